// Seeing ahead and back, advice, and setting up a position, as a keyboard, a finger and a screen reader meet them.
import assert from 'node:assert/strict';
import { boardWorker, command, middleOf, newGame, openBoard, reaches, state } from './board.mjs';
import { openWatched, phone, tap } from './browser.mjs';
import { test } from './harness.mjs';

test('each pit says what its move would do, until that is not wanted', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  const pit = page.locator('[data-pit=C]');
  assert.equal(await pit.getAttribute('aria-description'), "lands in South's store: move again");
  assert.equal(await page.locator('[data-pit=c]').getAttribute('aria-description'), null);
  await command(page, 'preview.off');
  assert.equal(await pit.getAttribute('aria-description'), null);
  assert.deepEqual(problems, []);
});

/** A new game on a phone, with a finger over pit C. @param {import('playwright-core').Browser} browser @param {{origin: string, address: string}} site */
async function underFinger(browser, site) {
  const { page, problems } = await openWatched(browser, site.origin, phone);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  return { page, problems, position: (await state(page)).position, touch: await page.context().newCDPSession(page), at: await middleOf(page, 'C') };
}

test('a finger that rests on a pit asks, and plays nothing', async ({ site, browser }) => {
  const { page, problems, position, touch, at } = await underFinger(browser, site);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(700);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
  assert.equal((await state(page)).position, position);
  await tap(page, at.x, at.y);
  await page.waitForFunction((before) => globalThis.mancalaBoard.state.position !== before, position);
  assert.deepEqual(problems, []);
});

test('a tap whose end a busy page hears of late is a tap', async ({ site, browser }) => {
  const { page, problems, position, touch, at } = await underFinger(browser, site);
  const timestamp = Date.now() / 1000;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp });
  await page.waitForTimeout(700);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.1 });
  await page.waitForFunction((before) => globalThis.mancalaBoard.state.position !== before, position);
  assert.deepEqual(problems, []);
});

test('a hint, the worth of the moves and the curve come from the worker, and are told in words', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  assert.equal(await page.evaluate(() => globalThis.mancalaBoard.load('?start=kalah_0,0,0,0,1,1/4,4,4,4,4,4_10-10_S&south=person&north=person')), '');
  await page.keyboard.press('h');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.status === 'Hint: F, +1 seed and another move', undefined, { polling: 40 });
  await page.locator('#log').getByText('Hint: F, +1 seed and another move').waitFor({ state: 'attached' });
  await page.keyboard.press('a');
  await page.waitForFunction(() => /worth [+−]?\d/.test(document.querySelector('[data-pit=F]')?.getAttribute('aria-description') ?? ''), undefined, { polling: 40 });
  await command(page, 'play.E');
  await command(page, 'curve');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.panelText.length > 1 && !globalThis.mancalaBoard.state.panelText.join().includes('not known'), undefined, { polling: 40 });
  await page.locator('#sheet').getByText('1. South E: ').first().waitFor({ state: 'attached' });
  assert.deepEqual(problems, []);
});

test('one looks back by keys and by the list of moves, each told in words', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  const says = (/** @type {string} */ status) => page.waitForFunction((wanted) => globalThis.mancalaBoard.state.status === wanted, status, { polling: 40 });
  for (const pit of ['C', 'A']) await command(page, `play.${pit}`);
  const { position: end } = await state(page);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await says('Looking back: after move 0 of 2');
  await page.keyboard.press('PageDown');
  await page.locator('#log').getByText('South lifts 4 seeds from C.').last().waitFor({ state: 'attached' });
  await page.keyboard.press('m');
  await page.getByRole('button', { name: '1. South A', exact: true }).focus();
  await page.keyboard.press('Enter');
  await reaches(page, end);
  assert.ok((await state(page)).panelText.at(-1).startsWith('South lifts 4 seeds from A.'));
  assert.deepEqual(problems, []);
});

