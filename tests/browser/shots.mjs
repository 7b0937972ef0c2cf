// Pictures of the five games in the page: node tests/browser/shots.mjs [--site FOLDER] [--out FOLDER] [--shop-window]
// With --shop-window: the two that the manifest shows before an installation, into assets/pictures.
import { mkdirSync } from 'node:fs';
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
  for (const game of ['kalah', 'dakon', 'djenon-aboure', 'san-yao', 'mangala-ii']) {
    await newGame(page, game);
    const { start, moves } = shortGame(game);
    const opening = moves.slice(0, 5);
    const positions = played(start, opening);
    for (const [ply, move] of opening.entries()) {
      await point(page, move, 'mouse');
      await reaches(page, positions[ply]);
    }
    await page.mouse.move(2, 2);
    await shoot(game);
  }
  for (const panel of ['new-game', 'history', 'rules', 'settings']) {
    await command(page, panel);
    if (panel === 'rules') await page.locator('dialog h1').waitFor();
    await shoot(panel);
    await command(page, 'close');
  }
  await context.close();
}
await browser.close();
await site.close();
