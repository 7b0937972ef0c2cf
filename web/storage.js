// @ts-check
/** The browser's storage, which may refuse at any time (private windows, sandboxed frames, no space): then the game goes on without it. */

const prefix = 'mancala.';

/** What "start a new game" forgets after a failure. */
export const gameKey = 'game';
/** The drawing of the board as it was left (boot.js). */
export const pictureKey = 'picture';

/**
 * Where a board keeps its texts.
 * @typedef {{read(key: string): string | null, write(key: string, value: string): boolean, forget(key: string): void}} Storage
 */

/** @param {string} key @returns {string | null} */
export function readStored(key) {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value @returns {boolean} whether it was stored */
export function store(key, value) {
  try {
    localStorage.setItem(prefix + key, value);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept, so nothing is left to forget.
  }
}

/** @type {Storage} */
export const browserStorage = { read: readStored, write: store, forget };

/** For a board that was not allowed to keep anything: it does not ask the browser, and so nobody is told that storing failed. @type {Storage} */
export const noStorage = { read: () => null, write: () => true, forget() {} };

/** A corner of the browser's storage of its own, so that several boards of one origin keep apart. @param {string} name @returns {Storage} */
export const namedStorage = (name) => ({
  read: (key) => readStored(name + key),
  write: (key, value) => store(name + key, value),
  forget: (key) => forget(name + key),
});
