// The page's own English stands beside the catalogue's; both say the same, and nothing of it lies idle.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { partOf, readCatalogue } from '../../web/catalogues.mjs';
import { english as kioskEnglish } from '../../web/kiosk-sentences.js';
import { english, filled } from '../../web/sentences.js';

const folder = (/** @type {string} */ path) => new URL(`../../${path}`, import.meta.url);
const catalogue = readCatalogue(readFileSync(folder('assets/languages/en.po'), 'utf8'));

test('the page says what the English catalogue says', () => {
  assert.deepEqual(english, partOf(catalogue, 'page.'));
  assert.deepEqual({ ...kioskEnglish }, partOf(catalogue, 'kiosk.'));
});

test('every sentence of the page is said somewhere, and every one that is said is there', () => {
  const sources = [...readdirSync(folder('web/')).map((name) => `web/${name}`), ...readdirSync(folder('web/embed/')).map((name) => `web/embed/${name}`)]
    .filter((name) => /\.(js|html)$/.test(name)).map((name) => readFileSync(folder(name), 'utf8')).join('\n');
  const said = [...sources.matchAll(/\bsentences\.(?!js)(\w+)|data-says(?:-label)?="(\w+)"|\.says(?:Label)? = '(\w+)'/g)].map(([, inCode, inPage, setByCode]) => inCode ?? inPage ?? setByCode);
  // What is missing for the board to start is named by the loader.
  for (const key of ['noWasm', 'noSimd']) assert.ok(sources.includes(`'${key}'`)), said.push(key);
  for (const key of said) assert.ok(key in english, `${key} is no sentence`);
  for (const key of Object.keys(english)) assert.ok(said.includes(key), `${key} is never said`);
  for (const key of Object.keys(kioskEnglish)) assert.match(sources, new RegExp(`\\.${key}\\b|'${key}'`), `${key} is never said`);
});

test('placeholders are filled, and only those that are known', () => {
  assert.equal(filled(english.loadingShare, { kilobytes: 3, total: 4 }), 'Loading the board: 3 of 4 kB');
  assert.equal(filled('{a} {b}', { a: '$&' }), '$& {b}');
});

test('a catalogue is read with its plurals and long texts', () => {
  const texts = readCatalogue('msgid ""\nmsgstr ""\n"Language: xx\\n"\n"Plural-Forms: nplurals=1; plural=0;\\n"\n\nmsgid "a.b"\nmsgid_plural "a.b"\nmsgstr[0] "one \\"x\\""\nmsgstr[1] "two"\n');
  assert.deepEqual(texts.get('a.b'), ['one "x"', 'two']);
  assert.equal(texts.get('')?.[0], 'Language: xx\nPlural-Forms: nplurals=1; plural=0;\n');
});
