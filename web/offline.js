// @ts-check
/**
 * The page's end of the service worker: registers it once the board runs, says when the page can do without a network, and
 * lets a newer build wait until the person agrees.
 */
import { sentences } from './sentences.js';

const after = 2_000;  // ms: what is fetched for later does not stand in the way of the first move

/**
 * @param {(text: string, button: string | null, action: (() => void) | null) => void} tell a line for the person
 */
export function keepOffline(tell) {
  const container = navigator.serviceWorker;
  if (!container) return;  // not on a secure address, or switched off
  // Whoever had no worker before has nothing to be replaced.
  let hadController = Boolean(container.controller);
  let left = false;
  container.addEventListener('controllerchange', () => {
    // Another build answers from now on, and parts that are still to come would be its own: begin again with it.
    if (!hadController) {
      hadController = true;
      return;
    }
    if (left) return;
    left = true;
    location.reload();
  });

  /** @param {ServiceWorkerRegistration} registration */
  const offer = (registration) => tell(sentences.newVersion, sentences.useNow, () => {
    hadController = true;
    registration.waiting?.postMessage('take-over');
  });

  /** @type {ServiceWorker | null} */
  let watched = null;
  /** @param {ServiceWorkerRegistration} registration */
  const watch = (registration) => {
    const coming = registration.installing;
    if (!coming || coming === watched) return;
    watched = coming;
    // Whether it replaces one is known now; a first one claims the page before it is seen as active.
    const replaces = Boolean(registration.active);
    coming.addEventListener('statechange', () => {
      if (coming.state === 'installed' && replaces) offer(registration);
      if (coming.state === 'activated' && !replaces) {
        document.documentElement.dataset.offline = 'ready';
        tell(sentences.offlineReady, null, null);
      }
    });
  };

  const register = () => container.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' }).then((registration) => {
    if (!registration) return;  // where workers are held back, as in private windows of some browsers
    if (registration.active) document.documentElement.dataset.offline = 'ready';
    if (registration.waiting && registration.active) offer(registration);
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
  }, (error) => console.info(`no offline copy: ${error}`));
  setTimeout(register, after);
}
