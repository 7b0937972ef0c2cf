// @ts-check
/**
 * The board's twin in the DOM: what the canvas shows, as real elements, so that a keyboard and a screen reader can play the whole game.
 * It is drawn from the board's state alone and changes nothing but through the board's commands.
 *
 * @typedef {import('./page-api.js').BoardApi} BoardApi
 * @typedef {import('./page-api.js').BoardState} BoardState
 */
import { setText } from './dom.js';
import { TwinGrid } from './twin-grid.js';
import { TwinSheet } from './twin-sheet.js';
import { turn } from './turns.js';

const toldLines = 30;  // kept in the log: enough to read back a long relay

export class Twin {
  /** Of the device, in a CSS pixel, as the board knows it; 0 before it has been told. */
  #pixels = 0;

  /** @param {BoardApi} board @param {HTMLElement} stage @param {HTMLElement} layer @param {HTMLElement} sheet @param {HTMLElement} log @param {string[]} [elsewhere] panels that the page shows in another way */
  constructor(board, stage, layer, sheet, log, elsewhere = []) {
    this.board = board;
    this.stage = stage;
    this.log = log;
    this.grid = new TwinGrid(board, layer, /** @type {HTMLCanvasElement} */ (stage.querySelector('canvas')));
    this.sheet = new TwinSheet(board, sheet, () => this.grid.focus(), elsewhere);
    /** Made when the board first tells its state. @type {Promise<void>} */
    this.made = new Promise((made) => board.addEventListener('state', () => this.#make().then(made), { once: true }));
    board.addEventListener('announce', (event) => this.#tell(/** @type {CustomEvent} */ (event).detail));
  }

  /** In several tasks, as the page is still starting: many elements are new at once. */
  async #make() {
    for (const part of [this.grid, this.sheet]) {
      await turn();
      part.update(/** @type {BoardState} */ (this.board.state));
    }
    await turn();
    this.#update();
    this.board.addEventListener('state', () => this.#update());
  }

  /** Once it is made. */
  start() {
    new ResizeObserver(() => this.#fit()).observe(this.stage);
    document.addEventListener('keydown', (event) => this.#onKey(event));
    document.addEventListener('keydown', () => (document.documentElement.dataset.input = 'keys'), true);
    document.addEventListener('pointerdown', (event) => {
      document.documentElement.dataset.input = 'pointer';
      this.sheet.leaveFor(/** @type {Node} */ (event.target));
    }, true);
  }

  #fit() {
    this.#pixels = devicePixelRatio;
    this.board.resize(this.stage.clientWidth, this.stage.clientHeight);
  }

  #update() {
    const state = this.board.state;
    if (!state) return;
    // Moved to a screen of other pixels it may keep its size, of which no browser tells for sure.
    if (this.#pixels && this.#pixels !== devicePixelRatio) this.#fit();
    setText(document.getElementById('game-title'), state.title);
    setText(document.getElementById('status'), state.status);
    document.title = `${state.title} · Mancala`;
    Object.assign(document.documentElement.dataset, { surroundings: state.surroundings, text: state.textSize });
    this.grid.update(state);
    this.sheet.update(state);
  }

  /** @param {string} text */
  #tell(text) {
    const line = document.createElement('p');
    line.textContent = text;
    this.log.append(line);
    while (this.log.childElementCount > toldLines) this.log.firstElementChild?.remove();
  }

  /** Shortcuts of the command table, where they cannot be meant for anything else. @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest('input, textarea, select, [contenteditable]')) return;
    if (event.key.startsWith('Arrow') && !target.closest('button, a')) {
      event.preventDefault();
      return this.grid.focus();
    }
    const onControl = target.closest('button, a') && (event.key === 'Enter' || event.key === ' ');
    const command = onControl ? undefined : findShortcut(this.board.state, event.key);
    if (!command && event.key === 'Escape') return this.grid.focus();
    if (!command) return;
    event.preventDefault();
    this.board.command(command.id);
  }
}

/** A shortcut spelled exactly so wins over one that differs in case: pits are told apart by it. @param {BoardState | null} state @param {string} key */
function findShortcut(state, key) {
  const usable = (state?.commands ?? []).filter((command) => command.shortcut && command.enabled);
  return usable.find((command) => command.shortcut === key)
    ?? usable.find((command) => command.shortcut?.toLowerCase() === key.toLowerCase());
}
