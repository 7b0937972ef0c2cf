// The board in somebody else's page: another origin, without CORS headers, with policies, sandboxes, keys and scrolling of its own.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nothingFound } from './axe.mjs';
import { openWatched, tap } from './browser.mjs';
import { mancala, played } from './cli.mjs';
import { say, test } from './harness.mjs';
import { ask, frameOf, heard, openHost, pitOf, serveHost } from './host.mjs';

/** What a strict host allows: the board's script and its frame, nothing inline, nothing else. @param {string} site */
const strict = (site) => `default-src 'none'; script-src ${site}; frame-src ${site}; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`;

const two = 'south="person" north="person" speed="off"';

test('embed: the element in a host of another origin under a strict policy: methods and events', async (bench) => {
  const { page, problems, host } = await openHost(bench, `<mancala-board id="board" game="kalah" ${two} loading="eager"></mancala-board>`, { policy: strict(bench.site.origin) });
  const [ready] = await heard(page, 'ready');
  const [start] = mancala('start', 'kalah');
  assert.deepEqual(ready, { version: 1, game: 'kalah', position: start, turn: 'S', moves: [] });
  assert.equal(await ask(page, 'board', 'position'), start);
  assert.deepEqual(await ask(page, 'board', 'moves'), mancala('moves', start)[0].split(' '));

  const positions = played(start, ['C', 'F', 'b']);
  assert.equal(await ask(page, 'board', 'play', 'C'), positions[0]);
  assert.equal(await ask(page, 'board', 'play', 'F'), positions[1]);
  const moves = await heard(page, 'move', 'board', 2);
  assert.deepEqual(moves[0], { move: 'C', side: 'S', steps: mancala('steps', start, 'C').map((line) => JSON.parse(line)), position: positions[0] });
  assert.deepEqual(moves[1].steps, mancala('steps', positions[0], 'F').map((line) => JSON.parse(line)));
  // C ended in the store: the first turn told is the one after F.
  assert.deepEqual((await heard(page, 'turn'))[0], { side: 'N', seat: 'person', position: positions[1] });
  assert.deepEqual(await ask(page, 'board', 'played'), ['C', 'F']);

  assert.match((await ask(page, 'board', 'play', 'A')).refused, /play: `A` cannot be played now; these can: a b c/);
  assert.match((await ask(page, 'board', 'play', 'Q7')).refused, /field `move`: `Q7`/);
  assert.equal(await ask(page, 'board', 'undo'), positions[0]);
  assert.match((await ask(page, 'board', 'start', 'kalah 4,4')).refused, /start: character \d+/);
  assert.equal(await ask(page, 'board', 'position'), positions[0], 'a text that cannot be read changes nothing');

  // The engine held, let go, and a game to its end.
  assert.equal(await ask(page, 'board', 'start', '?game=kalah&south=person&north=level1'), start);
  await ask(page, 'board', 'pause');
  await ask(page, 'board', 'play', 'A');
  await page.waitForTimeout(2500);
  assert.deepEqual(await ask(page, 'board', 'played'), ['A']);
  await ask(page, 'board', 'resume');
  await page.waitForFunction(() => globalThis.told.filter((one) => one.kind === 'move').at(-1).detail.side === 'N', null, { timeout: 60_000, polling: 50 });
  await ask(page, 'board', 'setLevel', 0, 'north');
  await ask(page, 'board', 'start', 'kalah 0,0,0,0,0,1/1,0,0,0,0,0 20-26 S');
  await ask(page, 'board', 'play', 'F');
  assert.deepEqual((await heard(page, 'over')).at(-1), { score: [21, 27], why: 'row-empty', winner: 'N', matchOver: true });
  assert.match((await ask(page, 'board', 'setLevel', 9, 'north')).refused, /from 0 to 8/);
  assert.match((await ask(page, 'board', 'undo')).refused ?? '', /^$/);
  // The text that could not be read is the one thing that the board itself said went wrong.
  assert.deepEqual((await heard(page, 'error')).map(({ sentence }) => sentence.replace(/: .*/, '')), ['This could not be read']);
  assert.deepEqual(problems, []);
  await host.close();
});

