// @ts-check
/**
 * What a host page and an embed frame say to each other, version 1, and the check of every message on both sides.
 *
 * By window.postMessage, between exact origins: the frame says `hello`, the host answers `connect` with a MessagePort. Everything after goes
 * over that port: `call` from the host, `answer` and `event` from the frame.
 *
 * @typedef {{call: number, method: string, [argument: string]: any}} Call
 * @typedef {{answer: number, value?: any, error?: string}} Answer
 * @typedef {{event: string, detail: any}} Told
 */

import { lookOptions } from './options.js';

export const version = 1;

/** More than the longest match; what is longer is a mistake or an attack. */
const longestText = 100_000;

/**
 * A check says what it expects when the value is not that, and nothing when it is.
 * @typedef {(value: any) => string} Check
 */

/** @param {string[]} names @returns {Check} */
const oneOf = (...names) => (value) => (names.includes(value) ? '' : `one of ${names.join(', ')} is expected`);
/** @param {number} least @param {number} most @returns {Check} */
const whole = (least, most) => (value) =>
  (Number.isInteger(value) && value >= least && value <= most ? '' : `a whole number from ${least} to ${most} is expected`);
/** @type {Check} */
const text = (value) => {
  if (typeof value !== 'string') return 'a text is expected';
  return value.length <= longestText ? '' : `it is longer than ${longestText} characters`;
};
/** @type {Check} */
const move = (value) => (typeof value === 'string' && /^([A-Za-z]|pass|swap)$/.test(value) ? '' : 'a pit’s letter, `pass` or `swap` is expected');
/** @type {Check} */
const level = (value) => (value === 'perfect' || !whole(0, 8)(value) ? '' : 'a whole number from 0 to 8, or `perfect`, is expected');
/** @param {Check} check @returns {Check} */
const optional = (check) => (value) => (value === undefined ? '' : check(value));
/** @type {Check} */
const number = whole(1, Number.MAX_SAFE_INTEGER);

/** The arguments of each method, by name. @type {Record<string, Record<string, Check>>} */
export const methods = {
  position: {},
  moves: {},
  played: {},
  play: { move },
  undo: {},
  setLevel: { level, side: optional(oneOf('south', 'north')) },
  start: { text },
  pause: {},
  resume: {},
  setLanguage: { language: (value) => (/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(value) ? '' : 'a language’s code, as `en`, is expected') },
  setSpeed: { speed: oneOf('off', 'slow', 'normal', 'fast') },
  setLook: { option: oneOf(...lookOptions), value: (value) => (/^[a-z-]{1,40}$/.test(value) ? '' : 'a name in small letters is expected') },
};

export const events = ['ready', 'move', 'turn', 'over', 'activity', 'error'];

/** A value cut short, for a sentence. @param {unknown} value */
function shown(value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** @param {unknown} data @param {Record<string, Check>} checks @returns {string} the first thing that is wrong, with its field */
function wrong(data, checks) {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return `message: \`${shown(data)}\` is not an object`;
  const fields = /** @type {Record<string, unknown>} */ (data);
  for (const [name, check] of Object.entries(checks)) {
    const problem = check(fields[name]);
    if (problem) return `message, field \`${name}\`: ${fields[name] === undefined ? 'it is missing' : `\`${shown(fields[name])}\` is not right`}; ${problem}`;
  }
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(checks, name));
  return unknown === undefined ? '' : `message, field \`${shown(unknown)}\`: it is not known here`;
}

/** Whether a window message is meant for us at all: others' messages are none of our business. @param {unknown} data */
export const isOurs = (data) => typeof data === 'object' && data !== null && 'mancala' in data;

/** @param {any} data @returns {string} */
function wrongVersion(data) {
  if (data.mancala === version) return '';
  return `message, field \`mancala\`: version ${shown(data.mancala)} is not spoken here; this side speaks ${version}`;
}

/** The frame’s first word. @param {any} data @returns {string} what is wrong, or '' */
export function wrongHello(data) {
  return wrongVersion(data) || wrong(data, { mancala: number, type: oneOf('hello') });
}

/** The host’s answer to it. @param {any} data @param {readonly MessagePort[]} ports @returns {string} */
export function wrongConnect(data, ports) {
  return wrongVersion(data) || wrong(data, { mancala: number, type: oneOf('connect') }) || (ports.length === 1 ? '' : `message: ${ports.length} ports came with it; one is expected`);
}

/** @param {any} data @returns {string} */
export function wrongCall(data) {
  const method = methods[typeof data?.method === 'string' && Object.hasOwn(methods, data.method) ? data.method : ''];
  return wrong(data, { call: number, method: oneOf(...Object.keys(methods)), ...method });
}

/** What the frame says over the port. @param {any} data @returns {string} */
export function wrongReport(data) {
  const anything = () => '';
  if (typeof data === 'object' && data !== null && 'event' in data) return wrong(data, { event: oneOf(...events), detail: anything });
  return wrong(data, { answer: number, value: anything, error: optional(text) });
}
