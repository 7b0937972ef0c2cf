// @ts-check
/**
 * A kiosk's profile: the JSON file beside the page that says what visitors may do. Read in one go; every error names its field and the reason,
 * in the words of kiosk-sentences.js, and the form that is expected as one would write it.
 *
 * @typedef {{field: string, words: (string | [import('./kiosk-sentences.js').SentenceKey, Record<string, string | number>?])[]}} Wrong  `field` is empty for the whole; a plain text stands as it is
 * @typedef {{game: string, about: Record<string, string>}} Offer
 * @typedef {{
 *   title: Record<string, string>, welcome: Record<string, string>, games: Offer[], languages: string[], level: number,
 *   idle: number, warning: number, attract: number, sound: boolean, layout: string, texts: Record<string, Record<string, string>>,
 * }} Profile
 * Times in seconds. A text by language; `''` stands for those that it does not name.
 */
import { sentencesOf } from './kiosk-sentences.js';
import { filled } from './sentences.js';

const aText = '"…"', someLevel = '1, 2, 3 … 8';  // forms
const layouts = ['auto', 'landscape', 'portrait', 'tabletop', 'board'];  // as shell/settings.h lists them

const longestShown = 60;  // characters of a value

/** @param {Wrong} wrong @param {Record<string, string>} says */
export function sentenceOf({ field, words }, says) {
  const told = words.map((word) => (typeof word === 'string' ? word : filled(says[word[0]], word[1] ?? {}))).join('; ');
  return field ? `\`${field}\`: ${told}` : told;
}

/** Gathers what is wrong while the fields are read. */
class Reader {
  /** @type {Wrong[]} */
  errors = [];

  /** @param {string} field @param {unknown} value @param {string} form what is expected instead */
  refuse(field, value, form) {
    this.#add(field, value, ['wrongExpected', { form }]);
  }

  /** @param {string} field @param {unknown} value @param {string[]} known */
  refuseUnknown(field, value, known) {
    this.#add(field, value, ['wrongUnknown', { known: known.join(', ') }]);
  }

  /** @param {string} field @param {unknown} value */
  refuseLanguage(field, value) {
    this.#add(field, value, ['wrongLanguage']);
  }

  /** @param {string} field @param {unknown} value @param {Wrong['words'][0]} reason */
  #add(field, value, reason) {
    const shown = JSON.stringify(value);
    this.errors.push({ field, words: [value === undefined ? ['wrongMissing'] : ['wrongValue', { value: shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown }], reason] });
  }

  /** @param {Record<string, unknown>} from @param {string} field @param {number} least @param {number} most @param {number} otherwise @param {string} form */
  number(from, field, least, most, otherwise, form) {
    const value = from[field];
    if (value === undefined) return otherwise;
    if (typeof value === 'number' && value >= least && value <= most) return value;
    this.refuse(field, value, form);
    return otherwise;
  }

  /** One text for all languages, or one for each. @param {string} field @param {unknown} value @param {string[]} languages @returns {Record<string, string>} */
  texts(field, value, languages) {
    if (value === undefined) return {};
    if (typeof value === 'string') return { '': value };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.refuse(field, value, `${aText} | { "en": ${aText} }`);
      return {};
    }
    for (const [language, text] of Object.entries(value)) {
      if (!languages.includes(language)) this.refuseLanguage(`${field}.${language}`, text);
      else if (typeof text !== 'string') this.refuse(`${field}.${language}`, text, aText);
    }
    return /** @type {Record<string, string>} */ (value);
  }

  /** @template T @param {string} field @param {unknown} value @param {string} form @param {(item: unknown, field: string) => T | undefined} read @returns {T[]} */
  list(field, value, form, read) {
    if (!Array.isArray(value) || value.length === 0) {
      this.refuse(field, value, form);
      return [];
    }
    return value.map((item, at) => read(item, `${field}[${at}]`)).filter((item) => item !== undefined);
  }
}

/** @param {unknown} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A ruleset's id with its options, by form: whether there is such a game is the board's to say. @param {unknown} value */
const isGame = (value) => typeof value === 'string' && /^[a-z][a-z0-9-]*(@[a-z0-9=,-]+)?$/.test(value);

