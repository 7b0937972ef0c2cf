// The page as an exhibit: its profile, its states, no way out, getting up again, and a day of visitors by a clock that is moved on.
import assert from 'node:assert/strict';
import { nothingFound } from './axe.mjs';
import { boardWorker, holdBoard, loseGraphics, middleOf, state } from './board.mjs';
import { openWatched, tap } from './browser.mjs';
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
  await page.route('**/kiosk/hall.json', (route) => route.fulfill({ status: 500 }));
  await page.goto(`${bench.site.address}?kiosk=hall`);
  await page.getByText('it could not be loaded: HTTP 500').waitFor();
});

test('kiosk: what it says while the board comes can be read, whatever the system’s colours', async (bench) => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const { page, context } = await openWatched(bench.browser, bench.site.origin, { ...hall, colorScheme });
    await holdBoard(page);
    await page.goto(`${bench.site.address}?kiosk=museum`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => document.documentElement.dataset.kiosk !== undefined);
    await page.locator('#loading-text').waitFor();
    await nothingFound(page, `loading, ${colorScheme}`);
    await context.close();
  }
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
  await tap(page, x, y);
  await page.waitForFunction(() => globalThis.mancalaBoard.state.moves.length > 0, null, { polling: 50 });

  await passes(page, 50);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.kiosk), 'play');
  await passes(page, 11);
  await comesTo(page, 'warning');
  const first = Number(await page.locator('.kiosk-count').innerText());
  assert.ok(first > 25 && first <= 30, `from 30 on, less what this machine has needed since: ${first}`);
  await passes(page, 12);
  assert.ok(Number(await page.locator('.kiosk-count').innerText()) <= first - 11, 'it counts down');
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'kiosk-here');
  // Beside the buttons, over a pit: that touch dismisses and does nothing else.
  // The engine's answer may still be on its way: it thinks by no clock.
  await page.waitForFunction(() => globalThis.mancalaBoard.state.pits.some(({ enabled }) => enabled), null, { polling: 50 });
  const before = await played(page);
  await tap(page, 30, 780);
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
  await tap(page, 500, 400);
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
      // A link that is dropped would be followed.
      const kinds = ['contextmenu', 'dragstart', 'dragenter', 'dragover', 'drop', 'selectstart', 'gesturestart', 'auxclick'];
      return kinds.filter((kind) => document.body.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })));
    });
    assert.deepEqual(open, [], where);
    const keys = await page.evaluate(() => ['+', '-', '0', 'p', 'f', 't', 'n', 'w', 'u', 'r', 'I', 'C', 'J', 'з'].filter((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }))));
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
  for (const selector of ['.kiosk-bar', '.kiosk-bar button']) assert.equal(await page.locator(selector).first().evaluate((element) => getComputedStyle(element).touchAction), 'pan-y', selector);
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

const allLanguages = ['en', 'bg', 'fr', 'hu', 'id', 'ru', 'sr', 'tr', 'zh'];

/** @typedef {{name: string, left: number, top: number, right: number, bottom: number}} Box */
/** @param {import('playwright-core').Page} page @param {string} selector @returns {Promise<Box[]>} */
const boxes = (page, selector) => page.locator(selector).evaluateAll((elements) => elements.map((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { name: element.textContent ?? '', left, top, right, bottom };
}));

/** Another size of the window, and the frame in which the page learns of it. @param {import('playwright-core').Page} page @param {number} width @param {number} height */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(() => ['.kiosk-bar', '.kiosk-caption'].every((part) => {
    const { offsetHeight = 0 } = /** @type {HTMLElement | null} */ (document.querySelector(part)) ?? {};
    return !offsetHeight || document.documentElement.style.getPropertyValue(part.replace('.kiosk-', '--')) === `${offsetHeight}px`;
  }), null, { timeout: 10_000, polling: 50 });
}

/** @param {Box} a @param {Box} b */
const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

