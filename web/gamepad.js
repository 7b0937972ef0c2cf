// @ts-check
/** Game controllers: looked at only while one is connected and the page is seen, since browsers tell of no presses. */

/** @param {import('./page-api.js').BoardApi} board */
export function watchPads(board) {
  let known = false;  // a frame without leave to look is never told of one, and must not look
  let watching = false;
  /** Bits of pressed buttons at their standard places, and the left stick. @param {(Gamepad | null)[]} pads */
  const stateOf = (pads) => {
    let [buttons, x, y] = [0, 0, 0];
    for (const pad of pads) {
      if (!pad?.connected) continue;
      pad.buttons.slice(0, 16).forEach(({ pressed }, at) => (buttons |= pressed ? 1 << at : 0));
      if (Math.hypot(pad.axes[0] ?? 0, pad.axes[1] ?? 0) > Math.hypot(x, y)) [x, y] = pad.axes;
    }
    return { buttons, x, y };
  };
  const look = () => {
    const pads = navigator.getGamepads().filter((pad) => pad?.connected);
    watching = pads.length > 0 && !document.hidden;
    const { buttons, x, y } = stateOf(watching ? pads : []);
    board.pad(buttons, x, y);
    if (watching) requestAnimationFrame(look);
  };
  const begin = () => {
    if (known && !watching) look();
  };
  addEventListener('gamepadconnected', () => {
    known = true;
    begin();
  });
  document.addEventListener('visibilitychange', begin);
}