/** @param {Reader} reader @param {unknown} item @param {string} field @param {string[]} languages @returns {Offer | undefined} */
function readOffer(reader, item, field, languages) {
  if (isGame(item)) return { game: /** @type {string} */ (item), about: {} };
  if (!isObject(item)) return void reader.refuse(field, item, '"kalah" | { "game": "kalah", "about": "…" }');
  const { game, about, ...more } = /** @type {any} */ (item);
  for (const name of Object.keys(more)) reader.refuseUnknown(`${field}.${name}`, more[name], ['game', 'about']);
  if (!isGame(game)) return void reader.refuse(`${field}.game`, game, '"kalah"');
  return { game, about: reader.texts(`${field}.about`, about, languages) };
}

/** @param {Reader} reader @param {unknown} value @param {string[]} languages */
function readTexts(reader, value, languages) {
  if (value === undefined) return {};
  if (!isObject(value)) {
    reader.refuse('texts', value, '{ "en": { "touch": "…" } }');
    return {};
  }
  // What it says of itself while it is wrong is not for visitors.
  const known = Object.keys(sentencesOf('en')).filter((key) => !key.startsWith('wrong'));
  for (const [language, texts] of Object.entries(/** @type {object} */ (value))) {
    if (!languages.includes(language)) reader.refuseLanguage(`texts.${language}`, texts);
    else if (!isObject(texts)) reader.refuse(`texts.${language}`, texts, '{ "touch": "…" }');
    else {
      for (const [key, text] of Object.entries(texts)) {
        if (!known.includes(key)) reader.refuseUnknown(`texts.${language}.${key}`, text, known);
        else if (typeof text !== 'string') reader.refuse(`texts.${language}.${key}`, text, aText);
      }
    }
  }
  return /** @type {Record<string, Record<string, string>>} */ (value);
}

const known = ['title', 'welcome', 'games', 'languages', 'level', 'idle', 'warning', 'attract', 'sound', 'layout', 'texts'];

/** @param {string} json @returns {{profile: Profile, errors: Wrong[]}} the profile counts only where there are no errors; of a wrong one `languages` do where they can be read */
export function readProfile(json) {
  const reader = new Reader();
  /** @type {any} */
  let from = {};
  try {
    from = JSON.parse(json);
  } catch (error) {
    reader.errors.push({ field: '', words: [['wrongJson', { why: /** @type {Error} */ (error).message }]] });
    return { profile: /** @type {any} */ (null), errors: reader.errors };
  }
  if (!isObject(from)) {
    reader.errors.push({ field: '', words: [['wrongExpected', { form: '{ "games": ["kalah"] }' }]] });
    return { profile: /** @type {any} */ (null), errors: reader.errors };
  }
  for (const name of Object.keys(from)) {
    if (!known.includes(name)) reader.refuseUnknown(name, from[name], known);
  }
  const languages = from.languages === undefined ? ['en'] : reader.list('languages', from.languages, '["en"]', (item, field) => {
    if (typeof item === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(item)) return item;
    return void reader.refuse(field, item, '"en"');
  });
  if (from.sound !== undefined && typeof from.sound !== 'boolean') reader.refuse('sound', from.sound, 'true | false');
  if (from.layout !== undefined && !layouts.includes(from.layout)) reader.refuse('layout', from.layout, layouts.map((layout) => `"${layout}"`).join(' | '));
  const level = reader.number(from, 'level', 1, 8, 1, someLevel);
  if (!Number.isInteger(level)) reader.refuse('level', level, someLevel);
  return {
    profile: {
      title: from.title === undefined ? { '': 'Mancala' } : reader.texts('title', from.title, languages),
      welcome: reader.texts('welcome', from.welcome, languages),
      games: reader.list('games', from.games, '["kalah", "dakon"]', (item, field) => readOffer(reader, item, field, languages)),
      languages,
      level,
      idle: reader.number(from, 'idle', 20, 3600, 90, '20 … 3600 (s)'),
      // Shorter than this nobody can answer in time (WCAG 2.2.1).
      warning: reader.number(from, 'warning', 20, 300, 30, '20 … 300 (s)'),
      attract: reader.number(from, 'attract', 5, 3600, 45, '5 … 3600 (s)'),
      sound: from.sound === true,
      layout: from.layout ?? 'auto',
      texts: readTexts(reader, from.texts, languages),
    },
    errors: reader.errors,
  };
}

/** @param {Record<string, string>} texts @param {string} language */
export const textIn = (texts, language) => texts[language] ?? texts[''] ?? Object.values(texts)[0] ?? '';
