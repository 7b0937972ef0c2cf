// @ts-check
/// <reference lib="webworker" />
/**
 * The engine in a worker of its own: protocol lines in, protocol lines out. It is cancelled by terminate(), never by a message, because
 * a search does not return to the event loop. A line that comes before the engine is ready waits.
 */
/** The name by which Emscripten's script finds what it is to do. @type {any} */
const engine = {};

/** @type {string[]} */
const waiting = [];
let ready = false;

/** @param {string} line */
function answer(line) {
  const reply = engine.ccall('mancala_worker_line', 'string', ['string'], [line]);
  if (reply) self.postMessage(reply);
}

engine.onRuntimeInitialized = () => {
  ready = true;
  for (const line of waiting.splice(0)) answer(line);
};
engine.onAbort = (/** @type {unknown} */ what) => {
  throw new Error(`engine: ${what}`);
};

// Made from a blob (embed/byte-parts.js), the worker has no folder: the engine's script follows in the blob, its wasm comes as a message.
const isBlob = location.protocol === 'blob:';
/** @type {(wasm: ArrayBuffer) => void} */
let takeWasm = () => {};
if (isBlob) {
  const bytes = new Promise((take) => (takeWasm = take));
  engine.instantiateWasm = (/** @type {WebAssembly.Imports} */ imports, /** @type {(made: WebAssembly.Instance) => void} */ done) => {
    bytes.then((wasm) => WebAssembly.instantiate(wasm, imports)).then(({ instance }) => done(instance));
    return {};
  };
}
Object.assign(self, { Module: engine });

self.onmessage = (event) => {
  if (event.data instanceof ArrayBuffer) takeWasm(event.data);
  else if (ready) answer(String(event.data));
  else waiting.push(String(event.data));
};

// A failing promise inside the engine's loader is not an `error` event of the worker unless it is made one.
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  const reason = event.reason;
  setTimeout(() => {
    throw reason instanceof Error ? reason : new Error(String(reason));
  });
});

if (!isBlob) importScripts('engine.js');
