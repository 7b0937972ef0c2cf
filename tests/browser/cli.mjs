// The engine's command line: what the page is measured against.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = process.env.MANCALA ?? fileURLToPath(new URL('../../build/native-release/engine/mancala', import.meta.url));

/** @param {string[]} words @returns {string[]} the lines it prints */
export function mancala(...words) {
  return execFileSync(program, words, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 26 }).trimEnd().split('\n');
}

/** The position after each move. @param {string} position @param {string[]} moves */
export function played(position, moves) {
  return mancala('play', position, ...moves);
}

/**
 * The shortest of a few random games, so that a whole one is played in little time. In a match game, its first round.
 * @param {string} game @returns {{start: string, moves: string[], end: string, score: [number, number]}}
 */
export function shortGame(game) {
  const records = mancala('random', game, '--games', '20', '--seed', '7').map((line) => JSON.parse(line));
  const firsts = records.filter((record) => (record.round ?? 1) === 1);
  return firsts.sort((a, b) => a.moves.length - b.moves.length)[0];
}

/** A whole match of few moves, round by round; its last round is on pits that changed hands. @param {string} game @returns {ReturnType<typeof shortGame>[]} */
export function shortMatch(game) {
  return mancala('random', game, '--games', '2', '--seed', '1').map((line) => JSON.parse(line)).filter((record) => record.match === 2);
}
