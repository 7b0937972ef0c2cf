// @ts-check
/**
 * Where a page of this folder's own origin has the board's parts from. An embed frame whose origin is opaque has others.
 *
 * @typedef {{
 *   compile(onBytes: (loaded: number, total: number) => void): Promise<WebAssembly.Module>,
 *   loadBoard(): Promise<(module: object) => Promise<unknown>>,
 *   onBoard?(board: import('./page-api.js').BoardApi): void,
 * } & import('./page-api.js').BoardParts} PageParts
 */
import { DownloadError, downloadWasm } from './loader.js';
import { browserStorage } from './storage.js';

/** @param {string} name */
const address = (name) => new URL(name, document.baseURI);

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

/** @type {PageParts} */
export const pageParts = {
  compile: (onBytes) => downloadWasm(address('board.wasm'), Number(document.documentElement.dataset.wasmBytes), onBytes),
  async loadBoard() {
    await loadScript(address('board.js'));
    return /** @type {any} */ (globalThis).createMancalaBoard;
  },
  makeWorker: () => new Worker(address('engine-worker.js')),
  storage: browserStorage,
};
