// @ts-check
/** The two lines that a builder hands out, from what was chosen. */
import { frameAddress } from './options.js';

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {Record<string, string | undefined>} values @returns {string} ` name="value"` for each that says something */
const attributes = (values) => Object.entries(values).filter(([, value]) => value).map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`).join('');

/**
 * @typedef {{options: Record<string, string | undefined>, width: number, height: number, sandbox: boolean, label: string}} Choice
 * `options` are those of options.js
 */

/** @param {string | URL} site the folder that embed.js stands in @param {Choice} choice */
export function elementSnippet(site, { options, width, height, sandbox, label }) {
  const all = attributes({ ...options, sandbox: sandbox ? 'allow-scripts' : undefined, label, width: String(width), height: String(height) });
  return `<script defer src="${escaped(new URL('embed.js', site).href)}"></script>\n<mancala-board${all}></mancala-board>`;
}

/** @param {string | URL} site @param {Choice} choice */
export function frameSnippet(site, { options, width, height, sandbox, label }) {
  const chosen = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
  const all = attributes({
    src: frameAddress(new URL('embed.html', site), chosen).href,
    title: label,
    width: String(width),
    height: String(height),
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    allow: 'fullscreen; autoplay; gamepad',
    sandbox: sandbox ? 'allow-scripts' : undefined,
  });
  return `<iframe${all}></iframe>`;
}
