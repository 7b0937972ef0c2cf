// @ts-check
/** The build's half of languages.js: one classic script for each catalogue of assets/languages/ beside English. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Texts by key; of a plural its forms, one after the other. @param {string} po @returns {Map<string, string[]>} */
export function readCatalogue(po) {
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  /** @type {string[]} */
  let forms = [];
  let key = '';
  for (const line of po.split('\n')) {
    const [, keyword, quoted] = /^(msgid|msgid_plural|msgstr(?:\[\d\])?)? ?(".*")$/.exec(line) ?? [];
    if (!quoted) continue;
    const text = JSON.parse(quoted);
    if (keyword === 'msgid') [key, forms] = [text, []];
    else if (keyword?.startsWith('msgstr')) texts.set(key, forms), forms.push(text);
    else if (!keyword && forms.length) forms[forms.length - 1] += text;
    else if (!keyword) key += text;
  }
  return texts;
}

/** `page.load-again` → `loadAgain` @param {Map<string, string[]>} texts @param {string} prefix @returns {Record<string, string>} */
export function partOf(texts, prefix) {
  const part = [...texts].filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(part.map(([key, [text]]) => [key.slice(prefix.length).replace(/-(.)/g, (all, letter) => letter.toUpperCase()), text]));
}

/** @param {string} ranges as `U+0020-007E,U+2026` */
function setOf(ranges) {
  const parts = ranges.split(',').map((range) => range.replace('U+', '').split('-').map((hex) => parseInt(hex, 16)));
  return (/** @type {string} */ letter) => parts.some(([from, to = from]) => /** @type {number} */ (letter.codePointAt(0)) >= from && /** @type {number} */ (letter.codePointAt(0)) <= to);
}

const firstWide = '\u2e80';

/** What lies packed in a script (loader.js: unpacked). @param {Uint8Array} bytes */
export const packed = (bytes) => gzipSync(bytes, { level: 9 }).toString('base64');

/** @typedef {{program: string, options: string[], base: string, fonts: {file: string, weights: number, wide: boolean}[]}} Letters */

/** Some letters of a font. @param {Letters} letters @param {string} file the font @param {string} text that is to be written @param {string[]} more options */
export function subsetOf({ program, options }, file, text, ...more) {
  const folder = mkdtempSync(join(tmpdir(), 'letters-'));
  const subset = join(folder, 'subset');
  execFileSync(program, [file, `--output-file=${subset}`, `--text=${text}`, ...options, ...more], { stdio: ['ignore', 'ignore', 'inherit'] });
  const bytes = readFileSync(subset);
  rmSync(folder, { recursive: true });
  return bytes;
}

/**
 * @param {string} po @param {Letters} from
 *   the subsetter with its options, what the board's typeface has already, and where the rest comes from; weights 1 regular, 2 bold; wide: Chinese
 */
export function languageScript(po, from) {
  const { program, base, fonts } = from;
  const texts = readCatalogue(po);
  const has = setOf(base);
  // The page's own sentences are not the board's.
  const drawn = [...texts].filter(([key]) => !/^(page|kiosk)\./.test(key)).flatMap(([, forms]) => forms);
  const missing = [...new Set(drawn.join(''))].filter((letter) => letter > '~' && !has(letter)).sort();
  const code = /^Language: (\w+)$/m.exec(texts.get('')?.[0] ?? '')?.[1];
  if (!code) throw new Error('a catalogue does not name its language');
  const letters = [];
  for (const { file, weights, wide } of program ? fonts : []) {
    const wanted = missing.filter((letter) => (letter >= firstWide) === wide);
    if (!wanted.length) continue;
    letters.push({ weights, bytes: packed(subsetOf(from, file, wanted.join(''))) });
  }
  const catalogue = po.replace(/^msgid "(page|kiosk)\..*\n.*\n\n?/gm, '').replace(/^#.*\n/gm, '').replace(/\n\n+/g, '\n');
  const games = Object.fromEntries([...texts].filter(([key]) => key.startsWith('game.')).map(([key, [name]]) => [key.slice('game.'.length), name]));
  const language = { catalogue, page: partOf(texts, 'page.'), kiosk: partOf(texts, 'kiosk.'), games, letters };
  return { code, script: `(globalThis.mancalaLanguages ??= {}).${code} = ${JSON.stringify(language)};\n` };
}
