// @ts-check
/** The browser's storage, which may refuse at any time (private windows, sandboxed frames, no space): then the game goes on without it. */

const prefix = 'mancala.';

/** What "start a new game" forgets after a failure. */
export const gameKey = 'game';
/** The drawing of the board as it was left (boot.js). */
export const pictureKey = 'picture';

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
