// @ts-check
/** The demo page: asks one board by its methods and lists what all boards tell. */

const toldLines = 200;

/** @param {string} id @returns {any} */
const element = (id) => document.getElementById(id);

/** @param {string} line */
function note(line) {
  const told = element('told');
  const item = document.createElement('li');
  item.textContent = line;
  told.append(item);
  while (told.childElementCount > toldLines) told.firstElementChild.remove();
  told.scrollTop = told.scrollHeight;
}

/** @type {Record<string, (board: any) => Promise<unknown>>} */
const asks = {
  position: (board) => board.position(),
  moves: (board) => board.moves(),
  async play(board) {
    const [first] = await board.moves();
    return board.play(first ?? '');
  },
  undo: (board) => board.undo(),
  setLevel: (board) => board.setLevel(3),
  start: (board) => board.start('?game=dakon&south=person&north=level1'),
  pause: (board) => board.pause(),
  resume: (board) => board.resume(),
};

element('asks').addEventListener('click', async (/** @type {MouseEvent} */ event) => {
  const ask = /** @type {HTMLElement} */ (event.target).closest('button')?.dataset.ask;
  if (!ask) return;
  try {
    const answer = await asks[ask](element('spoken'));
    note(`${ask} → ${answer === undefined ? 'done' : JSON.stringify(answer)}`);
  } catch (error) {
    note(`${ask} ✗ ${/** @type {Error} */ (error).message}`);
  }
});

for (const kind of ['ready', 'move', 'turn', 'over', 'activity', 'error']) {
  document.addEventListener(`mancala-${kind}`, (event) => {
    const { detail, target } = /** @type {CustomEvent & {target: HTMLElement}} */ (event);
    const { steps, ...rest } = detail;
    if (target === element('spoken')) note(`${kind} ${JSON.stringify(steps ? { ...rest, steps: `${steps.length} steps` } : rest)}`);
  });
}
