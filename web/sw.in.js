// @ts-check
/// <reference lib="webworker" />
/**
 * The service worker: the page without a network. The build fills in the two lines below from the files that it made;
 * VERSION is the hash of all of them, so a worker of another build is another worker with a cache of its own, and files of
 * two builds never meet. A newer worker waits until the person agrees (offline.js).
 */
const VERSION = '@VERSION@';
/** @type {Record<string, string>} a file's path below the page → the SHA-256 of its bytes, base64 */
const FILES = /* @FILES@ */ {};

const worker = /** @type {ServiceWorkerGlobalScope & typeof self} */ (/** @type {unknown} */ (self));
/** Caches are the whole origin's: those of this copy of the site have its folder in their names. */
const prefix = `mancala-${new URL(worker.registration.scope).pathname}-`;
const cacheName = prefix + VERSION;
const profileCacheName = `${prefix}kiosk`;
/** What a museum writes beside the page; it changes without a build. */
const kioskProfiles = /\/kiosk\/[^/]+\.json$/;

/** @param {BufferSource} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}

/**
 * Fetches a file and keeps it if it is the one that the build made. What lies in the browser's own cache will do; what is
 * cut short or of another build is asked for once more, from the host itself.
 * @param {Cache} cache @param {string} path
 */
async function keep(cache, path) {
  const address = new URL(path, worker.registration.scope);
  for (const mode of /** @type {const} */ (['default', 'reload'])) {
    const response = await fetch(address, { cache: mode, credentials: 'same-origin' });
    if (!response.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await hashOf(bytes)) !== FILES[path]) continue;
    // A response of its own: one that came by a redirect may not answer the opening of a page.
    return cache.put(address, new Response(bytes, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } }));
  }
  throw new Error(`${path} is not the file of build ${VERSION}`);
}

async function install() {
  const cache = await caches.open(cacheName);
  const have = new Set((await cache.keys()).map((request) => request.url));
  // What an interrupted install has kept already was checked when it came.
  const missing = Object.keys(FILES).filter((path) => !have.has(new URL(path, worker.registration.scope).href));
  const waiting = missing.slice();
  await Promise.all(Array.from({ length: 4 }, async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await keep(cache, path);
  }));
}

async function removeOthers() {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== cacheName && name !== profileCacheName) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const address = new URL(request.url);
  const cache = await caches.open(cacheName);
  if (kioskProfiles.test(address.pathname)) return freshOrKept(await caches.open(profileCacheName), request);
  // A link's query names a game, not another file; a folder is its index.
  const file = address.origin + address.pathname.replace(/\/$/, '/index.html');
  return (await cache.match(file)) ?? fetch(request);
}

/** @param {Cache} cache @param {Request} request */
async function freshOrKept(cache, request) {
  try {
    const response = await fetch(request, { cache: 'no-cache' });
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(removeOthers()));
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') worker.skipWaiting();
  if (event.data === 'version') event.ports[0]?.postMessage(VERSION);
});
