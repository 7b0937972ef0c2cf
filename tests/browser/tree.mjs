// The page as assistive technology has it: roles and names, and nothing else. No selector, no id, no place on the screen.
import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{board: string, owners: string, result: string, told: string}} Heard  `board`: rows, stores and turn as a position has them; `owners` too */

/** Presses a button by its name, in a group by its name where two are called the same. @param {Page} page @param {string | RegExp} name @param {string} [group] */
export async function press(page, name, group) {
  const place = group ? page.getByRole('group', { name: group, exact: true }) : page;
  // Its focus and Enter, as whoever sees nothing presses it.
  await place.getByRole('button', { name, exact: true, disabled: false }).press('Enter', { timeout: 5000 });
}

/** @param {Page} page @returns {Promise<Heard>} the board as the names of its parts tell it */
export async function hear(page) {
  const tree = await page.getByRole('main').ariaSnapshot();
  const pits = [...tree.matchAll(/button "(\w), (South|North)'s pit, (?:(\d+) seeds?|empty)"/g)].sort(([, a], [, b]) => (a < b ? -1 : 1));
  const rows = [/[A-Z]/, /[a-z]/].map((letters) => pits.filter(([, pit]) => letters.test(pit)));
  const store = (/** @type {string} */ side) => new RegExp(`paragraph: "?${side}(?: store:| has captured) (\\d+) seeds?`).exec(tree)?.[1];
  const status = /heading .* \[level=1\]\n\s*- paragraph: "?(.*?)"?\n/.exec(tree)?.[1] ?? '';
  const mover = /(South|North) (?:to move|moves again|cannot move)/.exec(status)?.[1];
  return {
    board: `${rows.map((row) => row.map(([, , , seeds]) => seeds ?? '0').join()).join('/')} ${store('South')}-${store('North')} ${mover?.[0] ?? '-'}`,
    owners: rows.map((row) => row.map(([, , owner]) => owner[0]).join('')).join('/'),
    result: /\d+ to \d+/.exec(status)?.[0] ?? '',
    told: tree.slice(tree.indexOf('- log ')),
  };
}

/** Waits until the tree tells this board. @param {Page} page @param {string} position */
export async function hears(page, position) {
  const wanted = position.split(' ').slice(1, 4).join(' ');
  const until = Date.now() + 10_000;
  let heard = await hear(page);
  while (heard.board !== wanted && Date.now() < until) {
    await page.waitForTimeout(30);
    heard = await hear(page);
  }
  assert.equal(heard.board, wanted);
  const owners = /owners=(\S+)/.exec(position)?.[1];
  if (owners) assert.equal(heard.owners, owners);
  return heard;
}
