// @ts-check
/**
 * Where a page of this folder's own origin has the board's parts from. An embed frame whose origin is opaque has others.
 *
 * @typedef {{
 *   compile(onBytes: (loaded: number, total: number) => void): Promise<WebAssembly.Module>,
 *   loadBoard(): Promise<(module: object) => Promise<unknown>>,
 *   onBoard?(board: import('./page-api.js').BoardApi): void,
 *   onReady?(board: import('./page-api.js').BoardApi, tell: (text: string, button: string | null, action: (() => void) | null) => void): void,
 * } & import('./page-api.js').BoardParts} PageParts
 */
import { DownloadError, downloadWasm } from './loader.js';
import { keepOffline } from './offline.js';
import { browserStorage } from './storage.js';

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

/** A game that came by a link is stored from now on: loading the page again goes on with it. @param {import('./page-api.js').BoardApi} board */
function leaveLink(board) {
  const asked = new URLSearchParams(location.search);
  const parts = ['game', 'start', 'moves', 'text', 'south', 'north', 'sides', 'level'].filter((name) => asked.has(name));
  if (!parts.length) return;
  const first = board.state?.position;
  const leave = () => {
    if (board.state?.position === first) return;
    board.removeEventListener('state', leave);
    for (const name of parts) asked.delete(name);
    const query = asked.toString();
    history.replaceState(null, '', location.pathname + (query && `?${query}`));
  };
  board.addEventListener('state', leave);
}

/** @type {PageParts} */
export const pageParts = {
  compile: (onBytes) => downloadWasm(address('board.wasm'), Number(document.documentElement.dataset.wasmBytes), onBytes),
  async loadBoard() {
    await loadScript(address('board.js'));
    return /** @type {any} */ (globalThis).createMancalaBoard;
  },
  makeWorker: () => new Worker(address('engine-worker.js')),
  storage: browserStorage,
  wants: { handouts: true },
  onReady(board, tell) {
    leaveLink(board);
    keepOffline(tell);
  },
};
