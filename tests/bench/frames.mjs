// node tests/bench/frames.mjs: see tests/bench/frames.
import { fileURLToPath } from 'node:url';
import { boardWorker, openBoard } from '../browser/board.mjs';
import { launch, openWatched } from '../browser/browser.mjs';
import { serve } from '../browser/server.mjs';
import { tracedFrames } from './tasks.mjs';

const site = await serve(fileURLToPath(new URL('../../build/web-release/site', import.meta.url)));
const browser = await launch();
const { page } = await openWatched(browser, site.origin, { viewport: { width: 1280, height: 720 } });

/** @param {number[]} values @param {number} share */
const at = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

for (const [name, seats] of /** @type {const} */ ([['sowing alone', 'south=person&north=person'], ['sowing while level 8 thinks', 'south=level_8&north=level_8']])) {
  await openBoard(page, `${site.address}?game=dakon&${seats}&speed=normal`);
  await page.waitForTimeout(3000);
  const worker = boardWorker(page);
  await worker.evaluate(() => {
    globalThis.frameTimes = [];
    const asked = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (draw) => {
      const wanted = performance.now();
      return asked((now) => {
        const at = performance.now();
        draw(now);
        globalThis.frameTimes.push({ wanted, at, ms: performance.now() - at });
      });
    };
  });
  if (seats.includes('person')) await page.evaluate(() => globalThis.mancalaBoard.command('play.A'));
  // First by the clock alone: a trace that is being written holds frames up itself.
  await worker.evaluate(() => (globalThis.frameTimes.length = 0));
  await page.waitForTimeout(8000);
  /** @type {{wanted: number, at: number, ms: number}[]} in ms by the clock */
  const board = await worker.evaluate(() => globalThis.frameTimes);
  if (seats.includes('person')) {
    await page.evaluate(() => globalThis.mancalaBoard.load('?game=dakon&sides=both'));
    await page.evaluate(() => globalThis.mancalaBoard.command('play.A'));
  }
  const own = await tracedFrames(browser, () => page.waitForTimeout(8000));
  // While nothing moves no frame is wanted: that is no gap.
  const gaps = board.slice(1).flatMap((one, i) => (one.wanted - board[i].at - board[i].ms < 50 ? one.at - board[i].at : []));
  const moving = gaps.reduce((sum, gap) => sum + gap, 0);
  console.log(`${name}: ${(gaps.length / moving * 1000).toFixed(0)} frames a second; `
    + `the thread's own time ${at(own, 0.5).toFixed(1)} ms a frame (95 of 100 below ${at(own, 0.95).toFixed(1)}), by the clock ${at(board.map(({ ms }) => ms), 0.5).toFixed(1)}; `
    + `between frames ${at(gaps, 0.5).toFixed(1)} ms, longest ${at(gaps, 1).toFixed(0)}`);
}
await browser.close();
await site.close();
