// Whole games in the page, by mouse, touch and keyboard, against what the command line makes of the same moves.
import assert from 'node:assert/strict';
import { arrowTo, boardReady, command, frames, middleOf, newGame, openBoard, point, reaches, state, tabTo } from './board.mjs';
import { openWatched, phone } from './browser.mjs';
import { mancala, played, shortGame, shortMatch } from './cli.mjs';
import { test } from './harness.mjs';
import { hears, press } from './tree.mjs';

const games = ['kalah', 'dakon', 'djenon-aboure', 'san-yao', 'mangala-ii'];
/** @type {Record<string, string>} */
const gameNames = { kalah: 'Kalah', dakon: 'Dakon', 'djenon-aboure': 'Djenon-aboure', 'san-yao': 'San-Yao', 'mangala-ii': 'Mangala II' };

/**
 * Plays a whole game (in a match game, a whole round) and compares every position.
 * @param {import('playwright-core').Page} page @param {string} game @param {(move: string) => Promise<void>} play
 */
async function playWhole(page, game, play) {
  const { start, moves } = shortGame(game);
  const positions = played(start, moves);
  assert.equal((await state(page)).position, start);
  for (const [ply, move] of moves.entries()) {
    await play(move);
    await reaches(page, positions[ply]);
  }
  const over = await state(page);
  assert.deepEqual(over.moves, moves);
  assert.equal(over.turn, '-');
  const offered = over.commands.find(({ id }) => id === 'next-round')?.enabled ?? false;
  const next = nextRound(over.position);
  assert.equal(offered, next !== null, 'the next round is offered exactly when there is one');
  if (next === null) return;
  await command(page, 'next-round');
  await reaches(page, next);
}

/** @param {string} position @returns {string | null} */
function nextRound(position) {
  try {
    return mancala('next', position)[0];
  } catch {
    return null;
  }
}

for (const game of games) {
  for (const by of /** @type {const} */ (['mouse', 'touch'])) {
    test(`${game}: a whole game by ${by === 'mouse' ? 'clicks' : 'taps on a phone'}`, async ({ site, browser }) => {
      // Few pixels: a whole game is many frames, and they are drawn by software here.
      const small = { viewport: { width: 640, height: 480 } };
      const { page, problems } = await openWatched(browser, site.origin, by === 'mouse' ? small : { ...phone, deviceScaleFactor: 1 });
      await openBoard(page, site.address);
      await newGame(page, game);
      await playWhole(page, game, (move) => point(page, move, by));
      assert.deepEqual(problems, []);
    });
  }
}

test('a whole game by the keyboard alone, from the first Tab on', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  const rows = ['settings', 'speed.off', 'close', 'new-game', 'setup.game.djenon-aboure', 'setup.seat.south.person', 'setup.seat.north.person', 'setup.start'];
  for (const [at, row] of rows.entries()) {
    await tabTo(page, `button[data-command="${row}"]`);
    await page.keyboard.press(at % 2 ? 'Enter' : 'Space');
  }
  await page.waitForFunction(() => globalThis.mancalaBoard.state.game === 'djenon-aboure');
  let turn = 0;
  await playWhole(page, 'djenon-aboure', async (move) => {
    if (move.length > 1) await tabTo(page, `button[data-command="${move}"]`);
    else await arrowTo(page, move);
    await page.keyboard.press(++turn % 2 ? 'Enter' : 'Space');
  });
  assert.deepEqual(problems, []);
});

