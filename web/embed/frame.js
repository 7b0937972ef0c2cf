// @ts-check
/** The first script of embed.html, bundled into one classic script: a frame may have no origin, and then no module loads. */
import { showBoard } from '../live-board.js';
import { pageParts, withoutGame } from '../page-parts.js';
import { gameKey, linkKey, noStorage } from '../storage.js';
import { TabStorage } from '../tab-storage.js';
import { byteParts } from './byte-parts.js';
import { CallBar } from './call-bar.js';
import { HostLink } from './link.js';
import { readFrameOptions } from './options.js';

const { options, errors } = readFrameOptions(location.search);
const isOpaque = self.origin === 'null';

/** @type {HostLink | null} */
let link = null;
/** @type {import('../page-api.js').BoardApi | null} */
let running = null;

/** @param {string} sentence */
function report(sentence) {
  console.warn(sentence);
  link?.tell('error', { sentence });
}

/** The page's own sentences about trouble are the host's to know too. */
function watchFailure() {
  const failed = () => document.documentElement.dataset.state === 'failed';
  new MutationObserver(() => failed() && report(document.getElementById('failure-text')?.textContent ?? '')).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-state'],
  });
}

const storage = options.storage && !isOpaque ? new TabStorage(`embed.${options.storage}.`) : noStorage;

async function begin() {
  await storage.settle?.();
  // The game that this very address began is gone on with; another address begins its own.
  const isKept = storage.read(linkKey) === location.search && storage.read(gameKey) !== null;
  storage.write(linkKey, location.search);
  await showBoard({
    ...(isOpaque ? byteParts : pageParts),
    // A host's visitors did not ask to keep the page for offline use, and the frame's address is the host's.
    onReady: undefined,
    // A frame is often too small for a page in it: the rules are told on the canvas.
    rulesPage: undefined,
    storage,
    link: isKept ? withoutGame(location.search) : location.search,
    wants: { boardOnly: options.controls === 'none', silent: true },
    onBoard(made) {
      const board = (running = made);
      if (options.api && window.parent !== window) link = new HostLink(board, options.origin);
      new CallBar(board, /** @type {HTMLElement} */ (document.getElementById('calls')));
      if (errors.length) board.addEventListener('ready', () => showErrors(), { once: true });
    },
  });
  // Any call has the board tell its state, which it otherwise does when it is drawn.
  running?.focus('');
}

watchFailure();
begin();

function showErrors() {
  errors.forEach(report);
  const notice = document.getElementById('notice');
  const text = document.getElementById('notice-text');
  const retry = document.getElementById('notice-act');
  if (!notice || !text || !retry) return;
  text.textContent = errors.join(' ');
  retry.hidden = true;
  notice.hidden = false;
}