for (const [languages, sizes] of /** @type {[string[], [number, number][]][]} */ ([
  [allLanguages, [[1080, 810], [768, 1024], [1080, 1920], [844, 390], [320, 568]]],
  [allLanguages.slice(0, 3), [[320, 568], [1080, 810]]],
])) {
  test(`kiosk: ${languages.length} languages, the board and its caption share the screen, whatever its size`, async (bench) => {
    const { page, problems } = await openKiosk(bench, { languages, idle: 3600 });
    await comesTo(page, 'start');
    await passes(page, 21);
    await comesTo(page, 'attract');
    for (const [width, height] of sizes) {
      const where = `${width} × ${height}`;
      await resize(page, width, height);
      const [caption] = await boxes(page, '.kiosk-caption');
      for (const text of await boxes(page, '.kiosk-caption p, .kiosk-caption h1')) assert.ok(text.left >= 0 && text.right <= width && text.top >= caption.top && text.bottom <= height, `${where}: ${JSON.stringify(text)}`);
      // The board's worker answers a new size in its own time.
      let pits = await boxes(page, '#twin [data-pit]');
      const hidden = () => pits.filter((pit) => pit.top < 0 || pit.bottom > caption.top || pit.right > width);
      for (let time = 0; time < 50 && hidden().length; ++time, pits = await boxes(page, '#twin [data-pit]')) await page.waitForTimeout(100);
      assert.equal(pits.length, 12);
      assert.deepEqual(hidden(), [], `${where}: every pit is seen above ${caption.top}`);
    }
    await tap(page, 100, 30);
    await comesTo(page, 'start');
    await passes(page, 3);
    await page.locator('[data-game="kalah"]').tap();
    await comesTo(page, 'play');
    for (const [width, height] of sizes) {
      const where = `${width} × ${height}`;
      await resize(page, width, height);
      const [play] = await boxes(page, '#play');
      const buttons = await boxes(page, '.kiosk-bar button');
      assert.equal(buttons.length, languages.length + 1);
      for (const button of buttons) {
        assert.ok(button.left >= 0 && button.top >= 0 && button.right <= width && button.bottom <= play.top, `${where}: ${JSON.stringify(button)} is in the bar, above ${play.top}`);
        assert.ok(button.bottom - button.top >= 44 && button.right - button.left >= 44, `${where}: ${JSON.stringify(button)} is large enough for a finger`);
        assert.ok(!buttons.some((other) => other !== button && meet(button, other)), `${where}: ${button.name} lies by itself`);
      }
      assert.ok(play.bottom - play.top >= .6 * height, `${where}: the board keeps most of the screen`);
    }
    // What a keyboard opens begins below the bar.
    await page.keyboard.press('c');
    await page.waitForFunction(() => document.activeElement?.id === 'panel-title', null, { polling: 50 });
    for (const [width, height] of sizes) {
      await resize(page, width, height);
      const [bar] = await boxes(page, '.kiosk-bar');
      const [sheet] = await boxes(page, '#sheet');
      const [title] = await boxes(page, '#panel-title');
      assert.ok(title.top >= bar.bottom && title.bottom <= height && sheet.bottom <= height, `${width} × ${height}: ${JSON.stringify({ bar, title, sheet })}`);
    }
    assert.deepEqual(problems, []);
  });
}

test('kiosk: the start on a phone: a swipe that begins on a game moves the panel, whose edge tells that there is more', async (bench) => {
  const about = 'Two rows of six pits. End in your own store and you move again.';
  const games = ['kalah', 'dakon', 'djenon-aboure', 'san-yao', 'mangala-ii'].map((game) => ({ game, about }));
  const { page, context, problems } = await openKiosk(bench, { games, languages: allLanguages, attract: 3600 }, { clock: false, options: { viewport: { width: 844, height: 390 }, hasTouch: true } });
  await comesTo(page, 'start');
  const [panel] = await boxes(page, '.kiosk-panel');
  for (const game of await boxes(page, '.kiosk-games button')) assert.ok(game.bottom <= panel.bottom, `${game.name} is seen on a phone that lies`);

  await page.setViewportSize({ width: 320, height: 568 });
  const more = page.locator('.kiosk-more');
  await more.waitFor({ state: 'visible' });
  const { x, y } = await page.locator('[data-game="djenon-aboure"]').evaluate((button) => {
    const { left, top } = button.getBoundingClientRect();
    return { x: left + 40, y: top + 30 };
  });
  const moved = () => page.evaluate(() => document.querySelector('.kiosk-panel')?.scrollTop ?? 0);
  const session = await context.newCDPSession(page);
  for (let swipe = 0; swipe < 8 && await more.isVisible(); ++swipe) {
    const before = await moved();
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let step = 1; step <= 10; ++step) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - step * 15 }] });
      await page.waitForTimeout(20);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(400);
    assert.ok(await moved() > before, 'it moves with the finger');
  }
  assert.ok(await more.isHidden(), 'at its end nothing more is told of');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.kiosk), 'start', 'and no game was begun');
  assert.equal(await page.evaluate(() => scrollY + (visualViewport?.offsetTop ?? 0)), 0, 'the page itself stays where it is');
  const last = (await boxes(page, '.kiosk-start .kiosk-languages button')).at(-1);
  assert.ok(last && last.bottom <= 568);
  assert.deepEqual(problems, []);
});

test('kiosk: a word without an end is broken and not cut', async (bench) => {
  const word = 'Unbroken'.repeat(40);
  const { page } = await openKiosk(bench, { title: word, welcome: word, games: [{ game: 'kalah', about: word }] });
  for (const [state, part] of [['start', '.kiosk-panel'], ['attract', '.kiosk-caption']]) {
    await comesTo(page, state);
    const [whole, seen] = await page.locator(part).evaluate((element) => [element.scrollWidth, element.clientWidth]);
    assert.ok(whole <= seen, `${state}: ${whole} in ${seen} px`);
    await passes(page, 21);
  }
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
  await tap(page, x, y);
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
    // In the margin: where a start is shown already it is no choice.
    await tap(page, 4, 150);
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
      await tap(page, 20, 250);
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
