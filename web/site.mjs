// @ts-check
/**
 * Puts the static site together: node web/site.mjs --out FOLDER --build FILE,FILE… --first-board FILE [--letters FILE] [--draw FILE] [--url ADDRESS]
 * (`--draw`: board_svg, as it was compiled for node; without it there are no pages about the games.)
 *
 * What a host page or a bookmark names stands at the top and may change with every build (index.html, sw.js, the manifest …);
 * everything else stands in a folder named after the hash of the build, so that it can be cached for ever and files of two
 * builds never meet. Beside each file that a host can send compressed lie its `.br` and `.gz`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { buildSync } from 'esbuild';
import { languageScript, packed, subsetOf } from './catalogues.mjs';
import { pageOf, readText, textsOf } from './rules-pages.mjs';

const words = process.argv.slice(2);
/** @param {string} name */
const option = (name) => {
  const at = words.indexOf(name);
  if (at < 0 || !words[at + 1]) throw new Error(`${name} FOLDER is missing`);
  return words[at + 1];
};
const out = option('--out');
const built = option('--build').split(',');
const web = dirname(fileURLToPath(import.meta.url));

/** Never cached: their addresses are known outside, or they say which build is in force. */
const lasting = /^([^/]*\.html|embed\.js|embed\.d\.ts|oembed\.json|manifest\.webmanifest|sw\.js|LICENSES\.md|icons\/.*|pictures\/.*|kiosk\/.*|rules\/[^/]+\/[^/]+\.(html|png))$/;
/** Not fetched ahead by the service worker: what only an embedding site, a shop window or a search engine reads. */
const notAhead = /^(sw\.js|oembed\.json|embed.*|pictures\/.*|kiosk\/.*|LICENSES\.md|.*\/preview\.png)$/;
const typeface = join(web, '../node_modules/@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf');
const compressible = new Set(['.html', '.js', '.css', '.wasm', '.svg', '.json', '.webmanifest', '.md', '.ts', '.txt']);

/** @type {Map<string, Buffer>} path in the site → bytes; first without the build's folder */
const files = new Map();

/** @param {string} folder @param {string} prefix @param {(name: string) => boolean} wanted */
function take(folder, prefix, wanted) {
  for (const name of readdirSync(folder)) if (wanted(name) && statSync(join(folder, name)).isFile()) files.set(prefix + name, readFileSync(join(folder, name)));
}

