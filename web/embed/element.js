// @ts-check
/**
 * What a host page includes: <script defer src="…/embed.js"></script>, then <mancala-board game="dakon"></mancala-board>. The board itself
 * runs in an iframe from this script's own folder; methods and events go over a message port (messages.js). embed.d.ts has the types.
 */
import { isOurs, version, wrongHello, wrongReport } from './messages.js';
import { boardOptions, frameAddress, frameOptions, lookOptions } from './options.js';

const patience = 20_000;  // ms from the frame's load until its first word

/** Where embed.html lies: beside this script. @type {string} */
const folder = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src ?? document.baseURI;

/** By constructed sheet and not by <style>, which a host's policy may forbid. `:host` gives way to what the host page says itself. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; position: relative; aspect-ratio: 4 / 3; min-height: 12rem; background: #1b2226; }
  :host([hidden]) { display: none; }
  iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; border-radius: inherit; display: block; color-scheme: normal; }
`);

/** Attributes that a running board takes up without beginning again. @type {Record<string, (board: MancalaBoard, value: string) => Promise<unknown>>} */
const live = {
  language: (board, value) => board.call('setLanguage', { language: value }),
  speed: (board, value) => board.call('setSpeed', { speed: value }),
  level: (board, value) => board.call('setLevel', { level: value === 'perfect' ? value : Number(value) }),
  ...Object.fromEntries(lookOptions.map((option) => [option, (board, value) => board.call('setLook', { option, value })])),
};

class MancalaBoard extends HTMLElement {
  static observedAttributes = [...boardOptions, ...frameOptions, 'label', 'sandbox', 'loading', 'width', 'height'];

  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {MessagePort | null} */
  #port = null;
  /** Calls without an answer yet, by number; `sent` is false until there is a port. @type {Map<number, {message: object, sent: boolean, resolve(value: any): void, reject(error: Error): void}>} */
  #calls = new Map();
  #numbered = 0;
  #isReady = false;
  #reopening = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  #hear = (/** @type {MessageEvent} */ event) => this.#onWindowMessage(event);

  connectedCallback() {
    this.#open();
  }

  disconnectedCallback() {
    this.#close();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.#frame) return;
    if (name === 'label') this.#frame.title = this.#label;
    else if (name === 'width' || name === 'height') this.#shape();
    else if (name in live && now !== null && this.#isReady) live[name](this, now).catch((error) => this.#tell('error', { sentence: error.message }));
    else this.#reopen();
  }

  /** Several attributes set in a row begin one new board. */
  #reopen() {
    if (this.#reopening) return;
    this.#reopening = true;
    queueMicrotask(() => {
      this.#reopening = false;
      if (!this.isConnected) return;
      this.#close();
      this.#open();
    });
  }

  get #label() {
    return this.getAttribute('label') ?? 'Mancala board';
  }

