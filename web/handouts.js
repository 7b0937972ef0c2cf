// @ts-check
/**
 * What the board hands out or takes in by the browser's hands: clipboard, files, the system's share sheet. The board asks
 * (`hand-out`), the browser does, the board is told how it went.
 *
 * @typedef {import('./page-api.js').BoardApi} BoardApi
 * @typedef {{what: string, text: string, name: string}} Handout  `name`: a file's
 */
import { sentences } from './sentences.js';

/** In the order of shell/handout.h. */
const kinds = ['link', 'position', 'game', 'send', 'save', 'open', 'paste', 'png', 'svg'];

/** What this browser can do, as the set that the board wants. */
export function possibleHandouts() {
  const possible = new Set(['link', 'position', 'game', 'save', 'open', 'png', 'svg']);
  if (typeof navigator.share === 'function') possible.add('send');
  if (typeof navigator.clipboard?.readText === 'function') possible.add('paste');
  return kinds.reduce((set, kind, bit) => set | (possible.has(kind) ? 1 << bit : 0), 0);
}

const copied = new Set(['link', 'position', 'game']);

/**
 * @param {BoardApi} board
 * @param {(text: string, button: string, action: () => void) => void} tell a line of the page with a button
 */
export function serveHandouts(board, tell) {
  board.addEventListener('hand-out', async (event) => {
    const { what, text, name } = /** @type {CustomEvent<Handout>} */ (event).detail;
    const file = dated(name);
    try {
      switch (what) {
        case 'link': case 'position': case 'game': await copy(text); break;
        case 'send': await navigator.share({ title: document.title, url: text }); break;
        case 'save': download(new Blob([text], { type: 'text/x-mancala' }), file); break;
        case 'svg': download(new Blob([text], { type: 'image/svg+xml' }), file); break;
        case 'png': download(await board.pictureFile(), file); break;
        case 'open': return chooseFile((chosen) => loadFile(board, chosen));
        case 'paste': return void board.load(await navigator.clipboard.readText());
        default: return console.warn(`unknown handout: ${what}`);
      }
      board.handedOut(what, true, file);
    } catch (error) {
      // Who closes the share sheet has not failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn(error);
      // The canvas answers a press a frame later, and some browsers copy only in the press itself: a button of the page's own does.
      if (copied.has(what)) tell(text, sentences.copy, () => copy(text).then(() => board.handedOut(what, true, file), () => board.handedOut(what, false, file)));
      else board.handedOut(what, false, file);
    }
  });
}

/** Games may also be dropped on the page, pasted into it, or opened from the system's files. @param {BoardApi} board */
export function takeGames(board) {
  document.addEventListener('paste', (event) => {
    if (/** @type {Element} */ (event.target).closest?.('input, textarea')) return;
    const text = event.clipboardData?.getData('text/plain').trim();
    if (!text) return;
    event.preventDefault();
    board.load(text);
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) loadFile(board, file);
    else if (event.dataTransfer?.getData('text/plain')) board.load(event.dataTransfer.getData('text/plain'));
  });
  /** @type {any} */ (globalThis).launchQueue?.setConsumer(async (/** @type {{files: FileSystemFileHandle[]}} */ { files }) => {
    if (files.length) loadFile(board, await files[0].getFile());
  });
}

const largestFile = 1_000_000;  // bytes: in whatever letters more than the longest text that the board takes

/** @param {BoardApi} board @param {Blob} file */
async function loadFile(board, file) {
  // What is no game, or too long for one, is told by the board, which says where and why.
  board.load(await file.slice(0, largestFile).text());
}

/** @param {(file: File) => void} take */
function chooseFile(take) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.mancala,text/plain';
  input.hidden = true;
  input.onchange = () => {
    if (input.files?.[0]) take(input.files[0]);
    input.remove();
  };
  input.oncancel = () => input.remove();
  // In the page: a browser may throw away an input that nobody holds before something is chosen.
  document.body.append(input);
  input.click();
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    // Without the permission, or on a plain address: the old way, which wants a selection.
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const field = document.createElement('textarea');
    field.value = text;
    field.setAttribute('aria-hidden', 'true');
    field.className = 'unseen';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    focused?.focus();
    if (!done) throw error;
  }
}

/** @param {Blob} blob @param {string} name */
function download(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** `kalah.svg` → `kalah-2026-11-29.svg` @param {string} name */
function dated(name) {
  const day = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const stamp = `-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return name.includes('.') ? name.replace(/(?=\.[^.]*$)/, stamp) : name + stamp;
}
