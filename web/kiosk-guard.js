// @ts-check
/** What keeps a kiosk a kiosk: no way out for fingers and keys, a screen that stays on, and getting up again after a fall. */

/** @param {Document} page */
export function shutIn(page) {
  /** @param {Event} event */
  const stop = (event) => event.preventDefault();
  for (const kind of ['contextmenu', 'dragstart', 'selectstart', 'gesturestart', 'gesturechange', 'auxclick', 'dragenter', 'dragover', 'drop']) page.addEventListener(kind, stop, { capture: true });
  // Two fingers zoom (kiosk.css forbids it as well, by `touch-action`); so does the wheel with Ctrl, which is how a touch pad says the same.
  page.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), { capture: true, passive: false });
  page.addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), { capture: true, passive: false });
  page.addEventListener('keydown', (event) => {
    // What zooms, prints, searches, opens, closes or looks behind the page, in whatever letters the keyboard writes; as far as a page is asked at all.
    if ((event.ctrlKey || event.metaKey) && event.key.length === 1) event.preventDefault();
    if (/^F([1-9]|1[0-2])$/.test(event.key) || (event.altKey && event.key.startsWith('Arrow'))) event.preventDefault();
  }, { capture: true });
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href');
}

/** The screen stays on while the page is seen; a browser that refuses is asked again at the next chance. */
export function keepAwake() {
  let held = false;
  const ask = () => {
    if (held || document.visibilityState !== 'visible') return;
    navigator.wakeLock?.request('screen').then((lock) => {
      held = true;
      lock.addEventListener('release', () => (held = false));
    }, (error) => console.info(`screen lock: ${error}`));
  };
  document.addEventListener('visibilitychange', ask);
  // Some browsers give it only to somebody who touches the page.
  document.addEventListener('pointerdown', ask, { capture: true });
  ask();
}

const firstWait = 1_000, longestWait = 60_000;  // ms between tries to get up again
const steadyAfter = 300_000;  // ms without trouble until the next trouble counts as the first
const triesKey = 'mancala.kiosk.tries';

/** How often in a row the page has already been loaded again: kept for this tab alone. */
function tries() {
  try {
    return Number(sessionStorage.getItem(triesKey)) || 0;
  } catch {
    return 0;
  }
}

/** @param {number} count */
function setTries(count) {
  try {
    sessionStorage.setItem(triesKey, String(count));
  } catch {
    // Then every fall counts as the first.
  }
}

/** @param {number} count */
const waitAfter = (count) => Math.min(longestWait, firstWait * 2 ** count);

/** Loads the page again after a failure that it cannot mend; ever more slowly when that does not help. */
export function reloadAfterFailure() {
  let pending = false;
  const look = () => {
    if (pending || document.documentElement.dataset.state !== 'failed') return;
    pending = true;
    const before = tries();
    setTries(before + 1);
    setTimeout(() => location.reload(), waitAfter(before));
  };
  new MutationObserver(look).observe(document.documentElement, { attributes: true, attributeFilter: ['data-state'] });
  setTimeout(() => !pending && setTries(0), steadyAfter);
  look();
}

/** Starts a dead engine again and again. @param {import('./page-api.js').BoardApi} board */
export function reviveEngine(board) {
  let failures = 0;
  board.addEventListener('engine-failed', () => setTimeout(() => board.retryEngine(), waitAfter(failures++)));
  board.addEventListener('move', () => (failures = 0));
}

const askEvery = 60_000;  // ms
const silences = 2;  // in a row: one may fall to a machine that was asleep

/** A browser may end the board's worker without a word: where it answers no more the page is loaded again. @param {import('./page-api.js').BoardApi} board */
export function watchOver(board) {
  let unanswered = 0;
  setInterval(async () => {
    if (unanswered++ >= silences) location.reload();
    await board.figures();
    unanswered = 0;
  }, askEvery);
}
