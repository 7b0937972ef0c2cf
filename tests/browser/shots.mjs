// Pictures of the page, its five games in two themes and each other view once, and a contact sheet of all pictures in the folder:
// node tests/browser/shots.mjs [--site FOLDER] [--out FOLDER] [--shop-window]
// With --shop-window: the two that the manifest shows before an installation, into assets/pictures.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { command, newGame, openBoard, point, reaches } from './board.mjs';
import { launch, openWatched } from './browser.mjs';
import { played, shortGame } from './cli.mjs';
import { serve } from './server.mjs';

const words = process.argv.slice(2);
/** @param {string} name @param {string} otherwise */
const option = (name, otherwise) => (words.includes(name) ? words[words.indexOf(name) + 1] : fileURLToPath(new URL(`../../build/${otherwise}`, import.meta.url)));
const out = option('--out', 'shots');
mkdirSync(out, { recursive: true });

const sizes = [{ width: 390, height: 844 }, { width: 1024, height: 768 }, { width: 1920, height: 1080 }];
const site = await serve(option('--site', 'web-release/site'));
const browser = await launch();
if (words.includes('--shop-window')) {
  for (const [name, game, options] of /** @type {const} */ ([
    ['wide', 'dakon', { viewport: { width: 1280, height: 800 } }],
    ['narrow', 'kalah', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }],
  ])) {
    const { page, context } = await openWatched(browser, site.origin, options);
    const { start, moves } = shortGame(game);
    await openBoard(page, `${site.address}?start=${start.replaceAll(' ', '_')}&moves=${moves.slice(0, 7).join('_')}&sides=both`);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: fileURLToPath(new URL(`../../assets/pictures/${name}.jpg`, import.meta.url)), type: 'jpeg', quality: 78 });
    await context.close();
  }
  sizes.length = 0;
}
for (const viewport of sizes) {
  const { page, context } = await openWatched(browser, site.origin, { viewport, hasTouch: viewport.width < 500 });
  await openBoard(page, site.address);
  const size = `${viewport.width}x${viewport.height}`;
  /** @param {string} name */
  const shoot = async (name) => {
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `${out}/page-${name}-${size}.png` });
    console.log(`${out}/page-${name}-${size}.png`);
  };
  for (const [game, theme] of ['kalah', 'dakon', 'djenon-aboure', 'san-yao', 'mangala-ii'].flatMap((name) => [[name, 'own'], [name, 'contrast']])) {
    await command(page, `theme.${theme}`);
    await newGame(page, game);
    const { start, moves } = shortGame(game);
    const opening = moves.slice(0, 5);
    const positions = played(start, opening);
    for (const [ply, move] of opening.entries()) {
      await point(page, move, 'mouse');
      await reaches(page, positions[ply]);
    }
    await page.mouse.move(2, 2);
    await shoot(theme === 'own' ? game : `${game}-${theme}`);
  }
  await command(page, 'theme.own');
  await newGame(page, 'kalah');
  await command(page, 'play.C');
  for (const panel of ['new-game', 'history', 'rules', 'settings', 'share', 'curve', 'resign']) {
    await command(page, panel);
    if (panel === 'rules') await page.locator('dialog h1').waitFor();
    await shoot(panel);
    await command(page, 'close');
  }
  await command(page, 'hint');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.status.includes(':'), undefined, { polling: 100 });
  await shoot('hint');
  await command(page, 'analysis');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.pits.some(({ worth }) => worth), undefined, { polling: 100 });
  await shoot('values');
  await command(page, 'analysis');
  await command(page, 'edit');
  await shoot('edit');
  await command(page, 'edit.cancel');
  // Ends: of a game, of a round; and the next round, sown anew.
  await page.evaluate(() => globalThis.mancalaBoard.load('?start=kalah_0,0,0,0,0,1/0,0,0,0,0,2_25-20_S&moves=F&sides=both'));
  await shoot('finished');
  await page.evaluate(() => globalThis.mancalaBoard.load('?start=san-yao_0,1,0,0,1/0,0,0,0,0_18-30_S&moves=B&sides=both'));
  await shoot('round-over');
  await command(page, 'next-round');
  await shoot('re-sown');
  await context.close();
}

// The other pages, each once.
if (sizes.length) {
  const { page } = await openWatched(browser, site.origin, { viewport: { width: 1280, height: 900 }, hasTouch: true });
  /** @param {string} name @param {boolean} [whole] */
  const shoot = async (name, whole = false) => {
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${out}/page-${name}.png`, fullPage: whole });
    console.log(`${out}/page-${name}.png`);
  };
  await page.goto(`${site.address}embed-demo.html`, { waitUntil: 'domcontentloaded' });
  for (let y = 0; y < 6000; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(1500);
  }
  await shoot('embed-demo', true);
  await page.goto(`${site.address}embed-builder.html`);
  await shoot('embed-builder');
  await page.goto(`${site.address}rules/dakon/en.html`);
  await shoot('rules-dakon', true);
  // The kiosk's three states; its clock is moved on.
  await page.clock.install();
  await page.goto(`${site.address}?kiosk=museum`);
  const comesTo = (/** @type {string} */ state) => page.waitForFunction((wanted) => document.documentElement.dataset.kiosk === wanted, state, { polling: 50, timeout: 60_000 });
  await comesTo('start');
  await shoot('kiosk-start');
  await page.locator('.kiosk-games button').nth(1).tap();
  await comesTo('play');
  await shoot('kiosk-play');
  for (let minute = 0; minute < 30 && !(await page.evaluate(() => document.documentElement.dataset.kiosk === 'warning')); ++minute) await page.clock.fastForward(20_000);
  await shoot('kiosk-warning');
  for (let minute = 0; minute < 60 && !(await page.evaluate(() => document.documentElement.dataset.kiosk === 'attract')); ++minute) await page.clock.fastForward(20_000);
  await shoot('kiosk-attract');

  const pictures = readdirSync(out).filter((name) => name.endsWith('.png') && !name.startsWith('contact')).sort();
  const sheet = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  sheet.setDefaultTimeout(300_000);  // 24 pictures are megabytes to unpack
  for (let first = 0; first < pictures.length; first += 24) {
    const cells = pictures.slice(first, first + 24).map((name) =>
      `<figure><img src="data:image/png;base64,${readFileSync(`${out}/${name}`).toString('base64')}"><figcaption>${name}</figcaption></figure>`);
    await sheet.setContent(`<style>body { margin: 8px; display: grid; grid-template-columns: repeat(6, 1fr); gap: 8px; font: 12px sans-serif; background: #888 }
      figure { margin: 0 } img { width: 100%; max-height: 420px; object-fit: contain }</style>${cells.join('')}`);
    await sheet.screenshot({ path: `${out}/contact-${first / 24 + 1}.png`, fullPage: true });
    console.log(`${out}/contact-${first / 24 + 1}.png`);
  }
}
await browser.close();
await site.close();
