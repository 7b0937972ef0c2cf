// What the main thread did in a page's start, task by task, from a trace: by the thread's own time, which other programs do not stretch.

const categories = ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline', 'v8', 'v8.wasm', 'disabled-by-default-v8.compile'];

/** @typedef {{name: string, ph: string, ts: number, dur: number, tdur?: number, pid: number, tid: number, args: any}} Event times in microseconds */
/** @typedef {{at: number, ms: number, parts: [string, number][]}} Task `at`: ms since the first paint; `parts`: what took the time, ms each */

/** @param {Event} event */
const ms = (event) => (event.tdur ?? event.dur) / 1000;
/** @param {Event} event */
const isTask = ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/** @param {Event} event */
function nameOf({ name, args }) {
  const { url = args?.fileName ?? '', functionName = '' } = args?.data ?? {};
  const file = url.split('/').pop();
  if (isTask({ name })) return 'the browser itself';
  return [name.replace(/^V8\./i, ''), functionName, file && `in ${file}`].filter(Boolean).join(' ');
}

/** What the browser traces while `work` goes on. @param {import('playwright-core').Browser} browser @param {() => Promise<unknown>} work @returns {Promise<Event[]>} */
async function traced(browser, work) {
  const session = await browser.newBrowserCDPSession();
  /** @type {Event[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any} */ (value)));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories, recordMode: 'recordUntilFull' } });
  await work();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** The thread's own time in each animation frame of a worker, in ms. @param {import('playwright-core').Browser} browser @param {() => Promise<unknown>} work */
export async function tracedFrames(browser, work) {
  const events = await traced(browser, work);
  const workers = new Set(events.filter(({ name, args }) => name === 'thread_name' && /worker/i.test(args.name)).map(({ pid, tid }) => `${pid}/${tid}`));
  return events.filter(({ name, pid, tid }) => name === 'FireAnimationFrame' && workers.has(`${pid}/${tid}`)).map(ms);
}

/**
 * Traces while `open` opens a page and waits for what it wants.
 * @param {import('playwright-core').Browser} browser @param {string} address of the page @param {() => Promise<void>} open
 * @returns {Promise<Task[]>} those that began after the first paint
 */
export async function tracedTasks(browser, address, open) {
  const events = await traced(browser, open);
  const paint = events.find(({ name, args }) => name === 'firstContentfulPaint' && args?.data?.navigationId);
  const begun = events.filter(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address).pop();
  if (!paint || !begun) throw new Error('the trace holds no start of the page');
  const main = events.filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === begun.pid && tid === begun.tid && ts >= paint.ts);
  main.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  /** @type {Task[]} */
  const tasks = [];
  /** @type {Event[]} those that are not over yet, each in the one before */
  const around = [];
  /** @type {Map<string, number>} */
  let parts = new Map();
  const add = (/** @type {Event} */ event, /** @type {number} */ time) => parts.set(nameOf(event), (parts.get(nameOf(event)) ?? 0) + time);
  for (const event of main) {
    while (around.length && around[around.length - 1].ts + around[around.length - 1].dur <= event.ts) around.pop();
    if (around.length === 0) {
      if (!isTask(event)) continue;
      const made = (parts = new Map());
      tasks.push({ at: (event.ts - paint.ts) / 1000, ms: ms(event), get parts() { return [...made].filter(([, time]) => time >= 0.5).sort(([, a], [, b]) => b - a); } });
    } else {
      add(around[around.length - 1], -ms(event));
    }
    add(event, ms(event));
    around.push(event);
  }
  return tasks;
}

/** What tasks take beyond 50 ms on a machine so many times as slow. @param {Task[]} tasks @param {number} slower */
export const blocking = (tasks, slower) => tasks.reduce((sum, task) => sum + Math.max(0, task.ms * slower - 50), 0);
