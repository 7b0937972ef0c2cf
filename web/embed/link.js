// @ts-check
/**
 * The frame's end of the line to its host: it says hello to the one origin that its address names, takes the port from there and from nowhere
 * else, answers calls, and tells what happens.
 *
 * @typedef {import('../page-api.js').BoardApi} BoardApi
 */
import { isOurs, version, wrongCall, wrongConnect } from './messages.js';
import { answers } from './methods.js';

const activityEvery = 1000;  // ms: often enough for a host's idle clock

export class HostLink {
  /** @type {MessagePort | null} */
  #port = null;
  #ready = false;
  #lastActivity = -Infinity;
  #problem = '';
  /** Calls that are being answered. */
  #calls = Promise.resolve();

  /** @param {BoardApi} board @param {string} origin of the host, exactly */
  constructor(board, origin) {
    this.board = board;
    this.origin = origin;
    window.addEventListener('message', (event) => this.#onWindowMessage(event));
    for (const kind of ['move', 'turn', 'over']) board.addEventListener(kind, (event) => this.tell(kind, /** @type {CustomEvent} */ (event).detail));
    board.addEventListener('state', () => this.#onState());
    board.addEventListener('engine-failed', (event) => this.tell('error', { sentence: `The engine could not be started: ${/** @type {CustomEvent} */ (event).detail}` }));
    // A host cannot see touches inside a frame, so its idle clock has to be told of them.
    for (const [kind, input] of /** @type {const} */ ([['pointerdown', 'pointer'], ['keydown', 'key']])) {
      document.addEventListener(kind, () => this.#onActivity(input), { capture: true, passive: true });
    }
    this.#hello();
  }

  /** @param {string} event @param {unknown} detail */
  tell(event, detail) {
    this.#port?.postMessage({ event, detail });
  }

  /** The browser drops it unless the parent's origin is that one; a parent without an origin can only be reached by '*', with nothing to read. */
  #hello() {
    window.parent.postMessage({ mancala: version, type: 'hello' }, this.origin === 'null' ? '*' : this.origin);
  }

  /** @param {MessageEvent} event */
  #onWindowMessage(event) {
    if (event.source !== window.parent || event.origin !== this.origin || !isOurs(event.data)) return;
    const problem = wrongConnect(event.data, event.ports);
    if (problem) return console.warn(problem);
    this.#port?.close();
    this.#port = event.ports[0];
    // One after another: each call finds what the one before has done.
    this.#port.onmessage = ({ data }) => (this.#calls = this.#calls.then(() => this.#onCall(data)));
    if (this.#problem) this.tell('error', { sentence: this.#problem });
    if (this.#ready) this.#tellReady();
  }

  #onReady() {
    this.#ready = true;
    this.#tellReady();
  }

  #tellReady() {
    const { game, position, turn, moves } = /** @type {import('../page-api.js').BoardState} */ (this.board.state);
    this.tell('ready', { version, game, position, turn, moves });
  }

  /**
   * What the board says went wrong (a link that it cannot read, an engine that is silent) is the host's to know too. With its first state
   * it can be asked, also where it is not drawn: browsers keep a frame that is out of sight from drawing.
   */
  #onState() {
    if (!this.#ready) this.#onReady();
    const problem = this.board.state?.notice ?? '';
    if (problem && problem !== this.#problem) this.tell('error', { sentence: problem });
    this.#problem = problem;
  }

  /** @param {any} data */
  async #onCall(data) {
    const number = Number.isInteger(data?.call) && data.call > 0 ? data.call : null;
    const problem = wrongCall(data) || (this.#ready ? '' : 'the board is not there yet: wait for `ready`');
    if (problem) return number === null ? this.tell('error', { sentence: problem }) : this.#port?.postMessage({ answer: number, error: problem });
    try {
      this.#port?.postMessage({ answer: number, value: await answers[data.method](this.board, data) });
    } catch (error) {
      this.#port?.postMessage({ answer: number, error: error instanceof Error ? error.message : String(error) });
    }
  }

  /** @param {'pointer' | 'key'} input */
  #onActivity(input) {
    const now = performance.now();
    if (now - this.#lastActivity < activityEvery) return;
    this.#lastActivity = now;
    this.tell('activity', { input });
  }
}
