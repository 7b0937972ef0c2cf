// What a page takes from the system and gives to ears and hands: contrast, colours, sound, a game controller.
import assert from 'node:assert/strict';
import { command, frames, middleOf, newGame, openBoard, point, state } from './board.mjs';
import { desktop, openWatched } from './browser.mjs';
import { test } from './harness.mjs';

/** @param {import('playwright-core').Page} page @param {string} id */
const checked = async (page, id) => (await state(page)).commands.find((row) => row.id === id)?.checked;

test('mood: a first start takes the theme for contrast where the system asks for contrast, and follows its colours', async ({ site, browser }) => {
  for (const [options, theme] of /** @type {const} */ ([[{ contrast: 'more' }, 'contrast'], [{ forcedColors: 'active' }, 'contrast'], [{}, 'own']])) {
    const { page, context, problems } = await openWatched(browser, site.origin, { ...desktop, ...options, colorScheme: 'dark' });
    await openBoard(page, site.address);
    await command(page, 'settings');
    assert.equal(await checked(page, `theme.${theme}`), true, JSON.stringify(options));
    assert.equal((await state(page)).surroundings, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => globalThis.mancalaBoard.state.surroundings === 'light');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.surroundings), 'light');
    // What the person chooses stays, whatever the system asks.
    await command(page, 'theme.plain');
    await page.reload();
    await openBoard(page, site.address);
    await command(page, 'settings');
    assert.equal(await checked(page, 'theme.plain'), true);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test('mood: nothing sounds before a press; then sowing clicks, and at rest the audio rests', async ({ site, browser }) => {
  const { page, context, problems } = await openWatched(browser, site.origin);
  await context.addInitScript(() => {
    globalThis.heard = [];
    globalThis.opened = [];
    const Real = AudioContext;
    globalThis.AudioContext = /** @type {any} */ (class extends Real {
      constructor(/** @type {AudioContextOptions} */ options) {
        super(options);
        globalThis.opened.push(this);
      }
    });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      const samples = /** @type {AudioBuffer} */ (this.buffer).getChannelData(0);
      globalThis.heard.push({ length: samples.length, peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0), rate: this.playbackRate.value });
      return start.apply(this, when);
    };
  });
  await openBoard(page, site.address);
  await page.waitForTimeout(300);
  await newGame(page, 'kalah', { speed: 'fast' });
  await page.evaluate(() => globalThis.mancalaBoard.command('play.A'));
  await page.waitForTimeout(1500);
  assert.equal(await page.evaluate(() => globalThis.opened.length), 0, 'nobody has pressed anything');
  await newGame(page, 'kalah', { speed: 'fast' });
  await point(page, 'C', 'mouse');
  await page.waitForFunction(() => globalThis.heard.length >= 6, null, { timeout: 15_000 });
  const heard = await page.evaluate(() => globalThis.heard);
  for (const { length, peak } of heard) {
    assert.ok(length > 1000, `${length} samples`);
    assert.ok(peak > 0.1 && peak <= 1, `peak ${peak}`);
  }
  assert.ok(new Set(heard.map((/** @type {any} */ { rate }) => rate)).size > 2, 'pits differ in pitch');
  await page.waitForFunction(() => globalThis.opened[0].state === 'suspended', null, { timeout: 15_000, polling: 200 });
  await command(page, 'volume.off');
  await point(page, 'A', 'mouse');
  await page.waitForTimeout(1500);
  assert.equal((await page.evaluate(() => globalThis.heard)).length, heard.length, 'off is off');
  assert.deepEqual(problems, []);
});

test('mood: an embed is silent until its address asks for sound', async ({ site, browser }) => {
  for (const [query, sound] of /** @type {const} */ ([['', false], ['&volume=quiet', true]])) {
    const { page, context } = await openWatched(browser, site.origin);
    await openBoard(page, `${site.address}embed.html?game=kalah${query}`);
    assert.equal((await state(page)).sound, sound);
    await context.close();
  }
});

