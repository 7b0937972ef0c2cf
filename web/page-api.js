// @ts-check
/**
 * The door between a page and the board's wasm: calls a page may make, events it may hear. Nothing else in the page touches the module.
 *
 * @typedef {{id: string, pit: string, label: string, x: number, y: number, w: number, h: number, row: number, col: number, enabled: boolean, forecast: string, worth: string}} PitState  `forecast`: what playing it would do, `worth`: what that is worth while values are shown, both in words
 * @typedef {{side: string, text: string, x: number, y: number, w: number, h: number}} StoreState
 * @typedef {{id: string, group: string, label: string, shortcut?: string, enabled: boolean, checked: boolean | null}} CommandState
 * @typedef {{
 *   game: string, title: string, status: string, turn: string, position: string, moves: string[], focus: string | null,
 *   pits: PitState[], stores: StoreState[], commands: CommandState[],
 *   panel: string, panelTitle: string, panelText: string[], groups: {id: string, label: string}[], language: string, boardOnly?: boolean, notice?: string,
 *   seats?: string[], surroundings?: string, textSize?: string, sound?: boolean, fields?: {id: string, label: string, value: number}[],
 * }} BoardState  lengths in CSS pixels of the canvas; `moves` are those played in this round; `notice` is what went wrong; `seats` are South's and North's, `person` or `level 2`; `fields` are the counts of a position that is set up (panel `edit`), by pit or `south` and `north`
 *
 * @typedef {{
 *   makeWorker(): Worker, storage: import('./storage.js').Storage,
 *   wants?: {boardOnly?: boolean, fixedSetup?: boolean, handouts?: boolean, silent?: boolean}, answerWithin?: number, link?: string,
 * }} BoardParts  what differs between a page, an embed frame and a kiosk: boardOnly leaves title and toolbar out, fixedSetup the panels
 *   for a new game and for settings, silent makes no sound until it is asked for, handouts lets copy, save, send and open games; a worker that is silent for answerWithin ms has died; `link` is the query that the board opens with, otherwise the page's
 *
 * Events: `ready`; `sound` (detail: one sound to make now, see sound.js); `hand-out` (detail: what the page is to copy, save, send or fetch, see handouts.js); `state` (detail: BoardState); `announce` (detail: string); `engine-failed` (detail: why); `not-stored`; `no-language` (detail: a code whose texts did not come); `broken` (detail: why);
 * `graphics-lost` and `graphics-back`;
 * and for a host: `move`, `turn`, `over` (detail: objects of shell/game_event.h).
 */
import { possibleHandouts } from './handouts.js';
import { inItsTurn } from './turns.js';
import { lettersOf, loadLanguage } from './languages.js';
import { Thinker } from './thinker.js';

const longestText = 200_000;  // a long match is a twentieth of that

export class BoardApi extends EventTarget {
  /** @type {any} the Emscripten module, once it runs */
  #module = null;
  /** @type {BoardState | null} */
  #state = null;
  /** @type {import('./canvas.js').Canvas | null} */
  canvas = null;
  #unanswered = '';
  #toldNotStored = false;
  /** Languages that the board has learned. @type {Set<string>} */
  #learned = new Set();
  /** The language that the board begins with, once it has been fetched. @type {{code: string, catalogue: string, letters: {weights: number, bytes: Uint8Array}[]} | null} */
  #first = null;

  /** @param {BoardParts} parts */
  constructor({ makeWorker, storage, wants = {}, answerWithin = 0, link = location.search }) {
    super();
    this.link = link;
    this.storage = storage;
    this.wants = wants;
    const makeThinker = (/** @type {boolean} */ keeps) => new Thinker(
      makeWorker,
      (line) => this.#call('mancala_engine_line', line),
      (question, why) => this.#engineFailed(question, why),
      answerWithin,
      keeps,
    );
    this.thinker = makeThinker(false);
    /** Perfect play has a worker of its own, with its book and its tables. */
    this.perfectThinker = makeThinker(true);
  }

