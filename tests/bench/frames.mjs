// node tests/bench/frames.mjs: see tests/bench/frames.
import { fileURLToPath } from 'node:url';
import { boardWorker, openBoard } from '../browser/board.mjs';
import { launch, openWatched } from '../browser/browser.mjs';
import { serve } from '../browser/server.mjs';

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
    const { painter } = globalThis;
    globalThis.frameTimes = [];
    let painting = 0;
    const paint = painter.paint.bind(painter);
    painter.paint = (frame) => {
      const began = performance.now();
      paint(frame);
      painting = performance.now() - began;
    };
    const asked = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (draw) => {
      const wanted = performance.now();
      return asked((now) => {
        const began = performance.now();
        painting = 0;
        draw(now);
        globalThis.frameTimes.push({ wanted, at: began, ms: performance.now() - began - painting, painting });
      });
    };
  });
  if (seats.includes('person')) await page.evaluate(() => globalThis.mancalaBoard.command('play.A'));
  await worker.evaluate(() => (globalThis.frameTimes.length = 0));
  await page.waitForTimeout(8000);
  /** @type {{wanted: number, at: number, ms: number, painting: number}[]} the wasm's own time, and the painter's, in ms */
  const board = await worker.evaluate(() => globalThis.frameTimes);
  // While nothing moves no frame is wanted: that is no gap.
  const gaps = board.slice(1).flatMap((one, i) => (one.wanted - board[i].at - board[i].ms < 50 ? one.at - board[i].at : []));
  const moving = gaps.reduce((sum, gap) => sum + gap, 0);
  console.log(`${name}: ${(gaps.length / moving * 1000).toFixed(0)} frames a second; `
    + `wasm ${at(board.map(({ ms }) => ms), 0.5).toFixed(1)} ms a frame (95 of 100 below ${at(board.map(({ ms }) => ms), 0.95).toFixed(1)}), `
    + `painter's calls ${at(board.map(({ painting }) => painting), 0.5).toFixed(1)} ms; between frames ${at(gaps, 0.5).toFixed(1)} ms, longest ${at(gaps, 1).toFixed(0)}`);
}
await browser.close();
await site.close();
