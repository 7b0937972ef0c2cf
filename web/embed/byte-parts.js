// @ts-check
/**
 * Where a frame without an origin has the board's parts from: there `fetch` and `Worker(url)` fail, classic scripts load. One such script
 * (embed-bytes.js, made by the build) holds both wasm files packed and the worker's scripts as text.
 */
import { DownloadError } from '../loader.js';
import { address, loadScript } from '../page-parts.js';
import { noStorage } from '../storage.js';

/** @typedef {{board: string, engine: string, worker: string, painter: string}} Packed  wasm as base64 of gzip; `worker`: both scripts of the engine's worker; `painter`: the painter's */

/** @type {Promise<Packed> | null} */
let packed = null;

function unpacked() {
  packed ??= loadScript(address('embed-bytes.js')).then(() => /** @type {any} */ (globalThis).mancalaBytes);
  return packed;
}

/** @param {string} text @returns {Promise<ArrayBuffer>} */
async function bytesOf(text) {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let at = 0; at < raw.length; ++at) bytes[at] = raw.charCodeAt(at);
  // `fetch` may not be used here, but a stream needs none.
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** A worker from a blob; the engine's bytes follow as its first message, for a blob has no folder to load them from. @param {Packed} parts */
function workerOf(parts) {
  const address = URL.createObjectURL(new Blob([parts.worker], { type: 'text/javascript' }));
  const worker = new Worker(address);
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  bytesOf(parts.engine).then((wasm) => worker.postMessage(wasm, [wasm]), (error) => worker.dispatchEvent(new ErrorEvent('error', { message: String(error), cancelable: true })));
  return worker;
}

/** @type {Packed | null} what workers are made of, once it is there: the board is up before the first question is asked */
let loaded = null;

/** @type {import('../page-parts.js').PageParts} */
export const byteParts = {
  async compile() {
    loaded = await unpacked();
    if (!loaded) throw new DownloadError('embed-bytes.js');
    return WebAssembly.compile(await bytesOf(loaded.board));
  },
  async loadBoard() {
    await loadScript(address('board.js'));
    return /** @type {any} */ (globalThis).createMancalaBoard;
  },
  async makePainter() {
    const { painter } = await unpacked();
    const address = URL.createObjectURL(new Blob([painter], { type: 'text/javascript' }));
    const worker = new Worker(address);
    worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
    return worker;
  },
  loadPainter: () => loadScript(address('painter.js')),
  makeWorker() {
    if (!loaded) throw new Error('the engine’s bytes are not there');
    return workerOf(loaded);
  },
  storage: noStorage,
};
