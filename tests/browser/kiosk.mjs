// The page as an exhibit: its profile, its states, no way out, getting up again, and a day of visitors by a clock that is moved on.
import assert from 'node:assert/strict';
import { nothingFound } from './axe.mjs';
import { boardWorker, loseGraphics, middleOf, state } from './board.mjs';
import { openWatched } from './browser.mjs';
import { mancala } from './cli.mjs';
import { say, test } from './harness.mjs';
import { installWorkerClock, passInWorker } from './worker_clock.mjs';

const hall = { viewport: { width: 1080, height: 810 }, hasTouch: true };

/** @type {Record<string, any>} */
const profile = {
  title: 'Mancala', welcome: 'Choose a game.', games: ['kalah', { game: 'dakon', about: 'From Java.' }], languages: ['en'], level: 1, idle: 60, warning: 30, attract: 20,
};

/**
 * A kiosk whose profile is this one, with a clock that can be moved on.
 * @param {import('./harness.mjs').Bench} bench @param {object} own @param {{clock?: boolean, options?: import('playwright-core').BrowserContextOptions}} more
 */
async function openKiosk({ site, browser }, own = {}, { clock = true, options = hall } = {}) {
  const watched = await openWatched(browser, site.origin, options);
  await watched.context.addInitScript(() => {
    globalThis.locks = 0;
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => (++globalThis.locks, new EventTarget()) } });
  });
  await watched.page.route('**/kiosk/hall.json', (route) => route.fulfill({ contentType: 'application/json', body: typeof own === 'string' ? own : JSON.stringify({ ...profile, ...own }) }));
  if (clock) {
    await watched.page.clock.install();
    await installWorkerClock(watched.context);
  }
  await watched.page.goto(`${site.address}?kiosk=hall`);
  return watched;
}

/** @param {import('playwright-core').Page} page @param {string} wanted */
const comesTo = (page, wanted) => page.waitForFunction((one) => document.documentElement.dataset.kiosk === one, wanted, { timeout: 60_000, polling: 50 });

/** Time passes, and what was due comes to pass. @param {import('playwright-core').Page} page @param {number} seconds */
const passes = async (page, seconds) => {
  await page.clock.fastForward(seconds * 1000);
  await passInWorker(page, seconds * 1000);
};

/** @param {import('playwright-core').Page} page */
const played = async (page) => (await state(page)).moves.length;

test('kiosk: a profile that is wrong names each field and the reason, on the screen', async (bench) => {
  for (const [own, words] of /** @type {[any, string[]][]} */ ([
    [{ games: ['kalah', 'chess'], languages: ['en', 'tlh'] }, ['In kiosk/hall.json', '`games[1]`: "chess" is not right; This could not be read: ', 'there is no game', '`languages[1]`: "tlh"']],
    [{ games: ['kalah', 'chess'], languages: ['fr', 'en'] }, ['Dans kiosk/hall.json', '`games[1]`: "chess" ne convient pas; Ceci n’a pas pu être lu', 'ce jeu n’existe pas']],
    [{ idle: 3, level: 'hard', exit: 1 }, ['`idle`: 3', '20 … 3600', '`level`: "hard"', '`exit`: 1', 'not known']],
    ['{"games": ["kalah",]}', ['kiosk/hall.json', 'not JSON']],
  ])) {
    const { page, context } = await openKiosk(bench, own, { clock: false });
    await comesTo(page, 'error');
    const text = await page.locator('.kiosk-error').innerText();
    for (const word of words) assert.ok(text.includes(word), `${word} in ${text}`);
    await nothingFound(page, 'profile error');
    assert.ok(await page.locator('main').isHidden());
    await context.close();
  }
  const { page } = await openWatched(bench.browser, bench.site.origin, hall);
  await page.goto(`${bench.site.address}?kiosk=nowhere`);
  await page.getByText('there is no such file beside the page (404)').waitFor();
  await page.goto(`${bench.site.address}?kiosk=../secret`);
  await page.getByText('small letters, digits and hyphens').waitFor();
});

