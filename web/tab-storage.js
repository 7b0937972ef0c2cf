// @ts-check
/**
 * Tabs of one browser share its storage, and each keeps a game of its own there: the first one the game that lies there, a further one
 * another, so that none writes over what it does not show. Locks that end with their tab say whose is whose; a tab that is loaded again
 * takes its own. Without locks (a page that did not come over https) a tab that hears another write over its game puts its own aside.
 */
import { gameKey, linkKey, namedStorage, pictureKey, storedAs } from './storage.js';

/** What belongs to a game; settings and the like are common to all tabs. */
const kept = [gameKey, pictureKey, linkKey];
const patience = 500;  // ms for which the page that is being left may still hold its game

/** Until this page is left. @param {string} name @param {LockOptions} options @returns {Promise<boolean>} whether it was to be had */
function hold(name, options) {
  return new Promise((held, failed) => {
    navigator.locks.request(name, options, (lock) => {
      held(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    }).catch(failed);
  });
}

/** @implements {import('./storage.js').Storage} */
export class TabStorage {
  /** Counted from 1. */
  #tab = 1;
  /** This tab's game as it was read or written last. @type {string | null} */
  #game = null;
  #apart = false;
  /** @type {Promise<void> | null} */
  #settled = null;
  #tell = () => {};

  /** @param {string} name of a corner of the storage, empty for the page's own */
  constructor(name = '') {
    this.name = name;
    this.storage = namedStorage(name);
  }

  /** Finds this tab's place, once; before it nothing of a game is read. @returns {Promise<void>} */
  settle() {
    return (this.#settled ??= this.#findPlace());
  }

  async #findPlace() {
    const before = this.#remembered();
    const lock = (/** @type {number} */ tab) => `${storedAs(this.name + gameKey)}.${tab}`;
    try {
      if (before && await hold(lock(before), { signal: AbortSignal.timeout(patience) }).catch(() => false)) {
        this.#tab = before;
        return;
      }
      while (!(await hold(lock(this.#tab), { ifAvailable: true }))) ++this.#tab;
      this.#apart = this.#tab > 1;
    } catch (error) {
      console.info(`tabs are told apart by what they write: ${error}`);
      this.#tab = before || 1;
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === storedAs(this.name + this.#place(gameKey)) && newValue !== this.#game) this.#putAside();
      });
    }
    this.#remember();
  }

  /** @param {() => void} tell told once when this tab has had to take a place beside another's */
  whenApart(tell) {
    this.#tell = tell;
    if (this.#apart) tell();
  }

  /** @param {string} key */
  read(key) {
    const value = this.storage.read(this.#place(key));
    if (key === gameKey) this.#game = value;
    return value;
  }

  /** @param {string} key @param {string} value */
  write(key, value) {
    if (key === gameKey) this.#game = value;
    return this.storage.write(this.#place(key), value);
  }

  /** @param {string} key */
  forget(key) {
    if (key === gameKey) this.#game = null;
    this.storage.forget(this.#place(key));
  }

  /** @param {string} key */
  #place(key) {
    return this.#tab > 1 && kept.includes(key) ? `${key}.${this.#tab}` : key;
  }

  #putAside() {
    do ++this.#tab;
    while (this.storage.read(this.#place(gameKey)) !== null);
    if (this.#game !== null) this.storage.write(this.#place(gameKey), this.#game);
    this.#remember();
    this.#apart = true;
    this.#tell();
  }

  #remembered() {
    try {
      return Number(sessionStorage.getItem(storedAs(`${this.name}tab`)));
    } catch {
      return 0;
    }
  }

  #remember() {
    try {
      sessionStorage.setItem(storedAs(`${this.name}tab`), String(this.#tab));
    } catch {
      // Loaded again, it takes the first free place.
    }
  }
}
