// @ts-check
/** Where the canvas has no toolbar, what a game asks for beyond its pits is a button over the board: pass, swap, the next round, a new game. */

/** @typedef {import('../page-api.js').BoardApi} BoardApi */

const calls = ['pass', 'swap', 'next-round', 'resume'];

export class CallBar {
  #shape = '';

  /** @param {BoardApi} board @param {HTMLElement} bar */
  constructor(board, bar) {
    this.board = board;
    this.bar = bar;
    board.addEventListener('state', () => this.#update());
    bar.addEventListener('click', (event) => {
      const id = /** @type {HTMLElement} */ (event.target).closest('button')?.dataset.call;
      if (id) board.command(id);
    });
  }

  #update() {
    const state = this.board.state;
    const shown = state?.boardOnly ? state.commands.filter(({ id, enabled }) => enabled && calls.includes(id)) : [];
    const shape = shown.map(({ id, label }) => `${id} ${label}`).join();
    if (shape === this.#shape) return;
    this.#shape = shape;
    this.bar.hidden = shown.length === 0;
    this.bar.replaceChildren(...shown.map(({ id, label }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.call = id;
      button.textContent = label;
      return button;
    }));
  }
}