test('kiosk: start, game, warning that any touch dismisses, and the start again', async (bench) => {
  const { page, problems } = await openKiosk(bench);
  await comesTo(page, 'start');
  assert.equal(await page.locator('.kiosk-games button').count(), 2);
  assert.ok((await page.locator('.kiosk-start').innerText()).includes('From Java.'));
  await page.locator('[data-game="dakon"]').tap();
  await comesTo(page, 'play');
  assert.deepEqual([(await state(page)).game, (await state(page)).seats], ['dakon', ['person', 'level 1']]);
  assert.ok(!(await state(page)).commands.some(({ id }) => ['new-game', 'settings'].includes(id)), 'visitors neither set up nor set');
  // The dismissed screen takes the end of a touch for a moment yet.
  await page.locator('.kiosk-cover').waitFor({ state: 'hidden' });
  const { x, y } = await middleOf(page, 'B');
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => globalThis.mancalaBoard.state.moves.length > 0, null, { polling: 50 });

  await passes(page, 50);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.kiosk), 'play');
  await passes(page, 11);
  await comesTo(page, 'warning');
  assert.equal(await page.locator('.kiosk-count').innerText(), '30');
  await passes(page, 12);
  assert.ok(Number(await page.locator('.kiosk-count').innerText()) <= 19, 'it counts down');
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'kiosk-here');
  // Beside the buttons, over a pit: that touch dismisses and does nothing else.
  // The engine's answer may still be on its way: it thinks by no clock.
  await page.waitForFunction(() => globalThis.mancalaBoard.state.pits.some(({ enabled }) => enabled), null, { polling: 50 });
  const before = await played(page);
  await page.touchscreen.tap(30, 780);
  await comesTo(page, 'play');
  assert.equal(await played(page), before);
  await passes(page, 50);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.kiosk), 'play', 'the touch began a whole new wait');
  await passes(page, 11);
  await comesTo(page, 'warning');
  for (let second = 0; second < 31; ++second) await passes(page, 1);
  await comesTo(page, 'start');
  assert.deepEqual([(await state(page)).game, await played(page)], ['kalah', 0], 'nothing is left of the visit');
  // "Start again" does so at once.
  await page.locator('[data-game="kalah"]').tap();
  await comesTo(page, 'play');
  // Here the time that axe takes is no visitor's.
  await nothingFound(page, 'game');
  await passes(page, 61);
  await comesTo(page, 'warning');
  await nothingFound(page, 'warning');
  await page.getByRole('button', { name: 'Start again' }).last().tap();
  await comesTo(page, 'start');
  await nothingFound(page, 'start');
  assert.deepEqual(problems, []);
});

test('kiosk: in the attract mode the engine plays itself, one game after another, and a touch leads to the start', async (bench) => {
  const { page, problems } = await openKiosk(bench, { games: ['kalah@pits=2,seeds=2', 'san-yao'] });
  await comesTo(page, 'start');
  await passes(page, 21);
  await comesTo(page, 'attract');
  assert.ok((await page.locator('.kiosk-caption').innerText()).includes('Touch the screen to play'));
  await nothingFound(page, 'attract');
  assert.deepEqual((await state(page)).seats, ['level 1', 'level 1']);
  assert.equal((await state(page)).game, 'kalah');
  /** Moves the clock until this is so. @param {() => boolean} there */
  const until = async (there) => {
    for (let jump = 0; jump < 80; ++jump) {
      if (await page.evaluate(there)) return;
      await passes(page, 3);
      await page.waitForTimeout(60);
    }
    assert.fail(`never came: ${there}`);
  };
  await until(() => globalThis.mancalaBoard.state.moves.length > 1);
  await until(() => globalThis.mancalaBoard.state.game === 'san-yao');
  await until(() => globalThis.mancalaBoard.state.moves.length > 0);
  await page.touchscreen.tap(500, 400);
  await comesTo(page, 'start');
  // The touch itself chose nothing, wherever it was.
  await page.waitForTimeout(500);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.kiosk), 'start');
  assert.deepEqual((await state(page)).seats, ['person', 'person']);
  assert.deepEqual(problems, []);
});

