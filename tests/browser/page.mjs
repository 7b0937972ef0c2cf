// What the page is besides the board: readable, policed, quiet at rest, and the board's twin for keyboards and screen readers.
import assert from 'node:assert/strict';
import { nothingFound } from './axe.mjs';
import { arrowTo, boardReady, boardWorker, command, frames, holdBoard, middleOf, newGame, openBoard, point, reaches, state, tabTo } from './board.mjs';
import { desktop, openWatched, phone, tap } from './browser.mjs';
import { played } from './cli.mjs';
import { test } from './harness.mjs';

test('without JavaScript the page says what it is, names the five games, and what is missing', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin, { ...desktop, javaScriptEnabled: false });
  await page.goto(site.address);
  const text = await page.locator('main').innerText();
  for (const words of ['Mancala', 'Kalah', 'Dakon', 'Djenon-aboure', 'San-Yao', 'Mangala II', 'needs JavaScript']) assert.ok(text.includes(words), words);
  assert.deepEqual(problems, []);
});

test('the page is readable while the board loads, and shows how far it is', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  const release = await holdBoard(page);
  await page.goto(site.address, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('#loading-bar:not([hidden])');
  assert.ok(await page.locator('h1#title').isVisible());
  assert.equal(await page.locator('.games li').count(), 5);
  await nothingFound(page, 'loading');
  await page.evaluate(() => {
    const seen = (globalThis.seenShares = []);
    const bar = /** @type {HTMLProgressElement} */ (document.getElementById('loading-bar'));
    new MutationObserver(() => seen.push(bar.value)).observe(bar, { attributes: true });
  });
  release();
  await page.waitForFunction(() => document.documentElement.dataset.state === 'playing', undefined, { timeout: 60_000 });
  const shares = await page.evaluate(() => globalThis.seenShares);
  assert.ok(shares.length > 1 && shares.at(-1) === 1, `the bar moved: ${shares}`);
  assert.ok(shares.every((share, at) => at === 0 || share >= shares[at - 1]), `and only forward: ${shares}`);
  assert.deepEqual(problems, []);
});

test('the policy is strict and is kept', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content') ?? '';
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'(;|$)/);
  assert.match(policy, /worker-src 'self'(;|$)/);
  assert.match(policy, /connect-src 'self'(;|$)/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|https?:/);
  await newGame(page, 'kalah', { north: 'level1' });
  await point(page, 'A', 'mouse');
  await page.waitForFunction(() => globalThis.mancalaBoard.state.turn === 'S', undefined, { timeout: 60_000 });
  assert.deepEqual(problems, []);
});

test('a resting board draws no frame, and asks for none', async ({ site, browser }) => {
  const { page, problems, context } = await openWatched(browser, site.origin);
  const countAsked = () => {
    const ask = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.framesAsked = 0;
    globalThis.requestAnimationFrame = (callback) => {
      ++globalThis.framesAsked;
      return ask(callback);
    };
  };
  await context.addInitScript(countAsked);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  await point(page, 'C', 'mouse');
  await page.waitForTimeout(2500);
  const worker = boardWorker(page);
  await worker.evaluate(countAsked);
  const count = async () => [await frames(page), await page.evaluate(() => globalThis.framesAsked), await worker.evaluate(() => globalThis.framesAsked)];
  const before = await count();
  assert.ok(before[0] > 0, 'frames are counted');
  await page.waitForTimeout(3000);
  assert.deepEqual(await count(), before);
  // And it wakes again.
  await page.mouse.move(400, 300);
  await point(page, 'A', 'mouse');
  await page.waitForTimeout(500);
  assert.ok((await count())[0] > before[0]);
  assert.deepEqual(problems, []);
});