  /** What the module is made with. */
  get hooks() {
    return {
      mancalaAskSlice: () => inItsTurn(() => this.#module?._mancala_slice()),
      onMancalaEvent: (/** @type {string} */ kind, /** @type {string} */ json) => this.#hear(kind, json),
      mancalaHandouts: this.wants.handouts ? possibleHandouts() : 0,
      mancalaTexts: {
        link: this.link, address: location.origin + location.pathname, languages: navigator.languages.join(),
        language: this.#first?.code ?? '', catalogue: this.#first?.catalogue ?? '',
      },
      mancalaStored: (/** @type {string} */ key) => this.storage.read(key),
      mancalaWants: this.wants,
    };
  }

  /** @param {any} module */
  attach(module) {
    this.#module = module;
    if (!this.#first) return;
    for (const { weights, bytes } of this.#first.letters) this.#takeLetters(weights, bytes);
    this.#learned.add(this.#first.code);
  }

  /** Before the board is made: its first language. @param {string} code */
  async beginIn(code) {
    const language = await loadLanguage(code);
    this.#first = { code, catalogue: language.catalogue, letters: await lettersOf(language) };
  }

  /** The board can speak this language from now on, and does so if it was chosen. @param {string} code */
  async learn(code) {
    const language = await loadLanguage(code);
    if (this.#learned.has(code)) return language;
    for (const { weights, bytes } of await lettersOf(language)) this.#takeLetters(weights, bytes);
    this.#module.ccall('mancala_take_language', 'number', ['string', 'string'], [code, language.catalogue]);
    this.#learned.add(code);
    return language;
  }

  /** @param {string} code */
  async #fetchLanguage(code) {
    try {
      await this.learn(code);
    } catch (error) {
      console.warn(error);
      this.#emit('no-language', code);
    }
  }

  /** @param {number} weights @param {Uint8Array} bytes */
  #takeLetters(weights, bytes) {
    const at = this.#module._malloc(bytes.length);
    this.#module.HEAPU8.set(bytes, at);
    this.#module._mancala_take_letters(weights, at, bytes.length);
    this.#module._free(at);
  }

  /** The last state the board told, null before the first. */
  get state() {
    return this.#state;
  }

  /**
   * Runs a row of the command table; pits are rows too (`play.C`).
   * @param {string} id @returns {boolean} whether it was there and enabled
   */
  command(id) {
    return this.#call('mancala_command', id) === 1;
  }

  /**
   * Takes up a position, game, record, saved game or link, as a person might paste it.
   * @param {string} text @returns {string} what is wrong with it; empty when it was taken
   */
  load(text) {
    if (!this.#module) return 'the board is not there yet';
    if (text.length > longestText) return `it is longer than ${longestText} characters, and so no game`;
    return this.#module.ccall('mancala_load', 'string', ['string'], [text]);
  }

  /** How a `hand-out` went. @param {string} what @param {boolean} done @param {string} file the name of the file that was written */
  handedOut(what, done, file) {
    this.#module?.ccall('mancala_handed_out', 'number', ['string', 'number', 'string'], [what, done ? 1 : 0, file]);
  }

  /** The page shows the open panel itself, so the canvas need not. @param {boolean} elsewhere */
  panelElsewhere(elsewhere) {
    this.#module?._mancala_panel_elsewhere?.(elsewhere ? 1 : 0);
  }

  /** The board alone, in full detail, as a PNG. @returns {Promise<Blob>} */
  async pictureFile() {
    // Out of the board's own frame.
    await new Promise((later) => setTimeout(later));
    if (!this.canvas) throw new Error('the board is not there yet');
    this.#module?._mancala_draw_picture?.();
    return this.canvas.file();
  }

  /** What the canvas's painter tells. @returns {import('./canvas.js').Told} */
  get painterTold() {
    return {
      shown: () => this.#module?._mancala_frame_shown?.(),
      graphics: (isThere) => {
        this.#emit(isThere ? 'graphics-back' : 'graphics-lost');
        this.#module?._mancala_graphics?.(isThere ? 1 : 0);
      },
      failed: (why) => this.#emit('broken', `graphics: ${why}`),
    };
  }

  /** Tells the board where the keyboard's focus is. @param {string} pit a pit's letter, '' for none */
  focus(pit) {
    if (this.#module?._mancala_focus) this.#call('mancala_focus', pit);
  }

  /** Tells the board where a finger rests: what would that move do? @param {string} pit a pit's letter, '' for none */
  point(pit) {
    if (this.#module?._mancala_point) this.#call('mancala_point', pit);
  }

  /** While a position is set up: how many seeds lie there. @param {string} place a pit's letter, `south` or `north` for a store @param {number} seeds */
  setSeeds(place, seeds) {
    this.#module?.ccall('mancala_set_seeds', 'number', ['string', 'number'], [place, seeds]);
  }

  /** Bytes of the wasm's memory, which only ever grows. */
  get memory() {
    return this.#module?.HEAPU8?.length ?? 0;
  }

  /** Frames drawn since the start: it stands still while the board rests. */
  get frames() {
    return this.#module?._mancala_frame_count?.() ?? 0;
  }

  /** The samples of a sound by its name. @param {string} name @param {number} rate a second @returns {Float32Array<ArrayBuffer>} empty where there is none */
  sample(name, rate) {
    const at = this.#module?.ccall('mancala_sample', 'number', ['string', 'number'], [name, rate]) ?? 0;
    const count = at ? this.#module._mancala_sample_count() : 0;
    return new Float32Array(count ? this.#module.HEAPU8.buffer.slice(at, at + 4 * count) : 0);
  }

  /** A controller's state. @param {number} buttons bits by their standard places @param {number} x @param {number} y of the stick */
  pad(buttons, x, y) {
    this.#module?._mancala_pad?.(buttons, x, y);
  }

  /** The canvas has another size now. @param {number} width @param {number} height CSS pixels */
  resize(width, height) {
    if (this.#module?._mancala_resize) this.#module._mancala_resize(Math.round(width), Math.round(height));
    else window.dispatchEvent(new Event('resize'));
  }

  /** Asks the engine once more after `engine-failed`. */
  retryEngine() {
    const question = this.#unanswered;
    this.#unanswered = '';
    if (question) this.#ask(question);
  }

  /** @param {string} question */
  #ask(question) {
    (/ level=perfect /.test(question) ? this.perfectThinker : this.thinker).ask(question);
  }

  /** @param {string} name @param {string} text */
  #call(name, text) {
    if (!this.#module) return 0;
    return this.#module.ccall(name, 'number', ['string'], [text]);
  }

  /** @param {string} kind @param {string} json */
  #hear(kind, json) {
    switch (kind) {
      case 'ready':
        return this.#emit('ready');
      case 'state':
        this.#state = JSON.parse(json);
        return this.#emit('state', this.#state);
      case 'announce':
        return this.#emit('announce', JSON.parse(json).text);
      case 'move':
      case 'turn':
      case 'over':
        return this.#emit(kind, JSON.parse(json));
      case 'think':
        this.#unanswered = '';
        return this.#ask(json);
      case 'cancel-think':
        this.#unanswered = '';
        this.perfectThinker.cancel();
        return this.thinker.cancel();
      case 'save': {
        const { key, value } = JSON.parse(json);
        if (this.storage.write(key, value) || this.#toldNotStored) return;
        this.#toldNotStored = true;
        return this.#emit('not-stored');
      }
      case 'sound':
        return this.#emit('sound', JSON.parse(json));
      case 'language':
        return void this.#fetchLanguage(json);
      case 'hand-out':
        return this.#emit('hand-out', JSON.parse(json));
      case 'error':
        return this.#emit('broken', json);
      default:
        console.warn(`unknown event of the board: ${kind}`);
    }
  }

  /** @param {string} question @param {string} why */
  #engineFailed(question, why) {
    this.#unanswered = question;
    this.#emit('engine-failed', why);
  }

  /** @param {string} type @param {unknown} [detail] */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
