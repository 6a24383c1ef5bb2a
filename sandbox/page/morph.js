/**
 * Changes a rendered tree into a newer one with as few replacements as possible, so that focus,
 * an open list and a press under way survive when the bot edits the message they belong to.
 */

/** Turns `old` into `fresh`; answers the node that now stands in the page. */
export function morph(old, fresh) {
  if (!alike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.isEqualNode(fresh)) return old;
  if (old.nodeType === Node.TEXT_NODE) {
    old.data = fresh.data;
    return old;
  }
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
  return old;
}

/** Same kind of thing: a button that shows another card is another button. */
function alike(old, fresh) {
  return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && keyOf(old) === keyOf(fresh);
}

function keyOf(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.dataset.key : undefined;
}

function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

function morphChildren(old, fresh) {
  const keyed = new Map();
  for (const child of old.childNodes) if (keyOf(child) !== undefined) keyed.set(keyOf(child), child);
  let place = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const key = keyOf(wanted);
    const kept = key === undefined ? unkeyedAt(place) : keyed.get(key);
    if (!kept || !alike(kept, wanted)) {
      old.insertBefore(wanted, place);
      continue;
    }
    if (kept !== place) old.insertBefore(kept, place);
    keyed.delete(key);
    place = kept.nextSibling;
    morph(kept, wanted);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

function unkeyedAt(place) {
  return place && keyOf(place) === undefined ? place : null;
}
