// @ts-check
/** The builder page: what is chosen is shown as a board and written as two lines to copy. */
import { nameOf } from '../language-names.js';
import { boardOptions, frameOptions } from './options.js';
import { elementSnippet, frameSnippet } from './snippets.js';

const settle = 400;  // ms after the last change before the preview begins anew

/** @param {string} id @returns {any} */
const element = (id) => document.getElementById(id);

/** @param {string} name */
const number = (name) => Math.min(2400, Math.max(160, Math.round(Number(element(name).value)) || 480));

/** @returns {import('./snippets.js').Choice} */
function choice() {
  /** @param {string} name @returns {string} */
  const value = (name) => element(name).value.trim();
  const start = value('start').replaceAll(' ', '_');
  const game = element('game').selectedOptions[0];
  const withEngine = value('sides') !== 'both';
  return {
    options: {
      // A position names its game itself.
      game: start ? undefined : game.value,
      start,
      moves: value('moves').replaceAll(' ', '_'),
      sides: value('sides'),
      level: withEngine ? value('level') : undefined,
      language: value('language'),
      speed: value('speed'),
      theme: value('theme'),
      layout: value('layout'),
      controls: element('controls').checked ? 'none' : undefined,
      storage: element('storage').validity.valid && !element('sandbox').checked ? value('storage') : undefined,
    },
    width: number('width'),
    height: number('height'),
    sandbox: element('sandbox').checked,
    label: start ? 'A mancala board' : `${game.textContent}, a mancala board`,
  };
}

/** @param {import('./snippets.js').Choice} chosen */
function preview({ options, width, height, sandbox, label }) {
  const board = document.createElement('mancala-board');
  for (const name of [...boardOptions, ...frameOptions]) if (options[name]) board.setAttribute(name, options[name] ?? '');
  if (sandbox) board.setAttribute('sandbox', 'allow-scripts');
  board.setAttribute('label', label);
  board.setAttribute('loading', 'eager');
  board.setAttribute('width', String(width));
  board.setAttribute('height', String(height));
  element('preview').replaceChildren(board);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let pending;

function update() {
  const chosen = choice();
  const hasEngine = element('sides').value !== 'both';
  element('level').disabled = !hasEngine;
  element('game').disabled = element('start').value.trim() !== '';
  element('storage').disabled = chosen.sandbox;
  const kept = element('storage').value !== '';
  element('storage-problem').textContent = !kept ? '' : chosen.sandbox ? 'In a sandbox nothing is kept.'
    : element('storage').validity.valid ? '' : 'Only small letters, digits and hyphens, 40 at most: as it stands, nothing is kept.';
  element('as-element').value = elementSnippet(location.href, chosen);
  element('as-frame').value = frameSnippet(location.href, chosen);
  clearTimeout(pending);
  pending = setTimeout(() => {
    element('problem').hidden = true;
    preview(chosen);
  }, settle);
}

document.addEventListener('mancala-error', (event) => {
  // Where in the link it stands helps nobody who doesn't see the link: which part it is stands behind.
  element('problem').textContent = /** @type {CustomEvent} */ (event).detail.sentence.replace(/character \d+, /, '');
  element('problem').hidden = false;
});

document.addEventListener('click', async (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest('button');
  if (!button?.dataset.copy) return;
  const field = element(button.dataset.copy);
  const status = /** @type {HTMLElement} */ (button.nextElementSibling);
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = 'Copied';
  } catch {
    field.select();
    status.textContent = 'Press Ctrl+C to copy what is marked';
  }
});

for (const code of ['en', ...(document.documentElement.dataset.languages ?? '').split(' ').filter(Boolean)]) {
  const option = new Option(nameOf(code), code);
  option.lang = code;
  element('language').append(option);
}
element('choices').addEventListener('submit', (/** @type {Event} */ event) => event.preventDefault());
element('choices').addEventListener('input', update);
update();
