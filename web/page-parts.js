// @ts-check
/**
 * Where a page of this folder's own origin has the board's parts from. An embed frame whose origin is opaque has others.
 *
 * @typedef {{
 *   rulesPage?(game: string, language: string): URL,
 *   onBoard?(board: import('./page-api.js').BoardApi): void,
 *   onReady?(board: import('./page-api.js').BoardApi, tell: (text: string, button: string | null, action: (() => void) | null) => void): void,
 * } & import('./page-api.js').BoardParts & import('./board-link.js').BoardPlace} PageParts
 */
import { DownloadError, downloadWasm } from './loader.js';
import { keepOffline } from './offline.js';
import { TabStorage } from './tab-storage.js';

/** A part of this build: its files lie in a folder of their own (site.mjs). @param {string} name */
export const address = (name) => new URL(`${document.documentElement.dataset.build}/${name}`, document.baseURI);

/** A classic script, as the board's is: an embed frame cannot load modules. @param {URL} source @returns {Promise<void>} */
export function loadScript(source) {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = source.href;
    script.onload = () => loaded();
    script.onerror = () => {
      script.remove();
      failed(new DownloadError(source.pathname));
    };
    document.head.append(script);
  });
}

/** What of a link says which game is played, and by whom. */
const gameNames = ['game', 'start', 'won', 'moves', 'end', 'text', 'south', 'north', 'sides', 'level'];

/** A query without its game. @param {string} search @returns {string} with its `?`, or nothing */
export function withoutGame(search) {
  const asked = new URLSearchParams(search);
  for (const name of gameNames) asked.delete(name);
  const query = asked.toString();
  return query && `?${query}`;
}

/** A game that came by a link is stored from now on: loading the page again goes on with it. @param {import('./page-api.js').BoardApi} board */
function leaveLink(board) {
  const asked = new URLSearchParams(location.search);
  if (!gameNames.some((name) => asked.has(name))) return;
  const now = () => JSON.stringify([board.state?.position, board.state?.turn, board.state?.seats]);
  const first = now();
  const leave = () => {
    if (now() === first) return;
    board.removeEventListener('state', leave);
    history.replaceState(null, '', location.pathname + withoutGame(location.search));
  };
  board.addEventListener('state', leave);
}

/** @type {PageParts} */
export const pageParts = {
  makeBoardWorker: () => ({ worker: new Worker(address('board-worker.js')), told: [] }),
  async loadProgram(loaded) {
    // All at once: a failing download must not wait for the script.
    const [compiled] = await Promise.all([downloadWasm(address('board.wasm'), loaded), loadScript(address('board.js'))]);
    return { compiled, createBoard: /** @type {any} */ (globalThis).createMancalaBoard };
  },
  makeWorker: () => new Worker(address('engine-worker.js')),
  storage: new TabStorage(),
  wants: { handouts: true },
  rulesPage: (game, language) => new URL(`rules/${game}/${language}.html`, document.baseURI),
  onReady(board, tell) {
    leaveLink(board);
    keepOffline(tell);
  },
};
