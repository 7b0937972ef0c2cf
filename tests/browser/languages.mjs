// Languages in the page: the browser's at the first visit, another at once, one script each, in a sandbox too, and what is said when there is none.
import assert from 'node:assert/strict';
import { boardReady, command, holdBack, holdBoard, openBoard, state } from './board.mjs';
import { desktop, openWatched, phone } from './browser.mjs';
import { test } from './harness.mjs';
import { frameOf, openHost } from './host.mjs';

/** Scripts of languages among these requests. @param {string[]} requests */
const fetched = (requests) => requests.flatMap((address) => /\/languages\/(\w+)\.js$/.exec(address)?.[1] ?? []);

/** @param {import('playwright-core').Page} page @param {string} code */
const speaks = (page, code) => page.waitForFunction((one) => globalThis.mancalaBoard?.state?.language === one && document.documentElement.lang === one, code, { timeout: 20_000, polling: 50 });

test('languages: the first visit speaks the browser’s language, and another one is there at once and stays', async ({ site, browser }) => {
  const { page, requests, problems } = await openWatched(browser, site.origin, { ...desktop, locale: 'bg-BG' });
  const release = await holdBoard(page);
  await page.goto(site.address, { waitUntil: 'domcontentloaded' });
  // What there is to read before the board is there.
  await page.getByText('Вземете семената от една ямка').waitFor();
  await page.getByText('пленяват се двойки и четворки').waitFor();
  assert.match(String(await page.getByRole('link', { name: 'Калах', exact: true }).getAttribute('href')), /^rules\/kalah\/bg\.html$/);
  assert.equal(await page.locator('main :lang(en):not(noscript)').count(), 0, 'nothing of it is English');
  release();
  await boardReady(page);
  assert.equal((await state(page)).status, 'Вие сте на ход');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'bg');
  assert.equal(await page.locator('#failure-reload').textContent(), 'Презареждане');
  assert.equal(await page.locator('#log').getAttribute('aria-label'), 'Разказ за ходовете');
  assert.match(await page.title(), /^Калах/);
  assert.deepEqual(fetched(requests), ['bg']);

  await command(page, 'settings');
  const russian = page.locator('button[data-command="language.ru"]');
  assert.equal(await russian.textContent(), 'Русский');
  await russian.focus();
  await page.keyboard.press('Enter');
  await speaks(page, 'ru');
  assert.equal(await page.locator('#panel-title').textContent(), 'Настройки');
  assert.deepEqual(await page.locator('#sheet h2:visible').allTextContents().then((all) => all.includes('Язык')), true);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Русский');
  await page.reload();
  await boardReady(page);
  assert.equal((await state(page)).status, 'Ваш ход');
  assert.deepEqual(fetched(requests), ['bg', 'ru', 'ru']);
  for (const [code, name] of [['zh', '卡拉哈'], ['hu', 'Kalaha'], ['en', 'Kalah']]) {
    await command(page, `language.${code}`);
    await speaks(page, code);
    assert.equal((await state(page)).title, name);
  }
  assert.equal(await page.locator('#failure-reload').textContent(), 'Load again');
  assert.equal(await page.getByRole('link', { name: 'San-Yao 散窑', includeHidden: true }).count(), 1);
  assert.deepEqual(problems, []);
});

test('languages: what can be tapped stays where it is when another language comes', async ({ site, browser }) => {
  for (const locale of ['hu-HU', 'zh-CN']) {
    const { page } = await openWatched(browser, site.origin, { ...phone, locale });
    await holdBoard(page);
    const release = await holdBack(page, /\/languages\//);
    await page.goto(site.address, { waitUntil: 'domcontentloaded' });
    const place = () => page.locator('#first-board').boundingBox();
    await page.waitForFunction(() => document.getElementById('loading-text')?.textContent === 'Loading the board …');
    const before = await place();
    release();
    await page.waitForFunction(() => document.documentElement.lang !== 'en');
    assert.deepEqual(await place(), before, locale);
    assert.notEqual(await page.locator('#loading-text').textContent(), 'Loading the board …', locale);
    const shift = await page.evaluate(() => new Promise((told) => new PerformanceObserver((list) => told(list.getEntries().reduce((sum, entry) => sum + /** @type {any} */ (entry).value, 0))).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => told(0), 1000)));
    assert.ok(shift < 0.1, `${locale}: shifted by ${shift}`);
    await page.context().close();
  }
});