  /** A sandboxed frame has no origin of its own unless it is given one. */
  get #isOpaque() {
    const sandbox = this.getAttribute('sandbox');
    return sandbox !== null && !sandbox.split(/\s+/).includes('allow-same-origin');
  }

  /** Width and height in CSS pixels, as on an img: never wider than there is room, and then in proportion. */
  #shape() {
    const [width, height] = ['width', 'height'].map((name) => Number(this.getAttribute(name)));
    const own = new CSSStyleSheet();
    if (width > 0) own.insertRule(`:host { width: ${width}px; max-width: 100%; }`);
    if (width > 0 && height > 0) own.insertRule(`:host { aspect-ratio: ${width} / ${height}; min-height: 0; }`);
    else if (height > 0) own.insertRule(`:host { height: ${height}px; aspect-ratio: auto; min-height: 0; }`);
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [sheet, own];
  }

  #open() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#shape();
    const options = Object.fromEntries([...boardOptions, ...frameOptions].map((name) => [name, this.getAttribute(name)]));
    const frame = document.createElement('iframe');
    frame.title = this.#label;
    frame.allow = 'fullscreen; autoplay; gamepad';
    frame.loading = this.getAttribute('loading') === 'eager' ? 'eager' : 'lazy';
    const sandbox = this.getAttribute('sandbox');
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    frame.addEventListener('load', () => this.#expectHello());
    frame.src = frameAddress(new URL('embed.html', folder), { ...options, api: String(version), origin: location.origin }).href;
    this.#frame = frame;
    window.addEventListener('message', this.#hear);
    root.replaceChildren(frame);
  }

  #close() {
    clearTimeout(this.#waiting);
    window.removeEventListener('message', this.#hear);
    this.#port?.close();
    this.#port = null;
    this.#isReady = false;
    this.#frame?.remove();
    this.#frame = null;
    for (const { reject } of this.#calls.values()) reject(new Error('the board was taken out of the page, or begun anew, before it answered'));
    this.#calls.clear();
  }

  #expectHello() {
    clearTimeout(this.#waiting);
    if (this.#port) return;
    this.#waiting = setTimeout(() => {
      this.#tell('error', { sentence: `The board’s frame does not answer. Is ${folder} right, and may this page show frames from there (frame-src)?` });
    }, patience);
  }

  /** @param {MessageEvent} event */
  #onWindowMessage(event) {
    const target = this.#frame?.contentWindow;
    // A frame without an origin is known by its window alone.
    const origin = this.#isOpaque ? 'null' : new URL(folder).origin;
    if (!target || event.source !== target || event.origin !== origin || !isOurs(event.data)) return;
    const problem = wrongHello(event.data);
    if (problem) return this.#tell('error', { sentence: problem });
    clearTimeout(this.#waiting);
    // A frame that has loaded itself again knows nothing of what was asked before.
    this.#isReady = false;
    for (const [number, { sent, reject }] of this.#calls) {
      if (!sent) continue;
      this.#calls.delete(number);
      reject(new Error('the board began anew before it answered'));
    }
    const channel = new MessageChannel();
    this.#port?.close();
    this.#port = channel.port1;
    this.#port.onmessage = ({ data }) => this.#onReport(data);
    // Nothing but the port goes to '*', and only where there is no origin to name.
    target.postMessage({ mancala: version, type: 'connect' }, this.#isOpaque ? '*' : origin, [channel.port2]);
  }

  /** @param {any} data */
  #onReport(data) {
    const problem = wrongReport(data);
    if (problem) return this.#tell('error', { sentence: problem });
    if ('event' in data) {
      if (data.event === 'ready') this.#onReady();
      return this.#tell(data.event, data.detail);
    }
    const call = this.#calls.get(data.answer);
    if (!call) return;
    this.#calls.delete(data.answer);
    if (data.error === undefined) call.resolve(data.value);
    else call.reject(new Error(data.error));
  }

  #onReady() {
    this.#isReady = true;
    for (const call of this.#calls.values()) {
      if (!call.sent) this.#port?.postMessage(call.message);
      call.sent = true;
    }
  }

  /** @param {string} event @param {unknown} detail */
  #tell(event, detail) {
    this.dispatchEvent(new CustomEvent(`mancala-${event}`, { detail, bubbles: true, composed: true }));
  }

  /** @param {string} method @param {Record<string, unknown>} [values] @returns {Promise<any>} */
  call(method, values = {}) {
    if (!this.#frame) return Promise.reject(new Error('the board is not in the page'));
    // Whoever asks wants an answer, also from below the fold.
    if (!this.#isReady) this.#frame.loading = 'eager';
    const message = { call: ++this.#numbered, method, ...values };
    return new Promise((resolve, reject) => {
      this.#calls.set(message.call, { message, sent: this.#isReady, resolve, reject });
      if (this.#isReady) this.#port?.postMessage(message);
    });
  }

  position() { return this.call('position'); }
  moves() { return this.call('moves'); }
  played() { return this.call('played'); }
  /** @param {string} move */
  play(move) { return this.call('play', { move }); }
  undo() { return this.call('undo'); }
  /** @param {number | 'perfect'} level @param {'south' | 'north'} [side] */
  setLevel(level, side) { return this.call('setLevel', side === undefined ? { level } : { level, side }); }
  /** @param {string} text */
  start(text) { return this.call('start', { text }); }
  pause() { return this.call('pause'); }
  resume() { return this.call('resume'); }
}

if (!customElements.get('mancala-board')) customElements.define('mancala-board', MancalaBoard);
