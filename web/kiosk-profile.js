// @ts-check
/**
 * A kiosk's profile: the JSON file beside the page that says what visitors may do. Read in one go; every error names its field and the reason.
 *
 * @typedef {{game: string, about: Record<string, string>}} Offer
 * @typedef {{
 *   title: Record<string, string>, welcome: Record<string, string>, games: Offer[], languages: string[], level: number,
 *   idle: number, warning: number, attract: number, sound: boolean, layout: string, texts: Record<string, Record<string, string>>,
 * }} Profile
 * Times in seconds. A text by language; `''` stands for those that it does not name.
 */
import { sentencesOf } from './kiosk-sentences.js';

const layouts = ['auto', 'landscape', 'portrait', 'tabletop', 'board'];  // as shell/settings.h lists them

/** Gathers what is wrong while the fields are read. */
class Reader {
  /** @type {string[]} */
  errors = [];

  /** @param {string} field @param {unknown} value @param {string} expected */
  refuse(field, value, expected) {
    const shown = JSON.stringify(value);
    const is = value === undefined ? 'it is missing' : `${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown} is not right`;
    this.errors.push(`field \`${field}\`: ${is}; ${expected}`);
  }

  /** @param {Record<string, unknown>} from @param {string} field @param {number} least @param {number} most @param {number} otherwise @param {string} unit */
  number(from, field, least, most, otherwise, unit) {
    const value = from[field];
    if (value === undefined) return otherwise;
    if (typeof value === 'number' && value >= least && value <= most) return value;
    this.refuse(field, value, `${unit} from ${least} to ${most} is expected`);
    return otherwise;
  }

  /** One text for all languages, or one for each. @param {string} field @param {unknown} value @param {string[]} languages @returns {Record<string, string>} */
  texts(field, value, languages) {
    if (value === undefined) return {};
    if (typeof value === 'string') return { '': value };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.refuse(field, value, 'a text, or an object with a text for each language is expected');
      return {};
    }
    for (const [language, text] of Object.entries(value)) {
      if (!languages.includes(language)) this.refuse(`${field}.${language}`, text, 'the language is not among `languages`');
      else if (typeof text !== 'string') this.refuse(`${field}.${language}`, text, 'a text is expected');
    }
    return /** @type {Record<string, string>} */ (value);
  }

  /** @template T @param {string} field @param {unknown} value @param {string} expected @param {(item: unknown, field: string) => T | undefined} read @returns {T[]} */
  list(field, value, expected, read) {
    if (!Array.isArray(value) || value.length === 0) {
      this.refuse(field, value, expected);
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
  const expected = 'a game’s id, as `kalah`, or an object with `game` and `about` is expected';
  if (isGame(item)) return { game: /** @type {string} */ (item), about: {} };
  if (!isObject(item)) return void reader.refuse(field, item, expected);
  const { game, about, ...more } = /** @type {any} */ (item);
  for (const name of Object.keys(more)) reader.refuse(`${field}.${name}`, more[name], 'this field is not known');
  if (!isGame(game)) return void reader.refuse(`${field}.game`, game, 'a game’s id, as `kalah`, is expected');
  return { game, about: reader.texts(`${field}.about`, about, languages) };
}

/** @param {Reader} reader @param {unknown} value @param {string[]} languages */
function readTexts(reader, value, languages) {
  if (value === undefined) return {};
  if (!isObject(value)) {
    reader.refuse('texts', value, 'an object with an object for each language is expected');
    return {};
  }
  const known = Object.keys(sentencesOf('en'));
  for (const [language, texts] of Object.entries(/** @type {object} */ (value))) {
    if (!languages.includes(language)) reader.refuse(`texts.${language}`, texts, 'the language is not among `languages`');
    else if (!isObject(texts)) reader.refuse(`texts.${language}`, texts, 'an object of texts is expected');
    else {
      for (const [key, text] of Object.entries(texts)) {
        if (!known.includes(key)) reader.refuse(`texts.${language}.${key}`, text, `this text is not known; there are ${known.join(', ')}`);
        else if (typeof text !== 'string') reader.refuse(`texts.${language}.${key}`, text, 'a text is expected');
      }
    }
  }
  return /** @type {Record<string, Record<string, string>>} */ (value);
}

const known = ['title', 'welcome', 'games', 'languages', 'level', 'idle', 'warning', 'attract', 'sound', 'layout', 'texts'];

/** @param {string} json @returns {{profile: Profile, errors: string[]}} the profile counts only where there are no errors */
export function readProfile(json) {
  const reader = new Reader();
  /** @type {any} */
  let from = {};
  try {
    from = JSON.parse(json);
  } catch (error) {
    reader.errors.push(`it is not JSON: ${/** @type {Error} */ (error).message}`);
    return { profile: /** @type {any} */ (null), errors: reader.errors };
  }
  if (!isObject(from)) {
    reader.errors.push('an object with the profile’s fields is expected');
    return { profile: /** @type {any} */ (null), errors: reader.errors };
  }
  for (const name of Object.keys(from)) {
    if (!known.includes(name)) reader.refuse(name, from[name], `this field is not known; there are ${known.join(', ')}`);
  }
  const languages = from.languages === undefined ? ['en'] : reader.list('languages', from.languages, 'a list of language codes, as ["en"], is expected', (item, field) => {
    if (typeof item === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(item)) return item;
    return void reader.refuse(field, item, 'a language’s code, as `en`, is expected');
  });
  if (from.sound !== undefined && typeof from.sound !== 'boolean') reader.refuse('sound', from.sound, '`true` or `false` is expected');
  if (from.layout !== undefined && !layouts.includes(from.layout)) reader.refuse('layout', from.layout, `one of ${layouts.join(', ')} is expected`);
  const level = reader.number(from, 'level', 1, 8, 1, 'a whole number');
  if (!Number.isInteger(level)) reader.refuse('level', level, 'a whole number from 1 to 8 is expected');
  return {
    profile: {
      title: from.title === undefined ? { '': 'Mancala' } : reader.texts('title', from.title, languages),
      welcome: reader.texts('welcome', from.welcome, languages),
      games: reader.list('games', from.games, 'a list of games, as ["kalah", "dakon"], is expected', (item, field) => readOffer(reader, item, field, languages)),
      languages,
      level,
      idle: reader.number(from, 'idle', 20, 3600, 90, 'a number of seconds'),
      // Shorter than this nobody can answer in time (WCAG 2.2.1).
      warning: reader.number(from, 'warning', 20, 300, 30, 'a number of seconds'),
      attract: reader.number(from, 'attract', 5, 3600, 45, 'a number of seconds'),
      sound: from.sound === true,
      layout: from.layout ?? 'auto',
      texts: readTexts(reader, from.texts, languages),
    },
    errors: reader.errors,
  };
}

/** @param {Record<string, string>} texts @param {string} language */
export const textIn = (texts, language) => texts[language] ?? texts[''] ?? Object.values(texts)[0] ?? '';
