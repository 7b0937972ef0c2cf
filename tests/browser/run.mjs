// The page in Chromium: node tests/browser/run.mjs [--site FOLDER] [PATTERN]
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';
import { runTests } from './harness.mjs';
import { serve } from './server.mjs';
import './embed.mjs';
import './games.mjs';
import './kiosk.mjs';
import './languages.mjs';
import './page.mjs';
import './links.mjs';
import './mood.mjs';
import './offline.mjs';
import './rules.mjs';
import './trouble.mjs';
import './view.mjs';
import './sizes.mjs';

const words = process.argv.slice(2);
const chosen = words.indexOf('--site');
const folder = chosen < 0 ? fileURLToPath(new URL('../../build/web-release/site', import.meta.url)) : words.splice(chosen, 2)[1];
if (!existsSync(`${folder}/sw.js`)) {
  console.error(`There is no built page in ${folder}: build it with the preset web-release first.`);
  process.exit(2);
}

const site = await serve(folder);
const bench = { site, browser: await launch() };
let good = false;
try {
  good = await runTests(bench, new RegExp(words[0] ?? '', 'i'), launch);
} finally {
  await bench.browser.close();
  await site.close();
}
process.exit(good ? 0 : 1);
