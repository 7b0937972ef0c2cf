// node tests/bench/start.mjs RUNS: see tests/bench/start. A profile of a phone's first visit, by whose code ran, in milliseconds.
import { fileURLToPath } from 'node:url';
import { boardReady } from '../browser/board.mjs';
import { launch, openWatched } from '../browser/browser.mjs';
import { serve } from '../browser/server.mjs';

const runs = Number(process.argv[2] ?? 5);
const site = await serve(fileURLToPath(new URL('../../build/web-release/site', import.meta.url)));
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** @type {Record<string, number[]>} */
const found = {};

/** Whose code a function of the profile is. @param {{functionName: string, url: string}} frame */
function owner({ functionName, url }) {
  if (functionName === '(program)') return 'the browser itself (parsing, compiling wasm, style, painting)';
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName.startsWith('wasm-') || functionName.startsWith('js-to-wasm') || url.startsWith('wasm:')) return 'the board’s wasm';
  if (functionName.startsWith('(')) return '';
  return /\/board\.js$/.test(url) ? 'what Emscripten makes round the wasm' : 'the page’s own scripts';
}

for (let run = 0; run < runs; ++run) {
  const browser = await launch();
  const { page, context } = await openWatched(browser, site.origin, phone);
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 500 });
  await page.addInitScript(() => {
    globalThis.long = [];
    new PerformanceObserver((list) => globalThis.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
  });
  await session.send('Profiler.start');
  await page.goto(site.address);
  await boardReady(page);
  await page.waitForTimeout(2000);
  const { profile } = await session.send('Profiler.stop');
  /** @type {Record<string, number>} */
  const spent = {};
  const frames = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
  profile.samples?.forEach((id, at) => {
    const name = owner(/** @type {any} */ (frames.get(id)));
    spent[name] = (spent[name] ?? 0) + (profile.timeDeltas?.[at] ?? 0) / 1000;
  });
  const long = await page.evaluate(() => globalThis.long);
  spent['tasks longer than 50 ms: what they take beyond that'] = long.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one - 50, 0);
  spent['the longest task'] = Math.max(0, ...long);
  for (const [name, ms] of Object.entries(spent)) if (name) (found[name] ??= []).push(ms);
  await browser.close();
}
await site.close();
for (const [name, values] of Object.entries(found)) {
  values.sort((a, b) => a - b);
  console.log(`${String(Math.round(values[values.length >> 1])).padStart(6)} ms  ${name}`);
}
console.log(`medians of ${runs}, without a slower phone's factor; WebGL is another thread's (web/painter.js)`);
