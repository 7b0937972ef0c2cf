// @ts-check
/**
 * The page as an exhibit: `?kiosk=<profile>` reads kiosk/<profile>.json beside the page and runs visit after visit.
 *
 * @typedef {import('./kiosk-profile.js').Profile} Profile
 * @typedef {import('./kiosk-profile.js').Wrong} Wrong
 * @typedef {import('./page-api.js').BoardApi} BoardApi
 */
import { keepAwake, reloadAfterFailure, reviveEngine, shutIn, watchOver } from './kiosk-guard.js';
import { readProfile } from './kiosk-profile.js';
import { learn } from './kiosk-sentences.js';
import { KioskScreen, showProfileErrors } from './kiosk-screen.js';
import { Visit } from './kiosk-visit.js';
import { firstLanguage, languages, loadLanguage } from './languages.js';
import { showBoard } from './live-board.js';
import { keepOffline } from './offline.js';
import { address, pageParts } from './page-parts.js';
import { noStorage } from './storage.js';

const answerWithin = 60_000;  // ms: far longer than the strongest level takes on a slow machine
const nextShowAfter = 8_000;  // ms for which the end of the engine's own game is seen
const grace = 2_000;  // ms in which a new screen takes no choice from the touch that brought it, which on a slow machine ends late
const stuckAfter = 120_000;  // ms without a move in the attract mode, after which something has died without a word

const retryAfter = 30_000;  // ms until a kiosk that started before its network tries again

function tryAgainLater() {
  setTimeout(() => location.reload(), retryAfter);
}

/** The service worker keeps what passes through it, and at the first visit it came after the profile. */
async function keepProfile() {
  await navigator.serviceWorker?.ready;
  setTimeout(() => fetch(profileAddress(new URLSearchParams(location.search).get('kiosk') ?? '')).catch(() => {}), 2000);
}

/** @param {string} name */
const profileAddress = (name) => new URL(`kiosk/${name}.json`, document.baseURI);

/** @param {string} name @returns {Promise<{profile: Profile, errors: Wrong[]}>} */
async function loadProfile(name) {
  /** @param {Wrong['words'][0]} reason */
  const nothing = (reason) => ({ profile: /** @type {any} */ (null), errors: [{ field: '', words: [reason] }] });
  if (!/^[a-z0-9-]{1,60}$/.test(name)) return nothing(['wrongName', { form: '`?kiosk=museum`' }]);
  try {
    const response = await fetch(profileAddress(name));
    if (response.status >= 500) tryAgainLater();
    if (response.status === 404) return nothing(['wrongFile', { status: response.status }]);
    if (!response.ok) return nothing(['wrongLoad', { why: `HTTP ${response.status}` }]);
    return readProfile(await response.text());
  } catch (error) {
    tryAgainLater();
    return nothing(['wrongLoad', { why: String(error) }]);
  }
}

/** The kiosk's own looks, before anything of it is shown. @returns {Promise<void>} */
function addStyle() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address('kiosk.css').href;
  document.head.append(link);
  return new Promise((done) => (link.onload = link.onerror = () => done()));
}

/** @param {import('./board-link.js').BoardWorker | null} worker @returns {Promise<BoardApi>} the board, once it is to be seen; never where it fails */
function startBoard(worker) {
  return new Promise((ready) => {
    void showBoard({
      ...pageParts,
      // A dialog of the page would lie over the ways to begin anew and over the warning: the rules are told on the canvas.
      rulesPage: undefined,
      storage: noStorage,
      wants: { fixedSetup: true, silent: true },
      // Nobody is asked about a newer build here: it is used when the kiosk starts again.
      onReady() {
        keepOffline(() => {});
        keepProfile();
      },
      answerWithin,
      onBoard(board) {
        reviveEngine(board);
        board.addEventListener('ready', () => ready(board), { once: true });
      },
    }, { position: '', pit: '', board: worker });
  });
}

