// @ts-check
/**
 * Languages beside English, each a classic script of the build (site.mjs): its catalogue, the page's own sentences, and the letters that the
 * board's typeface lacks. A script, as an embed frame without an origin can fetch nothing else.
 *
 * @typedef {{
 *   catalogue: string, page: Record<string, string>, kiosk: Record<string, string>, games: Record<string, string>, letters: {weights: number, bytes: string}[],
 * }} Language  `games`: their names by id; `letters`: TrueType files, packed; weights 1 regular, 2 bold, 3 both
 */
import { unpacked } from './loader.js';
import { address, loadScript } from './page-parts.js';
import { english, speak } from './sentences.js';

/** Their codes; the build writes them into the page. */
export const languages = (document.documentElement.dataset.languages ?? '').split(' ').filter(Boolean);

/** @type {Map<string, Promise<Language>>} */
const asked = new Map();
/** @type {Map<string, Language>} */
const known = new Map();

/** @param {string} code @returns {Promise<Language>} fails where it does not come; may be asked again */
export function loadLanguage(code) {
  const before = asked.get(code);
  if (before) return before;
  const coming = loadScript(address(`languages/${code}.js`)).then(() => {
    const language = /** @type {any} */ (globalThis).mancalaLanguages[code];
    known.set(code, language);
    return language;
  });
  coming.catch(() => asked.delete(code));
  asked.set(code, coming);
  return coming;
}

/** @param {Language} language @returns {Promise<{weights: number, bytes: Uint8Array}[]>} */
export const lettersOf = (language) => Promise.all(language.letters.map(async ({ weights, bytes }) => ({ weights, bytes: new Uint8Array(await unpacked(bytes)) })));

/** What the page says itself, in the language that the board speaks now. @param {string} code */
export function pageSpeaks(code) {
  const language = known.get(code);
  const texts = code === 'en' ? english : language?.page;
  if (texts && document.documentElement.lang !== code) speak(code, texts, language?.games ?? {});
}

/**
 * The language that the board will begin with, as far as the page can tell: a link's, the stored one, the browser's.
 * @param {string} link @param {string | null} settings as stored @returns {string} empty for English
 */
export function firstLanguage(link, settings) {
  const chosen = new URLSearchParams(link).get('language') ?? /^language (\S+)$/m.exec(settings ?? '')?.[1];
  // One that there is not is told in the browser's language.
  for (const wish of chosen ? [chosen, ...navigator.languages] : navigator.languages) {
    const code = wish.replace(/[-_].*/, '');
    if (code === 'en') break;
    if (languages.includes(code)) return code;
  }
  return '';
}
