// @ts-check
/**
 * What the page itself says, apart from the board's own texts. Each sentence that reports trouble also says what to do. English stands here,
 * for the time before anything is fetched; other languages come from their catalogues (`page.…`), which hold the same keys.
 */
export const english = {
  loading: 'Loading the board …',
  loadingBytes: 'Loading the board: {kilobytes} kB',
  loadingShare: 'Loading the board: {kilobytes} of {total} kB',
  starting: 'Setting up the board …',
  slow: 'This takes longer than it should. You can wait, or load the page again.',

  noWasm: 'The board needs WebAssembly, which this browser does not have or which is switched off. A newer browser, or lifting its restriction for this page, helps.',
  noSimd: 'This browser’s WebAssembly is too old for the board. Please update the browser or open the page in another one.',
  noWebgl: 'The board is drawn with WebGL, which is missing or switched off here. Switch on hardware acceleration in the browser’s settings, or open the page in another browser; then load it again.',
  download: 'A part of the board could not be loaded. Check the connection, then load the page again.',
  broken: 'Something in the board went wrong. Your game was stored at its last move: load the page again to go on with it, or start a new game if it happens again.',
  contextLost: 'The graphics of this device were reset and did not come back. Your game was stored at its last move: load the page again to go on with it.',
  noWorker: 'The engine could not start, so nobody answers your move. Try again, or go on with a person on both sides (New game).',
  noLanguage: 'This language could not be loaded. Check the connection, then choose it again.',

  tryAgain: 'Try again',
  copy: 'Copy',
  newVersion: 'A newer version of this page is ready. Your game is kept.',
  useNow: 'Use it now',
  offlineReady: 'The board now works without a network.',

  /** Shown instead of storing: the game goes on. */
  notStored: 'This browser does not let the page store anything, so the game will be gone when the page is closed.',

  /** Of elements that name them (`data-says`, `data-says-label`). */
  stopped: 'The board stopped',
  loadAgain: 'Load again',
  startNew: 'Start a new game',
  close: 'Close',
  told: 'Moves told',

  title: 'Mancala: five games of sowing',
  lead: 'Lift the seeds from one pit, sow them one by one round the board, and see where the last one falls. Five games from five places, to play against somebody at the same screen or against the engine.',
  aboutKalah: 'United States, 1940: two rows of six pits; end in your own store and you move again.',
  aboutDakon: 'Java: seven pits a side; a last seed among others lifts them all and sows on.',
  aboutDjenonAboure: 'Côte d’Ivoire: every lap drops its first seed back where it came from; twos and fours are taken.',
  aboutSanYao: 'Henan: look at the pit beyond the last seed, and leap over empty ones; who wins a round wins pits for the next.',
  aboutMangalaIi: 'Ottoman Empire: twos, fours and sixes are taken, one pit after another, backwards.',
  firstBoard: 'A Kalah board at its start: two rows of six pits with four seeds each, and two empty stores.',
  leftBoard: 'The board as you left it.',
  incomplete: 'A part of the page could not be loaded. Check the connection, then load the page again. A game that was begun is still stored.',

  otherTab: 'The board is open in another tab, too. This tab keeps a game of its own.',
};

/** In the language that the page speaks now. */
export const sentences = { ...english };

/** @param {string} sentence @param {Record<string, string | number>} values for what stands in braces */
export const filled = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));

/**
 * The page speaks another language from now on.
 * @param {string} code @param {Partial<typeof english>} texts what it does not have is said in English @param {Record<string, string>} games their names by id
 */
export function speak(code, texts, games) {
  Object.assign(sentences, english, texts);
  document.documentElement.lang = code;
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-game-name]'))) {
    const game = link.dataset.gameName ?? '';
    // As the page has it in English, there are two spellings for one of them.
    link.dataset.english ??= link.innerHTML;
    if (code === 'en') link.innerHTML = link.dataset.english;
    else link.textContent = games[game] ?? link.textContent;
    // In a kiosk no link leads out.
    if (link.hasAttribute('href')) link.setAttribute('href', `rules/${game}/${code}.html`);
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-says]')))
    element.textContent = sentences[/** @type {keyof typeof english} */ (element.dataset.says)];
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-says-label]')))
    element.setAttribute('aria-label', sentences[/** @type {keyof typeof english} */ (element.dataset.saysLabel)]);
}
