// The command line to the letter: node tests/engine/cli.mjs [--short] COMMAND [ARGUMENT…], where COMMAND runs `mancala`
// (the native program, or `node … mancala.js`). --short, for programs that are slow to start, runs a part.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const words = process.argv.slice(2);
const short = words[0] === '--short';
const [program, ...before] = short ? words.slice(1) : words;
if (!program) {
  console.error('usage: node tests/engine/cli.mjs [--short] COMMAND [ARGUMENT…]');
  process.exit(2);
}

let checks = 0;
const faults = [];

/** @param {string[]} args @param {string} [input] */
function run(args, input = '') {
  const result = spawnSync(program, [...before, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (result.error) throw result.error;
  return { out: result.stdout, err: result.stderr, status: result.status };
}

/** @param {string} what @param {unknown} got @param {unknown} wanted */
function equal(what, got, wanted) {
  ++checks;
  if (got !== wanted) faults.push(`${what}\n  wanted ${JSON.stringify(wanted)}\n  got    ${JSON.stringify(got)}`);
}

/** @param {string} what @param {boolean} good @param {unknown} [got] */
function holds(what, good, got) {
  ++checks;
  if (!good) faults.push(`${what}${got === undefined ? '' : `\n  got ${JSON.stringify(got)}`}`);
}

/** Prints exactly `lines` and nothing on standard error. @param {string[]} args @param {string[]} lines @param {string} [input] */
function prints(args, lines, input) {
  const { out, err, status } = run(args, input);
  const name = `mancala ${args.map((a) => JSON.stringify(a)).join(' ')}`;
  equal(`${name}: output`, out, lines.map((line) => `${line}\n`).join(''));
  equal(`${name}: standard error`, err, '');
  equal(`${name}: status`, status, 0);
}

/** Status 2, nothing on standard output, one sentence on standard error. @param {string[]} args @param {RegExp} where @param {string} [input] */
function refuses(args, where, input) {
  const { out, err, status } = run(args, input);
  const name = `mancala ${args.map((a) => JSON.stringify(a)).join(' ')}`;
  equal(`${name}: status`, status, 2);
  equal(`${name}: output`, out, '');
  holds(`${name}: one sentence on standard error`, /^mancala: [^\n]+\.\n$/.test(err), err);
  holds(`${name}: says ${where}`, where.test(err), err);
}

const games = ['kalah', 'dakon', 'djenon-aboure', 'san-yao', 'mangala-ii'];
const starts = {
  kalah: 'kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S',
  dakon: 'dakon 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 S',
  'djenon-aboure': 'djenon-aboure 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S',
  'san-yao': 'san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S',
  'mangala-ii': 'mangala-ii 6,6,6,6,6,6/6,6,6,6,6,6 0-0 S',
};

// games, start, rules
prints(['games'], ['kalah\tKalah', 'dakon\tDakon', 'djenon-aboure\tDjenon-aboure', 'san-yao\tSan-Yao', 'mangala-ii\tMangala II']);
for (const game of games) prints(['start', game], [starts[game]]);
prints(['start', 'kalah@seeds=2,pits=3'], ['kalah@pits=3,seeds=2 2,2,2/2,2,2 0-0 S']);
prints(['start', 'kalah@pie,end=on-turn,leftovers=owner'], ['kalah@end=on-turn,pie 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S']);
prints(['start', 'dakon@pits=5,seeds=5'], ['dakon@pits=5,seeds=5 5,5,5,5,5/5,5,5,5,5 0-0 S']);
for (const game of games) {
  const { out, err, status } = run(['rules', game]);
  equal(`rules ${game}: status`, status, 0);
  equal(`rules ${game}: standard error`, err, '');
  holds(`rules ${game}: sentences`, out.split('\n').slice(0, -1).every((line) => /^[A-Z].*\.$/.test(line)), out);
  for (const option of ['pits', 'seeds', ...(game === 'kalah' ? ['empty-capture', 'end', 'leftovers', 'pie'] : [])])
    holds(`rules ${game}: the option ${option}`, out.includes(`Option ${option} (`), out);
}
holds('rules: the value of an option', run(['rules', 'kalah@pits=3']).out.includes('Option pits (1 to 9): 3.'));

// show
prints(['show', 'kalah 0,1,2,3,4,5/6,7,8,9,10,0 11-12 N'], [
  '          f   e   d   c   b   a',
  '          0  10   9   8   7   6',
  'North  12                          11 South',
  '          0   1   2   3   4   5',
  '          A   B   C   D   E   F',
  'North to move',
]);
for (const text of ['kalah 0,0,0,0,0,0/0,0,0,0,0,0 28-20 -', 'san-yao 0,0,0,0,0/0,0,0,0,0 46-4 - match=S',
  'san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSSNN round=2'])
  equal(`show ${text}: status`, run(['show', text]).status, 0);

// moves
prints(['moves', 'kalah'], ['A B C D E F']);
prints(['moves', 'san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSNNN round=2'], ['A B C D E a b']);
prints(['moves', 'mangala-ii 0,0,0,0,0,0/1,0,0,0,0,0 35-36 S'], ['pass']);
prints(['moves', 'kalah@pie 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N'], ['a b c d e f swap']);
prints(['moves', 'kalah 0,0,0,0,0,0/0,0,0,0,0,0 28-20 -'], ['']);

// play
prints(['play', 'kalah', 'C', 'F'], ['kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S', 'kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N']);
prints(['play', 'kalah_4,4,0,5,5,5/4,4,4,4,4,4_1-0_S', 'F'], ['kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N']);
prints(['play', 'mangala-ii@pits=1,seeds=1 1/0 0-1 S', 'A', 'a', 'A', 'a'], [
  'mangala-ii@pits=1,seeds=1 0/1 0-1 N',
  'mangala-ii@pits=1,seeds=1 1/0 0-1 S',
  'mangala-ii@pits=1,seeds=1 0/1 0-1 N',
  'mangala-ii@pits=1,seeds=1 0/0 1-1 -',
]);
prints(['play', 'kalah@pie', 'A', 'swap', 'a'], [
  'kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N',
  'kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N swap=taken',
  'kalah@pie 0,5,5,5,5,4/0,5,5,5,5,4 0-0 S swap=taken',
]);
prints(['play', 'san-yao 0,0,0,0,1/0,0,2,0,0 43-4 S owners=SSSSS/SSSNN round=3', 'E'], ['san-yao 0,0,0,0,0/0,0,0,0,0 46-4 - owners=SSSSS/SSSNN round=3 match=S']);

// A position on standard input, with or without a line end.
prints(['moves', '-'], ['A B C D E F'], 'kalah\n');
prints(['moves', '-'], ['A B D E F'], 'kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S');
prints(['play', '-', 'C'], ['kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S'], 'kalah\n');
prints(['perft', '-', '2'], ['36'], 'dakon\n');
prints(['next', '-'], ['san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SNNNN round=2'], 'san-yao 0,0,0,0,0/0,0,0,0,0 33-17 -\n');
refuses(['moves', '-'], /character 7, south row|character 7, rows/, 'kalah x\n');
refuses(['moves', '-'], /character 1, game/, '');

// next
prints(['next', 'san-yao 0,0,0,0,0/0,0,0,0,0 44-6 -'], ['san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSSNN round=2']);
prints(['next', 'san-yao 0,0,0,0,0/0,0,0,0,0 25-25 -'], ['san-yao 5,5,5,5,5/5,5,5,5,5 0-0 N round=2 start=N']);
refuses(['next', 'san-yao 0,0,0,0,0/0,0,0,0,0 46-4 - match=S'], /POSITION, character 36, match: the match is over/);
refuses(['next', 'san-yao 0,0,0,0,0/0,0,0,0,0 46-4 -'], /POSITION, character 34, match: the match is over/);
refuses(['next', 'san-yao 0,0,0,0,0/0,0,0,0,0 40-4 -'], /POSITION, character 29, stores: .*total/);
refuses(['next', 'san-yao'], /POSITION, character 1, side: .*not finished/);
refuses(['next', 'san-yao 1,1,0,0,0/0,0,0,0,0 24-24 N'], /POSITION, character 35, side: .*not finished/);
refuses(['next', '-'], /POSITION, character 1, game: .*rounds/, 'kalah\n');
refuses(['next', 'kalah 0,0,0,0,0,0/0,0,0,0,0,0 28-20 -'], /POSITION, character 1, game: .*rounds/);

// steps
prints(['steps', 'kalah', 'C'], [
  '{"step":"lift","pit":"C","seeds":4}',
  '{"step":"drop","pit":"D","now":5}',
  '{"step":"drop","pit":"E","now":5}',
  '{"step":"drop","pit":"F","now":5}',
  '{"step":"drop","store":"S","now":1}',
  '{"step":"bonus","side":"S"}',
]);
prints(['steps', 'kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S', 'F'], [
  '{"step":"lift","pit":"F","seeds":1}',
  '{"step":"drop","store":"S","now":21}',
  '{"step":"sweep","from":["b","d"],"seeds":5,"to":"N"}',
  '{"step":"end","why":"row-empty","score":[21,27]}',
]);
prints(['steps', 'mangala-ii 1,0,0,0,0,0/0,0,0,0,0,0 35-36 N', 'pass'], ['{"step":"pass","side":"N"}']);
prints(['steps', 'kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N', 'swap'], ['{"step":"swap"}']);
for (const line of readFileSync(new URL('../golden/moves.jsonl', import.meta.url), 'utf8').split('\n').filter((_, i) => i % (short ? 54 : 9) === 0)) {
  if (!line) continue;
  const golden = JSON.parse(line);
  prints(['moves', golden.before], [golden.legal.join(' ')]);
  prints(['play', golden.before, golden.move], [golden.after]);
  prints(['steps', golden.before, golden.move], golden.steps.map((step) => JSON.stringify(step)));
}

// perft
prints(['perft', 'kalah', '5'], ['4690']);
prints(['perft', 'dakon', '4'], ['1362']);
prints(['perft', 'djenon-aboure', '5'], ['1963']);
prints(['perft', 'san-yao', '5'], ['764']);
prints(['perft', 'mangala-ii', '4'], ['1166']);
prints(['perft', 'kalah', '0'], ['1']);
prints(['perft', 'kalah 0,0,0,0,0,0/0,0,0,0,0,0 28-20 -', '1'], ['0']);
prints(['perft', 'kalah', '2', '--divide'], ['A 6', 'B 6', 'C 5', 'D 6', 'E 6', 'F 6', '35']);
prints(['perft', '--divide', 'kalah@pie 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N', '1'], ['a 1', 'b 1', 'c 1', 'd 1', 'e 1', 'f 1', 'swap 1', '7']);
prints(['perft', 'mangala-ii 0,0,0,0,0,0/1,0,0,0,0,0 35-36 S', '1', '--divide'], ['pass 1', '1']);
prints(['perft', 'mangala-ii 1,0,0,0,0,0/1,0,0,0,0,0 35-35 S', '60'], ['4815']);

// random
for (const game of short ? ['san-yao'] : games) {
  const args = ['random', game, '--games', '3', '--seed', '5'];
  const { out, err, status } = run(args);
  equal(`random ${game}: status`, status, 0);
  equal(`random ${game}: standard error`, err, '');
  equal(`random ${game}: the same seed again`, run(['random', game, '--seed', '5', '--games', '3']).out, out);
  holds(`random ${game}: another seed`, run(['random', game, '--games', '3', '--seed', '6']).out !== out);
  const rounds = out.trimEnd().split('\n').map((line) => JSON.parse(line));
  const keys = ['game', 'start', 'moves', 'positions', 'score', 'end', ...(game === 'san-yao' ? ['match', 'round'] : [])];
  rounds.forEach((round, i) => {
    equal(`random ${game}: keys`, Object.keys(round).join(' '), keys.join(' '));
    equal(`random ${game}: no spaces between`, out.split('\n')[i], JSON.stringify(round));
    equal(`random ${game}: game`, round.game, game);
    holds(`random ${game}: why`, ['row-empty', 'board-spent', 'repetition'].includes(round.end), round.end);
  });
  if (game === 'san-yao') {
    let match = 0, number = 0;
    for (const round of rounds) {
      if (round.round === 1) ++match, number = 0;
      equal('random san-yao: match', round.match, match);
      equal('random san-yao: round', round.round, ++number);
      const last = round.positions.at(-1);
      if (/ match=/.test(last)) equal('random san-yao: a match that is won has no next round', rounds.find((r) => r.match === match && r.round > number), undefined);
      else if (match === 1 && !short && number < 50) prints(['next', last], [rounds.find((r) => r.match === match && r.round === number + 1)?.start ?? 'the next round']);
    }
    equal('random san-yao: matches', match, 3);
  } else {
    equal(`random ${game}: games`, rounds.length, 3);
  }
  const [first] = rounds;
  equal(`random ${game}: start`, first.start, starts[game]);
  prints(['play', first.start, ...first.moves], first.positions);
  equal(`random ${game}: score`, first.positions.at(-1).split(' ')[2], first.score.join('-'));
}
equal('random: options', JSON.parse(run(['random', 'kalah@pits=3,pie', '--games', '1', '--seed', '1']).out).game, 'kalah@pits=3,pie');

// best
for (const game of short ? ['dakon'] : games) {
  const { out, status } = run(['best', game, '--level', '1', '--json']);
  equal(`best ${game}: status`, status, 0);
  const answer = JSON.parse(out);
  equal(`best ${game}: keys`, Object.keys(answer).filter((key) => key !== 'exact').join(' '), 'move value depth nodes line');
  holds(`best ${game}: a legal move`, run(['moves', game]).out.trim().split(' ').includes(answer.move), answer);
  equal(`best ${game}: the line begins with the move`, answer.line[0], answer.move);
  equal(`best ${game}: the line can be played`, run(['play', game, ...answer.line]).status, 0);
  holds(`best ${game}: integers`, [answer.value, answer.depth, answer.nodes].every(Number.isInteger), answer);
  equal(`best ${game}: the same again`, run(['best', game, '--json', '--level', '1']).out, out);
  const words = run(['best', game, '--level', '1']).out;
  holds(`best ${game}: in words`, words.includes(answer.move) && words.includes(String(answer.nodes)), words);
}
holds('best: --nodes', JSON.parse(run(['best', 'kalah', '--nodes', '500', '--json']).out).nodes <= 500);
equal('best: a proved value', JSON.parse(run(['best', 'kalah@pits=1,seeds=1', '--json']).out).exact, true);
equal('best: Kalah(1,3)', JSON.parse(run(['best', 'kalah@pits=1,seeds=3', '--json']).out).value, 6);
equal('best: Kalah(2,1)', JSON.parse(run(['best', 'kalah@pits=2,seeds=1', '--json']).out).value, 2);
equal('best: Kalah(3,2)', JSON.parse(run(['best', 'kalah@pits=3,seeds=2', '--json']).out).value, 4);

// protocol
{
  const ask = 'hello\nask 7 level=1 start=kalah moves=C_F\nask 8 level=1 start=kalah moves=-\nask 9 level=1 start=kalah moves=x\nnonsense\n\nquit\nhello\n';
  const { out, err, status } = run(['protocol'], ask);
  const lines = out.split('\n');
  equal('protocol: status', status, 0);
  equal('protocol: standard error', err, '');
  equal('protocol: hello', lines[0], 'mancala 1');
  holds('protocol: an answer', lines[1].startsWith('answer 7 {"move":"'), lines[1]);
  holds('protocol: no moves yet', lines[2].startsWith('answer 8 {"move":"'), lines[2]);
  holds('protocol: a bad move', lines[3].startsWith('error 9 '), lines[3]);
  {
    const [line] = run(['protocol'], 'values 3 level=7 start=kalah@pits=3,seeds=2 moves=-\n').out.split('\n');
    holds('protocol: values', line.startsWith('answer 3 {"values":{"A":'), line);
    const values = JSON.parse(line.slice('answer 3 '.length)).values;
    equal('protocol: the values of every move', JSON.stringify(values), JSON.stringify(JSON.parse(run(['solve', 'kalah@pits=3,seeds=2', '--all', '--json']).out).moves));
  }
  holds('protocol: nonsense', lines[4].startsWith('error '), lines[4]);
  equal('protocol: nothing after quit', lines.slice(5).join('|'), '');
  equal('protocol: the end of input ends it', run(['protocol'], 'hello').out, 'mancala 1\n');
}

// --help
const commands = ['games', 'rules', 'start', 'show', 'moves', 'play', 'next', 'steps', 'perft', 'random', 'best', 'solve', 'turn', 'match', 'bench', 'protocol'];
{
  const { out, err, status } = run(['--help']);
  equal('--help: status', status, 0);
  equal('--help: standard error', err, '');
  for (const command of commands) holds(`--help names ${command}`, out.includes(`mancala ${command}`));
  for (const command of commands) {
    const help = run([command, '--help']);
    equal(`${command} --help: status`, help.status, 0);
    equal(`${command} --help: standard error`, help.err, '');
    holds(`${command} --help`, help.out.startsWith(`usage: mancala ${command}`), help.out);
  }
}

// solve
{
  const solve = (...args) => JSON.parse(run(['solve', ...args, '--json']).out);
  const answer = solve('kalah@pits=4,seeds=3');
  equal('solve: keys', Object.keys(answer).join(' '), 'margin best exact nodes seconds');
  equal('solve: Kalah(4,3)', answer.margin, 6);
  equal('solve: exact', answer.exact, true);
  const all = solve('kalah@pits=3,seeds=2', '--all', '--table-seeds', '4');
  equal('solve --all: keys', Object.keys(all).join(' '), 'margin best exact nodes seconds moves');
  equal('solve --all: every move', Object.keys(all.moves).join(' '), 'A B C');
  equal('solve --all: the best', all.best.join(' '), Object.keys(all.moves).filter((move) => all.moves[move] === all.margin).join(' '));
  const open = solve('kalah', '--nodes', '1000', '--table-seeds', '6');
  equal('solve: given up: keys', Object.keys(open).join(' '), 'bounds exact nodes seconds');
  holds('solve: given up: bounds', open.exact === false && open.bounds[0] <= 8 && open.bounds[1] >= 8, open);
  const north = solve('kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 N');
  equal('solve: from the side to move', north.exact && Math.sign(north.margin), 1);
  holds('solve: in words', /^margin 6 exact best [A-D]( [A-D])*\nnodes \d+ seconds \d+\.\d{3} table \d+ seeds memory \d+\.\d MiB\n$/.test(run(['solve', 'kalah@pits=4,seeds=3']).out));
}
{
  // A finished position: South's margin, and no moves.
  const over = 'kalah 0,0,0,0,0,0/0,0,0,0,0,0 20-28 -';
  holds('solve: finished', /^{"margin":-8,"best":\[\],"exact":true,"nodes":0,"seconds":\d\.\d{3}}\n$/.test(run(['solve', over, '--all', '--json']).out));
  holds('solve: finished, in words', run(['solve', over]).out.startsWith('margin -8 exact best\nnodes 0 '));
}

// turn
prints(['turn', 'dakon', '--shortest', '--json'], ['{"moves":["A","B","G","G","A","C","A","D","G"],"banked":53,"exact":true,"nodes":1053}']);
prints(['turn', 'kalah', '--shortest'], ['banked 0 exact nodes 11 moves']);
prints(['turn', 'kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S', '--json'], ['{"moves":["F"],"banked":1,"exact":true,"nodes":1}']);
{
  const { moves, banked, exact } = JSON.parse(run(['turn', 'dakon@pits=3,seeds=3', '--json']).out);
  equal('turn: 3 of 3', `${banked} ${exact}`, '11 true');
  const last = run(['play', 'dakon@pits=3,seeds=3', ...moves]).out.trimEnd().split('\n').at(-1);
  holds('turn: can be played', / 11-\d+ [N-]/.test(last), last);
}

// match
{
  const args = ['match', 'kalah@pits=3,seeds=3', '--south', '2', '--north', 'random', '--games', '4', '--seed', '9'];
  const { out, err, status } = run(args);
  const lines = out.trimEnd().split('\n');
  equal('match: status', status, 0);
  equal('match: standard error', err, '');
  equal('match: a line a game and the result', lines.length, 5);
  holds('match: sides are swapped', lines[0].startsWith('game 1: South level 2, North random, ') && lines[1].startsWith('game 2: South random, North level 2, '), lines);
  holds('match: the result', /^level 2 against random: \d won, \d drawn, \d lost, \d+\.\d\d % ± \d+\.\d\d, mean margin [+-]\d+\.\d\d$/.test(lines[4]), lines[4]);
  equal('match: the same again', run(args).out, out);
}

// bench
equal('bench: the last line', run(['bench']).out.trimEnd().split('\n').at(-1), readFileSync(new URL('../golden/bench.txt', import.meta.url), 'utf8').trimEnd());

// Bad input: where (argument, character and field) and why.
refuses([], /command/);
refuses(['nonsense'], /nonsense/);
refuses(['Games'], /Games/);
refuses(['games', 'kalah'], /argument 2|argument 1|too many/);
for (const command of ['rules', 'start', 'show', 'moves', 'next', 'play', 'steps', 'perft', 'random', 'best', 'solve', 'turn']) {
  refuses([command], /missing/);
  refuses([command, 'chess', 'A', '1'].slice(0, { play: 3, steps: 3, perft: 4 }[command] ?? 2).filter((word, i) => command !== 'perft' || i !== 2), /character 1, game/);
}
refuses(['start', 'kalah', 'dakon'], /too many/);
refuses(['start', 'kalah@pits=10'], /character 7, options.*1 to 9/);
refuses(['start', 'kalah@pits=3,pits=3'], /character 14, options.*twice/);
refuses(['start', 'kalah@rounds'], /character 7, options.*rounds/);
refuses(['rules', 'dakon@pie'], /character 7, options.*pie/);
refuses(['start', 'kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S'], /character/);
refuses(['moves', 'kalah 4,4,4,4,4/4,4,4,4,4,4 0-0 S'], /character 16, south row/);
refuses(['moves', 'kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 X'], /character 35, side/);
refuses(['moves', 'kalah 4,4,4,4,4,4/4,4,4,4,4,4  0-0 S'], /character 31/);
refuses(['moves', 'kalah 0,0,0,0,0,0/0,3,0,2,0,0 20-22 N'], /character 37, side.*finished/);
refuses(['moves', 'kalah 0,0,0,0,0,0/0,3,0,2,0,0 20-22 -'], /character 37, side/);
refuses(['moves', 'kalah\n4,4'], /character/);
refuses(['moves', ''], /character 1, game/);
refuses(['play', 'kalah'], /missing/);
refuses(['play', 'kalah', 'a'], /MOVE 1, character 1, move.*not legal/);
refuses(['play', 'kalah', 'C', 'x'], /MOVE 2, character 1, move/);
refuses(['play', 'kalah', 'C', 'C'], /MOVE 2, character 1, move.*not legal/);
refuses(['play', 'kalah', 'pass'], /not legal/);
refuses(['play', 'kalah', ''], /MOVE 1/);
refuses(['play', 'kalah', 'C F'], /MOVE 1/);
refuses(['play', 'kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S', 'F', 'b'], /MOVE 2.*over/);
refuses(['steps', 'kalah'], /missing/);
refuses(['steps', 'kalah', 'g'], /MOVE, character 1, move/);
refuses(['steps', 'kalah', 'a'], /MOVE, character 1, move.*not legal/);
refuses(['steps', 'kalah', 'A', 'B'], /too many/);
refuses(['perft', 'kalah'], /missing/);
refuses(['perft', 'kalah', 'x'], /DEPTH, character 1/);
refuses(['perft', 'kalah', '-1'], /DEPTH, character 1/);
refuses(['perft', 'kalah', '2', '--split'], /--split/);
refuses(['random', 'kalah', '--games', 'x', '--seed', '1'], /--games/);
refuses(['random', 'kalah', '--games', '0', '--seed', '1'], /--games/);
refuses(['random', 'kalah', '--games', '1', '--seed'], /--seed/);
refuses(['random', 'kalah', '--games', '1', '--seed', '-1'], /--seed/);
refuses(['best', 'kalah 0,0,0,0,0,0/0,0,0,0,0,0 28-20 -'], /POSITION, character 37, side: .*over/);
refuses(['best', 'kalah', '--level', '9'], /--level/);
refuses(['best', 'kalah', '--nodes', '0'], /--nodes/);
refuses(['best', 'kalah', '--level'], /--level: its value is missing/);
refuses(['best', 'kalah', '--level', '1', '--level', '2'], /--level: it is given twice/);
refuses(['best', 'kalah', '--json', '--json'], /--json: it is given twice/);
refuses(['best', 'kalah', '--time', '0'], /--time/);
refuses(['best', 'kalah', '--time', '1s'], /--time/);
refuses(['solve', 'kalah', '--table-seeds', '41'], /--table-seeds/);
refuses(['match', 'kalah', '--south', '1'], /--north: it is missing/);
refuses(['match', 'kalah', '--south', '1', '--north', '9'], /--north, character 1/);
refuses(['match', '--south', '1', '--north', '2'], /missing/);
refuses(['bench', 'kalah'], /too many/);
refuses(['moves', 'kalah', '--fast'], /--fast/);
refuses(['moves', 'kalah', 'two\nlines'], /too many/);
refuses(['two\nlines'], /command/);

if (faults.length > 0) console.error(faults.join('\n'));
console.log(`command line: ${checks - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;