take(web, '', (name) => /\.(html|css|webmanifest|d\.ts)$/.test(name) || name === 'engine-worker.js');
if (existsSync(join(web, 'kiosk'))) take(join(web, 'kiosk'), 'kiosk/', (name) => name.endsWith('.json'));
take(join(web, '../assets'), '', (name) => name === 'LICENSES.md');
take(join(web, '../assets/pictures'), 'pictures/', (name) => /^(wide|narrow)\./.test(name));
if (existsSync(join(web, '../assets/books'))) take(join(web, '../assets/books'), 'books/', (name) => name.endsWith('.txt'));
take(join(web, 'icons'), 'icons/', (name) => name.endsWith('.svg'));
for (const file of built) files.set(file.replace(/.*\//, ''), readFileSync(file));

// Languages, and the page's list of them.
const noLetters = { program: '', options: [], base: '', fonts: [] };
const letters = words.includes('--letters') ? JSON.parse(readFileSync(option('--letters'), 'utf8')) : noLetters;
const codes = [];
for (const name of readdirSync(join(web, '../assets/languages')).filter((file) => file !== 'en.po').sort()) {
  const { code, script } = languageScript(readFileSync(join(web, '../assets/languages', name), 'utf8'), letters);
  if (name !== `${code}.po`) throw new Error(`${name} names its language ${code}`);
  codes.push(code);
  files.set(`languages/${code}.js`, Buffer.from(script));
}

// What the page says itself, in the board's typeface (typeface.css).
const pageTypeface = join(web, '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3');
for (const alphabet of ['latin', 'latin-ext', 'cyrillic']) files.set(`typeface/${alphabet}.woff2`, readFileSync(`${pageTypeface}-${alphabet}-wght-normal.woff2`));
const han = letters.fonts.find((/** @type {{wide: boolean}} */ { wide }) => wide);
if (letters.program && han) files.set('typeface/han.woff', subsetOf(letters, han.file, '散窑中文', '--flavor=woff'));

// The page's modules in few files: each file costs a slow phone a request and several tasks. What is needed later stays apart.
const { outputFiles: pageFiles, metafile } = buildSync({
  entryPoints: [join(web, 'boot.js')], bundle: true, splitting: true, format: 'esm', outdir: web, chunkNames: '[name]-[hash]', target: 'es2022', minify: true, write: false, metafile: true,
  logLevel: 'warning',
});
for (const { path, contents } of pageFiles) files.set(basename(path), Buffer.from(contents));
/** What the page loads with its first board, by the names of the files. */
const withBoard = new Set(Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint?.endsWith('live-board.js')).map(([path]) => path));
for (const path of withBoard) for (const { path: further, kind } of metafile.outputs[path].imports) if (kind === 'import-statement') withBoard.add(further);

// Classic scripts: for other people's pages and for frames without an origin, where modules do not load, and the board's worker, which is in
// both.
for (const [entry, name] of [['embed/element', 'embed.js'], ['embed/frame', 'embed-frame.js'], ['embed/builder', 'embed-builder.js'], ['embed/demo', 'embed-demo.js'], ['board-worker', 'board-worker.js']]) {
  const { outputFiles } = buildSync({
    entryPoints: [join(web, `${entry}.js`)], bundle: true, format: 'iife', target: 'es2022', minify: true, write: false, logLevel: 'warning',
  });
  files.set(name, Buffer.from(outputFiles[0].contents));
}

// What a frame without an origin cannot fetch, as one classic script. The wasm is packed before it is spelled out: base64 of the
// plain bytes would hide from the host's compression what repeats in them.
/** @param {string} name */
const spelled = (name) => packed(/** @type {Buffer} */ (files.get(name)));
// The engine's two scripts keep their names apart; one must find `Module` as a global. The board's worker finds its program's in it.
const workerScripts = `(() => {\n${files.get('engine-worker.js')}\n})();\n${files.get('engine.js')}`;
const spelledBooks = Object.fromEntries([...files.keys()].filter((name) => name.startsWith('books/')).map((name) => [name.slice('books/'.length, -'.txt'.length), spelled(name)]));
files.set('embed-bytes.js', Buffer.from(
  `globalThis.mancalaBytes = ${JSON.stringify({ board: spelled('board.wasm'), engine: spelled('engine.wasm'), worker: workerScripts, boardWorker: `${files.get('board.js')}\n${files.get('board-worker.js')}`, books: spelledBooks })};\n`));

// oEmbed wants absolute addresses, and a static folder does not know its own: without --url the discovery is left out.
const url = words.includes('--url') ? option('--url') : '';
if (url) {
  if (!/^https?:\/\/[^"<> ]+\/$/.test(url)) throw new Error(`--url: ${url} is no address that begins with https:// and ends with /`);
  const frame = `<iframe src="${url}embed.html" width="640" height="480" style="border:0" title="Mancala board" loading="lazy" allow="fullscreen; autoplay; gamepad"></iframe>`;
  files.set('oembed.json', Buffer.from(JSON.stringify({
    version: '1.0', type: 'rich', title: 'Mancala board', provider_name: 'Mancala', provider_url: url, width: 640, height: 480, cache_age: 86400, html: frame,
  }, null, 2)));
  const discovery = `<link rel="alternate" type="application/json+oembed" href="${url}oembed.json" title="Mancala board">\n</head>`;
  for (const page of ['index.html', 'embed.html']) files.set(page, Buffer.from(String(files.get(page)).replace('</head>', discovery)));
}

// The pages about the games, their examples drawn by the engine, and a picture of each game for those who link to it.
const draw = words.includes('--draw') ? option('--draw') : '';
/** @param {string[]} words @returns {string[]} lines */
const drawn = (...words) => execFileSync(process.execPath, [draw, ...words], { encoding: 'utf8', maxBuffer: 2 ** 26 }).trimEnd().split('\n');
const assets = join(web, '../assets');
const languageFiles = new Map(readdirSync(join(assets, 'languages')).filter((name) => name.endsWith('.po')).map((name) => [name.slice(0, -3), join(assets, 'languages', name)]));
const boardTexts = new Map([...languageFiles].map(([language, file]) => [language, textsOf(readFileSync(file, 'utf8'))]));
const namesOfGames = (draw ? drawn('--games') : []).map((line) => line.split('\t')).map(([game, name]) => ({ game, name }));
const games = namesOfGames.filter(({ game }) => existsSync(join(assets, 'games', game, 'en.md')));
for (const { game, name } of games) {
  const folder = join(assets, 'games', game);
  const texts = new Map(readdirSync(folder).filter((file) => file.endsWith('.md')).map((file) => [file.slice(0, -3), readText(readFileSync(join(folder, file), 'utf8'), join(folder, file))]));
  const english = /** @type {import('./rules-pages.mjs').RulesText} */ (texts.get('en'));
  drawn('--moving', ...english.examples, '--size', '480x200').forEach((svg, at) => files.set(`rules/${game}/${at + 1}.svg`, Buffer.from(svg)));
  // Where a language has no text of its own the app shows the English one with a note; such a page names the English one as the real one.
  for (const language of new Set([...texts.keys(), ...languageFiles.keys()])) {
    const words = (/** @type {string} */ key) => boardTexts.get(language)?.(key) ?? boardTexts.get('en')?.(key) ?? key;
    const told = drawn('--told', languageFiles.get(language) ?? join(assets, 'languages/en.po'), ...english.examples);
    const local = games.map((one) => ({ ...one, name: boardTexts.get(language)?.(`game.${one.game}`) ?? one.name }));
    const page = { game, name: boardTexts.get(language)?.(`game.${game}`) ?? name, language, text: texts.get(language) ?? english, textLanguage: texts.has(language) ? language : 'en', told, words, speaks: languageFiles.has(language) };
    files.set(`rules/${game}/${language}.html`, Buffer.from(pageOf(page, local, [...texts.keys()].sort(), url)));
  }
  const picture = new Resvg(drawn(game, '--size', '800x420')[0], { font: { loadSystemFonts: false, fontFiles: [typeface], defaultFontFamily: 'Source Sans 3' } });
  files.set(`rules/${game}/preview.png`, Buffer.from(picture.render().asPng()));
}

for (const [name, svg] of [...files]) {
  if (!name.startsWith('icons/')) continue;
  for (const size of [192, 512]) {
    const picture = new Resvg(svg.toString(), { fitTo: { mode: 'width', value: size } }).render().asPng();
    files.set(name.replace('.svg', `-${size}.png`), Buffer.from(picture));
  }
}

// The page's first board.
const board = readFileSync(option('--first-board'), 'utf8').trim();
const [position, svg] = [board.slice(0, board.indexOf('\n')), board.slice(board.indexOf('\n') + 1)];
/** @param {string} page @param {RegExp | string} mark @param {string} text */
const filled = (page, mark, text) => {
  if (page.search(mark) < 0) throw new Error(`index.html has no place for ${mark}`);
  return page.replace(mark, () => text);
};
let index = /** @type {Buffer} */ (files.get('index.html')).toString();
index = filled(index, 'data-ahead=""', `data-ahead="${[...withBoard].map((path) => basename(path)).join(' ')}"`);
index = filled(index, 'data-position=""></div>', `data-position="${position}">${svg}</div>`);
// The first paint waits for nothing but the page itself: its styles stand in it, known to its policy by their hash.
const style = /** @type {Buffer} */ (files.get('style.css')).toString();
index = filled(index, '<link rel="stylesheet" href="style.css">', `<style>${style}</style>`);
index = filled(index, "style-src 'self'", `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
files.set('index.html', Buffer.from(index));

const version = createHash('sha256');
for (const name of [...files.keys()].sort()) version.update(`${name} ${files.get(name)?.length}\n`).update(/** @type {Buffer} */ (files.get(name)));
const build = version.digest('hex').slice(0, 12);

/** @type {Map<string, Buffer>} */
const site = new Map();
for (const [name, bytes] of files) {
  if (!lasting.test(name)) {
    site.set(`${build}/${name}`, bytes);
  } else if (name.endsWith('.html')) {
    // A page names its parts in src and href; those of the build are in its folder. A host that compresses hides the wasm's size.
    const page = bytes.toString().replace('data-build=""', `data-build="${build}"`).replace('data-languages=""', `data-languages="${codes.join(' ')}"`).replace('data-wasm-bytes="0"', `data-wasm-bytes="${files.get('board.wasm')?.length}"`);
    const up = '../'.repeat(name.split('/').length - 1);
    site.set(name, Buffer.from(page.replace(/\b(src|href)="([^":?#]+)/g, (all, attribute, address) => {
      const path = posix.join(posix.dirname(name), address);
      return files.has(path) && !lasting.test(path) ? `${attribute}="${up}${build}/${path}` : all;
    })));
  } else {
    site.set(name, bytes);
  }
}
/** @type {Record<string, string>} */
const ahead = {};
for (const [path, bytes] of [...site].sort(([a], [b]) => (a < b ? -1 : 1)))
  if (!notAhead.test(path.replace(`${build}/`, ''))) ahead[path] = createHash('sha256').update(bytes).digest('base64');
const worker = readFileSync(join(web, 'sw.in.js'), 'utf8');
site.set('sw.js', Buffer.from(filled(filled(worker, '@VERSION@', build), /\/\* @FILES@ \*\/ \{\}/, JSON.stringify(ahead, null, 2))));

// A build that is still open somewhere keeps its folder on a host; here only the newest stands.
rmSync(out, { recursive: true, force: true });
for (const [path, bytes] of site) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  if (!compressible.has(extname(path))) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
console.log(`site: ${site.size} files of build ${build} in ${out}`);
