/** A small picker for reactions: a few emojis, and a field for any other. */

import { el } from "./dom.js";

const OFFERED = ["🔔", "🚨", "⚠️", "👍", "👎", "❤️", "😂", "🎉", "👀", "🃏"];

/** Opens the picker at a control; `onPick(emoji)` is called with what was chosen. */
export function pickEmoji(anchor, onPick) {
  document.getElementById("emoji-picker")?.remove();
  const done = (emoji) => {
    panel.hidePopover();
    if (emoji) onPick(emoji);
  };
  const field = el("input", { name: "emoji", placeholder: "any emoji", "aria-label": "Any emoji", maxlength: "64", autocomplete: "off" });
  const panel = el("form", {
    id: "emoji-picker", popover: "auto", class: "emoji-picker", "aria-label": "Choose a reaction",
    onsubmit: (event) => {
      event.preventDefault();
      done(field.value.trim());
    },
    ontoggle: (event) => {
      if (event.newState !== "closed") return;
      panel.remove();
      if (anchor.isConnected) anchor.focus();
    },
  },
  el("div", { class: "emoji-grid" }, OFFERED.map((emoji) => el("button", {
    type: "button", "aria-label": emoji, dataset: { pick: emoji }, onclick: () => done(emoji),
  }, emoji))),
  field);
  document.body.append(panel);
  panel.showPopover();
  place(panel, anchor);
  field.focus();
}

function place(panel, anchor) {
  const at = anchor.getBoundingClientRect();
  const left = Math.max(4, Math.min(at.left, window.innerWidth - panel.offsetWidth - 4));
  const top = Math.max(4, Math.min(at.bottom + 4, window.innerHeight - panel.offsetHeight - 4));
  Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });
}
