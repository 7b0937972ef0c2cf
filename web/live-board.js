// @ts-check
/**
 * From the readable page to the running board, and to a helpful sentence whenever that way ends early.
 *
 * @typedef {import('./page-parts.js').PageParts} PageParts
 */
import { Canvas } from './canvas.js';
import { BoardApi } from './page-api.js';
import { serveHandouts, takeGames } from './handouts.js';
import { firstLanguage, pageSpeaks } from './languages.js';
import { DownloadError, missingFeature } from './loader.js';
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

/** @param {string} text @param {number} [share] 0 to 1, left out while unknown */
function showProgress(text, share) {
  element('loading-text').textContent = text;
  const bar = element('loading-bar');
  bar.hidden = false;
  if (share === undefined) bar.removeAttribute('value');
  else bar.value = share;
  clearTimeout(showProgress.slow);
  showProgress.slow = setTimeout(() => {
    if (state === 'loading') element('loading-text').textContent = sentences.slow;
  }, slowAfter);
}
/** @type {ReturnType<typeof setTimeout> | undefined} */
showProgress.slow = undefined;

/** @param {number} loaded @param {number} total */
function showBytes(loaded, total) {
  const kilobytes = Math.round(loaded / 1000);
  if (total) showProgress(filled(sentences.loadingShare, { kilobytes, total: Math.round(total / 1000) }), Math.min(1, loaded / total));
  else showProgress(filled(sentences.loadingBytes, { kilobytes }));
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
  window.addEventListener('error', (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) fail(sentences.broken, event.message);
  });
  board.addEventListener('broken', (event) => {
    const why = String(/** @type {CustomEvent} */ (event).detail);
    fail(why.startsWith('graphics:') ? sentences.noWebgl : sentences.broken, why);
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

/** Its first language, fetched beside its other parts. @param {BoardApi} board @param {PageParts} parts @returns {Promise<unknown>} */
function beginLanguage(board, parts) {
  const code = firstLanguage(board.link, parts.storage.read('settings'));
  if (!code) return Promise.resolve();
  const begun = board.beginIn(code).then(() => pageSpeaks(code), (error) => console.warn(error));
  return Promise.race([begun, new Promise((late) => setTimeout(late, languageWithin))]);
}

/** @param {BoardApi} board @param {PageParts} parts */
async function startBoard(board, parts) {
  // Graphics take their time, and take it beside the rest.
  const canvas = new Canvas(element('canvas'), parts, board.painterTold);
  board.canvas = canvas;
  // All are awaited together: a failing download must not wait for the script.
  const [createBoard, compiled] = await Promise.all([parts.loadBoard(), parts.compile(showBytes), beginLanguage(board, parts), parts.storage.settle?.()]);
  showProgress(sentences.starting, 1);
  await turn();
  const module = {
    ...board.hooks,
    canvas: element('canvas'),
    mancalaCanvas: canvas,
    // The first events come out of main(), before the promise below is kept.
    onRuntimeInitialized: () => board.attach(module),
    print: console.info,
    printErr: console.warn,
    onAbort: (/** @type {unknown} */ what) => fail(sentences.broken, what),
    /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} done */
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(compiled, imports)
        .then((instance) => done(instance, compiled))
        .catch((error) => fail(sentences.broken, error));
      return {};
    },
  };
  await createBoard(module);
  do await turn();
  while (/** @type {any} */ (module)._mancala_open());
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
 * @param {{position: string, pit: string}} early what was tapped before the board was there (boot.js)
 */
export async function showBoard(parts = pageParts, early = { position: '', pit: '' }) {
  wireWaysOn(parts.storage);
  const board = new BoardApi(parts);
  const missing = missingFeature();
  if (missing) {
    await beginLanguage(board, parts);
    return fail(sentences[missing]);
  }
  showProgress(sentences.loading);
  board.addEventListener('state', () => pageSpeaks(board.state?.language ?? 'en'));
  watchForTrouble(board);
  parts.onBoard?.(board);
  const twin = new Twin(board, element('stage'), element('twin'), element('sheet'), element('log'), parts.rulesPage ? ['rules'] : []);
  if (parts.rulesPage) showRulesInPage(board, parts.rulesPage, Boolean(parts.wants?.handouts));
  board.addEventListener('ready', async () => {
    clearTimeout(showProgress.slow);
    show('playing');
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
  // The board measures its canvas when it starts, so the canvas has its place by then.
  element('play').hidden = false;
  await turn();
  try {
    await startBoard(board, parts);
  } catch (error) {
    // What cannot be compiled was cut short on its way.
    const incomplete = error instanceof DownloadError || error instanceof WebAssembly.CompileError;
    fail(incomplete ? sentences.download : sentences.broken, error);
  }
  // For tests, and for whoever wants to look at the board from the console.
  Object.assign(window, { mancalaBoard: board });
}