/** What only the board can say of a profile. @param {BoardApi} board @param {Profile} profile */
async function tryProfile(board, profile) {
  /** @type {Wrong[]} */
  const errors = [];
  for (const [at, language] of profile.languages.entries()) {
    /** @param {Wrong['words'][0]} reason */
    const refuse = (reason) => errors.push({ field: `languages[${at}]`, words: [['wrongValue', { value: `"${language}"` }], reason] });
    try {
      if (languages.includes(language)) learn(language, (await board.learn(language)).kiosk);
      if (!await board.command(`language.${language}`)) refuse(['wrongExpected', { form: ['en', ...languages].map((code) => `"${code}"`).join(' | ') }]);
    } catch (error) {
      refuse(['wrongLoad', { why: String(error) }]);
      tryAgainLater();
    }
  }
  const load = (/** @type {string} */ game) => board.load(`?game=${game}&south=person&north=person`);
  // What is wrong with a game the board says in the language that the errors are told in.
  board.command(`language.${profile.languages[0]}`);
  for (const [at, { game }] of profile.games.entries()) {
    const problem = await load(game);
    if (problem) errors.push({ field: `games[${at}]`, words: [['wrongValue', { value: `"${game}"` }], board.state?.notice || problem] });
  }
  /** @type {Record<string, Record<string, string>>} */
  const names = {};
  for (const language of errors.length ? [] : profile.languages) {
    board.command(`language.${language}`);
    names[language] = {};
    for (const { game } of profile.games) {
      await load(game);
      names[language][game] = board.state?.title ?? game;
    }
  }
  return { names, errors };
}

/** What is wrong with a profile is told in its own first language, or the browser's, as far as the board speaks them. @param {string[]} wishes */
async function languageOf(wishes) {
  for (const code of wishes.includes('en') ? [] : [...wishes, firstLanguage('', null)]) {
    if (!languages.includes(code)) continue;
    try {
      learn(code, (await loadLanguage(code)).kiosk);
      return code;
    } catch (error) {
      console.info(error);
    }
  }
  return 'en';
}

class Kiosk {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #show;
  #shows = 0;
  #seen = '';
  /** Touches and keys so far, and how many there were when the start was shown. */
  #signs = 0;
  #signsBefore = -1;
  /** Whether this visitor has seen how to begin. */
  #taught = false;

