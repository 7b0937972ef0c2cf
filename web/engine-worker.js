// @ts-check
/// <reference lib="webworker" />
/**
 * The engine in a worker of its own: protocol lines in, protocol lines out. It is cancelled by terminate(), never by a message, because
 * a search does not return to the event loop. A line that comes before the engine is ready, or before a book that its answer wants, waits;
 * and while nothing is asked, perfect play gets its tables ready, from a message `{ahead: line}` on: a question like those to come.
 */
/** The name by which Emscripten's script finds what it is to do. @type {any} */
const engine = {};

const isBlob = location.protocol === 'blob:';

/** @type {(() => void)[]} */
const waiting = [];
let ready = false;

/** Books that came with the engine, by their games. @type {Record<string, ArrayBuffer>} */
let books = {};
/** Lines are answered one after another. */
let turn = Promise.resolve();
let unanswered = 0;

/** @param {string} game @returns {Promise<ArrayBuffer>} empty when it cannot be had: the engine goes on without */
async function bookOf(game) {
  if (books[game]) return books[game];
  if (isBlob) return new ArrayBuffer(0);
  const response = await fetch(`books/${game}.txt`, { credentials: 'same-origin' }).catch(() => null);
  return response?.ok ? response.arrayBuffer() : new ArrayBuffer(0);
}

/** @param {string} line */
async function giveBook(line) {
  const game = engine.ccall('mancala_worker_book', 'string', ['string'], [line]);
  if (!game) return;
  const bytes = new Uint8Array(await bookOf(game));
  engine.ccall('mancala_worker_take_book', 'number', ['array', 'number'], [bytes, bytes.length]);
}

/** @param {string} line */
async function answerNow(line) {
  await giveBook(line);
  const reply = engine.ccall('mancala_worker_line', 'string', ['string'], [line]);
  --unanswered;
  if (reply) self.postMessage(reply);
  workAhead();
}

function workAhead() {
  setTimeout(() => {
    if (!unanswered && engine.ccall('mancala_worker_ahead', 'number', [], [])) workAhead();
  });
}

/** @param {string} line */
function answer(line) {
  ++unanswered;
  turn = turn.then(() => answerNow(line));
}

/** @param {string} line */
function prepareFor(line) {
  turn = turn.then(() => giveBook(line)).then(workAhead);
}

engine.onRuntimeInitialized = () => {
  ready = true;
  for (const work of waiting.splice(0)) work();
};
engine.onAbort = (/** @type {unknown} */ what) => {
  throw new Error(`engine: ${what}`);
};

// Made from a blob (embed/byte-parts.js), the worker has no folder: the engine's script follows in the blob, its wasm and books come as a message.
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
  if (event.data.wasm) {
    books = event.data.books;
    return takeWasm(event.data.wasm);
  }
  const work = () => (event.data.ahead ? prepareFor(event.data.ahead) : answer(String(event.data)));
  if (ready) work();
  else waiting.push(work);
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