test('embed: a plain frame with a query shows what it says, and says nothing to its host', async (bench) => {
  const position = 'kalah 1,0,0,5,0,1/2,6,1,0,7,3 10-12 S';
  const address = `${bench.site.address}embed.html?start=${position.replaceAll(' ', '_')}&moves=A&south=person&north=person`;
  const { page, problems, host } = await openHost(bench, `<script>globalThis.heardMessages = []; onmessage = (event) => heardMessages.push(event.data);</script>
    <iframe id="board" src="${address}" title="A board" width="640" height="480"></iframe>`, { head: '' });
  const frame = await frameOf(page, 'board');
  await frame.waitForFunction(() => globalThis.mancalaBoard?.state, null, { timeout: 60_000, polling: 50 });
  assert.equal(await frame.evaluate(() => globalThis.mancalaBoard.state.position), played(position, ['A'])[0]);
  await page.mouse.click(...Object.values(await pitOf(page, 'board', 'b')));
  await frame.waitForFunction(() => globalThis.mancalaBoard.state.moves.length === 2, null, { polling: 50 });
  assert.deepEqual(await page.evaluate(() => globalThis.heardMessages), []);
  assert.deepEqual(problems, []);
  await host.close();
});

test('embed: under sandbox="allow-scripts" alone the engine answers, and nothing is blocked', async (bench) => {
  const { page, problems, requests, host } = await openHost(bench,
    `<mancala-board id="board" sandbox="allow-scripts" game="kalah" south="person" north="level1" speed="off" storage="kept" loading="eager"></mancala-board>`, { policy: strict(bench.site.origin) });
  await heard(page, 'ready');
  const frame = await frameOf(page, 'board');
  assert.equal(await frame.evaluate(() => self.origin), 'null');
  await page.mouse.click(...Object.values(await pitOf(page, 'board', 'A')));
  const moves = await heard(page, 'move', 'board', 2);
  assert.equal(moves[0].move, 'A');
  await page.waitForFunction(() => globalThis.told.some((one) => one.kind === 'move' && one.detail.side === 'N'), null, { timeout: 60_000, polling: 50 });
  const names = requests.filter((address) => address.startsWith(bench.site.address)).map((address) => new URL(address).pathname.split('/').at(-1));
  assert.ok(names.includes('embed-bytes.js'));
  assert.ok(!names.some((name) => name.endsWith('.wasm') || name === 'engine.js' || name === 'engine-worker.js'), `asked for: ${names}`);
  assert.deepEqual(problems, []);
  await host.close();
});