test('each game by the accessibility tree alone, from New game to its result; San-Yao a whole match', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, { viewport: { width: 480, height: 360 } });
  await page.goto(site.address);
  await page.getByRole('button', { name: /^A, / }).waitFor({ timeout: 60_000 });
  await press(page, 'Settings', 'Sheets');
  await press(page, 'Not shown', 'Sowing');
  for (const game of games) {
    const rounds = game === 'san-yao' ? shortMatch(game) : [shortGame(game)];
    await press(page, 'New game', 'Sheets');
    for (const name of [gameNames[game], 'South: a person', 'North: a person', 'Start']) await press(page, name, 'New game');
    for (const [at, { start, moves, score }] of rounds.entries()) {
      if (at > 0) await press(page, 'Next round');
      const positions = played(start, moves);
      await hears(page, start);
      let heard;
      for (const [ply, move] of moves.entries()) {
        await press(page, move === 'pass' ? 'Pass' : new RegExp(`^${move}, `));
        heard = await hears(page, positions[ply]);
      }
      assert.equal(heard?.result, `${Math.max(...score)} to ${Math.min(...score)}`);
      assert.ok(heard.told.includes(`South has ${score[0]}, North has ${score[1]}.`), heard.told);
    }
  }
  assert.deepEqual(problems, []);
});

test('a sown move is animated, and a tap finishes it at once', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'dakon', { speed: 'slow' });
  const before = await frames(page);
  await point(page, 'B', 'mouse');
  while ((await frames(page)) <= before + 3) await page.waitForTimeout(20);
  await point(page, 'B', 'mouse');
  await reaches(page, played('dakon', ['B']).at(-1) ?? '');
  // Then the next click is North's first move and nothing else.
  const [move] = mancala('moves', (await state(page)).position)[0].split(' ');
  await page.waitForTimeout(500);
  await point(page, move, 'mouse');
  await reaches(page, played('dakon', ['B', move]).at(-1) ?? '');
  assert.deepEqual(problems, []);
});

test('the engine at level 2 answers, with the move the command line finds', async ({ site, browser }) => {
  const { page, problems, requests } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah', { north: 'level2' });
  await point(page, 'A', 'mouse');
  let position = played('kalah', ['A']).at(-1) ?? '';
  while (position.split(' ')[3] === 'N') {
    const { move } = JSON.parse(mancala('best', position, '--level', '2', '--json')[0]);
    position = played(position, [move]).at(-1) ?? '';
  }
  await page.waitForFunction(() => globalThis.mancalaBoard.state.turn === 'S', undefined, { timeout: 60_000 });
  await reaches(page, position);
  assert.ok(requests.some((address) => address.endsWith('/engine.wasm')), 'the engine has a wasm of its own');
  assert.deepEqual(problems, []);
});

test('taking back while the engine thinks cancels it, and it answers again', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah', { north: 'level3' });
  const start = (await state(page)).position;
  await point(page, 'A', 'mouse');
  await command(page, 'undo');
  await reaches(page, start);
  await page.waitForTimeout(1500);
  assert.equal((await state(page)).position, start, 'a cancelled answer is dropped');
  await point(page, 'B', 'mouse');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.turn === 'S', undefined, { timeout: 60_000 });
  assert.notEqual((await state(page)).position, start);
  assert.deepEqual(problems, []);
});

test('loading the page again in mid-game restores it, with its moves', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'mangala-ii');
  const moves = ['A', 'b', 'C', 'd'];
  const positions = played('mangala-ii', moves);
  for (const [ply, move] of moves.entries()) {
    await point(page, move, 'mouse');
    await reaches(page, positions[ply]);
  }
  await page.reload();
  await boardReady(page);
  await reaches(page, positions[3]);
  await command(page, 'undo');
  await reaches(page, positions[2]);
  assert.deepEqual(problems, []);
});

test('a click plays the pit below it exactly once, also right after a resize', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  await page.setViewportSize({ width: 800, height: 1000 });
  await page.waitForTimeout(500);
  const { x, y } = await middleOf(page, 'C');
  await page.mouse.dblclick(x, y);
  const after = played('kalah', ['C']).at(-1) ?? '';
  await reaches(page, after);
  await page.waitForTimeout(300);
  // Sown from C the turn stays South's and C is empty: the second click of the two finds nothing to play.
  assert.equal((await state(page)).position, after);
  assert.deepEqual(problems, []);
});
