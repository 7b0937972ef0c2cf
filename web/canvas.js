// @ts-check
/**
 * The page's end of the canvas's painter (painter.js): in a worker where the browser hands a canvas to one, otherwise in the page itself.
 * The painted canvas lies below the one that takes the pointer, and is made anew for the second way: a canvas that was handed out never comes back.
 *
 * @typedef {{makePainter(): Promise<Worker>, loadPainter(): Promise<unknown>}} PainterParts  the worker; or the script, which then has set MancalaPainter
 * @typedef {{shown(): void, graphics(isThere: boolean): void, failed(why: string): void}} Told  what the board wants to hear
 */
const underWay = 2;  // frames: one being painted, one waiting

export class Canvas {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {any} the painter in this page */
  #painter = null;
  /** @type {object[] | null} what waits until it is clear who paints */
  #waiting = [];
  #frames = 0;
  /** @type {((answer: {file: Blob | null, why?: string}) => void) | null} */
  #asked = null;

  /** @param {Element} above the canvas that takes the pointer @param {PainterParts} parts @param {Told} told */
  constructor(above, parts, told) {
    this.above = above;
    this.parts = parts;
    this.told = told;
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
    const worker = await this.parts.makePainter();
    this.#worker = worker;
    const given = canvas.transferControlToOffscreen();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      // A painter that dies later takes the graphics along.
      if (this.#waiting) this.#startHere(event.message || 'the painter could not be loaded');
      else this.#hear({ told: 'lost' });
    };
    worker.postMessage({ canvas: given }, [given]);
  }

  /** @param {string} why no worker paints */
  async #startHere(why) {
    console.info(`the page paints the board itself: ${why}`);
    this.#worker?.terminate();
    this.#worker = null;
    try {
      await this.parts.loadPainter();
      const Painter = /** @type {any} */ (globalThis).MancalaPainter;
      this.#painter = new Painter(this.#newCanvas(), (/** @type {string} */ told) => this.#hear({ told }));
      this.#begin();
    } catch (error) {
      this.told.failed(String(error));
    }
  }

  #begin() {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const message of waiting) this.#send(message);
  }

  /** @param {any} data */
  #hear(data) {
    if ('file' in data) return this.#asked?.(data);
    switch (data.told) {
      case 'ready': return this.#begin();
      case 'failed': return this.#startHere(data.why);
      case 'shown':
        this.#frames = Math.max(0, this.#frames - 1);
        return this.told.shown();
      case 'lost':
        this.#frames = 0;
        return this.told.graphics(false);
      case 'restored': return this.told.graphics(true);
    }
  }

  /** @param {any} message */
  #send(message) {
    if (this.#waiting) {
      this.#waiting.push(message);
    } else if (this.#worker) {
      this.#worker.postMessage(message, message.bytes ? [message.bytes.buffer] : []);
    } else if (message.picture) {
      this.#painter.take(message);
    } else {
      this.#painter.paint(message);
      // Not within the board's own frame.
      setTimeout(() => this.#hear({ told: 'shown' }));
    }
  }

  /** The board's calls (canvas_painter.cpp); pictures are RGBA. @param {number} picture @param {number} width @param {number} height @param {Uint8Array} bytes */
  picture(picture, width, height, bytes) {
    this.#send({ picture, width, height, bytes });
  }

  /** @param {number} picture */
  drop(picture) {
    this.#send({ picture });
  }

  /** @param {object} frame */
  frame(frame) {
    ++this.#frames;
    this.#send(frame);
  }

  /** Whether one more frame may come. */
  get free() {
    return this.#frames < underWay;
  }

  /** The picture of the frame that came last. @returns {Promise<Blob>} */
  async file() {
    const answer = await new Promise((resolve) => {
      this.#asked = resolve;
      if (this.#worker) return this.#send({ file: true });
      // In the same task as it was painted: afterwards the canvas is the browser's.
      this.#painter?.canvas.toBlob((/** @type {Blob | null} */ file) => resolve({ file, why: 'the canvas cannot be read' }), 'image/png');
    });
    if (!answer.file) throw new Error(answer.why);
    return answer.file;
  }
}