test('embed: both sides keep to exact origins, and every message is checked', async (bench) => {
  const { page, host } = await openHost(bench, '<div id="place"></div>', { head: '' });
  const address = `${bench.site.address}embed.html?game=kalah&south=person&north=person&speed=off`;
  /** Opens a frame as a host of one's own making would, and gives what it said to the window. @param {string} origin */
  const openFrame = (origin) => page.evaluate(async ([source]) => {
    globalThis.words = [];
    globalThis.onmessage = (event) => globalThis.words.push({ data: event.data, origin: event.origin, mine: event.source === globalThis.frame.contentWindow });
    globalThis.frame = document.createElement('iframe');
    globalThis.frame.src = source;
    globalThis.frame.width = '500';
    globalThis.frame.height = '400';
    globalThis.document.getElementById('place')?.replaceChildren(globalThis.frame);
    await new Promise((loaded) => (globalThis.frame.onload = loaded));
  }, [`${address}&api=1&origin=${encodeURIComponent(origin)}`]);

  // An address that names another host: the browser keeps the hello from this one.
  await openFrame('https://other.example');
  await page.waitForTimeout(4000);
  assert.deepEqual(await page.evaluate(() => globalThis.words), []);

  await openFrame(host.origin);
  await page.waitForFunction(() => globalThis.words.length > 0, null, { timeout: 60_000, polling: 50 });
  assert.deepEqual(await page.evaluate(() => globalThis.words), [{ data: { mancala: 1, type: 'hello' }, origin: bench.site.origin, mine: true }]);

  // A stranger in the same page, of an origin that was not named, cannot take the line.
  const elsewhere = await serveHost({
    '/': '<p>a stranger</p>',
    '/liar': '<script>parent.postMessage({ mancala: 1, type: "hello" }, "*"); onmessage = (event) => { globalThis.got = event.ports.length; };</script>',
  });
  /** @param {import('playwright-core').Page} where @param {string} path */
  const openStranger = async (where, path) => {
    await where.evaluate((source) => new Promise((loaded) => {
      const frame = document.createElement('iframe');
      frame.onload = loaded;
      frame.src = source;
      document.body.append(frame);
    }), `${elsewhere.origin}${path}`);
    const frame = where.frames().find((one) => one.url() === `${elsewhere.origin}${path}`);
    assert.ok(frame, 'the stranger has a frame');
    return frame;
  };
  const stranger = await openStranger(page, '/');
  await stranger.evaluate(() => {
    const channel = new MessageChannel();
    globalThis.said = [];
    channel.port1.onmessage = (event) => globalThis.said.push(event.data);
    globalThis.parent.frames[0].postMessage({ mancala: 1, type: 'connect' }, '*', [channel.port2]);
    channel.port1.postMessage({ call: 1, method: 'position' });
  });

  /** The host's own line: says each message and gathers the answers. @param {unknown[]} messages */
  const talk = (messages) => page.evaluate(async (all) => {
    if (!globalThis.port) {
      const channel = new MessageChannel();
      globalThis.port = channel.port1;
      globalThis.answers = [];
      globalThis.port.onmessage = (event) => globalThis.answers.push(event.data);
      globalThis.frame.contentWindow?.postMessage({ mancala: 1, type: 'connect' }, '*', [channel.port2]);
    }
    const ready = async () => { while (!globalThis.answers.some((one) => one.event === 'ready')) await new Promise((later) => setTimeout(later, 50)); };
    await ready();
    const before = globalThis.answers.length;
    for (const message of all) globalThis.port.postMessage(message);
    await new Promise((later) => setTimeout(later, 500));
    return globalThis.answers.slice(before);
  }, messages);

  const answers = await talk([
    { call: 1, method: 'position' }, 'position', { method: 'position' }, { call: 2, method: 'eval', code: '1' }, { call: 3, method: 'play', move: 'ZZ' },
    { call: 4, method: 'play', move: 'a' }, { call: 5, method: 'play', move: 'C', force: true }, { call: 6, method: 'constructor' },
  ]);
  assert.equal(answers.length, 8);
  assert.equal(answers[0].value, mancala('start', 'kalah')[0]);
  assert.match(answers[1].detail.sentence, /`position` is not an object/);
  assert.match(answers[2].detail.sentence, /field `call`: it is missing/);
  assert.match(answers[3].error, /field `method`: `eval`/);
  assert.match(answers[4].error, /field `move`: `ZZ`/);
  assert.match(answers[5].error, /these can: A B C D E F/);
  assert.match(answers[6].error, /field `force`: it is not known/);
  assert.match(answers[7].error, /field `method`: `constructor`/);
  assert.deepEqual(await stranger.evaluate(() => globalThis.said), [], 'the stranger heard nothing');

  // And the element takes no hello from any window but its own frame's.
  const { page: second, host: other } = await openHost(bench, '<mancala-board id="board" game="kalah" loading="eager"></mancala-board>');
  const liar = await openStranger(second, '/liar');
  await second.evaluate(() => globalThis.postMessage({ mancala: 1, type: 'hello' }, '*'));
  await heard(second, 'ready');
  assert.equal(await liar.evaluate(() => globalThis.got ?? 'nothing'), 'nothing');
  await Promise.all([host.close(), other.close(), elsewhere.close()]);
});

test('embed: an address that cannot be read says where and why, on the board and to the host', async (bench) => {
  const { page, host } = await openHost(bench, `<mancala-board id="link" game="chess" loading="eager"></mancala-board>
    <mancala-board id="option" game="kalah" controls="some" loading="eager"></mancala-board>`);
  const [link] = await heard(page, 'error', 'link');
  assert.match(link.sentence, /character \d+.*chess|chess/);
  const [option] = await heard(page, 'error', 'option');
  assert.match(option.sentence, /option `controls`: `some` .*`full` or `none`/);
  const frame = await frameOf(page, 'option');
  assert.ok((await frame.locator('#notice-text').innerText()).includes(option.sentence));
  await heard(page, 'ready', 'link');
  assert.match(await (await frameOf(page, 'link')).evaluate(() => globalThis.mancalaBoard.state.status), /could not be read/);
  await nothingFound(frame, 'inside a frame, with a notice');
  await nothingFound(await frameOf(page, 'link'), 'inside a frame, with a panel');
  await host.close();
});

