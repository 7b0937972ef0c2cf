// @ts-check
/**
 * The board itself: its wasm and the painter of its canvas. It lives in a worker (board-worker.js), so that neither keeps the page from
 * answering; where the browser hands no canvas to workers, in the page. Either way it touches nothing of the document and speaks in messages.
 *
 * In: `{canvas}`, once, answered by `{painter}`: whether it can be painted on; `{open}`, once (Opening); then calls, `{call, args, number}` or
 *   one of the few that take or give more than numbers and texts (`letters`, `sample`, `picture`, `figures`), each answered by `{answer: number, value}`,
 *   after everything that it made the board tell.
 * Out, besides: `{told, text}`, the board's own events (BoardApi, page-api.js); `{loaded, total}`, bytes of the program so far; `{starting}`;
 *   `{graphics}`, lost or there again; `{failed, why}`: the end.
 *
 * @typedef {{
 *   texts: Record<string, string>, stored: Record<string, string | null>, wants: object, handouts: number, system: number,
 *   size: [number, number, number], letters: {weights: number, bytes: Uint8Array}[],
 * }} Opening  what mancala_page_text and its like ask for (platform/web/run.cpp); `size`: width and height in CSS pixels, device pixels in one of them
 * @typedef {{compiled: WebAssembly.Module, createBoard: (module: object) => Promise<unknown>}} Program
 * @typedef {'download' | 'broken'} Failure  a part did not come, or the program is at fault
 */
import { DownloadError } from './loader.js';
import { Painter } from './painter.js';
import { inItsTurn } from './turns.js';

/** ms between pieces of work on a picture that is already there in outline: the page answers, draws and goes on loading in them. */
const breath = 6;
/** ms that the board rests for what the page makes of what it is told for the first time: on two processors they would stretch each other. */
const rests = { state: 60, ready: 120 };

export class BoardHost {
  /** @type {any} the Emscripten module, once it runs */
  #module = null;
  /** @type {Painter | null} */
  #painter = null;
  #hasFailed = false;
  #isReady = false;
  #rests = new Map(Object.entries(rests));
  #restUntil = 0;
  /** @type {Promise<Program>} */
  #program;

  /** @param {(message: object) => void} tell @param {(loaded: (loaded: number, total: number) => void) => Promise<Program>} loadProgram */
  constructor(tell, loadProgram) {
    this.tell = tell;
    // The download needs no canvas.
    this.#program = loadProgram((loaded, total) => tell({ loaded, total }));
    this.#program.catch((error) => this.#fail(error));
  }

