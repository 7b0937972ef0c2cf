// The page in Chromium: node tests/browser/run.mjs [--site FOLDER] [--lanes N] [PATTERN]. Two lanes unless told otherwise.
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
import './perfect.mjs';
import './links.mjs';
import './mood.mjs';
import './offline.mjs';
import './rules.mjs';
import './trouble.mjs';
import './view.mjs';
import './sizes.mjs';

const words = process.argv.slice(2);
/** @param {string} name @param {string} otherwise */
function option(name, otherwise) {
  const at = words.indexOf(name);
  return at < 0 ? otherwise : words.splice(at, 2)[1];
}
const folder = option('--site', fileURLToPath(new URL('../../build/web-release/site', import.meta.url)));
const count = Number(option('--lanes', '2'));
if (!existsSync(`${folder}/sw.js`)) {
  console.error(`There is no built page in ${folder}: build it with the preset web-release first.`);
  process.exit(2);
}
if (!Number.isInteger(count) || count < 1) {
  console.error('--lanes: a number of tests to run at once, from 1 on.');
  process.exit(2);
}

const lanes = await Promise.all(Array.from({ length: count }, async () => ({ site: await serve(folder), browser: await launch() })));
let good = false;
try {
  good = await runTests(lanes, new RegExp(words[0] ?? '', 'i'), launch);
} finally {
  for (const { browser, site } of lanes) {
    await browser.close();
    await site.close();
  }
}
process.exit(good ? 0 : 1);
