// Pictures of the five games in the page: node tests/browser/shots.mjs [--site FOLDER] [--out FOLDER]
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
    await shoot(panel);
    await command(page, 'close');
  }
  await context.close();
}
await browser.close();
await site.close();
