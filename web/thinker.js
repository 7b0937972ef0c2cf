// @ts-check
/**
 * The page's end of the engine worker. A worker is made when the first question comes and kept for the next one; `cancel` ends it together
 * with whatever it was searching.
 */
export class Thinker {
  /** @type {Worker | null} */
  #worker = null;
  /** The question that has no answer yet. */
  #asked = '';

  /**
   * @param {(line: string) => void} onAnswer one line of the protocol
   * @param {(question: string, why: string) => void} onFailure the worker or its engine is gone
   */
  constructor(onAnswer, onFailure) {
    this.onAnswer = onAnswer;
    this.onFailure = onFailure;
  }

  /** @param {string} question */
  ask(question) {
    this.#asked = question;
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(question);
    } catch (error) {
      this.#fail(String(error));
    }
  }

  cancel() {
    // An idle worker is kept: starting one costs more than the move it would be thrown away for.
    if (!this.#asked) return;
    this.#end();
  }

  #start() {
    const worker = new Worker(new URL('engine-worker.js', import.meta.url));
    worker.onmessage = (event) => {
      if (worker !== this.#worker) return;
      this.#asked = '';
      this.onAnswer(String(event.data));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail(event.message || 'the worker could not be loaded');
    };
    return worker;
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked = '';
  }

  /** @param {string} why */
  #fail(why) {
    const question = this.#asked;
    this.#end();
    this.onFailure(question, why);
  }
}
