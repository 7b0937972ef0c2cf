// Perfect play in the page: what it fetches and when, that its moves are proved, and how long it takes.
import assert from 'node:assert/strict';
import { command, openBoard, state } from './board.mjs';
import { openWatched } from './browser.mjs';
import { say, test } from './harness.mjs';

/** @typedef {{ask(line: string): void, onAnswer(line: string): void}} PerfectThinker */

/** Notes when the perfect player is asked and when it has answered. @param {import('playwright-core').Page} page */
const watch = (page) => page.evaluate(() => {
  const thinker = /** @type {PerfectThinker} */ (globalThis.mancalaBoard.perfectThinker);
  const { ask, onAnswer } = thinker;
  let asked = 0;
  /** @type {{ms: number, answer: string}[]} */
  const answers = [];
  thinker.ask = (line) => {
    asked = performance.now();
    ask.call(thinker, line);
  };
  thinker.onAnswer = (line) => {
    answers.push({ ms: performance.now() - asked, answer: line });
    onAnswer.call(thinker, line);
  };
  Object.assign(globalThis, { perfectAnswers: answers });
});

/** @param {number[]} times */
const told = (times) => {
  const sorted = times.slice().sort((a, b) => a - b);
  return `median ${sorted[sorted.length >> 1]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms of ${sorted.length}`;
};

test('a perfect player gets ready when it takes its seat, before it is asked', async ({ site, browser }) => {
  const { page, requests } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await watch(page);
  const book = page.context().waitForEvent('request', (request) => request.url().endsWith('/books/kalah.txt'));
  assert.equal(await page.evaluate((link) => globalThis.mancalaBoard.load(link), '?game=kalah&sides=south&level=perfect'), '');
  await book;
  assert.deepEqual([(await state(page)).moves, await page.evaluate(() => /** @type {any} */ (globalThis).perfectAnswers)], [[], []]);
  assert.ok(requests.some((address) => address.endsWith('/engine.wasm')));
});

test('a perfect player in the page: its book comes when it is chosen, and every answer is proved', async ({ site, browser }) => {
  const { page, requests } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  assert.ok(!requests.some((address) => address.includes('/books/')), 'no book before it is wanted');
  await watch(page);
  let dice = 12345;
  const games = 4;
  for (let game = 0; game < games; ++game) {
    assert.equal(await page.evaluate((link) => globalThis.mancalaBoard.load(link), `?game=kalah&sides=${game % 2 ? 'south' : 'north'}&level=perfect`), '');
    await command(page, 'speed.off');
    for (;;) {
      await page.waitForFunction(() => { const { state, thinking } = globalThis.mancalaBoard; return state.turn === '-' || state.commands.some((row) => row.id.startsWith('play.') && row.enabled); }, undefined, { timeout: 60_000, polling: 40 });
      const now = await state(page);
      if (now.turn === '-') break;
      const rows = now.commands.filter(({ id, enabled }) => id.startsWith('play.') && enabled);
      dice = (dice * 1103515245 + 12345) % 2147483648;
      await command(page, rows[(dice >> 16) % rows.length].id);
    }
  }
  const answers = await page.evaluate(() => /** @type {any} */ (globalThis).perfectAnswers);
  assert.ok(answers.length >= 20, `${answers.length} answers`);
  for (const { answer } of answers) assert.match(answer, /"exact":true/);
  assert.equal(requests.filter((address) => address.endsWith('/books/kalah.txt')).length, 1, 'the book is fetched once');
  const solved = answers.filter((/** @type {{answer: string}} */ { answer }) => answer.includes('"value"'));
  assert.ok(solved.length >= 10 && solved.length < answers.length, 'some looked up, some proved');
  const times = (/** @type {{ms: number}[]} */ list) => told(list.map(({ ms }) => ms));
  say(`a perfect player's answers: looked up ${times(answers.filter((/** @type {{answer: string}} */ { answer }) => !answer.includes('"value"')))}; proved ${times(solved)}`);
});
