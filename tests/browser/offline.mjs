// Without a network: the service worker, updates, interrupted installs, and what a browser wants of a page that is installed.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardReady, newGame, openBoard, point, reaches, state } from './board.mjs';
import { openWatched } from './browser.mjs';
import { mancala, played } from './cli.mjs';
import { test } from './harness.mjs';
import { serve } from './server.mjs';

const installed = { viewport: { width: 640, height: 480 }, serviceWorkers: /** @type {const} */ ('allow') };

/** @param {import('playwright-core').Page} page */
const readyOffline = (page) => page.waitForFunction(() => document.documentElement.dataset.offline === 'ready', undefined, { timeout: 60_000, polling: 100 });

/** @param {import('playwright-core').Page} page */
const buildOf = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector('script[type=module]')).src.split('/').at(-2));

/** The folder of the build in a site. @param {string} site */
const buildIn = (site) => readdirSync(site).find((name) => /^[0-9a-f]{12}$/.test(name)) ?? '';

/** Another build of the same page: the same files below another folder, so other addresses and another worker. @param {string} site */
function otherBuild(site) {
  const folder = mkdtempSync(join(tmpdir(), 'mancala-build-'));
  cpSync(site, folder, { recursive: true });
  const [old, other] = [buildIn(folder), '0123456789ab'];
  renameSync(join(folder, old), join(folder, other));
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html')))
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replaceAll(old, other));
  for (const name of readdirSync(folder).filter((file) => /\.(br|gz)$/.test(file))) rmSync(join(folder, name));
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8').replaceAll(old, other);
  writeFileSync(join(folder, 'sw.js'), worker.replaceAll(/("(index\.html)": )"[^"]+"/g, (_, key, name) =>
    `${key}"${createHash('sha256').update(readFileSync(join(folder, name))).digest('base64')}"`));
  return folder;
}

test('after the first visit the network may go: every game plays on, engine included', async ({ site, browser }) => {
  const own = await serve(site.folder);
  const { page, context } = await openWatched(browser, own.origin, installed);
  await openBoard(page, own.address);
  await readyOffline(page);
  assert.match(await page.locator('#notice-text').innerText(), /without a network/);
  await own.close();
  await page.reload();
  await boardReady(page);
  for (const game of ['kalah', 'dakon', 'djenon-aboure', 'san-yao', 'mangala-ii']) {
    await page.goto(`${own.address}?game=${game}`);
    await boardReady(page);
    assert.equal((await state(page)).game, game);
  }
  await newGame(page, 'kalah', { north: 'level1' });
  await point(page, 'A', 'mouse');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.turn === 'S' && globalThis.mancalaBoard.state.moves.length > 1, undefined, { timeout: 60_000 });
  await context.close();
});

test('a host that sends index.html to its folder gives a page that works without it, too', async ({ site, browser }) => {
  const own = await serve(site.folder);
  own.host.hidesIndex = true;
  const { page, problems } = await openWatched(browser, own.origin, installed);
  await openBoard(page, own.address);
  await readyOffline(page);
  await page.reload();
  await boardReady(page);
  await own.close();
  await page.reload();
  await boardReady(page);
  assert.deepEqual(problems, []);
});

test('a newer build waits until the person agrees, loses nothing of the game, and never mixes with the old one', async ({ site, browser }) => {
  const next = otherBuild(site.folder);
  const own = await serve(site.folder);
  try {
    const { page, requests } = await openWatched(browser, own.origin, installed);
    await openBoard(page, own.address);
    await readyOffline(page);
    await newGame(page, 'dakon');
    const moves = ['B', 'b'];
    const position = played('dakon', moves).at(-1) ?? '';
    for (const move of moves) await point(page, move, 'mouse');
    await reaches(page, position);

    own.host.folder = next;
    await page.reload();
    await boardReady(page);
    assert.equal(await buildOf(page), buildIn(site.folder), 'the old build answers until somebody agrees');
    await page.locator('#notice-act').waitFor({ timeout: 60_000 });
    assert.match(await page.locator('#notice-text').innerText(), /newer version/);
    await reaches(page, position);
    const [move] = mancala('moves', position)[0].split(' ');
    const after = played(position, [move]).at(-1) ?? '';
    await point(page, move, 'mouse');
    await reaches(page, after);

    requests.length = 0;
    await Promise.all([page.waitForEvent('load'), page.locator('#notice-act').click()]);
    await boardReady(page);
    assert.equal(await buildOf(page), buildIn(next));
    await reaches(page, after);
    assert.ok(!requests.some((address) => address.includes(buildIn(site.folder))), 'nothing of the old build is asked for');
    assert.deepEqual(await page.evaluate(() => caches.keys()), ['mancala-/some/where/-0123456789ab']);
    assert.deepEqual((await state(page)).moves, [...moves, move]);
  } finally {
    await own.close();
    rmSync(next, { recursive: true });
  }
});

