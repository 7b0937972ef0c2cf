// node tests/bench/lighthouse.mjs RUNS: see tests/bench/lighthouse.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flags, program } from '../browser/browser.mjs';
import { serve } from '../browser/server.mjs';

const runs = Number(process.argv[2] ?? 5);
const root = fileURLToPath(new URL('../..', import.meta.url));
const site = await serve(`${root}build/web-release/site`);
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index', 'interactive'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** @type {Record<string, number[]>} */
const found = {};

/** Lighthouse starts the browser itself: with an empty page, where others have a start page that takes the processors. */
function lighthouse() {
  return new Promise((resolve, reject) => {
    const words = [`${root}node_modules/lighthouse/cli/index.js`, site.address, '--output=json', '--quiet', '--throttling-method=simulate', `--chrome-flags=--headless=new ${flags.join(' ')}`];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, CHROME_PATH: program } });
    let text = '';
    child.stdout.on('data', (part) => (text += part));
    child.on('close', (status) => (status === 0 ? resolve(JSON.parse(text)) : reject(new Error(`lighthouse ended with ${status}`))));
  });
}

mkdirSync(`${root}build/log`, { recursive: true });
for (let run = 1; run <= runs; ++run) {
  const report = await lighthouse();
  writeFileSync(`${root}build/log/lighthouse-${run}.json`, JSON.stringify(report, null, 1));
  for (const name of categories) (found[name] ??= []).push(Math.round(report.categories[name].score * 100));
  for (const name of figures) (found[name] ??= []).push(report.audits[name].numericValue);
}
await site.close();
for (const [name, values] of Object.entries(found)) {
  const sorted = [...values].sort((a, b) => a - b);
  const tidy = (/** @type {number} */ value) => (name.includes('shift') ? value.toFixed(3) : String(Math.round(value)));
  console.log(`${name.padEnd(26)} ${tidy(sorted[sorted.length >> 1]).padStart(8)}   (${values.map(tidy).join(' ')})`);
}
console.log(`medians of ${runs}; milliseconds, scores of 100; whole reports in build/log`);
