// Chromium as the tests use it, and pages that note everything a page must not do.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export const program = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
// Without a graphics card the page's letters cost a third of a start when they are drawn by software GL, as the canvas is.
export const flags = [
  '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-gpu-rasterization', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** A browser with a fresh profile. @param {string[]} more further flags */
export function launch(more = []) {
  if (!program) throw new Error('no Chromium found: install it, or set CHROMIUM to the program');
  return chromium.launch({ executablePath: program, args: [...flags, ...more] });
}

export const desktop = { viewport: { width: 1024, height: 768 } };
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/**
 * A page in a context of its own. `problems` gathers console errors, uncaught errors, policy violations and requests to other origins;
 * `requests` gathers every address asked for, workers' included.
 * @param {import('playwright-core').Browser} browser @param {string | string[]} origin one, or several that may be asked
 * @param {import('playwright-core').BrowserContextOptions} options
 */
export async function openWatched(browser, origin, options = desktop) {
  // A worker would answer what a test wants to spoil, and keep in its cache what the next one loads anew.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const origins = [origin].flat();
  const problems = [];
  const requests = [];
  context.on('request', (request) => {
    requests.push(request.url());
    const address = new URL(request.url());
    // A blob's address holds the origin that made it, `null` in a frame without one.
    if (address.protocol !== 'blob:' && !origins.includes(address.origin)) problems.push(`request off origin: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`));
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return { context, page, problems, requests };
}

/**
 * A finger's tap, at a CSS pixel of the viewport. Playwright's own waits between the finger's coming and going, and on a busy machine
 * that is longer than a tap may be.
 * @param {import('playwright-core').Page} page @param {number} x @param {number} y
 */
export async function tap(page, x, y) {
  const session = await page.context().newCDPSession(page);
  const timestamp = Date.now() / 1000;
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.05 }),
  ]);
  await session.detach();
}
