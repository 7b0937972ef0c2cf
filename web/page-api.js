// @ts-check
/**
 * The door between a page and the board: calls a page may make, events it may hear. The board lives elsewhere (board-host.js), so what is
 * asked of it is answered by promises; `state` is what it told last.
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
 * Events: `loaded` (detail: bytes of the program so far, and their total or 0), `starting`, `ready`; `sound` (detail: one sound to make now, see sound.js); `hand-out` (detail: what the page is to copy, save, send or fetch, see handouts.js); `state` (detail: BoardState); `announce` (detail: string); `engine-failed` (detail: why); `not-stored`; `no-language` (detail: a code whose texts did not come); `broken` (detail: {failure: 'download' | 'graphics' | 'broken', why});
 * `graphics-lost` and `graphics-back`;
 * and for a host: `move`, `turn`, `over` (detail: objects of shell/game_event.h).
 */
import { BoardLink } from './board-link.js';
import { possibleHandouts } from './handouts.js';
import { lettersOf, loadLanguage } from './languages.js';
import { Thinker } from './thinker.js';

const longestText = 200_000;  // characters; a long match is a twentieth of that
/** Texts that the board reads when it opens, by their keys (AppEvents::Saved). */
const storedTexts = ['game', 'settings', 'setup', 'begun'];
/** What a system may wish, in the order of SystemWish (shell/platform/web/page.h). */
const systemWishes = ['(prefers-reduced-motion: reduce)', '(prefers-contrast: more), (forced-colors: active)', '(prefers-color-scheme: light)'];

