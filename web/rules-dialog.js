// @ts-check
/**
 * The rules and history of the game being played, as real HTML over the board: the article of its page (rules-pages.mjs), fetched
 * when it is asked for. It opens and closes with the board's own panel `rules`.
 *
 * @typedef {import('./page-api.js').BoardApi} BoardApi
 * @typedef {import('./page-api.js').BoardState} BoardState
 */
import { address } from './page-parts.js';

/** Once, and only for those who read the rules. @returns {Promise<unknown>} */
function loadStyle() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address('rules.css').href;
  document.head.append(link);
  return new Promise((done) => (link.onload = link.onerror = done));
}

/** @param {URL} page @returns {Promise<HTMLElement>} its article, with addresses that hold in this page too */
async function fetchArticle(page) {
  const response = await fetch(page, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${page.pathname}: ${response.status}`);
  const article = /** @type {HTMLElement | null} */ (new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('article'));
  if (!article) throw new Error(`${page.pathname} has no article`);
  for (const image of article.querySelectorAll('img')) image.src = new URL(image.getAttribute('src') ?? '', page).href;
  return document.importNode(article, true);
}

export class RulesDialog {
  #shown = '';
  #style = loadStyle();

  /** @param {BoardApi} board @param {(game: string, language: string) => URL} pageOf @param {boolean} mayLeave a link to the page itself is offered */
  constructor(board, pageOf, mayLeave) {
    this.board = board;
    this.pageOf = pageOf;
    this.mayLeave = mayLeave;
    this.dialog = document.createElement('dialog');
    this.dialog.className = 'rules-dialog rules-ground';
    this.bar = document.createElement('div');
    this.bar.className = 'bar';
    this.link = document.createElement('a');
    this.link.target = '_blank';
    this.link.hidden = true;
    this.closer = document.createElement('button');
    this.closer.type = 'button';
    this.closer.addEventListener('click', () => this.dialog.close());
    this.bar.append(this.link, this.closer);
    // A region, as what scrolls has to be reached by keys.
    this.body = document.createElement('section');
    this.body.className = 'body';
    this.body.tabIndex = 0;
    this.dialog.append(this.bar, this.body);
    document.body.append(this.dialog);
    this.dialog.addEventListener('close', () => this.#onClose());
    // The board's shortcuts and arrows wait; the key that opened the rules closes them.
    this.dialog.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key.toLowerCase() === this.#row('rules')?.shortcut?.toLowerCase() && !event.ctrlKey && !event.metaKey && !event.altKey) this.dialog.close();
    });
    // Beside the dialog is its backdrop.
    this.dialog.addEventListener('click', (event) => event.target === this.dialog && this.dialog.close());
  }

  /** @param {string} id */
  #row(id) {
    return this.board.state?.commands.find((command) => command.id === id);
  }

  /** @param {BoardState} state */
  async update(state) {
    const isWanted = state.panel === 'rules';
    if (isWanted === this.dialog.open) return;
    if (!isWanted) return this.dialog.close();
    this.closer.textContent = this.#row('close')?.label ?? '×';
    for (const element of [this.dialog, this.body]) element.setAttribute('aria-label', state.panelTitle ?? state.title);
    await this.#style;
    if (this.board.state?.panel !== 'rules' || this.dialog.open) return;
    this.dialog.showModal();
    this.body.focus();
    this.board.panelElsewhere(true);
    await this.#fill(state);
  }

  /** @param {BoardState} state */
  async #fill(state) {
    const page = this.pageOf(state.game, state.language ?? 'en');
    if (this.#shown === page.href) return;
    this.#shown = page.href;
    this.body.replaceChildren();
    this.link.hidden = true;
    try {
      const article = await fetchArticle(page);
      if (this.#shown !== page.href) return;
      this.body.replaceChildren(article);
      this.link.href = page.href;
      this.link.textContent = article.dataset.print ?? '';
      this.link.hidden = !this.mayLeave;
    } catch (error) {
      // Without a network and before everything was kept: the rules as the engine tells them.
      console.info(error);
      this.#shown = '';
      const heading = document.createElement('h1');
      heading.textContent = state.title;
      const lines = (state.panelText ?? []).map((line) => Object.assign(document.createElement('p'), { textContent: line }));
      const article = document.createElement('article');
      article.className = 'rules';
      article.append(heading, ...lines);
      this.body.replaceChildren(article);
    }
    this.body.scrollTop = 0;
  }

  #onClose() {
    // The focus is back where it was: in the twin's sheet, perhaps.
    this.board.panelElsewhere(Boolean(document.getElementById('sheet')?.contains(document.activeElement)));
    if (this.board.state?.panel === 'rules') this.board.command('close');
  }
}
