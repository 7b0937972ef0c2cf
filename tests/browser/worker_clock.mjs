// A clock of the board's worker that can be moved on: Playwright's own reaches the page alone. Like that one it runs on by itself.
import { boardWorker } from './board.mjs';

/** Put before the worker's script. */
function installed() {
  const real = performance.now.bind(performance);
  const later = setTimeout.bind(globalThis);
  let ahead = 0;
  /** @type {Map<number, {at: number, work: () => void}>} */
  const waiting = new Map();
  performance.now = () => real() + ahead;
  Object.assign(globalThis, {
    /** @param {() => void} work @param {number} ms */
    setTimeout(work, ms = 0) {
      const run = () => waiting.delete(number) && work();
      const number = Number(later(run, ms));
      waiting.set(number, { at: performance.now() + ms, work: run });
      return number;
    },
    /** @param {number} ms */
    passTime(ms) {
      ahead += ms;
      for (const { at, work } of [...waiting.values()].sort((a, b) => a.at - b.at)) if (at <= performance.now()) work();
    },
  });
}

/** @param {import('playwright-core').BrowserContext} context before its page opens */
export async function installWorkerClock(context) {
  await context.route('**/board-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${installed})();\n${await response.text()}` });
  });
}

/** @param {import('playwright-core').Page} page @param {number} ms */
export const passInWorker = (page, ms) => boardWorker(page).evaluate((time) => globalThis.passTime(time), ms);
