// @ts-check
/**
 * From the readable page to the running board, and to a helpful sentence whenever that way ends early.
 *
 * @typedef {import('./page-parts.js').PageParts} PageParts
 */
import { BoardApi } from './page-api.js';
import { serveHandouts, takeGames } from './handouts.js';
import { firstLanguage, pageSpeaks } from './languages.js';
import { missingFeature } from './loader.js';
import { pageParts, withoutGame } from './page-parts.js';
import { filled, sentences } from './sentences.js';
import { gameKey, pictureKey } from './storage.js';
import { turn } from './turns.js';
import { Twin } from './twin.js';

const slowAfter = 20_000;  // ms without a sign of progress before the page says so
const readFor = 12_000;  // ms a line without a way to answer it stays
const languageWithin = 4_000;  // ms that the board waits for its first language, before it begins in English
const restoreWithin = 5_000;  // ms a lost graphics context may take to come back

/** @param {string} id @returns {any} */
const element = (id) => document.getElementById(id);

let state = 'loading';

/** @param {'loading' | 'playing' | 'failed'} next */
function show(next) {
  state = next;
  document.documentElement.dataset.state = next;
  element('intro').hidden = next === 'playing';
  element('loading').hidden = next !== 'loading';
  element('failure').hidden = next !== 'failed';
  element('play').hidden = next === 'failed';
}

/** The page gives up the board and says why. @param {string} sentence @param {unknown} [detail] */
function fail(sentence, detail) {
  if (state === 'failed') return;
  element('failure-text').textContent = sentence;
  element('failure-detail').textContent = detail ? String(detail) : '';
  show('failed');
  element('failure').focus();
}

/** What the page is doing, in the language that it speaks by then. */
let progress = () => sentences.loading;

/** @param {() => string} text @param {number} [share] 0 to 1, left out while unknown */
function showProgress(text, share) {
  progress = text;
  element('loading-text').textContent = text();
  const bar = element('loading-bar');
  bar.hidden = false;
  if (share === undefined) bar.removeAttribute('value');
  else bar.value = share;
  clearTimeout(showProgress.slow);
  showProgress.slow = setTimeout(() => {
    if (state !== 'loading') return;
    progress = () => sentences.slow;
    element('loading-text').textContent = progress();
  }, slowAfter);
}
/** @type {ReturnType<typeof setTimeout> | undefined} */
showProgress.slow = undefined;

/** The build wrote the program's size into the page, as a host that compresses hides it. @param {{loaded: number, total: number}} bytes */
function showBytes({ loaded, total }) {
  total = Number(document.documentElement.dataset.wasmBytes) || total;
  const kilobytes = Math.round(loaded / 1000);
  if (total) showProgress(() => filled(sentences.loadingShare, { kilobytes, total: Math.round(total / 1000) }), Math.min(1, loaded / total));
  else showProgress(() => filled(sentences.loadingBytes, { kilobytes }));
}

/** A line that does not stop the game. @param {string} text @param {string | null} button what helps @param {(() => void) | null} action */
function notice(text, button, action) {
  element('notice-text').textContent = text;
  element('notice-act').textContent = button;
  element('notice-act').hidden = !action;
  element('notice-act').onclick = () => {
    element('notice').hidden = true;
    action?.();
  };
  element('notice').hidden = false;
  clearTimeout(notice.leaving);
  if (!action) notice.leaving = setTimeout(() => (element('notice').hidden = true), readFor);
}
/** @type {ReturnType<typeof setTimeout> | undefined} */
notice.leaving = undefined;

/** @param {import('./storage.js').Storage} storage */
function wireWaysOn(storage) {
  element('failure-reload').onclick = () => location.reload();
  element('failure-fresh').onclick = () => {
    storage.forget(gameKey);
    storage.forget(pictureKey);
    // Without the game that the link named, if it did; what else it asked for (a kiosk, a host's line) stays.
    location.replace(location.pathname + withoutGame(location.search));
  };
  element('notice-dismiss').onclick = () => (element('notice').hidden = true);
}

/** @param {BoardApi} board */
function watchForTrouble(board) {
  board.addEventListener('broken', (event) => {
    const { failure, why } = /** @type {CustomEvent<{failure: 'download' | 'graphics' | 'broken', why: string}>} */ (event).detail;
    fail({ download: sentences.download, graphics: sentences.noWebgl, broken: sentences.broken }[failure], why);
  });
  board.addEventListener('engine-failed', () => notice(sentences.noWorker, sentences.tryAgain, () => board.retryEngine()));
  board.addEventListener('not-stored', () => notice(sentences.notStored, null, null));
  board.addEventListener('no-language', () => notice(sentences.noLanguage, null, null));

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  board.addEventListener('graphics-lost', () => {
    clearTimeout(patience);
    patience = setTimeout(() => fail(sentences.contextLost), restoreWithin);
  });
  board.addEventListener('graphics-back', () => clearTimeout(patience));
}