  /** @param {BoardApi} board @param {Profile} profile @param {Record<string, Record<string, string>>} names */
  constructor(board, profile, names) {
    this.board = board;
    this.profile = profile;
    [this.language] = profile.languages;
    this.screen = new KioskScreen(profile, names, {
      choose: (game) => this.#choose(game),
      speak: (language) => this.#speak(language),
      startAgain: () => this.#change(() => this.visit.startAgain(this.now)),
    });
    this.visit = new Visit(profile, this.now);
    for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, (event) => this.#onSign(event), { capture: true });
    board.addEventListener('over', () => this.visit.state === 'attract' && this.#showAgainIn(nextShowAfter));
    board.addEventListener('move', () => this.visit.state === 'attract' && this.#showAgainIn(stuckAfter));
    board.addEventListener('state', () => this.#onNotice());
    this.#enter();
    this.#plan();
  }

  get now() {
    return performance.now();
  }

  /** @param {Event} event */
  #onSign(event) {
    ++this.#signs;
    if (this.screen.isChoice(event.target)) return;
    this.#change(() => this.visit.touch(this.now));
  }

  /** @param {() => void} act on the visit */
  #change(act) {
    const before = this.visit.state;
    act();
    if (this.visit.state !== before) this.#enter(before);
    this.#plan();
  }

  #plan() {
    clearTimeout(this.#timer);
    const { now } = this;
    const ahead = this.visit.nextChange - now;
    if (!Number.isFinite(ahead)) return;
    const warns = this.visit.state === 'warning';
    if (warns) this.screen.count(this.language, this.visit.secondsLeft(now));
    this.#timer = setTimeout(() => this.#change(() => this.visit.tick(this.now)), Math.max(0, warns ? Math.min(ahead, 1000) : ahead));
  }

  /** @param {string} [from] the state before */
  #enter(from = '') {
    clearTimeout(this.#show);
    switch (this.visit.state) {
      case 'start':
        // Whoever touches the attract mode finds what it showed; a visit that ended leaves nothing.
        this.#signsBefore = this.#signs;
        if (from !== 'attract') [this.language] = this.profile.languages;
        if (from !== 'play') this.#taught = false;
        this.#load(this.profile.games[0].game, 'person', 'person', 'normal');
        return this.screen.showStart(this.language);
      case 'attract':
        [this.language] = this.profile.languages;
        this.#playItself();
        return this.screen.showAttract(this.language);
      case 'play':
        return this.screen.showPlay(this.language);
      case 'warning':
        return this.screen.showWarning(this.language, this.visit.secondsLeft(this.now));
    }
  }

  /** @param {string} game */
  #choose(game) {
    if (this.#signs === this.#signsBefore && this.now < this.visit.since + grace) return;
    this.#load(game, 'person', `level${this.profile.level}`, 'normal');
    if (!this.#taught) this.board.command('lesson').then((taught) => (this.#taught ||= taught));
    this.#change(() => this.visit.begin(this.now));
  }

  /** @param {string} language */
  #speak(language) {
    this.language = language;
    this.board.command(`language.${language}`);
    if (this.visit.state === 'start') this.screen.showStart(language);
    else this.screen.showPlay(language);
  }

  /** Every visit begins with the same settings, whatever the one before has set. Only a game that somebody plays is heard. @param {string} game @param {string} south @param {string} north @param {string} speed */
  #load(game, south, north, speed) {
    const { board } = this;
    const layout = this.profile.layout === 'auto' ? '' : `&layout=${this.profile.layout}`;
    for (const row of [`language.${this.language}`, `speed.${speed}`, 'numerals.small', 'letters.on', 'text-size.normal', 'motion.system', `volume.${this.profile.sound && south === 'person' ? 'normal' : 'off'}`, 'close']) board.command(row);
    board.load(`?game=${game}&south=${south}&north=${north}${layout}`);
    board.command('resume');
  }

  #playItself() {
    const { game } = this.profile.games[this.#shows++ % this.profile.games.length];
    this.#load(game, 'level1', `level${this.profile.level}`, 'slow');
    this.#showAgainIn(stuckAfter);
  }

  /** @param {number} wait ms */
  #showAgainIn(wait) {
    clearTimeout(this.#show);
    this.#show = setTimeout(() => this.#playItself(), wait);
  }

  /** An engine that gave up for good has nobody here to put a person in its place. */
  #onNotice() {
    const notice = this.board.state?.notice ?? '';
    if (notice && notice !== this.#seen) setTimeout(() => this.board.state?.notice && this.#change(() => this.visit.startAgain(this.now)), nextShowAfter);
    this.#seen = notice;
  }
}

/** @param {string} name of the profile @param {import('./board-link.js').BoardWorker | null} worker the board's, if it is there already (boot.js) */
export async function runKiosk(name, worker) {
  document.documentElement.dataset.kiosk = 'loading';
  shutIn(document);
  reloadAfterFailure();
  keepAwake();
  const file = `kiosk/${name}.json`;
  const [{ profile, errors }] = await Promise.all([loadProfile(name), addStyle()]);
  const showErrors = async (/** @type {Wrong[]} */ wrong) => showProfileErrors(file, wrong, await languageOf(profile?.languages.slice(0, 1) ?? []));
  if (errors.length) return showErrors(errors);
  const board = await startBoard(worker);
  watchOver(board);
  const tried = await tryProfile(board, profile);
  if (tried.errors.length) return showErrors(tried.errors);
  Object.assign(window, { mancalaKiosk: new Kiosk(board, profile, tried.names) });
}
