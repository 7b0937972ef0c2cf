// When something is missing or breaks: a sentence that helps, and a way on.
import assert from 'node:assert/strict';
import { boardReady, loseGraphics, newGame, openBoard, point, reaches, state } from './board.mjs';
import { openWatched } from './browser.mjs';
import { mancala, played } from './cli.mjs';
import { english } from '../../web/sentences.js';
import { test } from './harness.mjs';

/** @param {import('playwright-core').Page} page @param {string} key of the sentence */
async function gaveUpWith(page, key) {
  await page.waitForFunction(() => document.documentElement.dataset.state === 'failed', undefined, { timeout: 60_000 });
  assert.equal(await page.locator('#failure-text').innerText(), /** @type {Record<string, string>} */ (english)[key]);
  assert.ok(await page.locator('#failure').isVisible());
  assert.ok(await page.locator('#failure-reload').isVisible());
  assert.ok(await page.locator('h1#title').isVisible(), 'what the page is stays readable');
}

test('a browser that gives WebGL neither to the board’s worker nor to the page', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await page.context().route('**/board-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.OffscreenCanvas.prototype.getContext = () => null;\n${await response.text()}` });
  });
  await page.goto(site.address);
  await gaveUpWith(page, 'noWebgl');
  assert.deepEqual(problems, []);
});

test('a canvas that gives no WebGL context', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  });
  await page.goto(site.address);
  await gaveUpWith(page, 'noWebgl');
  assert.deepEqual(problems, []);
});

test('a browser without WebAssembly', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(site.address);
  await gaveUpWith(page, 'noWasm');
  assert.deepEqual(problems, []);
});

test('a browser whose WebAssembly is too old', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await page.addInitScript(() => (WebAssembly.validate = () => false));
  await page.goto(site.address);
  await gaveUpWith(page, 'noSimd');
  assert.deepEqual(problems, []);
});

for (const [what, file] of [['the board’s wasm', 'board.wasm'], ['the board’s script', 'board.js']]) {
  test(`${what} does not come, then comes`, async ({ site, browser }) => {
    const { page } = await openWatched(browser, site.origin);
    await page.context().route(`**/${file}`, (route) => route.abort());
    await page.goto(site.address);
    await gaveUpWith(page, 'download');
    await page.context().unroute(`**/${file}`);
    await page.locator('#failure-reload').click();
    await boardReady(page);
  });
}

test('a part of the page itself does not come', async ({ site, browser }) => {
  const { page } = await openWatched(browser, site.origin);
  await page.route('**/live-board-*.js', (route) => route.abort());
  await page.goto(site.address);
  await page.locator('#incomplete').waitFor();
  assert.ok(await page.locator('#loading').isHidden());
  await page.unroute('**/live-board-*.js');
  await page.locator('#incomplete a').click();
  await boardReady(page);
});

test('the board’s wasm is not there (404)', async ({ site, browser }) => {
  const { page } = await openWatched(browser, site.origin);
  await page.context().route('**/board.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(site.address);
  await gaveUpWith(page, 'download');
});

test('the board’s wasm is cut short', async ({ site, browser }) => {
  const { page } = await openWatched(browser, site.origin);
  await page.context().route('**/board.wasm', async (route) => {
    const whole = await (await route.fetch()).body();
    await route.fulfill({ contentType: 'application/wasm', body: whole.subarray(0, whole.length / 2) });
  });
  await page.goto(site.address);
  await gaveUpWith(page, 'download');
});

for (const file of ['engine-worker.js', 'engine.js', 'engine.wasm']) {
  test(`the engine does not come (${file}): the page says so, and "Try again" brings it`, async ({ site, browser }) => {
    const { page } = await openWatched(browser, site.origin);
    await page.context().route(`**/${file}`, (route) => route.abort());
    await openBoard(page, site.address);
    await newGame(page, 'kalah', { north: 'level1' });
    await point(page, 'A', 'mouse');
    await page.waitForSelector('#notice:not([hidden])');
    assert.equal(await page.locator('#notice-text').innerText(), english.noWorker);
    assert.equal((await state(page)).position, played('kalah', ['A']).at(-1));
    await page.context().unroute(`**/${file}`);
    await page.locator('#notice-act').click();
    await page.waitForFunction(() => globalThis.mancalaBoard.state.turn === 'S', undefined, { timeout: 60_000 });
    assert.ok(await page.locator('#notice').isHidden());
  });
}

test('the program breaks in mid-game: loading again goes on, a new game starts afresh', async ({ site, browser }) => {
  const { page } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'dakon');
  const [, second] = played('dakon', ['B', 'b']);
  for (const move of ['B', 'b']) {
    await point(page, move, 'mouse');
    await page.waitForTimeout(200);
  }
  await reaches(page, second);
  // A text from beyond the memory's end: a trap in the wasm itself.
  const breakIt = () => page.evaluate(() => void globalThis.mancalaBoard.command(/** @type {any} */ (0x7ffffff0)));
  await breakIt();
  await gaveUpWith(page, 'broken');
  await page.locator('#failure-reload').click();
  await boardReady(page);
  await reaches(page, second);
  await breakIt();
  await page.locator('#failure-fresh').click();
  await boardReady(page);
  const fresh = await state(page);
  assert.equal(fresh.position, mancala('start', fresh.game)[0]);
});

test('a lost graphics context comes back with the picture', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  await page.waitForTimeout(3000);
  const whole = await page.screenshot();
  await loseGraphics(page, 500);
  let same = false;
  for (let seconds = 0; seconds < 20 && !same; ++seconds) {
    await page.waitForTimeout(1000);
    same = whole.equals(await page.screenshot());
  }
  assert.ok(same, 'the same picture as before');
  await point(page, 'C', 'mouse');
  await reaches(page, played('kalah', ['C']).at(-1) ?? '');
  assert.deepEqual(problems, []);
});

test('a browser that hands no canvas to workers: the board runs in the page itself', async ({ site, browser }) => {
  const looks = [];
  for (const handsOut of [true, false]) {
    const { page, problems, context } = await openWatched(browser, site.origin);
    if (!handsOut) await page.addInitScript(() => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'));
    await openBoard(page, site.address);
    assert.equal(page.workers().length, handsOut ? 1 : 0);
    await newGame(page, 'kalah');
    await point(page, 'C', 'mouse');
    await reaches(page, played('kalah', ['C']).at(-1) ?? '');
    const size = await page.evaluate(async () => (await globalThis.mancalaBoard.pictureFile()).size);
    assert.ok(size > 50_000, `a picture of ${size} bytes`);
    // Until it rests: letters may still be joining, and a picture is put up after its frame.
    let look = await page.screenshot();
    for (let seconds = 0, rests = 0; seconds < 30 && rests < 3; ++seconds) {
      await page.waitForTimeout(1000);
      const before = look;
      look = await page.screenshot();
      rests = look.equals(before) ? rests + 1 : 0;
    }
    looks.push(look);
    assert.deepEqual(problems, []);
    await context.close();
  }
  assert.ok(looks[0].equals(looks[1]), 'the same picture either way');
});

test('a graphics context that stays lost', async ({ site, browser }) => {
  const { page } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await loseGraphics(page);
  await gaveUpWith(page, 'contextLost');
});

test('a browser that stores nothing: the game goes on, and the page says so', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  await page.waitForSelector('#notice:not([hidden])');
  assert.equal(await page.locator('#notice-text').innerText(), english.notStored);
  await page.locator('#notice-dismiss').click();
  await point(page, 'C', 'mouse');
  await reaches(page, played('kalah', ['C']).at(-1) ?? '');
  assert.deepEqual(problems, []);
});