test('kiosk: no way out: no link, no menu, no zoom, no selection, no drag; the screen stays on', async (bench) => {
  const { page, context, problems } = await openKiosk(bench);
  await comesTo(page, 'start');
  /** @param {string} where */
  const nothingLeads = async (where) => {
    assert.equal(await page.locator('a[href]').count(), 0, where);
    const open = await page.evaluate(() => {
      const kinds = ['contextmenu', 'dragstart', 'selectstart', 'gesturestart', 'auxclick'];
      return kinds.filter((kind) => document.body.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })));
    });
    assert.deepEqual(open, [], where);
    const keys = await page.evaluate(() => ['+', '-', '0', 'p', 'f', 't', 'n', 'w', 'u', 'r'].filter((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }))));
    assert.deepEqual(keys, [], where);
  };
  await nothingLeads('start');
  await page.locator('[data-game="kalah"]').tap();
  await comesTo(page, 'play');
  await nothingLeads('play');
  for (const selector of ['html', '#stage', '.kiosk-cover', 'canvas']) {
    const style = await page.locator(selector).first().evaluate((element) => [getComputedStyle(element).userSelect, getComputedStyle(element).touchAction]);
    assert.equal(style[0], 'none', selector);
  }
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).touchAction), 'none');
  // Two fingers that part.
  const session = await context.newCDPSession(page);
  const scale = () => page.evaluate(() => globalThis.visualViewport?.scale);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 500, y: 400, id: 0 }, { x: 560, y: 400, id: 1 }] });
  for (let step = 1; step < 8; ++step) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 500 - step * 30, y: 400, id: 0 }, { x: 560 + step * 30, y: 400, id: 1 }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.equal(await scale(), 1);
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
  assert.ok(!scrolls);
  assert.equal(await page.evaluate(() => getComputedStyle(/** @type {Element} */ (document.querySelector('#failure .ways'))).display), 'none', 'a failure leads nowhere else');
  assert.ok(await page.evaluate(() => globalThis.locks) >= 1, 'the screen is kept on');
  assert.deepEqual(problems, []);
});

test('kiosk: it gets up again by itself: graphics that come back, graphics that do not, a dead engine', async (bench) => {
  const { page } = await openKiosk(bench, {}, { clock: false });
  await comesTo(page, 'start');
  await page.locator('[data-game="kalah"]').tap();
  await comesTo(page, 'play');
  await loseGraphics(page, 300);
  await page.waitForTimeout(1500);
  const { x, y } = await middleOf(page, 'A');

  // The engine's worker dies at its first question; the next one is whole.
  let failures = 0;
  await page.context().route('**/engine.wasm', (route) => (++failures <= 2 ? route.abort() : route.continue()));
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => globalThis.mancalaBoard.state.moves.length > 1 && globalThis.mancalaBoard.state.turn === 'S', null, { timeout: 60_000, polling: 100 });
  assert.equal(failures, 3, 'two deaths, then an engine');
  assert.ok(await page.locator('#notice').isHidden(), 'and nobody was asked');

  await page.evaluate(() => (globalThis.theSamePage = true));
  await loseGraphics(page);
  await page.waitForFunction(() => globalThis.theSamePage === undefined && document.documentElement.dataset.kiosk === 'start', null, { timeout: 60_000, polling: 200 });
  await page.locator('[data-game="dakon"]').tap();
  await comesTo(page, 'play');
});

test('kiosk: a board whose worker ends without a word is loaded again', async (bench) => {
  const { page } = await openKiosk(bench);
  await comesTo(page, 'start');
  await page.evaluate(() => (globalThis.theSamePage = true));
  for (let minute = 0; minute < 4; ++minute) await passes(page, 61);
  assert.ok(await page.evaluate(() => globalThis.theSamePage), 'one that answers is left alone');
  boardWorker(page).evaluate(() => globalThis.close()).catch(() => {});
  await page.waitForTimeout(500);
  for (let minute = 0; minute < 4 && await page.evaluate(() => globalThis.theSamePage).catch(() => false); ++minute) await page.clock.fastForward(61_000).catch(() => {});
  await page.waitForFunction(() => globalThis.theSamePage === undefined && document.documentElement.dataset.kiosk === 'start', null, { timeout: 60_000, polling: 200 });
});

