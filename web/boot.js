// @ts-check
/** The first script: it needs nothing else, so it can still say so when a part of the page does not come. */
const profile = new URLSearchParams(location.search).get('kiosk');
const shown = profile === null
  ? import('./live-board.js').then(({ showBoard }) => showBoard())
  : import('./kiosk.js').then(({ runKiosk }) => runKiosk(profile));
shown
  .catch((error) => {
    console.warn(error);
    for (const [id, hidden] of /** @type {const} */ ([['loading', true], ['incomplete', false]])) {
      const part = document.getElementById(id);
      if (part) part.hidden = hidden;
    }
  });
