// A list of named tests, run one after another: two cores are not enough for two browsers.

/** @typedef {{site: Awaited<ReturnType<typeof import('./server.mjs').serve>>, browser: import('playwright-core').Browser}} Bench */
/** @type {{name: string, body: (bench: Bench) => Promise<void>, limit: number}[]} */
const tests = [];

/** @param {string} name a sentence @param {(bench: Bench) => Promise<void>} body @param {number} limit ms for it */
export function test(name, body, limit = 240_000) {
  tests.push({ name, body, limit });
}

/**
 * @param {Bench} bench its browser is another after one that died
 * @param {RegExp} wanted @param {() => Promise<import('playwright-core').Browser>} launch
 * @returns {Promise<boolean>} whether all passed
 */
export async function runTests(bench, wanted, launch) {
  let passed = 0;
  let failed = 0;
  for (const { name, body, limit } of tests.filter((one) => wanted.test(one.name))) {
    const began = Date.now();
    const open = new Set(bench.browser.contexts());
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    try {
      await Promise.race([
        body(bench),
        new Promise((_, late) => (timer = setTimeout(() => late(new Error(`not done after ${limit / 1000} s`)), limit))),
      ]);
      ++passed;
      console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      ++failed;
      console.log(`FAIL  ${name}\n      ${String(error instanceof Error ? error.stack : error).replaceAll('\n', '\n      ')}`);
    } finally {
      clearTimeout(timer);
      // A browser that died fails one test, and not all that follow.
      if (!bench.browser.isConnected()) bench.browser = await launch();
      for (const context of bench.browser.contexts()) if (!open.has(context)) await context.close().catch(() => {});
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}