test('axe finds nothing on the board, on each panel, in a game that is over and where the page gives up', async ({ site, browser }) => {
  for (const options of [desktop, { ...phone, deviceScaleFactor: 1, colorScheme: /** @type {const} */ ('light') }]) {
    const { page } = await openWatched(browser, site.origin, options);
    await openBoard(page, site.address);
    await newGame(page, 'kalah');
    await point(page, 'C', 'mouse');
    await nothingFound(page, 'board');
    for (const panel of ['new-game', 'history', 'settings', 'curve', 'share', 'resign']) {
      await command(page, panel);
      assert.equal((await state(page)).panel, panel);
      // The sheet is in sight while the focus is in it.
      await page.locator('#sheet button').last().focus();
      await nothingFound(page, panel);
      await command(page, 'close');
      assert.equal((await state(page)).panel, 'none');
    }
    await command(page, 'rules');
    await page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor();
    await nothingFound(page, 'rules');
    await command(page, 'close');
    await command(page, 'analysis');
    await command(page, 'hint');
    await page.waitForFunction(() => /^Hint: /.test(globalThis.mancalaBoard.state.status), null, { polling: 40 });
    await nothingFound(page, 'values and a hint');
    await command(page, 'edit');
    await page.locator('#sheet input').first().focus();
    await nothingFound(page, 'setting up');
    await command(page, 'edit.cancel');
    assert.equal(await page.evaluate(() => globalThis.mancalaBoard.load('kalah 0,0,0,0,0,0/0,0,0,0,0,0 20-28 -')), '');
    assert.notEqual(await page.evaluate(() => globalThis.mancalaBoard.load('kalah 0,0')), '');
    await nothingFound(page, 'a game that is over, and a text that cannot be read');
    await page.evaluate(() => globalThis.mancalaBoard.dispatchEvent(new CustomEvent('engine-failed')));
    await page.locator('#notice').waitFor();
    await nothingFound(page, 'notice');
    await page.evaluate(() => globalThis.mancalaBoard.dispatchEvent(new CustomEvent('broken', { detail: { failure: 'broken', why: 'unreachable' } })));
    await page.locator('#failure').waitFor();
    await nothingFound(page, 'failure');
    await page.evaluate(() => document.getElementById('incomplete')?.removeAttribute('hidden'));
    await nothingFound(page, 'a part that did not come');
    await page.context().close();
  }
});

test('the twin is a grid of buttons on the pits, labelled in words, with one tab stop', async ({ site, browser }) => {
  for (const options of [desktop, phone]) {
    const { page, problems } = await openWatched(browser, site.origin, options);
    await openBoard(page, site.address);
    for (const [game, pits] of /** @type {const} */ ([['dakon', 14], ['san-yao', 10]])) {
      await newGame(page, game);
      const buttons = page.getByRole('grid').getByRole('row').getByRole('gridcell').getByRole('button');
      assert.equal(await buttons.count(), pits);
      assert.equal(await page.locator('[role=grid] button[tabindex="0"]').count(), 1);
      const { pits: told, stores } = await state(page);
      for (const pit of told) {
        const button = page.getByRole('button', { name: pit.label, exact: true });
        const box = await button.boundingBox();
        assert.ok(box && box.width >= 44 && box.height >= 44, `${pit.pit}: ${JSON.stringify(box)}`);
        assert.equal(await button.getAttribute('aria-disabled'), pit.enabled ? null : 'true');
      }
      for (const store of stores) assert.equal(await page.getByText(store.text, { exact: true }).count(), 1);
    }
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
    assert.ok(!scrolls, 'the page does not scroll');
    assert.deepEqual(problems, []);
  }
});

test('arrow keys, Home and End follow the pits as they lie on the screen', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  const here = () => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.pit);
  await arrowTo(page, 'C');
  for (const [key, pit] of [['ArrowRight', 'D'], ['ArrowUp', 'c'], ['ArrowLeft', 'd'], ['Home', 'f'], ['End', 'a'], ['ArrowDown', 'F'], ['ArrowRight', 'F'], ['Home', 'A'], ['Control+Home', 'f'], ['Control+End', 'F']]) {
    await page.keyboard.press(key);
    assert.equal(await here(), pit, key);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(500);
  // Upright: South's row goes up the right column.
  await arrowTo(page, 'C');
  for (const [key, pit] of [['ArrowUp', 'D'], ['ArrowLeft', 'c'], ['ArrowDown', 'd']]) {
    await page.keyboard.press(key);
    assert.equal(await here(), pit, key);
  }
  assert.deepEqual(problems, []);
});

test('each move is told step by step in a polite live region', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  const log = page.getByRole('log');
  assert.equal(await log.getAttribute('aria-live'), 'polite');
  await point(page, 'C', 'mouse');
  await page.waitForFunction(() => /C/.test(document.getElementById('log')?.lastElementChild?.textContent ?? ''));
  const told = (await log.innerText()).trim();
  assert.match(told, /store/i, told);
  assert.deepEqual(problems, []);
});

test('commands are headed groups of buttons; a panel takes the focus and gives it back', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  for (const { id, enabled, checked, label, group } of (await state(page)).commands) {
    const button = page.locator(`#sheet button[data-command="${id}"]`);
    if (await button.count() === 0) continue;
    assert.equal(await button.innerText(), label);
    assert.equal(await button.getAttribute('aria-disabled'), enabled ? null : 'true', id);
    assert.equal(await button.getAttribute('aria-pressed'), checked === null ? null : String(checked), id);
    assert.notEqual(await button.locator('xpath=..').locator('h2').innerText(), '', group);
  }
  await tabTo(page, 'button[data-command="new-game"]');
  assert.ok((await page.locator('#sheet').boundingBox())?.y === 0, 'the sheet comes into sight with the focus');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'panel-title');
  assert.match(await page.locator('#sheet section').first().innerText(), /Kalah/, 'what is chosen is there as text');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => /** @type {HTMLElement} */ (document.activeElement).dataset.command === 'new-game');
  await page.keyboard.press('Escape');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('[role=grid] button')), 'and Escape leads on to the board');
  assert.deepEqual(problems, []);
});

