// @ts-check
/** The first script: it needs nothing else, so it can still say so when a part of the page does not come. */
import('./live-board.js')
  .then(({ showBoard }) => showBoard())
  .catch((error) => {
    console.warn(error);
    for (const [id, hidden] of /** @type {const} */ ([['loading', true], ['incomplete', false]])) {
      const part = document.getElementById(id);
      if (part) part.hidden = hidden;
    }
  });
