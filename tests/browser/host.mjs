// Somebody else's page: a server of another origin than the board's, with a page and headers of its own.
import { createServer } from 'node:http';
import { openWatched } from './browser.mjs';

/**
 * Serves pages by path on a free port. @param {Record<string, string>} pages HTML by path, `/` among them
 * @param {Record<string, string>} headers of each
 */
export async function serveHost(pages, headers = {}) {
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://localhost').pathname];
    if (page === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(page);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => {
      server.closeAllConnections?.();
      server.close(closed);
    }),
  };
}

/**
 * A host page with `body` in a browser of its own context, and what it may not do gathered in `problems`.
 * @param {import('./harness.mjs').Bench} bench @param {string} body HTML
 * @param {{policy?: string, options?: import('playwright-core').BrowserContextOptions, head?: string}} more
 */
export async function openHost({ site, browser }, body, { policy, options, head = `<script defer src="${site.address}embed.js"></script>` } = {}) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A museum</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  const host = await serveHost({ '/': html }, policy ? { 'Content-Security-Policy': policy } : {});
  const watched = await openWatched(browser, [site.origin, host.origin], {
    // Holding workers back would put a script into each frame that fails in a sandbox; and none may come from an embed anyway.
    serviceWorkers: 'allow', viewport: { width: 900, height: 700 }, ...options,
  });
  // What boards tell is kept from the first on.
  await watched.context.addInitScript(() => {
    globalThis.told = [];
    for (const kind of ['ready', 'move', 'turn', 'over', 'activity', 'error']) {
      document.addEventListener(`mancala-${kind}`, (event) => globalThis.told.push({ kind, id: event.target.id, detail: event.detail }));
    }
  });
  await watched.page.goto(`${host.origin}/`);
  return { ...watched, host };
}

/** Waits until a board has told something, and gives all it told of that kind. @param {import('playwright-core').Page} page @param {string} kind @param {string} id @param {number} count */
export async function heard(page, kind, id = '', count = 1) {
  await page.waitForFunction(([wanted, from, least]) => globalThis.told.filter((one) => one.kind === wanted && (!from || one.id === from)).length >= least,
    /** @type {[string, string, number]} */ ([kind, id, count]), { timeout: 90_000, polling: 50 });
  return page.evaluate(([wanted, from]) => globalThis.told.filter((one) => one.kind === wanted && (!from || one.id === from)).map((one) => one.detail), [kind, id]);
}

/** Asks a board as the host's own script would; what it is refused with comes back as `{refused}`. @param {import('playwright-core').Page} page @param {string} id @param {string} method @param {...any} values */
export const ask = (page, id, method, ...values) => page.evaluate(async ([board, call, all]) => {
  try {
    return await /** @type {any} */ (document.getElementById(board))[call](...all);
  } catch (error) {
    return { refused: /** @type {Error} */ (error).message };
  }
}, /** @type {[string, string, any[]]} */ ([id, method, values]));

/** The frame of a board, to look inside. @param {import('playwright-core').Page} page @param {string} id */
export async function frameOf(page, id) {
  const frame = await page.evaluateHandle((board) => {
    const element = /** @type {HTMLElement} */ (document.getElementById(board));
    return element.shadowRoot?.querySelector('iframe') ?? element;
  }, id);
  const inside = await /** @type {import('playwright-core').ElementHandle} */ (frame.asElement()).contentFrame();
  if (!inside) throw new Error(`${id} has no frame`);
  return inside;
}

/** The middle of a pit of a framed board, in the host's viewport. @param {import('playwright-core').Page} page @param {string} id @param {string} pit */
export async function pitOf(page, id, pit) {
  const frame = await frameOf(page, id);
  // A board can be asked before it is seen, and pointed at only afterwards.
  await frame.waitForFunction(() => document.documentElement.dataset.state === 'playing', null, { polling: 50 });
  const box = await frame.locator(`[data-pit="${pit}"]`).boundingBox();
  if (!box) throw new Error(`the pit ${pit} has no box`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
