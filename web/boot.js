// @ts-check
/**
 * The first script: it needs nothing else. It keeps a tap on the drawn board until the real one is there, shows a returning
 * player the board as it was left, and can still say so when a part of the page does not come.
 */
const firstBoard = document.getElementById('first-board');

/** What was tapped before the board was there, and on which position; and the board's worker, which begins to load its program at once. */
const early = { position: '', pit: '', board: /** @type {import('./board-link.js').BoardWorker | null} */ (null) };

const lettersAfter = 1500;  // ms
const languageWithin = 4000;  // ms that texts in another language are waited for

function showFirstBoard() {
  if (!firstBoard) return;
  const asked = new URLSearchParams(location.search);
  if (['game', 'start', 'text', 'kiosk'].some((name) => asked.has(name))) {
    // Nobody knows yet what that looks like; its place stays, so that nothing jumps.
    firstBoard.classList.add('unknown');
    firstBoard.setAttribute('aria-hidden', 'true');
    return;
  }
  let left = null;
  try {
    const tab = Number(sessionStorage.getItem('mancala.tab'));
    left = localStorage.getItem(tab > 1 ? `mancala.picture.${tab}` : 'mancala.picture');
  } catch {
    // No storage: the first board is a new game's.
  }
  const cut = left?.indexOf('\n') ?? -1;
  if (!left || cut < 0) return;
  // The board wrote this drawing itself, with its last save.
  firstBoard.dataset.position = left.slice(0, cut);
  firstBoard.innerHTML = left.slice(cut + 1);
  firstBoard.setAttribute('aria-label', 'The board as you left it.');
  firstBoard.dataset.saysLabel = 'leftBoard';
}

firstBoard?.addEventListener('click', (event) => {
  const pit = /** @type {Element} */ (event.target).closest('[data-tap]');
  if (!pit) return;
  for (const other of firstBoard.querySelectorAll('.tapped')) other.classList.remove('tapped');
  pit.classList.add('tapped');
  early.position = firstBoard.dataset.position ?? '';
  early.pit = pit.getAttribute('data-tap') ?? '';
});

/** A build's parts that no longer fit together are thrown away, so that the next visit fetches whole ones. */
async function forgetOffline() {
  // Without a network they are all there is; and other pages of this origin have workers and caches of their own.
  if (!navigator.onLine) return;
  const folder = new URL('.', document.baseURI);
  const registration = await navigator.serviceWorker?.getRegistration(folder);
  if (registration?.scope === folder.href) await registration.unregister();
  for (const name of await globalThis.caches?.keys() ?? []) if (name.startsWith(`mancala-${folder.pathname}-`)) await caches.delete(name);
}

showFirstBoard();
// What is about to be said in another language is not shown in English first: it would jump, and be read twice.
if (!/^en\b/i.test(navigator.language)) {
  document.documentElement.dataset.language = 'coming';
  setTimeout(() => delete document.documentElement.dataset.language, languageWithin);
}
const profile = new URLSearchParams(location.search).get('kiosk');
/** What is to be read is painted first: the program that follows keeps the page busy for a moment. A hidden page paints nothing. */
const painted = new Promise((done) => {
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (document.hidden || !isTold) return void setTimeout(done, 50);
  setTimeout(done, 4000);
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && done(undefined)).observe({ type: 'paint', buffered: true });
});
/** Several short tasks, between which a slow phone can answer. @returns {Promise<void>} */
const nextTask = () => new Promise((now) => setTimeout(now));

/** What it says before somebody listens is kept. */
function startBoard() {
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return null;
  const worker = new Worker(new URL('board-worker.js', import.meta.url));
  /** @type {any[]} */
  const told = [];
  worker.onmessage = ({ data }) => told.push(data);
  worker.onerror = (event) => {
    event.preventDefault();
    told.push({ failed: 'worker', why: event.message });
  };
  return { worker, told };
}

/** @param {string} rel @param {string} name a part of the build */
function link(rel, name) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href: new URL(name, import.meta.url).href }));
}

/** All parts at once, not one after the other as each names the next; the build has listed them. */
function fetchAhead() {
  for (const name of document.documentElement.dataset.ahead?.split(' ') ?? []) link('modulepreload', name);
  // Whatever is read in it is opened later, and all is styled anew when it comes.
  setTimeout(() => link('stylesheet', 'typeface.css'), lettersAfter);
}

painted
  .then(async () => {
    early.board = startBoard();
    await nextTask();
    fetchAhead();
    await nextTask();
    if (profile === null) {
      const { showBoard } = await import('./live-board.js');
      await nextTask();
      return showBoard(undefined, early);
    }
    return (await import('./kiosk.js')).runKiosk(profile, early.board);
  })
  .catch(async (error) => {
    console.warn(error);
    delete document.documentElement.dataset.language;
    for (const [id, hidden] of /** @type {const} */ ([['loading', true], ['incomplete', false]])) {
      const part = document.getElementById(id);
      if (part) part.hidden = hidden;
    }
    await forgetOffline().catch(console.warn);
  });