test('shortcuts work, but not with Ctrl, nor while something is typed', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await newGame(page, 'kalah');
  const { commands, position: start } = await state(page);
  const { shortcut } = /** @type {any} */ (commands.find(({ id }) => id === 'undo'));
  const [first] = played('kalah', ['A']);
  await point(page, 'A', 'mouse');
  await reaches(page, first);
  await page.keyboard.press(`Control+${shortcut}`);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'field';
    field.setAttribute('aria-label', 'something to type');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.type(shortcut);
  assert.equal(await page.inputValue('#field'), shortcut);
  assert.equal((await state(page)).position, first);
  await page.evaluate(() => document.getElementById('field')?.remove());
  await page.keyboard.press(shortcut);
  await reaches(page, start);
  assert.deepEqual(problems, []);
});

test('Tab leaves the board as it leaves any part of a page', async ({ site, browser }) => {
  const { page, problems } = await openWatched(browser, site.origin);
  await openBoard(page, site.address);
  await tabTo(page, '[role=grid] button');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.getElementById('sheet')?.contains(document.activeElement)));
  await page.keyboard.press('Shift+Tab');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('[role=grid] button')));
  assert.deepEqual(problems, []);
});

for (const by of /** @type {const} */ (['mouse', 'touch'])) {
  test(`the canvas's own toolbar answers a ${by === 'mouse' ? 'click' : 'tap'}, and so do its pits under an open panel`, async ({ site, browser }) => {
    const options = by === 'mouse' ? { viewport: { width: 1280, height: 720 } } : phone;
    const { page, problems } = await openWatched(browser, site.origin, options);
    await openBoard(page, site.address);
    await newGame(page, 'kalah');
    await point(page, 'A', by);
    await reaches(page, played('kalah', ['A'])[0]);
    const { width, height } = options.viewport;
    /** @param {number} x @param {number} y */
    const press = async (x, y) => {
      if (by === 'mouse') await page.mouse.click(x, y);
      else await tap(page, x, y);
    };
    // Along the bar until the list of moves is open: where its buttons lie is the canvas's own affair. Each press is answered
    // within the frames that follow it, or the next one would close what it opened.
    for (let x = width / 10; x < width && (await state(page)).panel !== 'history'; x += 40) {
      const before = await frames(page);
      await press(x, height - 30);
      for (let tries = 0; tries < 100 && (await frames(page)) < before + 3; ++tries) await page.waitForTimeout(40);
      await page.waitForTimeout(100);
    }
    assert.equal((await state(page)).panel, 'history');
    if (by === 'touch') return assert.deepEqual(problems, []);
    const { x: left, y: top } = await middleOf(page, 'f');
    await press(left, top);
    await reaches(page, played('kalah', ['A', 'f'])[1]);
    assert.deepEqual(problems, []);
  });
}

for (const locks of [true, false]) {
  test(`two tabs each keep a game of their own, ${locks ? 'also when loaded again' : 'also where there are no locks'}`, async ({ site, browser }) => {
    const { page: first, context, problems } = await openWatched(browser, site.origin, { viewport: { width: 480, height: 360 } });
    if (!locks) await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await openBoard(first, site.address);
    await newGame(first, 'kalah');
    await command(first, 'play.C');
    const second = await context.newPage();
    await openBoard(second, site.address);
    const told = (/** @type {import('playwright-core').Page} */ page) => page.getByRole('alert').getByText('The board is open in another tab, too.');
    if (locks) await told(second).waitFor();
    await newGame(second, 'dakon');
    await command(second, 'play.A');
    // Where nothing else tells them apart, the tab whose game was written over takes the other place.
    if (!locks) await told(first).waitFor();
    const [kalah, dakon] = [played('kalah', ['C'])[0], played('dakon', ['A'])[0]];
    for (const [page, position] of /** @type {const} */ ([[first, kalah], [second, dakon], [first, kalah]])) {
      await page.reload();
      await boardReady(page);
      await reaches(page, position);
      assert.equal(await page.getByRole('alert').count(), 0, 'it is told once');
    }
    // The tab that stays keeps its own when it is loaded again.
    await first.close();
    await second.reload();
    await boardReady(second);
    await reaches(second, dakon);
    assert.deepEqual(problems, []);
    if (!locks) return;
    const third = await context.newPage();
    await openBoard(third, site.address);
    await reaches(third, kalah);
  });
}
