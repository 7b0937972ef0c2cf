// Links, what the board hands out, and the first board: what is there before the program.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { boardReady, command, holdBoard, newGame, openBoard, point, reaches, state } from './board.mjs';
import { desktop, openWatched, phone } from './browser.mjs';
import { mancala, played } from './cli.mjs';
import { test } from './harness.mjs';

const shared = { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] };
/** @param {import('playwright-core').Page} page */
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

test('a tap before the board is there is kept, and honoured on the board that was drawn', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, phone);
  const release = await holdBoard(page);
  await page.goto(site.address, { waitUntil: 'domcontentloaded' });
  const drawn = page.locator('#first-board');
  assert.equal(await drawn.getAttribute('data-position'), mancala('start', 'kalah')[0]);
  assert.equal(await drawn.locator('[data-tap]').count(), 12);
  const box = await drawn.locator('[data-tap="C"]').boundingBox();
  assert.ok(box && box.width >= 24 && box.height >= 44, JSON.stringify(box));
  await drawn.locator('[data-tap="C"]').tap();
  release();
  await boardReady(page);
  await page.waitForFunction(() => globalThis.mancalaBoard.state.moves.length > 0);
  assert.equal((await state(page)).moves[0], 'C');
  assert.deepEqual(problems, []);
});

test('nothing is painted that could be tapped before a tap is kept', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, phone);
  const late = 1500;
  await page.route(/\/boot\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, late));
    await route.continue();
  });
  await openBoard(page, site.address);
  const [painted] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime));
  assert.ok(painted >= late, `painted after ${painted} ms`);
  assert.deepEqual(problems, []);
});

test('who comes back sees the board as it was left, and a tap on it counts', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'dakon');
  const [first, second] = played('dakon', ['B', 'b']);
  await point(page, 'B', 'mouse');
  await reaches(page, first);
  const release = await holdBoard(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.waitForFunction((position) => document.getElementById('first-board')?.dataset.position === position, first);
  assert.equal(await page.locator('#first-board [data-tap]').count(), 14);
  await page.locator('#first-board [data-tap="b"]').click();
  release();
  await boardReady(page);
  await reaches(page, second);
  assert.deepEqual(problems, []);
});

test('a link opens exactly its game, and loading again goes on with what was played since', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, `${site.address}?game=kalah@pits=4,seeds=3&moves=A_b&sides=both&speed=off&theme=dakon&layout=portrait&numerals=large`);
  const positions = played('kalah@pits=4,seeds=3', ['A', 'b']);
  await reaches(page, positions[1]);
  const { commands, moves, pits } = await state(page);
  assert.deepEqual(moves, ['A', 'b']);
  await command(page, 'settings');
  const checked = (await state(page)).commands.filter(({ checked }) => checked).map(({ id }) => id);
  for (const id of ['speed.off', 'theme.dakon', 'layout.portrait', 'numerals.large', 'seat.south.person', 'seat.north.person']) assert.ok(checked.includes(id), id);
  await command(page, 'close');
  assert.ok(pits.every((pit) => pit.col < 2), 'the board stands');
  assert.ok(commands.length > 0);
  const [move] = mancala('moves', positions[1])[0].split(' ');
  await command(page, `play.${move}`);
  const after = played(positions[1], [move]).at(-1) ?? '';
  await reaches(page, after);
  await page.reload();
  await boardReady(page);
  await reaches(page, after);
  // What the link asked for was for that visit; the person's own settings are as they were.
  const stored = await page.evaluate(() => localStorage.getItem('mancala.settings') ?? '');
  assert.doesNotMatch(stored, /large|speed off|dakon|portrait/);
  assert.deepEqual(problems, []);
});