test('kiosk: every visit begins the same, in the first language', async (bench) => {
  const { page, problems } = await openKiosk(bench, { texts: { en: { startAgain: 'Begin anew' } } });
  await comesTo(page, 'start');
  await page.locator('[data-game="kalah"]').tap();
  await comesTo(page, 'play');
  await page.evaluate(() => ['speed.fast', 'numerals.off', 'rules'].forEach((row) => globalThis.mancalaBoard.command(row)));
  await page.getByRole('button', { name: 'Begin anew' }).tap();
  await comesTo(page, 'start');
  const { panel, notice } = await state(page);
  assert.deepEqual([panel, notice], ['none', '']);
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), [], 'a kiosk keeps nothing');
  assert.deepEqual(problems, []);
});

test('kiosk: a day of visitors and attract mode, with memory, listeners and workers flat', async (bench) => {
  const { page, context, problems } = await openKiosk(bench, { games: ['kalah', 'dakon', 'mangala-ii'] }, { options: { viewport: { width: 400, height: 300 }, hasTouch: true } });
  const session = await context.newCDPSession(page);
  await comesTo(page, 'start');
  let hours = 0;
  let moves = 0;
  let visits = 0;
  /** @param {number} seconds */
  const wait = async (seconds) => {
    await passes(page, seconds);
    hours += seconds / 3600;
  };
  const now = () => page.evaluate(() => [document.documentElement.dataset.kiosk, globalThis.mancalaBoard.state.moves.length]);
  /** One visit: a touch, a game, a few moves, and away without a word. @param {number} which */
  const visit = async (which) => {
    ++visits;
    await page.touchscreen.tap(200, 100);
    await comesTo(page, 'start');
    await wait(1);
    await page.locator('.kiosk-games button').nth(which % 3).tap();
    await comesTo(page, 'play');
    for (let turn = 0; turn < 2; ++turn) {
      const pit = await page.evaluate(() => globalThis.mancalaBoard.state.pits.find((one) => one.enabled)?.id);
      if (pit) await page.evaluate((id) => globalThis.mancalaBoard.command(id), pit);
      for (let time = 0; time < 2; ++time) {
        await wait(6);
        await page.waitForTimeout(15);
      }
    }
    moves += Number((await now())[1]);
    await wait(61);
    await comesTo(page, 'warning');
    // Every fourth visitor was only thinking.
    if (which % 4 === 3) {
      await page.touchscreen.tap(20, 250);
      await comesTo(page, 'play');
      await wait(61);
      await comesTo(page, 'warning');
    }
    await wait(15);
    await wait(16);
    await comesTo(page, 'start');
  };
  const measure = async () => {
    for (let time = 0; time < 3; ++time) await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const wasm = await page.evaluate(async () => (await globalThis.mancalaBoard.figures()).memory);
    return { hours: Math.round(hours), visits, nodes, jsEventListeners, documents, heap: Math.round(usedSize / 1000), wasm, workers: page.workers().length };
  };
  const points = [];
  let hour = 0;
  while (hours < 24) {
    await visit(visits);
    // The rest of two hours is the engine's own: a move every five minutes, which is as good as more for what could leak.
    await wait(25);
    hour += 2;
    while (hours < hour) {
      await wait(300);
      await page.waitForTimeout(10);
    }
    if (hour % 6 === 2) points.push(await measure());
  }
  points.push(await measure());
  for (const point of points) say(JSON.stringify(point));
  const [first, last] = [points[0], points.at(-1) ?? points[0]];
  assert.ok(visits >= 12, `${visits} visits`);
  assert.ok(moves >= visits, `${moves} moves were made in them`);
  assert.ok(last.workers <= 2 && first.workers <= 2, 'the board and one engine at most');
  assert.equal(last.documents, first.documents);
  assert.ok(last.nodes <= first.nodes + 60, 'nodes');
  assert.ok(last.jsEventListeners <= first.jsEventListeners + 5, 'listeners');
  assert.ok(last.heap <= first.heap + 800, 'heap in kB');
  assert.equal(last.wasm, first.wasm, 'wasm memory');
  assert.deepEqual(problems, []);
}, 600_000);

test('kiosk: the shipped profile runs', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, hall);
  await page.goto(`${site.address}?kiosk=museum`);
  await comesTo(page, 'start');
  const names = await page.locator('.kiosk-games strong').allInnerTexts();
  const all = mancala('games').map((line) => line.split('\t').at(-1));
  assert.ok(names.length > 0 && names.every((name) => all.includes(name)), `${names}`);
  assert.deepEqual(problems, []);
});
