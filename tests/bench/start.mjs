// node tests/bench/start.mjs RUNS: see tests/bench/start. A phone's first visit: a profile by whose code ran, then a trace by tasks, in milliseconds.
import { fileURLToPath } from 'node:url';
import { launch, openWatched } from '../browser/browser.mjs';
import { serve } from '../browser/server.mjs';
import { blocking, tracedTasks } from './tasks.mjs';

const runs = Number(process.argv[2] ?? 5);
const site = await serve(fileURLToPath(new URL(process.argv[3] ?? '../../build/web-release/site', import.meta.url)));
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slower = 4;  // as Lighthouse takes a phone to be
const longest = 15;  // tasks told
const quiet = 2500;  // ms after the board is there, in which its picture is completed
/** @type {Record<string, number[]>} */
const found = {};
/** @param {string} name @param {number} value */
const note = (name, value) => (found[name] ??= []).push(value);

/** Whose code a function of the profile is. @param {{functionName: string, url: string}} frame */
function owner({ functionName, url }) {
  if (functionName === '(program)') return 'the browser itself (parsing, compiling wasm, style, painting)';
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName.startsWith('wasm-') || functionName.startsWith('js-to-wasm') || url.startsWith('wasm:')) return 'the board’s wasm';
  if (functionName.startsWith('(')) return '';
  return /\/board\.js$/.test(url) ? 'what Emscripten makes round the wasm' : 'the page’s own scripts';
}

/** @param {(page: import('playwright-core').Page, session: import('playwright-core').CDPSession, visit: () => Promise<void>) => Promise<void>} measure */
async function inFreshBrowser(measure) {
  const browser = await launch();
  const { page, context } = await openWatched(browser, site.origin, phone);
  const session = await context.newCDPSession(page);
  const visit = async () => {
    await page.goto(site.address, { waitUntil: 'commit' });
    // Asked in the plainest way: what a test's tool puts into the page would be measured along with it.
    for (let state = 'loading'; state === 'loading'; ) {
      await new Promise((later) => setTimeout(later, 200));
      state = (await session.send('Runtime.evaluate', { expression: 'document.documentElement.dataset.state' })).result.value;
    }
    await new Promise((later) => setTimeout(later, quiet));
  };
  await measure(page, session, visit);
  await browser.close();
}

async function profile() {
  await inFreshBrowser(async (_, session, visit) => {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 500 });
    await session.send('Profiler.start');
    await visit();
    const { profile: { nodes, samples, timeDeltas } } = await session.send('Profiler.stop');
    /** @type {Record<string, number>} */
    const spent = {};
    const frames = new Map(nodes.map((node) => [node.id, node.callFrame]));
    samples?.forEach((id, at) => {
      const name = owner(/** @type {any} */ (frames.get(id)));
      spent[name] = (spent[name] ?? 0) + (timeDeltas?.[at] ?? 0) / 1000;
    });
    for (const [name, ms] of Object.entries(spent)) if (name) note(name, ms);
  });
}

/** @type {{tasks: import('./tasks.mjs').Task[], beyond: number}[]} */
const traces = [];
async function trace() {
  await inFreshBrowser(async (page, _, visit) => {
    const tasks = await tracedTasks(/** @type {any} */ (page.context().browser()), site.address, visit);
    const beyond = blocking(tasks, slower);
    traces.push({ tasks, beyond });
    note('all tasks after the first paint', tasks.reduce((sum, task) => sum + task.ms, 0));
    note('the longest task', Math.max(...tasks.map((task) => task.ms)));
    note(`what tasks take beyond 50 ms where all takes ${slower} times as long`, beyond);
  });
}

for (let run = 0; run < runs; ++run) {
  await profile();
  await trace();
}
await site.close();
for (const [name, values] of Object.entries(found)) {
  values.sort((a, b) => a - b);
  console.log(`${String(Math.round(values[values.length >> 1])).padStart(6)} ms  ${name}`);
}
traces.sort((a, b) => a.beyond - b.beyond);
const { tasks } = traces[traces.length >> 1];
console.log(`the longest tasks of one run, with the ms after the first paint at which they began, and what was in them:`);
for (const { at, ms, parts } of tasks.sort((a, b) => b.ms - a.ms).slice(0, longest)) {
  console.log(`${ms.toFixed(1).padStart(6)} ms  at ${String(Math.round(at)).padStart(4)}: ${parts.slice(0, 6).map(([name, part]) => `${name} ${part.toFixed(1)}`).join(', ')}`);
}
console.log(`medians of ${runs}; tasks by the thread's own time, without a slower phone's factor; the board's program and its WebGL are another thread's (web/board-worker.js)`);
