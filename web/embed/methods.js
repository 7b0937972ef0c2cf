// @ts-check
/**
 * What a host may ask of the board, each as one function: a value or its promise, or an Error whose sentence goes back to the host.
 *
 * @typedef {import('../page-api.js').BoardApi} BoardApi
 * @typedef {import('../page-api.js').BoardState} BoardState
 */

/** @param {BoardApi} board */
const stateOf = (board) => /** @type {BoardState} */ (board.state);

/** Moves that the person at the board may play now. @param {BoardState} state */
function playable(state) {
  const pits = state.pits.filter((pit) => pit.enabled).map((pit) => pit.pit).sort(bySowing);
  return [...pits, ...['pass', 'swap'].filter((id) => isEnabled(state, id))];
}

/** Capitals, South's row, come first, as they do in the engine's lists. @param {string} a @param {string} b */
const bySowing = (a, b) => (a < b ? -1 : 1);

/** @param {BoardState} state @param {string} id */
const isEnabled = (state, id) => state.commands.some((command) => command.id === id && command.enabled);

/** @param {BoardApi} board @param {string} id @param {string} otherwise */
async function run(board, id, otherwise) {
  if (!await board.command(id)) throw new Error(otherwise);
  return stateOf(board).position;
}

/** @type {Record<string, (board: BoardApi, call: any) => unknown>} */
export const answers = {
  position: (board) => stateOf(board).position,
  moves: (board) => playable(stateOf(board)),
  played: (board) => stateOf(board).moves,
  play(board, { move }) {
    const moves = playable(stateOf(board));
    if (!moves.includes(move)) throw new Error(`play: \`${move}\` cannot be played now; ${moves.length ? `these can: ${moves.join(' ')}` : 'nothing can, by a person at this board'}`);
    return run(board, move.length === 1 ? `play.${move}` : move, `play: \`${move}\` was refused`);
  },
  undo: (board) => run(board, 'undo', 'undo: there is nothing to take back'),
  async setLevel(board, { level, side }) {
    const seat = level === 'perfect' ? level : level === 0 ? 'person' : `level${level}`;
    for (const one of side ? [side] : engineSides(board)) await run(board, `seat.${one}.${seat}`, level === 'perfect' ? 'setLevel: nobody plays this game perfectly' : `setLevel: there is no level ${level}`);
    return stateOf(board).position;
  },
  async start(board, { text }) {
    const problem = await board.load(text);
    if (problem) throw new Error(`start: ${problem}`);
    return stateOf(board).position;
  },
  // A board that is already so is what was asked for.
  pause: async (board) => void await board.command('pause'),
  resume: async (board) => void await board.command('resume'),
  setLanguage: async (board, { language }) => void await run(board, `language.${language}`, `setLanguage: this board does not speak \`${language}\``),
  setLook: async (board, { option, value }) => void await run(board, `${option}.${value}`, `setLook: \`${option}\` cannot be \`${value}\``),
  setSpeed: async (board, { speed }) => void await run(board, `speed.${speed}`, `setSpeed: there is no speed \`${speed}\``),
};

/** Without a side a level is meant for the engine, wherever it sits; where two persons play it takes North's place. @param {BoardApi} board */
function engineSides(board) {
  const { seats } = stateOf(board);
  const sides = ['south', 'north'].filter((side) => seats?.[side === 'south' ? 0 : 1] !== 'person');
  return sides.length ? sides : ['north'];
}
