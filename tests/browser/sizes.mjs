// What the page weighs: every file of the site in three sizes, and what is loaded before the first move, against budgets.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newGame, openBoard, point, state } from './board.mjs';
import { openWatched } from './browser.mjs';
import { say, test } from './harness.mjs';

/** Bytes, brotli; a file that is not named has the budget of `other`. A folder's files share their budget. */
const budgets = {
  'board.wasm': 320_000, 'board.js': 30_000, 'board-worker.js': 6_000, 'chunk.js': 15_000, 'engine.wasm': 60_000, 'engine.js': 5_000, 'index.html': 6_000, 'style.css': 4_000,
  'LICENSES.md': 8_000, 'embed-bytes.js': 540_000, 'embed-frame.js': 25_000, 'icons/': 60_000, 'languages/': 150_000, 'pictures/': 400_000, 'books/': 300_000, 'rules/': 1_200_000, 'typeface/': 112_000, 'sw.js': 8_000, other: 6_000,
};
const beforeFirstMove = 440_000;  // everything a first visit loads, engine included

/** @param {string} folder @param {string} [below] @returns {string[]} */
function filesIn(folder, below = '') {
  return readdirSync(join(folder, below)).flatMap((name) => {
    const path = below + name;
    return statSync(join(folder, path)).isDirectory() ? filesIn(folder, `${path}/`) : [path];
  });
}

/** @param {string} folder @param {string} path */
function sizesOf(folder, path) {
  const raw = statSync(join(folder, path)).size;
  const packed = (/** @type {string} */ ending) => statSync(join(folder, path + ending), { throwIfNoEntry: false })?.size ?? raw;
  return { raw, gzip: packed('.gz'), brotli: packed('.br') };
}

/** The name without the folder of the build, and without what esbuild adds to tell versions of a file apart. @param {string} path */
const plain = (path) => path.replace(/^[0-9a-f]{12}\//, '').replace(/-[0-9A-Z]{8}(?=\.js$)/, '');

/** @param {string} name @param {{raw: number, gzip: number, brotli: number}} sizes @param {number} budget */
function tell(name, { raw, gzip, brotli }, budget) {
  say(`${name.padEnd(28)} ${String(raw).padStart(9)} raw ${String(gzip).padStart(8)} gzip ${String(brotli).padStart(8)} brotli (budget ${budget})`);
}

test('every file of the site stays within its budget, and lies there compressed', async ({ site }) => {
  const groups = new Map();
  for (const path of filesIn(site.folder).filter((file) => !/\.(br|gz)$/.test(file))) {
    const sizes = sizesOf(site.folder, path);
    const name = plain(path);
    const group = name.includes('/') ? name.replace(/\/.*/, '/') : name;
    const sum = groups.get(group) ?? { raw: 0, gzip: 0, brotli: 0 };
    for (const kind of /** @type {const} */ (['raw', 'gzip', 'brotli'])) sum[kind] += sizes[kind];
    groups.set(group, sum);
    if (!/\.(html|js|css|wasm|svg|json|webmanifest)$/.test(path)) continue;
    const bytes = readFileSync(join(site.folder, path));
    assert.ok(brotliDecompressSync(readFileSync(join(site.folder, `${path}.br`))).equals(bytes), `${path}.br`);
    assert.ok(gunzipSync(readFileSync(join(site.folder, `${path}.gz`))).equals(bytes), `${path}.gz`);
  }
  for (const [name, sizes] of [...groups].sort(([, a], [, b]) => b.brotli - a.brotli)) {
    const budget = /** @type {Record<string, number>} */ (budgets)[name] ?? budgets.other;
    tell(name, sizes, budget);
    assert.ok(sizes.brotli <= budget, `${name}: ${sizes.brotli} bytes of ${budget}`);
  }
});

test('everything the page loads before the first move and the engine’s answer stays within its budget', async ({ site, browser }) => {
  const { page, requests } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  // The engine is loaded with its first question.
  await newGame(page, 'kalah', { north: 'level1' });
  await point(page, 'A', 'mouse');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.turn === 'S', undefined, { timeout: 60_000 });
  assert.notEqual((await state(page)).moves.length, 0);

  const paths = [...new Set(requests)].map((address) => address.slice(site.address.length).replace(/[?#].*/, '') || 'index.html').sort();
  assert.ok(paths.some((path) => path.endsWith('/engine.wasm')), 'the engine was loaded');
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const path of paths) {
    const sizes = sizesOf(site.folder, path);
    for (const kind of /** @type {const} */ (['raw', 'gzip', 'brotli'])) total[kind] += sizes[kind];
  }
  tell('together', total, beforeFirstMove);
  assert.ok(total.brotli <= beforeFirstMove, `together ${total.brotli} bytes of ${beforeFirstMove}`);
});