test('embed: several on one page are each its own game', async (bench) => {
  const boards = ['kalah', 'san-yao', 'mangala-ii'];
  const { page, problems, host } = await openHost(bench, boards.map((game) => `<mancala-board id="${game}" game="${game}" ${two} width="300" height="260" loading="eager"></mancala-board>`).join(''));
  for (const game of boards) await heard(page, 'ready', game);
  for (const game of boards) {
    const [first] = await ask(page, game, 'moves');
    assert.equal(await ask(page, game, 'play', first), played(game, [first])[0]);
  }
  for (const game of boards) assert.equal((await ask(page, game, 'played')).length, 1);
  assert.equal((await heard(page, 'move')).length, 3);
  assert.deepEqual(problems, []);
  await host.close();
});

test('embed: the host keeps its keys, the board keeps its own, and Tab goes in and out', async (bench) => {
  const { page, problems, host } = await openHost(bench, `<button id="before">before</button>
    <mancala-board id="board" game="kalah" ${two} width="640" height="480" loading="eager"></mancala-board><button id="after">after</button>`);
  await heard(page, 'ready');
  await page.evaluate(() => {
    globalThis.hostKeys = [];
    document.addEventListener('keydown', (event) => {
      globalThis.hostKeys.push(event.key);
      // As slides and maps do.
      if (event.key.startsWith('Arrow') || event.key.length === 1) event.preventDefault();
    }, true);
  });
  const start = await ask(page, 'board', 'position');
  await page.focus('#before');
  for (const key of ['1', 'u', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  assert.equal(await ask(page, 'board', 'position'), start, 'a key of the host is none of the board’s');
  assert.deepEqual(await page.evaluate(() => globalThis.hostKeys), ['1', 'u', 'ArrowRight', 'Enter']);

  const frame = await frameOf(page, 'board');
  const inside = () => page.evaluate(() => document.activeElement?.id === 'board');
  // What can be focused follows `ready` by a moment; a hand is not as fast.
  await frame.waitForSelector('[role=grid] button[tabindex="0"]');
  // Host and frame are processes of their own: where the focus is in the end, both say a moment after the key.
  const place = async () => await page.evaluate(() => document.activeElement?.id) + await frame.evaluate(() => {
    const { id, dataset } = /** @type {HTMLElement} */ (document.activeElement);
    return `/${id}/${dataset.pit}/${dataset.command}/${document.hasFocus()}`;
  });
  const press = async (/** @type {string} */ key) => {
    const was = await place();
    await page.keyboard.press(key);
    for (let tries = 0, last = was, now = ''; tries < 100 && (now === was || now !== last); ++tries) {
      await page.waitForTimeout(40);
      [last, now] = [now, await place()];
    }
  };
  await press('Tab');
  assert.ok(await inside(), 'Tab leads into the board');
  assert.match(await place(), /^board\/[^/]*\/A\/.*\/true$/, 'and there to the pits');
  const before = await page.evaluate(() => globalThis.hostKeys.length);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await heard(page, 'move');
  assert.equal(await page.evaluate(() => globalThis.hostKeys.length), before, 'and its keys are none of the host’s');
  assert.deepEqual((await heard(page, 'activity'))[0], { input: 'key' });

  let presses = 0;
  while (await inside() && presses < 60) {
    await press('Tab');
    ++presses;
  }
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'after', `after ${presses} presses`);
  await press('Shift+Tab');
  assert.ok(await inside(), 'and back again');
  for (let back = 0; await inside() && back < 60; ++back) await press('Shift+Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'before');
  assert.deepEqual(problems, []);
  await host.close();
});

/** Waits until the page has not moved for a quarter of a second. @param {import('playwright-core').Page} page */
async function scrollRests(page) {
  for (let last = NaN, now = NaN, rested = 0; rested < 5; last = now) {
    await page.waitForTimeout(50);
    now = await page.evaluate(() => scrollY);
    rested = now === last ? rested + 1 : 0;
  }
}

for (const by of /** @type {const} */ (['mouse', 'touch'])) {
  test(`embed: the host scrolls while the ${by === 'mouse' ? 'wheel' : 'finger'} is over the board`, async (bench) => {
    const { page, context, problems, host } = await openHost(bench, `<mancala-board id="board" game="kalah" ${two} width="380" height="300" loading="eager"></mancala-board><div style="height:4000px">below</div>`,
      { options: { viewport: { width: 400, height: 600 }, hasTouch: by === 'touch', isMobile: by === 'touch' } });
    await heard(page, 'ready');
    const { x, y } = await pitOf(page, 'board', 'C');
    const start = await ask(page, 'board', 'position');
    if (by === 'mouse') {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 300);
    } else {
      const session = await context.newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let step = 1; step <= 12; ++step) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - step * 20 }] });
        await page.waitForTimeout(25);
      }
      // A finger that rests before it leaves throws nothing: a page still gliding would take the next tap as its stop.
      await page.waitForTimeout(300);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await page.waitForFunction(() => scrollY > 150, null, { polling: 50 });
    assert.equal(await ask(page, 'board', 'position'), start, 'and no seed was sown');
    await scrollRests(page);
    await page.evaluate(() => scrollTo(0, 0));
    await scrollRests(page);
    assert.equal(await page.evaluate(() => scrollY), 0);
    const again = await pitOf(page, 'board', 'C');
    if (by === 'mouse') await page.mouse.click(again.x, again.y);
    else await tap(page, again.x, again.y);
    assert.equal((await heard(page, 'move'))[0].move, 'C');
    assert.deepEqual((await heard(page, 'activity'))[0], { input: 'pointer' });
    assert.deepEqual(problems, []);
    await host.close();
  });
}

