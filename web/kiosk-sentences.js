// @ts-check
/** What a kiosk says besides the board's own texts, and a profile may say otherwise (`texts`). */
export const english = {
  touch: 'Touch the screen to play',
  attract: 'The engine is playing against itself.',
  startAgain: 'Start again',
  still: 'Are you still playing?',
  /** `{seconds}` is filled in. */
  countdown: 'Without a touch this game ends in {seconds} s.',
  here: 'I am still here',
  languages: 'Languages',

  /** Of a profile that is wrong, for whoever sets the kiosk up (kiosk-profile.js). */
  wrong: 'This kiosk is not set up right',
  wrongIn: 'In {file}:',
  wrongMissing: 'it is missing',
  wrongValue: '{value} is not right',
  wrongUnknown: 'this field is not known; there are {known}',
  wrongLanguage: 'this language is not among `languages`',
  wrongExpected: 'expected: {form}',
  wrongName: 'a profile’s name is of small letters, digits and hyphens: {form}',
  wrongFile: 'there is no such file beside the page ({status})',
  wrongLoad: 'it could not be loaded: {why}',
  wrongJson: 'it is not JSON: {why}',
};

/** @typedef {keyof typeof english} SentenceKey */

/** @type {Record<string, Partial<typeof english>>} from the catalogues (`kiosk.…`), once they are there */
const known = {};

/** @param {string} language @param {Partial<typeof english>} texts */
export const learn = (language, texts) => void (known[language] = texts);

/** @param {string} language @param {Record<string, Record<string, string>>} [own] a profile's texts @returns {typeof english} */
export function sentencesOf(language, own = {}) {
  return { ...english, ...known[language], ...own[language] };
}