export class BoardApi extends EventTarget {
  /** @type {BoardLink | null} */
  #link = null;
  /** @type {BoardState | null} */
  #state = null;
  #unanswered = '';
  /** The rules that perfect play has been prepared for. */
  #preparedFor = '';
  #toldNotStored = false;
  /** Width and height in CSS pixels, device pixels in one of them: as the board was told. @type {[number, number, number]} */
  #size = [0, 0, 0];
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
      (line) => this.#tell('mancala_engine_line', line),
      (question, why) => this.#engineFailed(question, why),
      answerWithin,
      keeps,
    );
    this.thinker = makeThinker(false);
    /** Perfect play has a worker of its own, with its book and its tables. */
    this.perfectThinker = makeThinker(true);
  }

  /** Its parts are on their way from now on. @param {Element} canvas the one that takes the pointer @param {import('./board-link.js').BoardPlace} place */
  begin(canvas, place) {
    this.#link = new BoardLink(canvas, place, (message) => this.#hear(message));
  }

  /** @param {number} width @param {number} height CSS pixels of the canvas */
  open(width, height) {
    this.#size = [width, height, devicePixelRatio];
    const queries = systemWishes.map((wish) => matchMedia(wish));
    queries.forEach((query, wish) => query.addEventListener('change', () => this.#tell('mancala_system_wish', wish, query.matches ? 1 : 0)));
    this.#link?.open({
      texts: {
        link: this.link, address: location.origin + location.pathname, languages: navigator.languages.join(),
        language: this.#first?.code ?? '', catalogue: this.#first?.catalogue ?? '',
      },
      stored: Object.fromEntries(storedTexts.map((key) => [key, this.storage.read(key)])),
      wants: this.wants,
      handouts: this.wants.handouts ? possibleHandouts() : 0,
      system: queries.reduce((bits, { matches }, wish) => bits | (matches ? 1 << wish : 0), 0),
      size: this.#size,
      letters: this.#first?.letters ?? [],
    });
    if (this.#first) this.#learned.add(this.#first.code);
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
    for (const { weights, bytes } of await lettersOf(language)) this.#tell('letters', weights, bytes);
    await this.#ask('mancala_take_language', code, language.catalogue);
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

  /** The last state the board told, null before the first. */
  get state() {
    return this.#state;
  }

  /**
   * Runs a row of the command table; pits are rows too (`play.C`).
   * @param {string} id @returns {Promise<boolean>} whether it was there and enabled; by then `state` is what came of it
   */
  async command(id) {
    return (await this.#ask('mancala_command', id)) === 1;
  }

  /**
   * Takes up a position, game, record, saved game or link, as a person might paste it.
   * @param {string} text @returns {Promise<string>} what is wrong with it; empty when it was taken
   */
  async load(text) {
    // Too long for a game: the board says so in its own words, of the place where the mark stands at the latest.
    const whole = text.length <= longestText ? text : `${text.slice(0, longestText)} …`;
    return await this.#ask('mancala_load', whole) ?? 'the board is not there yet';
  }

  /** How a `hand-out` went. @param {string} what @param {boolean} done @param {string} file the name of the file that was written */
  handedOut(what, done, file) {
    this.#tell('mancala_handed_out', what, done ? 1 : 0, file);
  }

  /** The page shows the open panel itself, so the canvas need not. @param {boolean} elsewhere */
  panelElsewhere(elsewhere) {
    this.#tell('mancala_panel_elsewhere', elsewhere ? 1 : 0);
  }

  /** The board alone, in full detail, as a PNG. @returns {Promise<Blob>} */
  async pictureFile() {
    const file = await this.#ask('picture');
    if (!file) throw new Error('the board is not there yet');
    return file;
  }

  /** Tells the board where the keyboard's focus is. @param {string} pit a pit's letter, '' for none */
  focus(pit) {
    this.#tell('mancala_focus', pit);
  }

  /** Tells the board where a finger rests: what would that move do? @param {string} pit a pit's letter, '' for none */
  point(pit) {
    this.#tell('mancala_point', pit);
  }

  /** What a pointer does over the canvas (pointer.js). @param {number} sign @param {number} x @param {number} y CSS pixels @param {number} button from 1 @param {boolean} isTouch */
  pointer(sign, x, y, button, isTouch) {
    this.#tell('mancala_pointer', sign, x, y, button, isTouch ? 1 : 0);
  }

  /** The wheel over the canvas. @param {number} lines upwards */
  scroll(lines) {
    this.#tell('mancala_scroll', lines);
  }

  /** While a position is set up: how many seeds lie there. @param {string} place a pit's letter, `south` or `north` for a store @param {number} seeds */
  async setSeeds(place, seeds) {
    await this.#ask('mancala_set_seeds', place, seeds);
  }

  /** @returns {Promise<{frames: number, memory: number}>} frames drawn since the start, which stands still while the board rests; bytes of the wasm's memory, which only ever grows */
  async figures() {
    return await this.#ask('figures') ?? { frames: 0, memory: 0 };
  }

  /** The samples of a sound by its name. @param {string} name @param {number} rate a second @returns {Promise<Float32Array<ArrayBuffer>>} empty where there is none */
  async sample(name, rate) {
    return await this.#ask('sample', name, rate) ?? new Float32Array();
  }

  /** A controller's state. @param {number} buttons bits by their standard places @param {number} x @param {number} y of the stick */
  pad(buttons, x, y) {
    this.#tell('mancala_pad', buttons, x, y);
  }

  /** The canvas has another size now, or lies on another screen. @param {number} width @param {number} height CSS pixels */
  resize(width, height) {
    /** @type {[number, number, number]} */
    const size = [Math.round(width), Math.round(height), devicePixelRatio];
    if (size.join() === this.#size.join()) return;
    this.#size = size;
    this.#tell('mancala_resize', ...size);
  }

  /** Asks the engine once more after `engine-failed`. */
  retryEngine() {
    const question = this.#unanswered;
    this.#unanswered = '';
    if (question) this.#think(question);
  }

  /** @param {string} question */
  #think(question) {
    (/ level=perfect /.test(question) ? this.perfectThinker : this.thinker).ask(question);
  }

  /** Perfect play has a book and tables to fetch and make, and does so when it takes its seat. */
  #preparePerfect() {
    const { seats = [], position = '' } = this.#state ?? {};
    const [rules] = position.split(' ');
    if (!seats.includes('perfect') || rules === this.#preparedFor) return;
    this.#preparedFor = rules;
    this.perfectThinker.prepare(`ask 0 level=perfect start=${position.replaceAll(' ', '_')} moves=-`);
  }

  /** @param {string} call @param {...unknown} args */
  #tell(call, ...args) {
    this.#link?.tell(call, args);
  }

  /** @param {string} call @param {...unknown} args @returns {Promise<any>} */
  async #ask(call, ...args) {
    return this.#link?.ask(call, args);
  }

  /** @param {any} message of the board (board-host.js) */
  #hear(message) {
    if (message.told) return this.#hearEvent(message.told, message.text);
    if (message.failed) return this.#emit('broken', { failure: message.failed, why: message.why });
    if ('loaded' in message) return this.#emit('loaded', message);
    if (message.starting) return this.#emit('starting');
    this.#emit(message.graphics ? 'graphics-back' : 'graphics-lost');
  }

  /** @param {string} kind @param {string} json */
  #hearEvent(kind, json) {
    switch (kind) {
      case 'ready':
        return this.#emit('ready');
      case 'state':
        this.#state = JSON.parse(json);
        this.#preparePerfect();
        return this.#emit('state', this.#state);
      case 'announce':
        return this.#emit('announce', JSON.parse(json).text);
      case 'move':
      case 'turn':
      case 'over':
        return this.#emit(kind, JSON.parse(json));
      case 'think':
        this.#unanswered = '';
        return this.#think(json);
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
        return this.#emit('broken', { failure: json.startsWith('graphics:') ? 'graphics' : 'broken', why: json });
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
