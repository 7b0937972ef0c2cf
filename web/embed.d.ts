// Types of <mancala-board>, the element that embed.js defines.

/** `S` South, `N` North, `-` nobody: the game, in a match the round, is over. */
type MancalaSide = 'S' | 'N';

/** One step of a move, as `mancala steps` prints it: `lift`, `drop`, `capture`, `bonus`, `pass`, `endless`, `swap`, `sweep`, `end`. */
type MancalaStep =
  | { step: 'lift'; pit: string; seeds: number; relay?: true }
  | { step: 'drop'; pit: string; now: number }
  | { step: 'drop'; store: MancalaSide; now: number }
  | { step: 'capture'; from: string[]; seeds: number; to: MancalaSide; rule: 'opposite' | 'neighbours' | 'chain' | 'leapfrog' }
  | { step: 'bonus'; side: MancalaSide }
  | { step: 'pass'; side: MancalaSide }
  | { step: 'endless' }
  | { step: 'swap' }
  | { step: 'sweep'; from: string[]; seeds: number; to: MancalaSide }
  | { step: 'end'; why: string; score: [number, number] };

interface MancalaBoardEventMap {
  /** The board can be played and asked; again after it was loaded afresh. */
  'mancala-ready': CustomEvent<{ version: 1; game: string; position: string; turn: MancalaSide | '-'; moves: string[] }>;
  /** A move was made by whoever; `position` is the one after it. Sowing is shown after this. */
  'mancala-move': CustomEvent<{ move: string; side: MancalaSide; steps: MancalaStep[]; position: string }>;
  /** Another side is on, or the game is another: begun, loaded, taken back. `seat`: `person`, or `level 2`. */
  'mancala-turn': CustomEvent<{ side: MancalaSide; seat: string; position: string }>;
  /** South's score, then North's. `winner` is null for a draw; after a round of a match `matchOver` is false. */
  'mancala-over': CustomEvent<{ score: [number, number]; why: string; winner: MancalaSide | null; matchOver: boolean }>;
  /** Somebody touches the board or presses a key in it; once a second at most. For a host's idle clock. */
  'mancala-activity': CustomEvent<{ input: 'pointer' | 'key' }>;
  /** Something went wrong, said in a sentence that says where and why. */
  'mancala-error': CustomEvent<{ sentence: string }>;
}

interface MancalaBoardElement extends HTMLElement {
  /** The position in one line, as `kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S`. */
  position(): Promise<string>;
  /** What a person at the board may play now: pits by letter, `pass`, `swap`. */
  moves(): Promise<string[]>;
  /** The moves of this game, in a match of this round. */
  played(): Promise<string[]>;
  /** Plays for the person whose turn it is. Resolves to the position after it; rejects with the moves that are legal. */
  play(move: string): Promise<string>;
  /** Back to a person's last choice. */
  undo(): Promise<string>;
  /** 0 is a person, 1 to 8 the engine, `perfect` where the game can be proved. Without a side: wherever the engine sits, else North. */
  setLevel(level: number | 'perfect', side?: 'south' | 'north'): Promise<string>;
  /** Begins what a text says: a game's id, a position, a record, a link. */
  start(text: string): Promise<string>;
  /** The engine waits until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

interface HTMLElementTagNameMap {
  'mancala-board': MancalaBoardElement;
}
/** They bubble, so any element may listen. */
interface HTMLElementEventMap extends MancalaBoardEventMap {}
