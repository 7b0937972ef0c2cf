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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;

  /**
   * @param {() => Worker} makeWorker engine-worker.js, however it is to be had
   * @param {(line: string) => void} onAnswer one line of the protocol
   * @param {(question: string, why: string) => void} onFailure the worker or its engine is gone
   * @param {number} answerWithin ms after which a silent worker counts as dead (browsers may end one without a word); 0: never
   */
  constructor(makeWorker, onAnswer, onFailure, answerWithin = 0) {
    this.answerWithin = answerWithin;
    this.makeWorker = makeWorker;
    this.onAnswer = onAnswer;
    this.onFailure = onFailure;
  }

  /** @param {string} question */
  ask(question) {
    this.#asked = question;
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(question);
      clearTimeout(this.#patience);
      if (this.answerWithin) this.#patience = setTimeout(() => this.#fail('the worker is silent'), this.answerWithin);
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
    const worker = this.makeWorker();
    worker.onmessage = (event) => {
      if (worker !== this.#worker) return;
      this.#asked = '';
      clearTimeout(this.#patience);
      this.onAnswer(String(event.data));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail(event.message || 'the worker could not be loaded');
    };
    return worker;
  }

  #end() {
    clearTimeout(this.#patience);
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