test('languages: on a slow way what there is to read comes in English before long', async ({ site, browser }) => {
  const { page } = await openWatched(browser, site.origin, { ...phone, locale: 'hu-HU' });
  await page.route(/\/live-board-\w+\.js$/, () => {});
  await page.goto(site.address, { waitUntil: 'domcontentloaded' });
  assert.equal(await page.locator('.lead').isVisible(), false);
  await page.locator('.lead').waitFor({ state: 'visible', timeout: 8000 });
  await page.context().close();
});

test('languages: one that there is not is told in the browser’s', async ({ site, browser }) => {
  const { page } = await openWatched(browser, site.origin, { ...phone, locale: 'bg-BG' });
  await openBoard(page, `${site.address}?language=xx`);
  await speaks(page, 'bg');
  assert.match((await state(page)).status, /Това не може да се прочете: .*„xx“/);
  await page.context().close();
});

test('languages: an English browser fetches none', async ({ site, browser }) => {
  const { page, requests } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  assert.deepEqual(fetched(requests), []);
});

test('languages: a link’s language, one that there is not, and one that does not come', async ({ site, browser }) => {
  const { page, context } = await openWatched(browser, site.origin);
  await openBoard(page, `${site.address}?game=dakon&language=id`);
  assert.equal((await state(page)).status, 'Giliran Anda');
  await openBoard(page, `${site.address}?game=dakon&language=tlh`);
  assert.match((await state(page)).status, /there is no such language; `en`, `bg`.* or `zh`/);
  assert.equal((await state(page)).language, 'en');
  await command(page, 'language.id');
  await speaks(page, 'id');
  assert.notEqual(await page.evaluate(() => globalThis.mancalaBoard.load('?game=kalah&moves=A_Z')), '');
  assert.equal((await state(page)).status, 'Ini tidak terbaca: langkah ini tidak bisa di sini (karakter 21: “Z”)');
  await command(page, 'language.en');
  await page.route('**/languages/tr.js', (route) => route.abort());
  await command(page, 'language.tr');
  await page.getByText('This language could not be loaded').waitFor();
  assert.equal((await state(page)).language, 'en');
  await page.unroute('**/languages/tr.js');
  await command(page, 'language.tr');
  await speaks(page, 'tr');
  await context.close();
});

test('languages: without a network, after the first visit', async ({ site, browser }) => {
  const { page, context } = await openWatched(browser, site.origin, { ...desktop, serviceWorkers: 'allow' });
  await openBoard(page, site.address);
  await page.waitForFunction(() => document.documentElement.dataset.offline === 'ready', undefined, { timeout: 60_000, polling: 100 });
  await context.setOffline(true);
  await command(page, 'language.sr');
  await speaks(page, 'sr');
});

test('languages: in a frame without an origin', async (bench) => {
  const { page, problems, host } = await openHost(bench, '<mancala-board id="board" sandbox="allow-scripts" game="san-yao" language="zh" south="person" north="person" loading="eager"></mancala-board>');
  const frame = await frameOf(page, 'board');
  await frame.waitForFunction(() => globalThis.mancalaBoard?.state?.language === 'zh', undefined, { timeout: 60_000, polling: 50 });
  assert.equal(await frame.evaluate(() => self.origin), 'null');
  assert.equal(await frame.evaluate(() => globalThis.mancalaBoard.state.title), '散窑');
  assert.equal(await frame.evaluate(() => globalThis.mancalaBoard.command('language.sr')), true);
  await frame.waitForFunction(() => globalThis.mancalaBoard.state.title === 'Сан-јао', undefined, { timeout: 20_000, polling: 50 });
  assert.deepEqual(problems, []);
  await host.close();
});

test('languages: a kiosk speaks those of its profile, its own sentences and the games’ names too', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, { viewport: { width: 1080, height: 810 }, hasTouch: true });
  const profile = { title: 'Mancala', welcome: { fr: 'Choisissez.', bg: 'Изберете игра.' }, games: ['kalah', 'san-yao'], languages: ['bg', 'fr'], idle: 60 };
  await page.route('**/kiosk/hall.json', (route) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(profile) }));
  await page.goto(`${site.address}?kiosk=hall`);
  await page.getByRole('button', { name: 'Калах' }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByText('Choisissez.').waitFor();
  await page.waitForTimeout(2100);
  await page.locator('[data-game="san-yao"]').click();
  await page.getByRole('button', { name: 'Recommencer' }).waitFor();
  assert.equal((await state(page)).language, 'fr');
  assert.deepEqual(problems, []);
});
