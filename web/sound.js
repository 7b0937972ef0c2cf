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
  /** @type {Map<string, Promise<AudioBuffer | null>>} */
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
  async #play({ name, pitch, gain }) {
    const audio = this.#audio;
    if (!audio || document.hidden) return;
    if (audio.state === 'suspended') audio.resume().catch(() => {});
    const buffer = await this.#buffer(audio, name);
    if (!buffer) return;
    const source = new AudioBufferSourceNode(audio, { buffer, playbackRate: pitch });
    source.connect(new GainNode(audio, { gain })).connect(audio.destination);
    source.start();
    this.#rest();
  }

  /** @param {AudioContext} audio @param {string} name @returns {Promise<AudioBuffer | null>} */
  #buffer(audio, name) {
    const before = this.#made.get(name);
    if (before) return before;
    const making = this.board.sample(name, audio.sampleRate).then((samples) => {
      if (!samples.length) return null;
      const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
      buffer.copyToChannel(samples, 0);
      return buffer;
    });
    this.#made.set(name, making);
    return making;
  }

  #rest() {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#audio?.suspend().catch(() => {}), restAfter);
  }
}
