// @ts-check
/**
 * The texts about the games (assets/games/<game>/<language>.md) as pages that stand by themselves: real HTML, readable and
 * printable without a script, with the board to play on in place. The app shows the same pages' articles (rules-dialog.js).
 */
import { Marked } from 'marked';
import { readCatalogue } from './catalogues.mjs';
import { nameOf } from './language-names.js';

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/**
 * @typedef {{title: string, summary: string, body: string, examples: string[]}} RulesText
 * @typedef {{game: string, name: string, language: string, text: RulesText, textLanguage: string, told: string[], words: (key: string) => string, speaks: boolean}} PageParts
 *   one page: `textLanguage` is English where the language has no text of its own; `told` says each example's moves; `words` are the board's
 *   texts in the page's language; `speaks`: the board has that language too
 */

/** @param {string} markdown @param {string} file for what is wrong with it @returns {RulesText} */
export function readText(markdown, file) {
  const head = /^---\ntitle: (.+)\nsummary: (.+)\n---\n/.exec(markdown);
  if (!head) throw new Error(`${file}: it does not begin with title and summary between two lines of three hyphens`);
  const body = markdown.slice(head[0].length);
  const examples = [...body.matchAll(/^ *```board\n *(.+)\n *```$/gm)].map(([, example]) => example.trim());
  return { title: head[1].trim(), summary: head[2].trim(), body, examples };
}

/** A text of the board by key. @param {string} po @returns {(key: string) => string | undefined} */
export function textsOf(po) {
  const texts = readCatalogue(po);
  return (key) => texts.get(key)?.[0] || undefined;
}

/**
 * An example moves by itself; on paper, and for whoever wants less motion, it is the board before and the board after.
 * @param {number} number from 1 @param {string} told
 */
function figure(number, told) {
  const picture = (/** @type {string} */ kind, /** @type {string} */ part, /** @type {string} */ alt) =>
    `<img class="${kind}" src="${number}.svg${part}" alt="${escaped(alt)}" width="480" height="200">`;
  return `<figure>${picture('moving', '', told)}${picture('still', '#start', '')}${picture('still', '#end', told)}</figure>\n`;
}

/** @param {PageParts} page */
export function articleOf({ text, language, textLanguage, told, words }) {
  let number = 0;
  const marked = new Marked({
    renderer: {
      code: () => figure(++number, told[number - 1]),
      // What the texts need, and nothing that could load or run.
      html: (html) => escaped(html),
    },
  });
  const html = /** @type {string} */ (marked.parse(text.body));
  const isForeign = textLanguage !== language;
  const note = isForeign ? `<p class="note">${escaped(words('rules.in-english'))}</p>\n` : '';
  return `<article class="rules" data-print="${escaped(words('rules.page.print'))}">\n${note}<div${isForeign ? ` lang="${textLanguage}"` : ''}>\n${html}</div>\n</article>`;
}

/**
 * @param {PageParts} page @param {{game: string, name: string}[]} games @param {string[]} languages those with a text about this game
 * @param {string} url where the site stands, or nothing
 */
export function pageOf(page, games, languages, url) {
  const { game, language, textLanguage, text, words, speaks } = page;
  const isForeign = textLanguage !== language;
  const alternates = [...languages.map((code) => [code, code]), ['x-default', 'en']]
    .map(([code, to]) => `<link rel="alternate" hreflang="${code}" href="${url ? `${url}rules/${game}/` : ''}${to}.html">`);
  const canonical = isForeign ? `<link rel="canonical" href="${url ? `${url}rules/${game}/` : ''}${textLanguage}.html">\n` : '';
  const asked = `game=${game}${speaks ? `&amp;language=${language}` : ''}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(text.title)}</title>
<meta name="description" content="${escaped(text.summary)}">
<meta property="og:type" content="article">
<meta property="og:title" content="${escaped(text.title)}">
<meta property="og:description" content="${escaped(text.summary)}">
<meta property="og:image" content="${url ? `${url}rules/${game}/` : ''}preview.png">
<meta property="og:image:width" content="800">
<meta property="og:image:height" content="420">
<meta name="twitter:card" content="summary_large_image">
${canonical}${alternates.join('\n')}
<link rel="icon" href="../../icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../../typeface.css">
<link rel="stylesheet" href="../../rules.css">
<script defer src="../../embed.js"></script>
</head>
<body>
<header>
<nav aria-label="${escaped(words('rules.page.games'))}"><ul>
${games.map((other) => `<li><a href="../${other.game}/${language}.html"${other.game === game ? ' aria-current="page"' : ''}>${escaped(other.name)}</a></li>`).join('\n')}
</ul></nav>
</header>
<main>
${articleOf(page)}
<section aria-labelledby="play">
<h2 id="play">${escaped(words('rules.page.play-here'))}</h2>
<mancala-board game="${game}"${speaks ? ` language="${language}"` : ''} label="${escaped(page.name)}"></mancala-board>
<p><a href="../../index.html?${asked}">${escaped(words('rules.page.open-board'))}</a></p>
</section>
</main>
<footer>
<nav aria-label="${escaped(words('rules.page.languages'))}"><ul>
${languages.map((code) => `<li><a href="${code}.html" lang="${code}" hreflang="${code}"${code === language ? ' aria-current="page"' : ''}>${escaped(nameOf(code))}</a></li>`).join('\n')}
</ul></nav>
</footer>
</body>
</html>
`;
}
