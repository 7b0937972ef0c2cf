// @ts-check
/** The browser's storage, which may refuse at any time (private windows, sandboxed frames, no space): then the game goes on without it. */

/** The browser's key for one of ours. @param {string} key */
export const storedAs = (key) => `mancala.${key}`;

/** What "start a new game" forgets after a failure. */
export const gameKey = 'game';
/** The drawing of the board as it was left (boot.js). */
export const pictureKey = 'picture';
/** The address that began an embed's game (frame.js). */
export const linkKey = 'link';

/**
 * Where a board keeps its texts.
 * @typedef {{
 *   read(key: string): string | null, write(key: string, value: string): boolean, forget(key: string): void,
 *   settle?(): Promise<void>, whenApart?(tell: () => void): void,
 * }} Storage  where tabs share it (tab-storage.js), a game is read after `settle`, and `whenApart` is told of another tab
 */

/** @param {string} key @returns {string | null} */
function readStored(key) {
  try {
    return localStorage.getItem(storedAs(key));
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value @returns {boolean} whether it was stored */
function store(key, value) {
  try {
    localStorage.setItem(storedAs(key), value);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
function forget(key) {
  try {
    localStorage.removeItem(storedAs(key));
  } catch {
    // Nothing was kept, so nothing is left to forget.
  }
}

/** For a board that was not allowed to keep anything: it does not ask the browser, and so nobody is told that storing failed. @type {Storage} */
export const noStorage = { read: () => null, write: () => true, forget() {} };

/** A corner of the browser's storage, so that several boards of one origin keep apart; of no name the page's own. @param {string} name @returns {Storage} */
export const namedStorage = (name) => ({
  read: (key) => readStored(name + key),
  write: (key, value) => store(name + key, value),
  forget: (key) => forget(name + key),
});
