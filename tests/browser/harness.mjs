// A list of named tests, run in lanes: while one waits for an animation or a clock, another one has the processor.
import { AsyncLocalStorage } from 'node:async_hooks';

/** @typedef {{site: Awaited<ReturnType<typeof import('./server.mjs').serve>>, browser: import('playwright-core').Browser}} Bench a lane's own */
/** @type {{name: string, body: (bench: Bench) => Promise<void>, limit: number}[]} */
const tests = [];
/** @type {AsyncLocalStorage<string[]>} */
const said = new AsyncLocalStorage();

/** @param {string} name a sentence @param {(bench: Bench) => Promise<void>} body @param {number} limit ms for it */
export function test(name, body, limit = 240_000) {
  tests.push({ name, body, limit });
}

/** A figure that a test has measured: printed with its result. @param {string} line */
export const say = (line) => void (said.getStore()?.push(`      ${line}`) ?? console.log(line));

/** @param {Bench} bench @param {typeof tests[0]} test @returns {Promise<string>} what went wrong, or nothing */
async function run(bench, { body, limit }) {
  const open = new Set(bench.browser.contexts());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  try {
    await Promise.race([
      body(bench),
      new Promise((_, late) => (timer = setTimeout(() => late(new Error(`not done after ${limit / 1000} s`)), limit))),
    ]);
    return '';
  } catch (error) {
    return String(error instanceof Error ? error.stack : error);
  } finally {
    clearTimeout(timer);
    for (const context of bench.browser.contexts()) if (!open.has(context)) await context.close().catch(() => {});
  }
}

/**
 * @param {Bench[]} lanes each takes the next test when it has done one; its browser is another after one that died
 * @param {RegExp} wanted @param {() => Promise<import('playwright-core').Browser>} launch
 * @returns {Promise<boolean>} whether all passed
 */
export async function runTests(lanes, wanted, launch) {
  const waiting = tests.filter(({ name }) => wanted.test(name));
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  await Promise.all(lanes.map(async (bench) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = Date.now();
      /** @type {string[]} */
      const lines = [];
      const test = next;
      const wrong = await said.run(lines, () => run(bench, test));
      if (wrong) failures.push(`FAIL  ${next.name}\n      ${wrong.replaceAll('\n', '\n      ')}`);
      else ++passed;
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log([...lines, wrong ? `FAIL  ${next.name} (${seconds} s; told at the end)` : `ok    ${next.name} (${seconds} s)`].join('\n'));
      // A browser that died fails one test, and not all that follow.
      if (!bench.browser.isConnected()) bench.browser = await launch();
    }
  }));
  // Last, where they are not lost among the figures.
  for (const failure of failures) console.log(failure);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0;
}
