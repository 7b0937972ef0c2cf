// @ts-check
/**
 * Where a frame without an origin has the board's parts from: there `fetch` and `Worker(url)` fail, classic scripts load. One such script
 * (embed-bytes.js, made by the build) holds both wasm files packed and the workers' scripts as text.
 */
import { DownloadError, unpacked } from '../loader.js';
import { address, loadScript } from '../page-parts.js';
import { noStorage } from '../storage.js';

/** @typedef {{board: string, engine: string, worker: string, boardWorker: string, books: Record<string, string>}} Packed  wasm and books as base64 of gzip; `worker`: both scripts of the engine's worker; `boardWorker`: those of the board's */

/** @type {Promise<Packed> | null} */
let packed = null;

function packedParts() {
  packed ??= loadScript(address('embed-bytes.js')).then(() => /** @type {any} */ (globalThis).mancalaBytes);
  return packed;
}

/** @param {Packed} parts */
async function partsOfEngine(parts) {
  /** @type {Record<string, ArrayBuffer>} */
  const books = {};
  for (const [game, book] of Object.entries(parts.books)) books[game] = await unpacked(book);
  return { wasm: await unpacked(parts.engine), books };
}

/** @param {string} script */
function workerFrom(script) {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address);
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/** The engine's bytes follow as its first message, for a blob has no folder to load them from. @param {Packed} parts */
function engineOf(parts) {
  const worker = workerFrom(parts.worker);
  partsOfEngine(parts).then((message) => worker.postMessage(message, [message.wasm]), (error) => worker.dispatchEvent(new ErrorEvent('error', { message: String(error), cancelable: true })));
  return worker;
}

/** @type {Packed | null} what workers are made of, once it is there: the board is up before the first question is asked */
let loaded = null;

async function partsOfBoard() {
  loaded = await packedParts();
  if (!loaded) throw new DownloadError('embed-bytes.js');
  return loaded;
}

/** @type {import('../page-parts.js').PageParts} */
export const byteParts = {
  async makeBoardWorker() {
    const parts = await partsOfBoard();
    const program = await unpacked(parts.board);
    const worker = workerFrom(parts.boardWorker);
    worker.postMessage({ program }, [program]);
    return { worker, told: [] };
  },
  async loadProgram() {
    const parts = await partsOfBoard();
    const [compiled] = await Promise.all([unpacked(parts.board).then(WebAssembly.compile), loadScript(address('board.js'))]);
    return { compiled, createBoard: /** @type {any} */ (globalThis).createMancalaBoard };
  },
  makeWorker() {
    if (!loaded) throw new Error('the engine’s bytes are not there');
    return engineOf(loaded);
  },
  storage: noStorage,
};