  /** @param {any} message */
  take(message) {
    if (message.call) this.#restUntil = 0;
    if (message.canvas) return this.#paintOn(message.canvas);
    if (message.open) return void this.#open(message.open).catch((error) => this.#fail(error));
    this.#run(async () => {
      const value = this.#hasFailed || !this.#module ? undefined : await this.#answer(message);
      if (message.number) this.tell({ answer: message.number, value });
    });
  }

  /** @param {HTMLCanvasElement | OffscreenCanvas} canvas */
  #paintOn(canvas) {
    try {
      this.#painter = new Painter(canvas, (what) => {
        this.tell({ graphics: what === 'restored' });
        this.#run(() => this.#module?._mancala_graphics(what === 'restored' ? 1 : 0));
      });
      Object.assign(globalThis, { painter: this.#painter });  // for whoever looks, and for tests
      this.tell({ painter: true });
    } catch (error) {
      this.tell({ painter: false, why: String(error) });
    }
  }

  /** @param {Opening} opening */
  async #open(opening) {
    const { compiled, createBoard } = await this.#program;
    this.tell({ starting: true });
    const module = {
      ...this.#hooks(opening),
      // The first events come out of main(), before the promise below is kept.
      onRuntimeInitialized: () => {
        this.#module = module;
        for (const { weights, bytes } of opening.letters) this.#takeLetters(weights, bytes);
      },
      print: console.info,
      printErr: console.warn,
      onAbort: (/** @type {unknown} */ what) => this.#fail(what),
      /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} done */
      instantiateWasm: (imports, done) => {
        WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled)).catch((error) => this.#fail(error));
        return {};
      },
    };
    await createBoard(module);
    do await new Promise((now) => inItsTurn(() => this.#whenRested(now)));
    while (/** @type {any} */ (module)._mancala_open(...opening.size));
  }

  /** @param {string} told */
  #restAfter(told) {
    const rest = this.#rests.get(told);
    if (rest) this.#restUntil = performance.now() + rest;
    this.#rests.delete(told);
  }

  /** At once, or after its rest, which any call ends. @param {(value?: any) => void} work */
  #whenRested(work) {
    const rest = this.#restUntil - performance.now();
    if (rest <= 0) work();
    else setTimeout(() => this.#whenRested(work), Math.min(rest, breath));
  }

  /** What the wasm asks of the page. @param {Opening} opening */
  #hooks({ texts, stored, wants, handouts, system }) {
    const painter = () => /** @type {Painter} */ (this.#painter);
    return {
      mancalaTexts: texts,
      mancalaStored: (/** @type {string} */ key) => stored[key] ?? null,
      mancalaWants: wants,
      mancalaHandouts: handouts,
      mancalaSystem: system,
      onMancalaEvent: (/** @type {string} */ told, /** @type {string} */ text) => {
        this.#isReady ||= told === 'ready';
        this.tell({ told, text });
        this.#restAfter(told);
      },
      mancalaAskSlice: () => {
        const slice = () => this.#whenRested(() => this.#run(() => this.#module._mancala_slice()));
        if (this.#isReady) setTimeout(slice, breath);
        else inItsTurn(slice);
      },
      mancalaAskFrame: () => this.#whenRested(() => requestAnimationFrame(() => this.#run(() => this.#module._mancala_frame()))),
      mancalaAskWake: (/** @type {number} */ ms) => setTimeout(() => this.#run(() => this.#module._mancala_wake()), ms),
      mancalaCanvas: {
        /** @param {number} picture @param {number} width @param {number} height @param {Uint8Array} bytes RGBA @param {number} [top] */
        picture: (picture, width, height, bytes, top) => painter().take({ picture, width, height, bytes, top }),
        drop: (/** @type {number} */ picture) => painter().take({ picture }),
        frame: (/** @type {import('./painter.js').Frame} */ frame) => painter().paint(frame),
      },
    };
  }

  /** @param {any} message a call */
  #answer({ call, args = [] }) {
    switch (call) {
      case 'letters': return this.#takeLetters(args[0], args[1]);
      case 'sample': return this.#sample(args[0], args[1]);
      case 'picture': return this.#picture();
      case 'figures': return { frames: this.#module._mancala_frame_count(), memory: this.#module.HEAPU8.length };
      case 'mancala_load': return this.#module.ccall(call, 'string', ['string'], args);
      default: return this.#module.ccall(call, 'number', args.map((/** @type {unknown} */ arg) => typeof arg), args);
    }
  }

  /** @param {number} weights @param {Uint8Array} bytes */
  #takeLetters(weights, bytes) {
    const at = this.#module._malloc(bytes.length);
    this.#module.HEAPU8.set(bytes, at);
    this.#module._mancala_take_letters(weights, at, bytes.length);
    this.#module._free(at);
  }

  /** @param {string} name @param {number} rate a second @returns {Float32Array} */
  #sample(name, rate) {
    const at = this.#module.ccall('mancala_sample', 'number', ['string', 'number'], [name, rate]);
    const count = at ? this.#module._mancala_sample_count() : 0;
    return new Float32Array(count ? this.#module.HEAPU8.buffer.slice(at, at + 4 * count) : 0);
  }

  /** The board alone, in full detail, as a PNG. @returns {Promise<Blob>} */
  async #picture() {
    this.#module._mancala_draw_picture();
    const canvas = /** @type {Painter} */ (this.#painter).canvas;
    if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/png' });
    const file = await new Promise((done) => canvas.toBlob(done, 'image/png'));
    if (!file) throw new Error('the canvas cannot be read');
    return file;
  }

  /** Anything that calls the wasm: what goes wrong in there ends the board. @param {() => unknown} work */
  async #run(work) {
    if (this.#hasFailed) return;
    try {
      await work();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    // What cannot be compiled was cut short on its way.
    const isIncomplete = error instanceof DownloadError || error instanceof WebAssembly.CompileError;
    this.tell({ failed: isIncomplete ? 'download' : 'broken', why: error instanceof Error ? error.message : String(error) });
  }
}