test('embed: it is loaded when it comes near, or when it is asked', async (bench) => {
  const { page, problems, requests, host } = await openHost(bench, `<div style="height:9000px">above</div><mancala-board id="board" game="kalah" ${two}></mancala-board>
    <div style="height:9000px">between</div><mancala-board id="asked" game="dakon" ${two}></mancala-board>`);
  await page.waitForTimeout(2500);
  const frames = () => requests.filter((address) => address.includes('/embed.html')).length;
  assert.equal(frames(), 0, 'nothing but the script is loaded');
  assert.equal(await ask(page, 'asked', 'position'), mancala('start', 'dakon')[0]);
  assert.equal(frames(), 1);
  await page.locator('#board').scrollIntoViewIfNeeded();
  await heard(page, 'ready', 'board');
  assert.deepEqual(problems, []);
  await host.close();
});

test('embed: the board follows its element’s size, without dead space', async (bench) => {
  const { page, problems, host } = await openHost(bench, `<mancala-board id="board" game="kalah" ${two} loading="eager"></mancala-board>`);
  await heard(page, 'ready');
  const frame = await frameOf(page, 'board');
  const measured = () => frame.evaluate(() => {
    const { pits, boardOnly } = globalThis.mancalaBoard.state;
    const box = { left: Math.min(...pits.map((pit) => pit.x)), right: Math.max(...pits.map((pit) => pit.x + pit.w)), top: Math.min(...pits.map((pit) => pit.y)), bottom: Math.max(...pits.map((pit) => pit.y + pit.h)) };
    return { box, boardOnly, scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth };
  });
  let last = await measured();
  for (const [width, height] of [[320, 240], [800, 450], [400, 400], [300, 600]]) {
    await page.evaluate(([w, h]) => Object.assign(/** @type {HTMLElement} */ (document.getElementById('board')).style, { width: `${w}px`, height: `${h}px`, minHeight: '0' }), [width, height]);
    await frame.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height], { polling: 50 });
    // The page tells the board of it with a frame, and the board answers: soon, but no number of frames says when.
    const before = JSON.stringify(last.box);
    for (let tries = 0; tries < 100 && JSON.stringify((last = await measured()).box) === before; ++tries) await page.waitForTimeout(50);
    const { box, boardOnly, scrolls } = last;
    assert.ok(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height, `${width}×${height}: ${JSON.stringify(box)}`);
    // Pits fill most of the longer side; the stores take the rest of it.
    const share = Math.max((box.right - box.left) / width, (box.bottom - box.top) / height);
    assert.ok(share > 0.5, `${width}×${height}: the pits take ${share.toFixed(2)}`);
    assert.ok(!scrolls, `${width}×${height} scrolls`);
    assert.equal(boardOnly, height < 300, `${width}×${height}`);
  }
  assert.deepEqual(problems, []);
  await host.close();
});

