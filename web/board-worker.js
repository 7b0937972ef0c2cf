// @ts-check
/**
 * The board's worker; the build makes one classic script of it and its modules, as a frame without an origin can have no other. Its program
 * lies beside it; a worker from a blob holds the script already, and has the bytes sent: `{program: ArrayBuffer}`.
 */
import { BoardHost } from './board-host.js';
import { DownloadError, downloadWasm } from './loader.js';

const worker = /** @type {any} */ (globalThis);
const address = (/** @type {string} */ name) => new URL(name, worker.location.href);

/** @type {(bytes: ArrayBuffer) => void} */
let takeBytes = () => {};

/** @param {(loaded: number, total: number) => void} loaded */
async function loadProgram(loaded) {
  if (worker.location.protocol === 'blob:') {
    const bytes = await new Promise((done) => (takeBytes = done));
    return { compiled: await WebAssembly.compile(bytes), createBoard: worker.createMancalaBoard };
  }
  const compiled = downloadWasm(address('board.wasm'), loaded);
  // The script below keeps this thread; should it fail, nobody waits for the other any more.
  compiled.catch(() => {});
  try {
    worker.importScripts(address('board.js').href);
  } catch (error) {
    throw new DownloadError(String(error));
  }
  return { compiled: await compiled, createBoard: worker.createMancalaBoard };
}

const host = new BoardHost((message) => worker.postMessage(message), loadProgram);
worker.onmessage = (/** @type {MessageEvent} */ { data }) => (data.program ? takeBytes(data.program) : host.take(data));
