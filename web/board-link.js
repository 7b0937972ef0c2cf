// @ts-check
/**
 * The page's end of the board (board-host.js): in a worker where the browser hands a canvas to one, otherwise in the page itself, and by the
 * same messages. The painted canvas lies below the one that takes the pointer, and is made anew for the second way: a canvas that was
 * handed out never comes back.
 *
 * @typedef {{worker: Worker, told: any[]}} BoardWorker  with what it has said so far (boot.js); `{failed: 'worker'}` when it could not be loaded
 * @typedef {{makeBoardWorker(): BoardWorker | Promise<BoardWorker>, loadProgram(loaded: (loaded: number, total: number) => void): Promise<import('./board-host.js').Program>}} BoardPlace
 *   the worker, or what a board in this page is made of
 */
import { inItsTurn } from './turns.js';

export class BoardLink {
  /** @type {((message: any, transfer?: Transferable[]) => void) | null} null while nobody is there */
  #send = null;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {import('./board-host.js').Opening | null} */
  #opening = null;
  #canPaint = false;
  /** @type {Map<number, (value: any) => void>} questions without an answer yet */
  #asked = new Map();
  #number = 0;

  /** @param {Element} above the canvas that takes the pointer @param {BoardPlace} place @param {(message: any) => void} hear what the board says of itself */
  constructor(above, place, hear) {
    this.above = above;
    this.place = place;
    this.hear = hear;
    this.#startWorker().catch((error) => this.#startHere(String(error)));
  }

  #newCanvas() {
    this.above.parentElement?.querySelector('.painted')?.remove();
    const canvas = document.createElement('canvas');
    canvas.className = 'painted';
    canvas.setAttribute('aria-hidden', 'true');
    this.above.before(canvas);
    return canvas;
  }

  async #startWorker() {
    const canvas = this.#newCanvas();
    if (!canvas.transferControlToOffscreen) throw new Error('no canvas for a worker');
    const { worker, told } = await this.place.makeBoardWorker();
    this.#worker = worker;
    this.#send = (message, transfer = []) => worker.postMessage(message, transfer);
    worker.onmessage = ({ data }) => this.#take(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#take({ failed: 'worker', why: event.message || 'the board’s worker could not be loaded' });
    };
    const given = canvas.transferControlToOffscreen();
    this.#send({ canvas: given }, [given]);
    for (const message of told) this.#take(message);
  }

  /** @param {string} why no worker does it */
  async #startHere(why) {
    console.info(`the board runs in the page itself: ${why}`);
    this.#worker?.terminate();
    this.#worker = null;
    this.#send = null;
    try {
      const { BoardHost } = await import('./board-host.js');
      const host = new BoardHost((message) => inItsTurn(() => this.#take(message)), (loaded) => this.place.loadProgram(loaded));
      this.#send = (message) => inItsTurn(() => host.take(message));
      host.take({ canvas: this.#newCanvas() });
    } catch (error) {
      this.hear({ failed: 'download', why: String(error) });
    }
  }

  /** @param {any} message */
  #take(message) {
    if (message.answer) {
      this.#asked.get(message.answer)?.(message.value);
      this.#asked.delete(message.answer);
    } else if (message.painter === false) {
      if (this.#worker) this.#startHere(message.why);
      else this.hear({ failed: 'graphics', why: message.why });
    } else if (message.painter) {
      this.#canPaint = true;
      this.#open();
    } else if (message.failed === 'worker') {
      // Before it painted it may only have been out of reach.
      if (this.#canPaint) this.hear({ failed: 'broken', why: message.why });
      else this.#startHere(message.why);
    } else {
      this.hear(message);
    }
  }

  /** Once; the board begins when its canvas can be painted on. @param {import('./board-host.js').Opening} opening */
  open(opening) {
    this.#opening = opening;
    this.#open();
  }

  #open() {
    if (this.#opening && this.#canPaint) this.#send?.({ open: this.#opening });
  }

  /** @param {string} call @param {unknown[]} args */
  tell(call, args) {
    this.#send?.({ call, args });
  }

  /** @param {string} call @param {unknown[]} args @returns {Promise<any>} undefined where the board is not there yet or no more */
  ask(call, args) {
    const number = ++this.#number;
    return new Promise((resolve) => {
      this.#asked.set(number, resolve);
      this.#send?.({ call, args, number });
    });
  }
}