test('embed: attributes that change are taken up, in the running game where that can be', async (bench) => {
  const { page, problems, host } = await openHost(bench, '<mancala-board id="board" game="kalah" south="person" north="level1" speed="off" loading="eager"></mancala-board>');
  await heard(page, 'ready');
  await ask(page, 'board', 'play', 'C');
  await page.evaluate(() => {
    const board = /** @type {HTMLElement} */ (document.getElementById('board'));
    board.setAttribute('level', '2');
    board.setAttribute('label', 'Another name');
  });
  assert.deepEqual(await ask(page, 'board', 'played'), ['C']);
  const frame = await frameOf(page, 'board');
  assert.deepEqual(await frame.evaluate(() => globalThis.mancalaBoard.state.seats), ['person', 'level 2']);
  // The look of a running game, too.
  await page.evaluate(() => {
    for (const [name, value] of [['theme', 'dakon'], ['surroundings', 'light'], ['numerals', 'large'], ['volume', 'quiet'], ['text-size', 'large'], ['letters', 'off'], ['motion', 'reduced'], ['told', 'steps']])
      document.getElementById('board')?.setAttribute(name, value);
  });
  assert.deepEqual(await ask(page, 'board', 'played'), ['C']);
  assert.deepEqual(await frame.evaluate(() => [globalThis.mancalaBoard.state.surroundings, globalThis.mancalaBoard.state.textSize]), ['light', 'large']);
  await page.evaluate(() => document.getElementById('board')?.setAttribute('level', 'perfect'));
  await ask(page, 'board', 'played');
  assert.deepEqual(await frame.evaluate(() => globalThis.mancalaBoard.state.seats), ['person', 'perfect']);
  await page.evaluate(() => document.getElementById('board')?.setAttribute('level', '2'));
  await page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('board')).setAttribute('game', 'dakon'));
  await heard(page, 'ready', 'board', 2);
  assert.equal(await ask(page, 'board', 'position'), mancala('start', 'dakon')[0]);
  assert.deepEqual(problems, []);
  await host.close();
});

test('embed: removed and added fifty times, nothing is left behind', async (bench) => {
  const { page, context, problems, host } = await openHost(bench, '<div id="place"></div>');
  const session = await context.newCDPSession(page);
  await page.waitForFunction(() => customElements.get('mancala-board'));
  /** Every second time the same element comes back; every fifth time its engine has answered. @param {boolean} same @param {boolean} answered */
  const once = (same, answered) => page.evaluate(async ([again, engine]) => {
    const board = again && globalThis.kept ? globalThis.kept : document.createElement('mancala-board');
    globalThis.kept = board;
    for (const [name, value] of Object.entries({ game: 'kalah@pits=3,seeds=2', south: 'person', north: 'level1', speed: 'off', loading: 'eager', width: '160', height: '120' })) board.setAttribute(name, value);
    document.getElementById('place')?.append(board);
    await new Promise((ready) => board.addEventListener('mancala-ready', ready, { once: true }));
    const answer = new Promise((moved) => board.addEventListener('mancala-move', ({ detail }) => detail.side === 'N' && moved(detail)));
    await board.play('A');
    if (engine) await answer;
    board.remove();
  }, [same, answered]);
  const count = async () => {
    for (let time = 0; time < 3; ++time) await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(300);
    const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { documents, nodes, jsEventListeners, heap: Math.round(usedSize / 1000), frames: page.frames().length, workers: page.workers().length };
  };
  for (let time = 0; time < 5; ++time) await once(time % 2 === 1, time % 5 === 0);
  const early = await count();
  for (let time = 0; time < 45; ++time) await once(time % 2 === 1, time % 5 === 0);
  const late = await count();
  say(`after 5: ${JSON.stringify(early)}`);
  say(`after 50: ${JSON.stringify(late)}`);
  assert.equal(late.frames, 1);
  assert.equal(late.workers, 0);
  assert.ok(late.documents <= early.documents + 1, 'documents');
  assert.ok(late.nodes <= early.nodes + 50, 'nodes');
  assert.ok(late.jsEventListeners <= early.jsEventListeners + 5, 'listeners');
  assert.ok(late.heap <= early.heap + 500, 'heap in kB');
  assert.deepEqual(problems, []);
  await host.close();
});