/** Its first language, fetched beside its other parts. @param {BoardApi} board @param {PageParts} parts */
async function beginLanguage(board, parts) {
  const code = firstLanguage(board.link, parts.storage.read('settings'));
  if (code) {
    const begun = board.beginIn(code).then(() => {
      pageSpeaks(code);
      element('loading-text').textContent = progress();
    }, (error) => console.warn(error));
    await Promise.race([begun, new Promise((late) => setTimeout(late, languageWithin))]);
  }
  delete document.documentElement.dataset.language;  // boot.js
}

/** @param {BoardApi} board @param {PageParts} parts @param {import('./board-link.js').BoardWorker | null | undefined} early a worker that is there already */
async function startBoard(board, parts, early) {
  const canvas = element('canvas');
  board.begin(canvas, early ? { ...parts, makeBoardWorker: () => early } : parts);
  await Promise.all([beginLanguage(board, parts), parts.storage.settle?.(), turn()]);
  board.open(canvas.clientWidth, canvas.clientHeight);
}

/**
 * The rules are a part of the page's own, fetched when they are first asked for. Where it does not come, the canvas shows them.
 * @param {BoardApi} board @param {NonNullable<PageParts['rulesPage']>} rulesPage @param {boolean} mayLeave
 */
function showRulesInPage(board, rulesPage, mayLeave) {
  /** @type {Promise<import('./rules-dialog.js').RulesDialog> | null} */
  let coming = null;
  board.addEventListener('state', async () => {
    if (!coming && board.state?.panel !== 'rules') return;
    coming ??= import('./rules-dialog.js').then(({ RulesDialog }) => new RulesDialog(board, rulesPage, mayLeave));
    try {
      const dialog = await coming;
      if (board.state) await dialog.update(board.state);
    } catch (error) {
      coming = null;
      console.info(error);
    }
  });
}

/**
 * A tap that came before the board: played if the board stands as it was drawn, and the move is legal.
 * @param {BoardApi} board @param {{position: string, pit: string}} early
 */
function playEarly(board, early) {
  if (early.pit && board.state?.position === early.position) board.command(`play.${early.pit}`);
}

/**
 * @param {PageParts} parts
 * @param {{position: string, pit: string, board?: import('./board-link.js').BoardWorker | null}} early what was tapped before the board was there, and its worker (boot.js)
 */
export async function showBoard(parts = pageParts, early = { position: '', pit: '' }) {
  wireWaysOn(parts.storage);
  const board = new BoardApi(parts);
  const missing = missingFeature();
  if (missing) {
    await beginLanguage(board, parts);
    return fail(sentences[missing]);
  }
  showProgress(() => sentences.loading);
  await turn();
  board.addEventListener('state', () => pageSpeaks(board.state?.language ?? 'en'));
  board.addEventListener('loaded', (event) => showBytes(/** @type {CustomEvent} */ (event).detail));
  board.addEventListener('starting', () => showProgress(() => sentences.starting, 1));
  watchForTrouble(board);
  parts.onBoard?.(board);
  const twin = new Twin(board, element('stage'), element('twin'), element('sheet'), element('log'), parts.rulesPage ? ['rules'] : []);
  if (parts.rulesPage) showRulesInPage(board, parts.rulesPage, Boolean(parts.wants?.handouts));
  board.addEventListener('ready', async () => {
    clearTimeout(showProgress.slow);
    show('playing');
    await twin.made;
    await turn();
    twin.start();
    playEarly(board, early);
    parts.storage.whenApart?.(() => notice(sentences.otherTab, null, null));
    // Nobody waits for these before the first move.
    await turn();
    import('./sound.js').then(({ Sounds }) => new Sounds(board), console.warn);
    import('./gamepad.js').then(({ watchPads }) => watchPads(board), console.warn);
    parts.onReady?.(board, notice);
  });
  if (parts.wants?.handouts) {
    serveHandouts(board, notice);
    // A file that the system opened the page with waits until the board can take it.
    board.addEventListener('ready', () => takeGames(board));
  }
  // The board is told the size of its canvas when it starts, so the canvas has its place by then.
  await turn();
  element('play').hidden = false;
  await startBoard(board, parts, early.board);
  // For tests, and for whoever wants to look at the board from the console.
  Object.assign(window, { mancalaBoard: board });
}
