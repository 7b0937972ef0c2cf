// @ts-check
/** What a pointer does over the canvas, told to the board in its own pixels. A finger has its first touch count, as a mouse would. */

/** @typedef {import('./page-api.js').BoardApi} BoardApi */

/** The numbers of PointerSign (shell/platform/web/page.h). */
const [moves, presses, releases, leaves] = [0, 1, 2, 3];
const outside = -1;
/** Lines that a wheel turns by one unit of its event's: a pixel, a line, a page. */
const linesIn = [1 / 100, 1 / 3, 80];

export class CanvasPointer {
  /** @param {BoardApi} board @param {HTMLCanvasElement} canvas */
  constructor(board, canvas) {
    this.board = board;
    this.canvas = canvas;
    canvas.addEventListener('pointermove', (event) => event.isPrimary && this.moves(event));
    canvas.addEventListener('pointerdown', (event) => this.#onDown(event));
    canvas.addEventListener('pointerup', (event) => event.isPrimary && this.#tell(releases, event));
    // The browser took the touch for itself, to scroll: it ends where nothing is.
    canvas.addEventListener('pointercancel', (event) => event.isPrimary && this.board.pointer(releases, outside, outside, 1, event.pointerType === 'touch'));
    canvas.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && this.leaves());
    // The focus stays where it is.
    canvas.addEventListener('mousedown', (event) => event.preventDefault());
    canvas.addEventListener('wheel', (event) => this.#onWheel(event), { passive: false });
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    if (!event.isPrimary) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.#tell(presses, event);
  }

  /** The wheel is the page's own unless an open panel scrolls. @param {WheelEvent} event */
  #onWheel(event) {
    if ((this.board.state?.panel ?? 'none') === 'none') return;
    event.preventDefault();
    this.board.scroll(-event.deltaY * linesIn[event.deltaMode]);
  }

  /** @param {number} sign @param {MouseEvent} event */
  #tell(sign, event) {
    const { left, top } = this.canvas.getBoundingClientRect();
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    this.board.pointer(sign, Math.floor(event.clientX - left), Math.floor(event.clientY - top), event.button + 1, isTouch);
  }

  /** @param {MouseEvent} event */
  moves(event) {
    this.#tell(moves, event);
  }

  leaves() {
    this.board.pointer(leaves, outside, outside, 0, false);
  }

  /** As if it had been pressed and let go here. @param {MouseEvent} event */
  click(event) {
    this.#tell(presses, event);
    this.#tell(releases, event);
  }
}
