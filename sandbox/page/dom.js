/** Safe building of elements: text goes in as text, nothing is ever parsed as HTML. */

/**
 * Builds an element. `props` are attributes, except `dataset` (an object) and `onclick`-like
 * functions; `false`, `null` and `undefined` leave an attribute out, `true` sets it empty.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProperty(node, name, value);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function setProperty(node, name, value) {
  if (value === false || value === null || value === undefined) return;
  if (name === "dataset") {
    for (const [key, item] of Object.entries(value)) if (item !== undefined) node.dataset[key] = item;
  } else if (typeof value === "function") {
    node.addEventListener(name.slice(2), value);
  } else {
    node.setAttribute(name, value === true ? "" : value);
  }
}

/** Whether a key press belongs to a field somebody types in. */
export function isTyping(target) {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** `node.closest(selector)`, for event targets that may be text. */
export function closest(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}
