// @ts-check
/**
 * What a kiosk shows over and beside the board: the visitor's start, the caption of the attract mode, the bar of a running game, the idle
 * warning, and what is wrong with the profile. It shows and hears; what follows from it is decided in kiosk.js.
 *
 * @typedef {import('./kiosk-profile.js').Profile} Profile
 * @typedef {{choose(game: string): void, speak(language: string): void, startAgain(): void}} Wishes
 */
import { sentenceOf, textIn } from './kiosk-profile.js';
import { sentencesOf } from './kiosk-sentences.js';
import { nameOf } from './language-names.js';
import { filled } from './sentences.js';

const leaving = 400;  // ms for which a dismissed screen still takes touches: the end of one must not play a pit below
const edge = 8;  // px of a panel that nobody would move it for

/** @param {string} tag @param {string} className @param {string} [text] */
function made(tag, className, text) {
  const element = document.createElement(tag);
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

/** @param {string} className @param {string} label @param {() => void} act */
function button(className, label, act) {
  const element = /** @type {HTMLButtonElement} */ (made('button', className, label));
  element.type = 'button';
  element.addEventListener('click', act);
  return element;
}

export class KioskScreen {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #leaving;
  #sizes = new ResizeObserver(() => this.#measure());

  /** @param {Profile} profile @param {Record<string, Record<string, string>>} names of the games, by language and id @param {Wishes} wishes */
  constructor(profile, names, wishes) {
    this.profile = profile;
    this.names = names;
    this.wishes = wishes;
    this.root = made('div', 'kiosk');
    this.bar = made('div', 'kiosk-bar');
    this.cover = made('div', 'kiosk-cover');
    this.root.append(this.bar, this.cover);
    document.body.append(this.root);
    this.#sizes.observe(this.bar, { box: 'border-box' });
  }

  /** The board has the room that the bar or the caption leaves it, however many languages there are. A panel that goes on below its edge shows it. */
  #measure() {
    for (const [name, part] of /** @type {[string, HTMLElement | null][]} */ ([['--bar', this.bar], ['--caption', this.cover.querySelector('.kiosk-caption')]]))
      if (part?.offsetHeight) document.documentElement.style.setProperty(name, `${part.offsetHeight}px`);
    const panel = this.cover.querySelector('.kiosk-panel');
    const more = /** @type {HTMLElement | null} */ (this.cover.querySelector('.kiosk-more'));
    if (panel && more) more.hidden = panel.scrollTop + panel.clientHeight > panel.scrollHeight - edge;
  }

  /** @param {string} language */
  #says(language) {
    return sentencesOf(language, this.profile.texts);
  }

  /** @param {string} state @param {string} language @param {HTMLElement[]} parts */
  #show(state, language, ...parts) {
    clearTimeout(this.#leaving);
    this.root.dataset.state = state;
    document.documentElement.dataset.kiosk = state;
    this.root.lang = language;
    // What lies under a question is out of reach, for keys too.
    /** @type {HTMLElement} */ (document.getElementById('play')).inert = parts.length > 0;
    this.cover.replaceChildren(...parts);
    this.cover.hidden = parts.length === 0;
    this.#sizes.disconnect();
    for (const part of [this.bar, ...parts, ...parts.flatMap(({ children }) => [...children])]) this.#sizes.observe(part, { box: 'border-box' });
  }

  /** @param {string} language */
  #languageButtons(language) {
    const group = made('div', 'kiosk-languages');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', this.#says(language).languages);
    group.hidden = this.profile.languages.length < 2;
    group.append(...this.profile.languages.map((code) => {
      const choice = button('', nameOf(code), () => this.wishes.speak(code));
      choice.lang = code;
      choice.setAttribute('aria-pressed', String(code === language));
      return choice;
    }));
    return group;
  }

  /** The visitor's start: a welcome and the games. @param {string} language */
  showStart(language) {
    const panel = made('section', 'kiosk-panel kiosk-start');
    const title = made('h1', '', textIn(this.profile.title, language));
    title.id = 'kiosk-title';
    panel.setAttribute('aria-labelledby', title.id);
    const games = made('div', 'kiosk-games');
    games.append(...this.profile.games.map(({ game, about }) => {
      const choice = button('', '', () => this.wishes.choose(game));
      choice.append(made('strong', '', this.names[language][game]), made('span', '', textIn(about, language)));
      choice.dataset.game = game;
      return choice;
    }));
    panel.append(title, made('p', 'kiosk-welcome', textIn(this.profile.welcome, language)), games, this.#languageButtons(language));
    panel.addEventListener('scroll', () => this.#measure(), { passive: true });
    this.#show('start', language, panel, made('div', 'kiosk-more'));
  }

  /** The engine plays; the cover lets it be seen and takes the touch. @param {string} language */
  showAttract(language) {
    const caption = made('section', 'kiosk-caption');
    caption.setAttribute('role', 'status');
    caption.append(made('h1', '', textIn(this.profile.title, language)), made('p', 'kiosk-what', this.#says(language).attract));
    const touches = made('div', 'kiosk-touches');
    for (const code of this.profile.languages) {
      const line = made('p', '', this.#says(code).touch);
      line.lang = code;
      touches.append(line);
    }
    caption.append(touches);
    this.#show('attract', language, caption);
  }

  /** @param {string} language */
  showPlay(language) {
    this.bar.replaceChildren(button('kiosk-again', this.#says(language).startAgain, () => this.wishes.startAgain()), this.#languageButtons(language));
    if (this.cover.hidden || !this.cover.childElementCount) return this.#show('play', language);
    this.root.dataset.state = document.documentElement.dataset.kiosk = 'play';
    this.root.lang = language;
    this.cover.replaceChildren();
    /** @type {HTMLElement} */ (document.getElementById('play')).inert = false;
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => (this.cover.hidden = true), leaving);
  }

  /** @param {string} language @param {number} seconds left */
  showWarning(language, seconds) {
    const says = this.#says(language);
    const panel = made('section', 'kiosk-panel kiosk-warning');
    panel.setAttribute('role', 'alertdialog');
    const title = made('h1', '', says.still);
    title.id = 'kiosk-title';
    panel.setAttribute('aria-labelledby', title.id);
    const count = made('p', 'kiosk-count', String(seconds));
    count.setAttribute('aria-hidden', 'true');
    const buttons = made('div', 'kiosk-ways');
    const here = button('kiosk-here', says.here, () => {});
    const again = button('kiosk-again', says.startAgain, () => this.wishes.startAgain());
    buttons.append(here, again);
    panel.append(title, count, made('p', 'kiosk-left', says.countdown.replace('{seconds}', String(seconds))), buttons);
    this.#show('warning', language, panel);
    here.focus({ preventScroll: true });
  }

  /** @param {string} language @param {number} seconds left */
  count(language, seconds) {
    const count = this.cover.querySelector('.kiosk-count');
    const left = this.cover.querySelector('.kiosk-left');
    if (count) count.textContent = String(seconds);
    if (left) left.textContent = this.#says(language).countdown.replace('{seconds}', String(seconds));
  }

  /** Whether a touch here is a choice of its own and no mere sign of life. @param {EventTarget | null} target */
  isChoice(target) {
    return target instanceof Element && target.closest('.kiosk-again') !== null;
  }
}

/** Instead of a kiosk: for whoever sets it up, so all errors at once. @param {string} file @param {import('./kiosk-profile.js').Wrong[]} errors @param {string} language */
export function showProfileErrors(file, errors, language) {
  const says = sentencesOf(language);
  document.documentElement.dataset.kiosk = 'error';
  const panel = made('section', 'kiosk-panel kiosk-error');
  panel.setAttribute('role', 'alert');
  const list = made('ul', '');
  list.append(...errors.map((error) => made('li', '', sentenceOf(error, says))));
  panel.append(made('h1', '', says.wrong), made('p', '', filled(says.wrongIn, { file })), list);
  const root = made('div', 'kiosk');
  root.lang = language;
  root.dataset.state = 'error';
  const cover = made('div', 'kiosk-cover');
  cover.append(panel);
  root.append(cover);
  document.body.append(root);
}
