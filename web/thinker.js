// @ts-check
/**
 * The page's end of the engine worker. A worker is made when the first question comes or is prepared for, and kept for the next one; `cancel` ends it together
 * with whatever it was searching, unless it `keeps` what its worker holds: then the answer is waited for and passed over.
 */
export class Thinker {
  /** @type {Worker | null} */
  #worker = null;
  /** The question that has no answer yet. */
  #asked = '';
  /** Answers to come that nobody wants any more. */
  #stale = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;

  /**
   * @param {() => Worker} makeWorker engine-worker.js, however it is to be had
   * @param {(line: string) => void} onAnswer one line of the protocol
   * @param {(question: string, why: string) => void} onFailure the worker or its engine is gone
   * @param {number} answerWithin ms after which a silent worker counts as dead (browsers may end one without a word); 0: never
   * @param {boolean} keeps its questions are short, and what its worker holds is long in the making
   */
  constructor(makeWorker, onAnswer, onFailure, answerWithin = 0, keeps = false) {
    this.keeps = keeps;
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

  /** The worker gets ready for questions like this one. @param {string} question */
  prepare(question) {
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage({ ahead: question });
    } catch (error) {
      console.info(error);  // the question itself will say so
    }
  }

  cancel() {
    // An idle worker is kept: starting one costs more than the move it would be thrown away for.
    if (!this.#asked) return;
    if (!this.keeps) return this.#end();
    clearTimeout(this.#patience);
    ++this.#stale;
    this.#asked = '';
  }

  #start() {
    const worker = this.makeWorker();
    worker.onmessage = (event) => {
      if (worker !== this.#worker) return;
      if (this.#stale) return void --this.#stale;
      this.#asked = '';
      clearTimeout(this.#patience);
      this.onAnswer(String(event.data));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      if (this.#asked) this.#fail(event.message || 'the worker could not be loaded');
      else this.#end();
    };
    return worker;
  }

  #end() {
    clearTimeout(this.#patience);
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked = '';
    this.#stale = 0;
  }

  /** @param {string} why */
  #fail(why) {
    const question = this.#asked;
    this.#end();
    this.onFailure(question, why);
  }
}