test('embed: no cookie, nothing stored unless a name is given, no request to any other place', async (bench) => {
  const { page, context, problems, requests, host } = await openHost(bench, `<mancala-board id="plain" game="kalah" ${two} loading="eager"></mancala-board>
    <mancala-board id="kept" game="kalah" storage="hall-2" ${two} loading="eager"></mancala-board>`);
  await Promise.all([heard(page, 'ready', 'plain'), heard(page, 'ready', 'kept')]);
  await ask(page, 'plain', 'play', 'A');
  const keys = async () => (await frameOf(page, 'plain')).evaluate(() => Object.keys(localStorage).sort());
  assert.deepEqual((await keys()).filter((key) => !key.startsWith('mancala.embed.hall-2.')), []);
  await ask(page, 'kept', 'play', 'C');
  assert.ok((await keys()).includes('mancala.embed.hall-2.game'));
  assert.deepEqual(await context.cookies(), []);
  assert.ok(!requests.some((address) => address.endsWith('/sw.js')), 'no service worker');
  assert.deepEqual(await (await frameOf(page, 'plain')).evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]), []);
  assert.equal(await (await frameOf(page, 'plain')).evaluate(() => document.cookie), '');
  assert.deepEqual((await context.storageState()).origins.flatMap(({ origin }) => (origin === host.origin ? [origin] : [])), [], 'nothing in the host’s own storage');
  await page.reload();
  await heard(page, 'ready', 'kept');
  assert.deepEqual(await ask(page, 'kept', 'played'), ['C'], 'what was kept comes back');
  assert.deepEqual(await ask(page, 'plain', 'played'), [], 'what was not does not');
  const origins = new Set(requests.filter((address) => !address.startsWith('data:')).map((address) => new URL(address).origin));
  assert.deepEqual([...origins].sort(), [bench.site.origin, host.origin].sort());
  assert.deepEqual(problems.filter((problem) => !problem.includes('data:')), []);
  await host.close();
});

test('embed: the demo page shows every board, by itself and in a sandbox', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, { serviceWorkers: 'allow', viewport: { width: 1100, height: 800 } });
  // Its boards go on loading for long.
  await page.goto(`${site.address}embed-demo.html`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => customElements.get('mancala-board'));
  const ids = await page.evaluate(() => [...document.querySelectorAll('mancala-board, iframe')].map((board) => board.id));
  assert.ok(ids.length >= 8, `${ids}`);
  for (const id of ids) {
    // Playwright's own would wait for a page at rest, and this one draws eight boards.
    await page.evaluate((one) => document.getElementById(one)?.scrollIntoView({ block: 'center' }), id);
    const frame = await frameOf(page, id);
    await frame.waitForFunction(() => document.documentElement.dataset.state === 'playing', null, { timeout: 90_000, polling: 100 });
  }
  await page.evaluate(() => scrollTo(0, 0));
  await nothingFound(page, 'demo');
  for (const name of ['Position', 'Play the first', 'Undo', 'Start Dakon', 'Pause', 'Resume']) await page.getByRole('button', { name, exact: true }).click();
  await page.waitForFunction(() => document.getElementById('told')?.innerText.includes('resume → done') && document.getElementById('told')?.innerText.includes('start → "dakon'), null, { polling: 50 });
  const told = await page.locator('#told').innerText();
  for (const line of ['ready {', 'position → "kalah', 'move {', 'play → "kalah', 'undo → "kalah', 'pause → done', 'resume → done']) assert.ok(told.includes(line), `${line} in ${told}`);
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.ok(!scrolls, 'the page does not scroll sideways');
  assert.deepEqual(problems, []);
});

