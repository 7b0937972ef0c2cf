// The board as a person meets it in a page: real clicks, taps and keys on what is there, and the state that it tells.
import assert from 'node:assert/strict';
import { tap } from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Opens the page and waits for the board. @param {Page} page @param {string} address */
export async function openBoard(page, address) {
  await page.goto(address);
  await boardReady(page);
}

/** Holds files back. @param {Page} page @param {string | RegExp} address theirs @returns {Promise<() => void>} what lets them come */
export async function holdBack(page, address) {
  let release = () => {};
  const held = new Promise((go) => (release = () => go(undefined)));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds the board's wasm back. @param {Page} page */
export const holdBoard = (page) => holdBack(page, '**/board.wasm');

/** @param {Page} page */
export async function boardReady(page) {
  await page.waitForFunction(() => document.documentElement.dataset.state !== 'loading', undefined, { timeout: 60_000 });
  assert.equal(await page.evaluate(() => document.documentElement.dataset.state), 'playing', await page.locator('#failure').innerText());
  await page.waitForFunction(() => globalThis.mancalaBoard?.state?.pits.length > 0);
  // Its twin follows by a moment.
  await page.waitForSelector('#twin [data-pit]', { state: 'attached' });
}

/** The worker that the board lives in. @param {Page} page */
export function boardWorker(page) {
  const worker = page.workers().find((one) => one.url().includes('board-worker'));
  assert.ok(worker, 'the board is in a worker');
  return worker;
}

/** Frames drawn since the start. @param {Page} page @returns {Promise<number>} */
export const frames = (page) => page.evaluate(async () => (await globalThis.mancalaBoard.figures()).frames);

/** Takes the canvas's graphics away from its painter, and gives them back after so many ms, or never. @param {Page} page @param {number} backAfter */
export async function loseGraphics(page, backAfter = 0) {
  await boardWorker(page).evaluate(async (wait) => {
    const extension = globalThis.painter.gl.getExtension('WEBGL_lose_context');
    extension.loseContext();
    if (!wait) return;
    await new Promise((later) => setTimeout(later, wait));
    extension.restoreContext();
  }, backAfter);
}

/** Until the board has answered all that the page has told it. @param {Page} page */
export const answered = (page) => page.evaluate(async () => void (await globalThis.mancalaBoard.figures()));

/** @param {Page} page @returns {Promise<import('../../web/page-api.js').BoardState>} */
export async function state(page) {
  await answered(page);
  return page.evaluate(() => globalThis.mancalaBoard.state);
}

/** @param {Page} page @param {string} id */
export async function command(page, id) {
  assert.ok(await page.evaluate((row) => globalThis.mancalaBoard.command(row), id), `the command ${id} is not there or not enabled`);
}

/** Waits until the board stands so; not once a frame, which would have the browser draw frames. @param {Page} page @param {string} position */
export async function reaches(page, position) {
  await page.waitForFunction((wanted) => globalThis.mancalaBoard.state.position === wanted, position, { timeout: 10_000, polling: 40 }).catch(async () => {
    assert.equal((await state(page)).position, position);
  });
}

/** A new game between two persons, or with the seats given. @param {Page} page @param {string} game */
export async function newGame(page, game, { south = 'person', north = 'person', speed = 'off' } = {}) {
  await command(page, `speed.${speed}`);
  await command(page, 'new-game');
  for (const choice of [`setup.game.${game}`, `setup.seat.south.${south}`, `setup.seat.north.${north}`, 'setup.start']) await command(page, choice);
  await page.waitForFunction((id) => globalThis.mancalaBoard.state.game === id && globalThis.mancalaBoard.state.panel === 'none', game, { polling: 40 });
}

/** The middle of a pit on the screen. @param {Page} page @param {string} pit */
export async function middleOf(page, pit) {
  const box = await page.locator(`[data-pit="${pit}"]`).boundingBox();
  assert.ok(box, `the pit ${pit} has no box`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays as `by` does; what is no pit (pass) goes by the keyboard on its button. @param {Page} page @param {string} move @param {'mouse' | 'touch'} by */
export async function point(page, move, by) {
  if (move.length > 1) {
    await page.locator(`button[data-command="${move}"]`).focus();
    await page.keyboard.press('Enter');
    // The sheet goes out of the way of the next click.
    return page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  }
  const { x, y } = await middleOf(page, move);
  if (by === 'mouse') await page.mouse.click(x, y);
  else await tap(page, x, y);
  await answered(page);
}

/** Presses Tab until the focus is on what the selector names. @param {Page} page @param {string} selector */
export async function tabTo(page, selector) {
  for (let pressed = 0; pressed < 250; ++pressed) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never came to ${selector}`);
}

/** Goes to a pit with the arrow keys, as the pits lie on the screen. @param {Page} page @param {string} pit */
export async function arrowTo(page, pit) {
  await tabTo(page, '[role=grid] button');
  for (let pressed = 0; pressed < 40; ++pressed) {
    const here = await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.pit ?? '');
    if (here === pit) return;
    const [from, to] = [await middleOf(page, here), await middleOf(page, pit)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const box = await page.locator(`[data-pit="${pit}"]`).boundingBox();
    const across = Math.abs(dx) > /** @type {any} */ (box).width / 2;
    await page.keyboard.press(across ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  assert.fail(`the arrow keys never came to ${pit}`);
}