test('a position is set up by its fields, with a sentence where it cannot be played', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'san-yao');
  await page.keyboard.press('e');
  await page.getByRole('heading', { name: 'Set up a position' }).first().waitFor();
  const press = async (/** @type {string} */ name) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Clear');
  assert.equal((await state(page)).status, 'No pit holds a seed yet');
  assert.equal(await page.getByRole('button', { name: 'Play from here' }).getAttribute('aria-disabled'), 'true');
  for (const [name, seeds] of [["C, South's pit", '7'], ["a, North's pit", '12'], ["South's store", '31']]) {
    await page.getByRole('spinbutton', { name, exact: true }).fill(seeds);
    await page.keyboard.press('Tab');
  }
  await press('North moves');
  await press('Play from here');
  await reaches(page, 'san-yao 0,0,7,0,0/12,0,0,0,0 31-0 N');
  assert.equal((await state(page)).panel, 'none');
  assert.deepEqual(problems, []);
});

test('seeds are set by mouse and dragged on the canvas', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  await command(page, 'edit');
  const [a, b] = [await middleOf(page, 'A'), await middleOf(page, 'B')];
  const has = (/** @type {string} */ pit, /** @type {number} */ seeds) => page.waitForFunction(([name, count]) =>
    globalThis.mancalaBoard.state.fields.find(({ id }) => id === name).value === count, /** @type {[string, number]} */ ([pit, seeds]), { polling: 40 });
  await page.mouse.click(a.x, a.y);
  await has('A', 5);
  await page.mouse.click(a.x, a.y, { button: 'right' });
  await has('A', 4);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.move(b.x, b.y, { steps: 5 });
  await page.waitForTimeout(100);
  await page.mouse.up();
  await has('A', 3);
  await has('B', 5);
  assert.deepEqual(problems, []);
});

test('what is painted in parts is what the whole would be, while seeds fly too', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, { viewport: { width: 640, height: 480 } });
  await openBoard(page, site.address);
  await newGame(page, 'dakon', { speed: 'fast' });
  const worker = boardWorker(page);
  await worker.evaluate(() => {
    const { painter } = globalThis;
    const paint = painter.paint.bind(painter);
    const pixels = () => {
      const { width, height } = painter.canvas;
      const all = new Uint8Array(width * height * 4);
      painter.gl.readPixels(0, 0, width, height, painter.gl.RGBA, painter.gl.UNSIGNED_BYTE, all);
      return all;
    };
    globalThis.compared = { frames: 0, parts: 0, differing: 0 };
    painter.paint = (/** @type {any} */ frame) => {
      paint(frame);
      if (frame.boxes < 1) return;
      const inParts = pixels();
      paint({ ...frame, boxes: -1 });
      const whole = pixels();
      ++globalThis.compared.frames;
      globalThis.compared.parts += frame.boxes;
      if (inParts.some((value, at) => value !== whole[at])) ++globalThis.compared.differing;
    };
  });
  // Three moves, and on a machine that draws few frames as many more as it takes.
  const compared = () => worker.evaluate(() => globalThis.compared);
  for (const [at, move] of ['B', 'b', 'D', 'd', 'E', 'e', 'F', 'f', 'G', 'g'].entries()) {
    if (at >= 3 && (await compared()).frames > 20) break;
    const legal = (await state(page)).pits.find(({ id, enabled }) => enabled && id.endsWith(move)) ?? (await state(page)).pits.find(({ enabled }) => enabled);
    assert.ok(legal);
    await command(page, legal.id);
    await page.waitForTimeout(1500);
  }
  await command(page, 'settings');
  await page.waitForTimeout(500);
  await command(page, 'close');
  await page.waitForTimeout(500);
  const { frames, parts, differing } = await compared();
  assert.ok(frames > 20 && parts >= frames, `${frames} frames, ${parts} parts`);
  assert.equal(differing, 0, `of ${frames} frames`);
  assert.deepEqual(problems, []);
});

test('on a screen of more pixels, where the board keeps its size, it is drawn in all of them', async ({ site, browser }) => {
  const { page, context, problems } = await openWatched(browser, site.origin, { viewport: { width: 640, height: 480 } });
  await openBoard(page, site.address);
  const width = () => boardWorker(page).evaluate(() => globalThis.painter.canvas.width);
  assert.equal(await width(), 640);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { width: 640, height: 480, deviceScaleFactor: 2, mobile: false });
  await command(page, 'play.A');
  for (let tries = 0; tries < 100 && (await width()) !== 1280; ++tries) await page.waitForTimeout(100);
  assert.equal(await width(), 1280);
  assert.deepEqual(problems, []);
});
