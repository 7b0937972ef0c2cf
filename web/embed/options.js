// @ts-check
/**
 * The options of an embedded board: attributes of <mancala-board> and, by the same names, parameters of embed.html's address.
 * What is about the game and its look is passed through to the board, which says where and why it cannot be read.
 */

/** Passed through to the board (README, "Embedding"). */
export const boardOptions = ['game', 'start', 'won', 'moves', 'end', 'south', 'north', 'level', 'sides', 'language', 'theme', 'layout', 'speed', 'volume', 'numerals', 'letters', 'motion', 'text-size', 'surroundings', 'told'];

/** Of these, what a running board takes up without beginning again, each by a command of its name (`theme.dakon`). */
export const lookOptions = ['theme', 'volume', 'numerals', 'letters', 'motion', 'text-size', 'surroundings', 'told'];

/** The frame's own. */
export const frameOptions = ['controls', 'storage'];

/**
 * @typedef {{api: boolean, origin: string, controls: 'full' | 'none', storage: string}} FrameOptions
 * `storage` is the name under which the board keeps its game in the browser; '' for not at all
 */

/** @param {string} name @param {string} value @param {string} expected */
const refusal = (name, value, expected) => `option \`${name}\`: \`${value.slice(0, 60)}\` is not right; ${expected}`;

/** A bare origin, as `https://museum.example`; `null` is that of a host page which has none. @param {string} text */
function isOrigin(text) {
  if (text === 'null') return true;
  try {
    const address = new URL(text);
    return address.origin === text && /^https?:$/.test(address.protocol);
  } catch {
    return false;
  }
}

/**
 * What the frame's address asks for. What cannot be read is left out and told.
 * @param {string} search the address from `?` on @returns {{options: FrameOptions, errors: string[]}}
 */
export function readFrameOptions(search) {
  const query = new URLSearchParams(search);
  /** @type {FrameOptions} */
  const options = { api: false, origin: '', controls: 'full', storage: '' };
  /** @type {string[]} */
  const errors = [];

  const controls = query.get('controls') ?? 'full';
  if (controls === 'full' || controls === 'none') options.controls = controls;
  else errors.push(refusal('controls', controls, '`full` or `none` is expected'));

  const storage = query.get('storage') ?? '';
  if (/^[a-z0-9-]{0,40}$/.test(storage)) options.storage = storage;
  else errors.push(refusal('storage', storage, 'a name of at most 40 small letters, digits and hyphens is expected'));

  const api = query.get('api');
  if (api === null) return { options, errors };
  const origin = query.get('origin') ?? '';
  if (api !== '1') errors.push(refusal('api', api, 'this board speaks version `1`'));
  else if (!isOrigin(origin)) errors.push(refusal('origin', origin, 'with `api` the exact origin of the host page is expected, as `https://museum.example`'));
  else Object.assign(options, { api: true, origin });
  return { options, errors };
}

/** The address of a frame. @param {string | URL} base embed.html's @param {Record<string, string | null | undefined>} values */
export function frameAddress(base, values) {
  const address = new URL(base);
  for (const [name, value] of Object.entries(values)) if (value !== null && value !== undefined) address.searchParams.set(name, value);
  return address;
}
