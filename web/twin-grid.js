// @ts-check
/**
 * The pits as a grid of transparent buttons laid over the drawn ones, and the stores as text. While no panel is open the buttons take the
 * pointer too: a click is one command, and what the canvas needs for hover is passed on to it. Under an open panel the pointer goes through.
 *
 * @typedef {import('./page-api.js').BoardApi} BoardApi
 * @typedef {import('./page-api.js').BoardState} BoardState
 * @typedef {import('./page-api.js').PitState} PitState
 */
import { setAttribute, setText } from './dom.js';
import { CanvasPointer } from './pointer.js';

const longPress = 400;  // ms

export class TwinGrid {
  /** @type {Map<string, HTMLButtonElement>} by pit letter, in the order of the state */
  #buttons = new Map();
  /** @type {Map<string, HTMLElement>} by side */
  #stores = new Map();
  /** @type {PitState[]} */
  #pits = [];
  #shape = '';
  #building = false;
  /** The pit that Tab reaches. */
  #stop = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  /** A finger has rested on a pit: letting it go is no tap. */
  #asked = false;
  /** When the finger came, as the system says: ms. */
  #touched = 0;

  /** @param {BoardApi} board @param {HTMLElement} layer @param {HTMLCanvasElement} canvas */
  constructor(board, layer, canvas) {
    this.board = board;
    this.layer = layer;
    this.pointer = new CanvasPointer(board, canvas);
    this.grid = document.createElement('div');
    this.grid.setAttribute('role', 'grid');
    this.storeLayer = document.createElement('div');
    layer.append(this.grid, this.storeLayer);
    this.grid.addEventListener('keydown', (event) => this.#onKey(event));
    this.grid.addEventListener('focusin', (event) => this.#onFocus(event));
    this.grid.addEventListener('focusout', (event) => this.#onBlur(event));
    layer.addEventListener('click', (event) => this.#onClick(event));
    layer.addEventListener('pointermove', (event) => this.#onMove(event));
    layer.addEventListener('pointerleave', () => this.pointer.leaves());
    this.grid.addEventListener('pointerdown', (event) => this.#onDown(event));
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) this.grid.addEventListener(end, (event) => this.#onUp(event));
    // The system's own answer to a long press.
    this.grid.addEventListener('contextmenu', (event) => this.#asked && event.preventDefault());
    canvas.addEventListener('contextmenu', (event) => this.board.state?.panel === 'edit' && event.preventDefault());
  }

  /** The keyboard's focus goes to the board. */
  focus() {
    this.#buttons.get(this.#stop)?.focus();
  }

  /** @param {BoardState} state */
  update(state) {
    const shape = state.game + state.pits.map((pit) => `${pit.row}:${pit.pit}`).join();
    if (shape !== this.#shape) this.#build(state);
    this.#shape = shape;
    this.#pits = state.pits;
    setAttribute(this.grid, 'aria-label', state.title);
    this.layer.classList.toggle('through', state.panel !== 'none');
    for (const pit of state.pits) {
      const button = /** @type {HTMLButtonElement} */ (this.#buttons.get(pit.pit));
      setAttribute(button, 'aria-label', pit.label);
      setAttribute(button, 'aria-description', [pit.forecast, pit.worth].filter(Boolean).join('; ') || null);
      // Not `disabled`: an empty pit has to stay readable and within reach of the arrow keys.
      setAttribute(button, 'aria-disabled', pit.enabled ? null : 'true');
      place(button, pit);
    }
    for (const store of state.stores) {
      const text = /** @type {HTMLElement} */ (this.#stores.get(store.side));
      setText(/** @type {Element} */ (text.firstElementChild), store.text);
      place(text, store);
    }
    if (state.focus && !this.grid.contains(document.activeElement)) this.#stopAt(state.focus);
    if (!this.#buttons.has(this.#stop)) this.#stopAt(state.pits.find((pit) => pit.enabled)?.pit ?? state.pits[0]?.pit ?? '');
  }

  /** @param {BoardState} state */
  #build(state) {
    const hadFocus = this.grid.contains(document.activeElement);
    this.#buttons.clear();
    this.#stores.clear();
    this.#stop = '';
    /** @type {Map<number, HTMLElement>} */
    const rows = new Map();
    for (const pit of state.pits) {
      const row = rows.get(pit.row) ?? element('div', 'row');
      rows.set(pit.row, row);
      const cell = element('div', 'gridcell');
      const button = document.createElement('button');
      button.type = 'button';
      button.tabIndex = -1;
      button.dataset.pit = pit.pit;
      button.dataset.command = pit.id;
      button.className = 'pit';
      cell.append(button);
      row.append(cell);
      this.#buttons.set(pit.pit, button);
    }
    this.#building = true;
    this.grid.replaceChildren(...[...rows].sort(([a], [b]) => a - b).map(([, row]) => row));
    this.#building = false;
    this.storeLayer.replaceChildren(...state.stores.map((store) => {
      const text = document.createElement('p');
      text.className = 'store';
      text.append(document.createElement('span'));
      this.#stores.set(store.side, text);
      return text;
    }));
    if (hadFocus) queueMicrotask(() => this.focus());
  }

  /** @param {string} pit */
  #stopAt(pit) {
    const before = this.#buttons.get(this.#stop);
    if (before) before.tabIndex = -1;
    this.#stop = pit;
    const now = this.#buttons.get(pit);
    if (now) now.tabIndex = 0;
  }

  /** @param {FocusEvent} event */
  #onFocus(event) {
    const pit = /** @type {HTMLElement} */ (event.target).dataset.pit;
    if (!pit) return;
    this.#stopAt(pit);
    // A ring on the canvas is for whoever steers by keys; a click has its own mark.
    this.board.focus(/** @type {HTMLElement} */ (event.target).matches(':focus-visible') ? pit : '');
  }

  /** @param {FocusEvent} event */
  #onBlur(event) {
    // Buttons that are taken away lose the focus too, in the midst of an update: that is nobody's wish.
    const stays = this.grid.contains(/** @type {Node | null} */ (event.relatedTarget));
    if (!stays && !this.#building) this.board.focus('');
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const here = this.#pits.find((pit) => pit.pit === this.#stop);
    const there = here && destination(this.#pits, here, event.key, event.ctrlKey);
    if (!there) return;
    event.preventDefault();
    this.#buttons.get(there.pit)?.focus();
  }

  /** A finger that rests on a pit asks what it would do. @param {PointerEvent} event */
  #onDown(event) {
    this.#asked = false;
    const pit = /** @type {HTMLElement} */ (event.target).dataset.pit;
    if (event.pointerType !== 'touch' || !pit) return;
    clearTimeout(this.#resting);
    this.#touched = event.timeStamp;
    this.#resting = setTimeout(() => {
      this.#asked = true;
      this.board.point(pit);
    }, longPress);
  }

  /** @param {Event} event */
  #onUp(event) {
    clearTimeout(this.#resting);
    if (!this.#asked) return;
    this.board.point('');
    // On a busy machine the timer may come before the finger's end, which had waited longer: that was a tap all the same.
    if (event.timeStamp - this.#touched < longPress) this.#asked = false;
  }

  /** @param {MouseEvent} event */
  async #onClick(event) {
    if (this.#asked) {
      this.#asked = false;
      return;
    }
    const button = /** @type {HTMLElement} */ (event.target).closest('button');
    if (button?.dataset.command && await this.board.command(button.dataset.command)) return;
    // Not a move: the canvas may still have an answer to the tap (finish a running move, show why not).
    if (event.detail === 0) return;
    this.pointer.click(event);
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    if (event.pointerType === 'mouse') this.pointer.moves(event);
  }
}

/** @param {string} name @param {string} role */
function element(name, role) {
  const made = document.createElement(name);
  made.setAttribute('role', role);
  return made;
}

/** @param {HTMLElement} element @param {{x: number, y: number, w: number, h: number}} box */
function place(element, box) {
  const style = element.style;
  style.left = `${box.x}px`;
  style.top = `${box.y}px`;
  style.width = `${box.w}px`;
  style.height = `${box.h}px`;
}

/**
 * Where a key leads, by the pits' places on the screen: the board may stand upright, and rows may turn with it.
 * @param {PitState[]} pits @param {PitState} here @param {string} key @param {boolean} far Ctrl is held
 * @returns {PitState | undefined}
 */
function destination(pits, here, key, far) {
  const x = (/** @type {PitState} */ pit) => pit.x + pit.w / 2;
  const y = (/** @type {PitState} */ pit) => pit.y + pit.h / 2;
  const sameLine = pits.filter((pit) => Math.abs(y(pit) - y(here)) < here.h / 2);
  const byReading = (/** @type {PitState} */ a, /** @type {PitState} */ b) => (Math.abs(y(a) - y(b)) < a.h / 2 ? x(a) - x(b) : y(a) - y(b));
  /** @param {number} dx @param {number} dy */
  const nearest = (dx, dy) => {
    const along = (/** @type {PitState} */ pit) => (x(pit) - x(here)) * dx + (y(pit) - y(here)) * dy;
    const aside = (/** @type {PitState} */ pit) => Math.abs((x(pit) - x(here)) * dy) + Math.abs((y(pit) - y(here)) * dx);
    const beyond = (dx === 0 ? here.h : here.w) / 2;
    const ahead = pits.filter((pit) => along(pit) > beyond && aside(pit) <= along(pit));
    return ahead.sort((a, b) => along(a) + 3 * aside(a) - along(b) - 3 * aside(b))[0];
  };
  switch (key) {
    case 'ArrowLeft': return nearest(-1, 0);
    case 'ArrowRight': return nearest(1, 0);
    case 'ArrowUp': return nearest(0, -1);
    case 'ArrowDown': return nearest(0, 1);
    case 'Home': return (far ? [...pits] : sameLine).sort(byReading)[0];
    case 'End': return (far ? [...pits] : sameLine).sort(byReading).at(-1);
    default: return undefined;
  }
}