test('embed: the builder shows what was chosen, and its lines work in a host', async (bench) => {
  const { page, context, problems } = await openWatched(bench.browser, bench.site.origin, { serviceWorkers: 'allow', viewport: { width: 1200, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${bench.site.address}embed-builder.html`);
  await page.selectOption('#game', 'mangala-ii');
  await page.selectOption('#sides', 'both');
  await page.fill('#width', '420');
  await page.fill('#height', '320');
  await page.check('#sandbox');
  await page.waitForFunction(() => document.querySelector('#preview mancala-board')?.getAttribute('game') === 'mangala-ii', null, { polling: 50 });
  assert.ok(await page.locator('#level').isDisabled(), 'without an engine there is no level');
  await page.waitForFunction(() => {
    const box = document.querySelector('#preview mancala-board')?.getBoundingClientRect();
    return box?.width === 420 && box.height === 320;
  }, null, { polling: 50 });
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByText('Copied').waitFor();
  const element = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(element, await page.inputValue('#as-element'));
  const frame = await page.inputValue('#as-frame');
  assert.deepEqual(problems, []);
  const { page: first, host } = await openHost(bench, element.replace('<mancala-board', '<mancala-board id="board"'), { head: '' });
  assert.equal((await heard(first, 'ready'))[0].game, 'mangala-ii');
  const { page: second, host: other } = await openHost(bench, frame.replace('<iframe', '<iframe id="board"'), { head: '' });
  const inside = await frameOf(second, 'board');
  await inside.waitForFunction(() => globalThis.mancalaBoard?.state?.game === 'mangala-ii', null, { timeout: 60_000, polling: 50 });
  // What is offered there is.
  const offered = (/** @type {string} */ field) => page.locator(`#${field} option`).evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value).filter(Boolean));
  assert.deepEqual(await offered('game'), mancala('games').map((line) => line.split(/\s/)[0]));
  for (const field of ['theme', 'language', 'speed'])
    for (const value of await offered(field)) assert.ok(await inside.evaluate((row) => globalThis.mancalaBoard.command(row), `${field}.${value}`), `${field} ${value}`);
  assert.equal((await offered('language')).length, 9);
  assert.equal(await inside.evaluate(() => self.origin), 'null', 'in its sandbox');
  // A mistake is told where it was made.
  await page.uncheck('#sandbox');
  await page.fill('#start', 'kalah 4,4');
  await page.waitForFunction(() => document.getElementById('problem')?.hidden === false, null, { timeout: 60_000, polling: 100 });
  assert.match(await page.locator('#problem').innerText(), /could not be read/);
  await page.fill('#storage', 'my game');
  assert.match(await page.locator('#storage-problem').innerText(), /small letters/);
  assert.doesNotMatch(await page.inputValue('#as-element'), /storage/);
  await page.fill('#storage', 'hall-2');
  assert.equal(await page.locator('#storage-problem').innerText(), '');
  assert.match(await page.inputValue('#as-element'), /storage="hall-2"/);
  await page.check('#sandbox');
  assert.match(await page.locator('#storage-problem').innerText(), /nothing is kept/);
  await nothingFound(page, 'builder');
  await Promise.all([host.close(), other.close()]);
});

test('embed: the types speak of the methods and events that there are', async (bench) => {
  const types = readFileSync(join(bench.site.folder, 'embed.d.ts'), 'utf8');
  const methods = [...types.matchAll(/^ {2}(\w+)\(.*\): Promise</gm)].map(([, name]) => name);
  const kinds = [...types.matchAll(/^ {2}'mancala-(\w+)': CustomEvent/gm)].map(([, name]) => name);
  const { page, host } = await openHost(bench, '');
  const has = await page.evaluate((names) => names.filter((name) => typeof customElements.get('mancala-board')?.prototype[name] === 'function'), methods);
  assert.deepEqual(has, methods);
  assert.deepEqual(methods, ['position', 'moves', 'played', 'play', 'undo', 'setLevel', 'start', 'pause', 'resume']);
  assert.deepEqual(kinds, ['ready', 'move', 'turn', 'over', 'activity', 'error']);
  await host.close();
});
