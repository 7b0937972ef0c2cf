// @ts-check
/**
 * Where a visit stands, by the clock alone: no screen, no timer. Times in milliseconds of one clock that never goes back.
 *
 *   start ── a game is chosen ──▶ play ── nobody touches ──▶ warning ── a touch ──▶ play
 *     ▲ │ nobody touches                                        │ still nobody, or "start again"
 *     │ ▼                                                       ▼
 *   attract (a touch leads back)                              start
 *
 * @typedef {'start' | 'attract' | 'play' | 'warning'} VisitState
 */
export class Visit {
  /** @type {VisitState} */
  state = 'start';

  /** @param {{idle: number, warning: number, attract: number}} seconds @param {number} now */
  constructor({ idle, warning, attract }, now) {
    this.waits = { start: attract * 1000, play: idle * 1000, warning: warning * 1000, attract: Infinity };
    this.since = now;
  }

  /** Somebody touches the screen or presses a key. @param {number} now */
  touch(now) {
    if (this.state === 'attract') this.#become('start', now);
    else if (this.state === 'warning') this.#become('play', now);
    else this.since = now;
  }

  /** A game is chosen. @param {number} now */
  begin(now) {
    this.#become('play', now);
  }

  /** @param {number} now */
  startAgain(now) {
    this.#become('start', now);
  }

  /** Time has passed. A warning is always seen in full, however late this is called. @param {number} now */
  tick(now) {
    if (now < this.nextChange) return;
    /** @type {Record<VisitState, VisitState>} */
    const next = { start: 'attract', play: 'warning', warning: 'start', attract: 'attract' };
    this.#become(next[this.state], now);
  }

  /** When `tick` has something to do if nobody touches; Infinity for never. */
  get nextChange() {
    return this.since + this.waits[this.state];
  }

  /** Of a warning, whole seconds that are left. @param {number} now */
  secondsLeft(now) {
    return Math.max(0, Math.ceil((this.nextChange - now) / 1000));
  }

  /** @param {VisitState} state @param {number} now */
  #become(state, now) {
    this.state = state;
    this.since = now;
  }
}