test('mood: a volume that an embed has stored does not sound, and one that its address asks for does', async ({ site, browser }) => {
  const { page, context } = await openWatched(browser, site.origin, { viewport: { width: 480, height: 360 } });
  await context.addInitScript(() => localStorage.setItem('mancala.embed.hall.settings', 'speed slow\nvolume loud\n'));
  for (const [query, sound] of /** @type {const} */ ([['', false], ['&volume=quiet', true]])) {
    await openBoard(page, `${site.address}embed.html?game=kalah&storage=hall${query}`);
    assert.equal((await state(page)).sound, sound);
    await command(page, 'settings');
    assert.equal(await checked(page, 'speed.slow'), true, 'what else is stored counts');
  }
});

test('mood: a controller plays; a board that rests with one connected draws no frame', async ({ site, browser }) => {
  const { page, context, problems } = await openWatched(browser, site.origin);
  await context.addInitScript(() => {
    globalThis.pressed = new Set();
    globalThis.looks = 0;
    globalThis.plugged = false;
    navigator.getGamepads = () => {
      ++globalThis.looks;
      if (!globalThis.plugged) return [];
      const buttons = Array.from({ length: 17 }, (_, at) => ({ pressed: globalThis.pressed.has(at), touched: false, value: 0 }));
      return /** @type {any} */ ([null, { connected: true, buttons, axes: [0, 0, 0, 0], mapping: 'standard' }]);
    };
  });
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => globalThis.looks), 0, 'nobody looks where there is none');
  await page.evaluate(() => {
    globalThis.plugged = true;
    dispatchEvent(new Event('gamepadconnected'));
  });
  /** Pressed until the page has looked, and let go until it has looked again: no longer, for what is held repeats itself. @param {number} button */
  const press = (button) => page.evaluate(async (at) => {
    const seen = async () => {
      const before = globalThis.looks;
      while (globalThis.looks === before) await new Promise((later) => setTimeout(later, 5));
    };
    globalThis.pressed.add(at);
    await seen();
    globalThis.pressed.delete(at);
    await seen();
  }, button);
  for (const button of [15, 15, 15]) await press(button);
  assert.equal((await state(page)).focus, 'C');
  await press(0);
  assert.deepEqual((await state(page)).moves, ['C']);
  await press(1);
  assert.deepEqual((await state(page)).moves, []);
  await press(9);
  assert.equal((await state(page)).panel, 'settings');
  await press(1);
  assert.equal((await state(page)).panel, 'none');
  await page.waitForTimeout(800);
  const [drawn, looks] = [await frames(page), await page.evaluate(() => globalThis.looks)];
  await page.waitForTimeout(1000);
  const [later, looked] = [await frames(page), await page.evaluate(() => globalThis.looks)];
  assert.equal(later, drawn, 'it rests');
  assert.ok(looked > looks, 'and is looked at');
  await page.evaluate(() => (globalThis.plugged = false));
  await page.waitForTimeout(200);
  const end = await page.evaluate(() => globalThis.looks);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => globalThis.looks), end, 'without one nobody looks');
  assert.deepEqual(problems, []);
});

test('mood: across a table the twin lies on the pits, and North’s buttons are pressed where they are seen', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, `${site.address}?game=kalah&sides=both&layout=tabletop&speed=off`);
  await point(page, 'A', 'mouse');
  assert.deepEqual((await state(page)).moves, ['A']);
  const [a, f] = [await middleOf(page, 'A'), await middleOf(page, 'f')];
  assert.ok(Math.abs(a.x - f.x) < 1 && a.y > f.y, 'the rows lie before their players');
  // North's bar at the upper edge: its undo takes the move back.
  await page.mouse.click(512, 34);
  await page.waitForFunction(() => globalThis.mancalaBoard.state.moves.length === 0, undefined, { polling: 40 });
  assert.deepEqual(problems, []);
});
