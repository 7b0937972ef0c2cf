// @ts-check
/**
 * The page's end of the service worker: registers it once the board runs, says when the page can do without a network, and
 * lets a newer build wait until the person agrees.
 */
import { sentences } from './sentences.js';

/**
 * @param {(text: string, button: string | null, action: (() => void) | null) => void} tell a line for the person
 */
export function keepOffline(tell) {
  const container = navigator.serviceWorker;
  if (!container) return;  // not on a secure address, or switched off
  // Whoever had no worker before has nothing to be replaced.
  const hadController = Boolean(container.controller);
  let left = false;
  container.addEventListener('controllerchange', () => {
    // Another build answers from now on, and parts that are still to come would be its own: begin again with it.
    if (!hadController || left) return;
    left = true;
    location.reload();
  });

  /** @param {ServiceWorkerRegistration} registration */
  const offer = (registration) => tell(sentences.newVersion, sentences.useNow, () => registration.waiting?.postMessage('take-over'));

  /** @param {ServiceWorkerRegistration} registration */
  const watch = (registration) => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && hadController) offer(registration);
      if (coming.state === 'activated' && !hadController) {
        document.documentElement.dataset.offline = 'ready';
        tell(sentences.offlineReady, null, null);
      }
    });
  };

  container.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' }).then((registration) => {
    if (!registration) return;  // where workers are held back, as in private windows of some browsers
    if (registration.active && hadController) document.documentElement.dataset.offline = 'ready';
    if (registration.waiting && hadController) offer(registration);
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
  }, (error) => console.info(`no offline copy: ${error}`));
}
