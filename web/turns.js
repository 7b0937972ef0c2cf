// @ts-check
/** Work in tasks of its own, so that taps and painting come in between. A message to oneself comes sooner than a timer, which browsers hold back. */
const { port1, port2 } = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
port1.onmessage = () => waiting.shift()?.();

/** @param {() => void} work */
export function inItsTurn(work) {
  waiting.push(work);
  port2.postMessage(null);
}

/** The next task. @returns {Promise<void>} */
export const turn = () => new Promise((now) => inItsTurn(now));
