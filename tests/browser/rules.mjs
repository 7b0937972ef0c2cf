// The rules and history of the games: over the board, and as pages of their own.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { boardReady, command, newGame, openBoard, state, tabTo } from './board.mjs';
import { desktop, openWatched, phone } from './browser.mjs';
import { test } from './harness.mjs';
import { serve } from './server.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const texts = new URL('../../assets/games/', import.meta.url);
const games = readdirSync(texts);
const headings = ['How to play', 'Where it comes from', 'Words of the game', 'Where the record is silent', 'Sources'];

/** @param {import('playwright-core').Page} page @param {string} where */
async function nothingFound(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target).join('; ')}`), []);
}

/** @param {import('playwright-core').Locator} images */
const allLoaded = (images) => images.evaluateAll((all) => Promise.all(all.map((image) => /** @type {HTMLImageElement} */ (image).decode())).then(() => all.length));

test('rules: the text of the game lies over the board as real HTML, and closing it leads back', async ({ site, browser }) => {
  for (const options of [desktop, { ...phone, colorScheme: /** @type {const} */ ('light') }]) {
    const { page, problems } = await openWatched(browser, site.origin, options);
    await openBoard(page, site.address);
    await newGame(page, 'dakon');
    await tabTo(page, 'button[data-command="rules"]');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { level: 1, name: 'Dakon' }).waitFor();
    assert.deepEqual(await dialog.getByRole('heading', { level: 2 }).allInnerTexts(), headings);
    assert.equal(await dialog.locator('ol > li').count(), 5);
    const moving = dialog.locator('img.moving');
    assert.equal(await allLoaded(moving), 5);
    assert.match(String(await moving.first().getAttribute('alt')), /South lifts 7 seeds from A/);
    await nothingFound(page, 'dialog');
    // The board's keys wait meanwhile.
    const before = (await state(page)).moves.length;
    await page.keyboard.press('1');
    assert.equal((await state(page)).moves.length, before);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => globalThis.mancalaBoard.state.panel === 'none');
    assert.equal(await dialog.count(), 0);
    assert.equal(await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.command), 'rules');

    // Another game, another text; the key that opens it closes it, and so does the board.
    await newGame(page, 'san-yao');
    await page.keyboard.press('i');
    await dialog.getByRole('heading', { level: 1, name: 'San-Yao' }).waitFor();
    await page.keyboard.press('i');
    await page.waitForFunction(() => globalThis.mancalaBoard.state.panel === 'none');
    await command(page, 'rules');
    await dialog.waitFor();
    await dialog.getByRole('button').click();
    await page.waitForFunction(() => globalThis.mancalaBoard.state.panel === 'none');
    assert.deepEqual(problems, []);
  }
});

test('rules: they are there without a network, and in sentences where they were not kept', async ({ site, browser }) => {
  const own = await serve(site.folder);
  const { page, context } = await openWatched(browser, own.origin, { viewport: { width: 640, height: 480 }, serviceWorkers: 'allow' });
  await openBoard(page, own.address);
  await page.waitForFunction(() => document.documentElement.dataset.offline === 'ready', undefined, { timeout: 60_000, polling: 100 });
  await own.close();
  await page.reload();
  await boardReady(page);
  await newGame(page, 'mangala-ii');
  await command(page, 'rules');
  await page.getByRole('dialog').getByRole('heading', { level: 2, name: 'Sources' }).waitFor();
  assert.equal(await allLoaded(page.getByRole('dialog').locator('img.moving')), 6);
  await page.goto(`${own.address}rules/kalah/en.html`);
  assert.equal(await page.locator('article h2').count(), 5);
  await context.close();

  const { page: bare } = await openWatched(browser, site.origin);
  await openBoard(bare, site.address);
  await newGame(bare, 'kalah');
  await bare.route('**/rules/**', (route) => route.abort());
  await command(bare, 'rules');
  await bare.getByRole('dialog').getByText('sowing', { exact: false }).first().waitFor();
});

test('rules: each game’s page is whole without JavaScript, and prints on one sheet', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, { ...desktop, javaScriptEnabled: false });
  for (const game of games) {
    const files = readdirSync(new URL(`${game}/`, texts));
    // Printing takes seconds: the tallest page of a game speaks for the others.
    let tallest = { name: '', height: 0 };
    await page.emulateMedia({ media: 'print' });
    // Pictures have their sizes in the page, and take longer than all the rest.
    await page.route(/\.svg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
    for (const file of files) {
      const language = file.replace('.md', '');
      const name = `${game}/${language}`;
      await page.goto(`${site.address}rules/${name}.html`, { waitUntil: 'domcontentloaded' });
      assert.equal(await page.locator('html').getAttribute('lang'), language, name);
      assert.equal(await page.locator('article h2').count(), 5, name);
      if (language === 'en') assert.deepEqual(await page.locator('article h2').allInnerTexts(), headings, name);
      assert.ok(Number((await page.locator('meta[name=description]').getAttribute('content'))?.length) > 20, name);
      assert.equal(await page.locator('header a').count(), games.length, name);
      assert.equal(await page.locator('mancala-board').isVisible(), false, 'no empty place for a board that cannot come');
      const height = (await page.locator('body').boundingBox())?.height ?? 0;
      if (height > tallest.height) tallest = { name, height };
    }
    await page.unroute(/\.svg$/);
    await page.goto(`${site.address}rules/${tallest.name}.html`);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1, `${tallest.name} takes more than one sheet`);
    assert.equal((await page.request.get(`${site.address}rules/${game}/preview.png`)).headers()['content-type'], 'image/png');
  }
  assert.deepEqual(problems, []);
});

test('rules: a game’s page has the board in place, stands still for whoever asks, and satisfies axe', async ({ site, browser }) => {
  for (const [options, moving] of /** @type {const} */ ([[desktop, true], [{ ...phone, reducedMotion: 'reduce', colorScheme: 'dark' }, false]])) {
    const { page, problems } = await openWatched(browser, site.origin, options);
    await page.goto(`${site.address}rules/kalah/en.html`);
    assert.equal(await page.locator('img.moving').first().isVisible(), moving);
    assert.equal(await page.locator('img.still').first().isVisible(), !moving);
    await nothingFound(page, 'page');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    assert.ok(wide, 'nothing sticks out at the side');
    await page.locator('mancala-board').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('mancala-board iframe');
    await frame.locator('html[data-state="playing"]').waitFor({ timeout: 60_000, state: 'attached' });
    await page.getByRole('link', { name: 'Open the board' }).click();
    await boardReady(page);
    assert.equal((await state(page)).game, 'kalah');
    assert.deepEqual(problems, []);
  }
});