for (const trouble of /** @type {const} */ ([503, 'cut'])) {
  test(`an install that was interrupted (${trouble === 'cut' ? 'a file cut short' : 'a file refused'}) is completed at the next visit`, async ({ site, browser }) => {
    const own = await serve(site.folder);
    let asked = 0;
    own.host.trouble = (path) => (path.endsWith('/engine.wasm') && ++asked ? trouble : undefined);
    const { page } = await openWatched(browser, own.origin, installed);
    const failed = page.evaluate.bind(page, () => navigator.serviceWorker.getRegistration().then((one) => !one?.installing && !one?.active));
    await openBoard(page, own.address);
    // Whatever was being made when the file was refused is given up by and by.
    for (let waited = 0; waited < 20_000 && (asked === 0 || !(await failed())); waited += 200) await page.waitForTimeout(200);
    assert.ok(asked > 0, 'the copy was begun');
    await page.waitForTimeout(300);
    assert.ok(await failed(), 'a half-made copy is not put to use');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.offline), undefined, 'and nobody says it is ready');
    own.host.trouble = () => undefined;
    const again = await (await page.context().newPage());
    await openBoard(again, own.address);
    await readyOffline(again);
    await own.close();
    await again.reload();
    await boardReady(again);
  });
}

test('a client of a build whose files are gone is told so, and the next load has the new build', async ({ site, browser }) => {
  const next = otherBuild(site.folder);
  const own = await serve(site.folder);
  try {
    const { page } = await openWatched(browser, own.origin, installed);
    await openBoard(page, own.address);
    await readyOffline(page);
    await newGame(page, 'kalah');
    await point(page, 'C', 'mouse');
    const position = played('kalah', ['C'])[0];
    await reaches(page, position);
    // The browser has thrown a part away, and the host has another build by now.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (/live-board-.*\.js$/.test(request.url)) await cache.delete(request);
      }
    });
    own.host.folder = next;
    await page.goto('about:blank');
    await page.goto(own.address);
    await page.locator('#incomplete').waitFor();
    await page.waitForFunction(async () => (await caches.keys()).length === 0, undefined, { polling: 100 });
    await page.locator('#incomplete a').click();
    await boardReady(page);
    assert.equal(await buildOf(page), buildIn(next));
    await reaches(page, position);
  } finally {
    await own.close();
    rmSync(next, { recursive: true });
  }
});

test('nothing stands in the way of installing the page', async ({ site, browser }) => {
  const { page, context, problems } = await openWatched(browser, site.origin, installed);
  await openBoard(page, site.address);
  await readyOffline(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = /** @type {any} */ (await devtools.send('Page.getInstallabilityErrors'));
  // A window that keeps no profile cannot install anything; that is the test's, not the page's.
  assert.deepEqual(installabilityErrors.filter((/** @type {any} */ one) => one.errorId !== 'in-incognito'), []);
  const { errors, data } = /** @type {any} */ (await devtools.send('Page.getAppManifest'));
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.equal(manifest.shortcuts.length, 5);
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const response = await page.request.get(new URL(src, site.address).href);
    assert.ok(response.ok(), src);
    assert.equal(response.headers()['content-type'], type, src);
    if (!type.startsWith('image/png')) continue;
    const bytes = await response.body();
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
  for (const purpose of ['any', 'maskable', 'monochrome'])
    for (const size of ['192x192', '512x512']) assert.ok(manifest.icons.some((/** @type {any} */ icon) => icon.purpose === purpose && icon.sizes === size), `${purpose} ${size}`);
  assert.deepEqual(problems, []);
});
