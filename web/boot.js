// @ts-check
/**
 * The first script: it needs nothing else. It keeps a tap on the drawn board until the real one is there, shows a returning
 * player the board as it was left, and can still say so when a part of the page does not come.
 */
const firstBoard = document.getElementById('first-board');

/** What was tapped before the board was there, and on which position. */
const early = { position: '', pit: '' };

function showFirstBoard() {
  if (!firstBoard) return;
  const asked = new URLSearchParams(location.search);
  if (['game', 'start', 'text', 'kiosk'].some((name) => asked.has(name))) {
    // Nobody knows yet what that looks like.
    firstBoard.hidden = true;
    return;
  }
  let left = null;
  try {
    left = localStorage.getItem('mancala.picture');
  } catch {
    // No storage: the first board is a new game's.
  }
  const cut = left?.indexOf('\n') ?? -1;
  if (!left || cut < 0) return;
  // The board wrote this drawing itself, with its last save.
  firstBoard.dataset.position = left.slice(0, cut);
  firstBoard.innerHTML = left.slice(cut + 1);
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
  for (const registration of await navigator.serviceWorker?.getRegistrations() ?? []) await registration.unregister();
  for (const name of await globalThis.caches?.keys() ?? []) if (name.startsWith('mancala-')) await caches.delete(name);
}

showFirstBoard();
const profile = new URLSearchParams(location.search).get('kiosk');
const shown = profile === null
  ? import('./live-board.js').then(({ showBoard }) => showBoard(undefined, early))
  : import('./kiosk.js').then(({ runKiosk }) => runKiosk(profile));
shown
  .catch(async (error) => {
    console.warn(error);
    for (const [id, hidden] of /** @type {const} */ ([['loading', true], ['incomplete', false]])) {
      const part = document.getElementById(id);
      if (part) part.hidden = hidden;
    }
    await forgetOffline().catch(console.warn);
  });
