// @ts-check
/**
 * The board's sounds. Their samples are made in the wasm; the browser plays them once somebody has pressed something on the page,
 * as browsers want it. At rest the audio hardware rests too.
 *
 * @typedef {{name: string, pitch: number, gain: number}} Cue
 */

const restAfter = 3_000;  // ms of silence

export class Sounds {
  /** @type {AudioContext | null} */
  #audio = null;
  /** @type {Map<string, AudioBuffer | null>} */
  #made = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  #refused = false;

  /** @param {import('./page-api.js').BoardApi} board */
  constructor(board) {
    this.board = board;
    board.addEventListener('sound', (event) => this.#play(/** @type {CustomEvent<Cue>} */ (event).detail));
    for (const kind of ['pointerup', 'keydown']) document.addEventListener(kind, () => this.#open(), { capture: true });
  }

  /** Only within somebody's press. */
  #open() {
    if (this.#audio || this.#refused || !this.board.state?.sound) return;
    try {
      this.#audio = new AudioContext({ latencyHint: 'interactive' });
    } catch (error) {
      this.#refused = true;
      console.warn(`there is no sound: ${error}`);
    }
    this.#rest();
  }

  /** @param {Cue} cue */
  #play({ name, pitch, gain }) {
    const audio = this.#audio;
    if (!audio || document.hidden) return;
    if (audio.state === 'suspended') audio.resume().catch(() => {});
    const buffer = this.#buffer(audio, name);
    if (!buffer) return;
    const source = new AudioBufferSourceNode(audio, { buffer, playbackRate: pitch });
    source.connect(new GainNode(audio, { gain })).connect(audio.destination);
    source.start();
    this.#rest();
  }

  /** @param {AudioContext} audio @param {string} name */
  #buffer(audio, name) {
    const made = this.#made.get(name);
    if (made !== undefined) return made;
    const samples = this.board.sample(name, audio.sampleRate);
    const buffer = samples.length ? audio.createBuffer(1, samples.length, audio.sampleRate) : null;
    buffer?.copyToChannel(samples, 0);
    this.#made.set(name, buffer);
    return buffer;
  }

  #rest() {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#audio?.suspend().catch(() => {}), restAfter);
  }
}