test('a wrong link says where and why, and offers a new game', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, { viewport: { width: 640, height: 480 } });
  // Which words are wrong in what way is tested without a page (tests/shell/link.cpp).
  for (const [query, words] of [['?game=kalah&moves=A_Z', /Z/], ['?game=dakon&speed=warp', /speed.*`off`/]]) {
    await openBoard(page, site.address + query);
    const { status, panel, game, moves } = await state(page);
    assert.match(status, /** @type {RegExp} */ (words), String(query));
    assert.match(status, /character \d+/, status);
    assert.equal(panel, 'new-game');
    assert.deepEqual([game, moves], ['kalah', []], 'nothing of it is half-applied');
  }
  assert.deepEqual(problems, []);
});

test('link, position and moves go to the clipboard, and come back from it', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, shared);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  const [position] = played('kalah', ['A']);
  await point(page, 'A', 'mouse');
  await reaches(page, position);
  await command(page, 'share');
  for (const [row, expected] of [['share.link', `${site.address}?game=kalah&moves=A`], ['share.position', position]]) {
    await page.locator(`button[data-command="${row}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /clipboard/.test(globalThis.mancalaBoard.state.status));
    // The sentence may still be the one before.
    for (let tries = 0; tries < 50 && (await clipboard(page)) !== expected; ++tries) await page.waitForTimeout(40);
    assert.equal(await clipboard(page), expected);
  }
  await page.locator('button[data-command="share.game"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /moves/.test(globalThis.mancalaBoard.state.status));
  assert.match(await clipboard(page), /^\[Game "kalah"\][^]*1\. A/);
  // A link that somebody pastes is opened at once.
  await page.evaluate(() => navigator.clipboard.writeText('dakon'));
  await page.locator('button[data-command="share.paste"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.game === 'dakon');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '?game=san-yao');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.waitForFunction(() => globalThis.mancalaBoard.state.game === 'san-yao');
  assert.deepEqual(problems, []);
});

test('where a browser copies only in the press itself, a button of the page does it', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, shared);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  await page.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    const press = () => /** @type {any} */ (globalThis).event?.type === 'click';
    navigator.clipboard.writeText = (text) => (press() ? write(text) : Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
    document.execCommand = () => false;
  });
  await command(page, 'share.position');
  const { position } = await state(page);
  await page.locator('#notice-act').waitFor();
  assert.equal(await page.locator('#notice-text').innerText(), position);
  await page.locator('#notice-act').click();
  await page.waitForFunction(() => /clipboard/.test(globalThis.mancalaBoard.state.status));
  assert.equal(await clipboard(page), position);
  assert.deepEqual(problems, []);
});

test('a game is saved to a file and opened again; a file that is none says why', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'mangala-ii');
  const moves = ['A', 'b', 'C'];
  const positions = played('mangala-ii', moves);
  for (const move of moves) await command(page, `play.${move}`);
  await reaches(page, positions[2]);
  const [download] = await Promise.all([page.waitForEvent('download'), command(page, 'share.save')]);
  assert.match(download.suggestedFilename(), /^mangala-ii-\d{4}-\d\d-\d\d\.mancala$/);
  const text = readFileSync(await download.path(), 'utf8');
  assert.match(text, /^\[Game "mangala-ii"\]/);

  await newGame(page, 'kalah');
  const open = async (/** @type {string} */ content) => {
    if ((await state(page)).panel !== 'share') await command(page, 'share');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('button[data-command="share.open"]').focus().then(() => page.keyboard.press('Enter'))]);
    await chooser.setFiles({ name: 'game.mancala', mimeType: 'text/plain', buffer: Buffer.from(content) });
  };
  await open(text);
  await reaches(page, positions[2]);
  assert.deepEqual((await state(page)).moves, moves);
  await open('[Game "kalah"]\n\n1. A Z\n');
  await page.waitForFunction(() => /Z/.test(globalThis.mancalaBoard.state.status));
  // The keyboard is in the sheet, which may lie over the line that says it.
  assert.match(await page.locator('#sheet .told').innerText(), /Z/);
  await reaches(page, positions[2]);
  // What is too long for a game is none, though its first part were one.
  await open(`[Game "kalah"]\n\n1. A *\n${' '.repeat(1_100_000)}`);
  await page.waitForFunction(() => /could not be read: character 200\d\d\d/.test(globalThis.mancalaBoard.state.status));
  await reaches(page, positions[2]);
  assert.deepEqual(problems, []);
});

test('a game that the system opens the page with is taken once the board is there', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  // The launch queue keeps what it has until somebody wants it, and is only there for installed pages.
  await page.addInitScript(() => {
    const files = [{ getFile: async () => new File(['[Game "dakon"]\n\n1. A *\n'], 'evening.mancala') }];
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer: (/** @type {Function} */ take) => take({ files }) } });
  });
  await openBoard(page, site.address);
  await reaches(page, played('dakon', ['A'])[0]);
  assert.deepEqual((await state(page)).moves, ['A']);
  assert.deepEqual(problems, []);
});

test('a picture of the board is saved as PNG and as SVG, without what lies over it', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'dakon');
  await command(page, 'share');
  const [png] = await Promise.all([page.waitForEvent('download'), command(page, 'share.png')]);
  const bytes = readFileSync(await png.path());
  assert.deepEqual([...bytes.subarray(1, 4)], [...Buffer.from('PNG')]);
  assert.equal(bytes.readUInt32BE(16), 1024);
  // Wood, bowls and seeds are many colours; an empty canvas is one.
  assert.ok(bytes.length > 100_000, `${bytes.length} bytes`);
  const [svg] = await Promise.all([page.waitForEvent('download'), command(page, 'share.svg')]);
  const drawing = readFileSync(await svg.path(), 'utf8');
  assert.equal(drawing.match(/<text /g)?.length, 16, 'fourteen pits and two stores have their numbers');
  assert.equal((await state(page)).panel, 'share');
  assert.deepEqual(problems, []);
});

test('a game against a friend goes to and fro as links', async ({ site, browser }) => {
  const mine = await openWatched(browser, site.origin, shared);
  await openBoard(mine.page, site.address);
  await newGame(mine.page, 'kalah', { north: 'friend' });
  assert.equal((await state(mine.page)).turn, 'S');
  await point(mine.page, 'A', 'mouse');
  // The turn has passed: the panel with the link opens by itself, and North's pits are not mine to play.
  await mine.page.waitForFunction(() => globalThis.mancalaBoard.state.panel === 'share');
  const waiting = await state(mine.page);
  assert.match(waiting.status, /friend/i);
  assert.ok(waiting.pits.every((pit) => !pit.enabled));
  await command(mine.page, 'share.link');
  await mine.page.waitForFunction(() => /clipboard/.test(globalThis.mancalaBoard.state.status));
  const link = await clipboard(mine.page);
  assert.equal(link, `${site.address}?game=kalah&moves=A&south=friend&north=person`);

  const theirs = await openWatched(browser, site.origin, shared);
  await openBoard(theirs.page, link);
  const [position] = played('kalah', ['A']);
  await reaches(theirs.page, position);
  const told = await state(theirs.page);
  assert.match(told.status, /your/i);
  assert.deepEqual(told.pits.filter((pit) => pit.enabled).map((pit) => pit.pit).sort(), mancala('moves', position)[0].split(' ').sort());
  await command(theirs.page, 'speed.off');
  await command(theirs.page, 'play.b');
  await theirs.page.waitForFunction(() => globalThis.mancalaBoard.state.panel === 'share');
  const back = (await state(theirs.page)).panelText?.at(-1) ?? '';
  assert.equal(back, `${site.address}?game=kalah&moves=A_b&south=person&north=friend`);
  await openBoard(mine.page, back);
  await reaches(mine.page, played('kalah', ['A', 'b'])[1]);
  assert.match((await state(mine.page)).status, /your/i);
  for (const { problems } of [mine, theirs]) assert.deepEqual(problems, []);
});
