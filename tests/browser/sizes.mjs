// What the page loads, in bytes, against its budget.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { newGame, openBoard, point, state } from './board.mjs';
import { openWatched } from './browser.mjs';
import { test } from './harness.mjs';

const budget = { total: 450_000, engine: 60_000 };  // bytes, brotli

test('everything the page loads stays within its budget', async ({ site, browser }) => {
  const { page, requests } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  // The engine is loaded with its first question.
  await newGame(page, 'kalah', { north: 'level1' });
  await point(page, 'A', 'mouse');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.turn === 'S', undefined, { timeout: 60_000 });
  assert.notEqual((await state(page)).moves.length, 0);

  const names = [...new Set(requests)].map((address) => address.slice(site.address.length).replace(/[?#].*/, '') || 'index.html').sort();
  const total = { raw: 0, brotli: 0 };
  let engine = 0;
  for (const name of names) {
    const bytes = readFileSync(join(site.folder, name));
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
    total.raw += bytes.length;
    total.brotli += brotli;
    if (name.endsWith('/engine.wasm')) engine = brotli;
    console.log(`      ${name.padEnd(34)} ${String(bytes.length).padStart(9)} raw ${String(brotli).padStart(8)} brotli`);
  }
  console.log(`      ${'together'.padEnd(34)} ${String(total.raw).padStart(9)} raw ${String(total.brotli).padStart(8)} brotli (budget ${budget.total})`);
  assert.ok(engine > 0 && engine <= budget.engine, `engine.wasm: ${engine} bytes of ${budget.engine}`);
  assert.ok(total.brotli <= budget.total, `together ${total.brotli} bytes of ${budget.total}`);
});
