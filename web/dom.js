// @ts-check
/** Changes that leave what is already so alone, so that a screen reader keeps its place. */

/** @param {Element | null} element @param {string} text */
export function setText(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

/** @param {Element} element @param {string} name @param {string | null} value null takes the attribute away */
export function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
