/** A list floating at a control, moved through by keys while the control keeps the focus. */

import { el } from "./dom.js";

let count = 0;

/** Options under (or above) an anchor; the anchor tells it about keys. */
export class Listbox {
  /** `onPick(option)` is called for a click or `pickActive()`; `multi` marks instead of picking. */
  constructor({ label, onPick, onOutside = null, multi = false, limit = 1 }) {
    this.id = `list-${(count += 1)}`;
    this.multi = multi;
    this.limit = limit;
    this.options = [];
    this.active = -1;
    this.marked = new Set();
    this.anchor = null;
    this.onPick = onPick;
    this.onOutside = onOutside;
    this.node = el("ul", {
      id: this.id, class: "listbox", role: "listbox", popover: "manual", "aria-label": label,
      "aria-multiselectable": multi ? "true" : null, dataset: { role: "listbox" },
      onmousedown: (event) => event.preventDefault(), onclick: (event) => this.#click(event),
    });
    this.outside = (event) => {
      if (!this.node.contains(event.target) && !this.anchor?.contains(event.target)) this.#leave();
    };
    this.moved = () => this.#place();
  }

  get isOpen() {
    return this.node.matches(":popover-open");
  }

  /** Shows these options at the anchor; the first is active unless `active` says else. */
  show(anchor, options, { active = 0, empty = null } = {}) {
    this.options = options;
    this.active = options.length ? Math.min(active, options.length - 1) : -1;
    this.node.replaceChildren(...options.map((option, index) => this.#row(option, index)));
    if (options.length === 0 && empty) this.node.append(el("li", { class: "faint", role: "presentation" }, empty));
    if (options.length === 0 && !empty) return this.hide();
    this.attach(anchor);
    if (!this.isOpen) {
      (anchor.closest("dialog") ?? document.body).append(this.node);
      this.node.showPopover();
      document.addEventListener("pointerdown", this.outside, true);
      window.addEventListener("resize", this.moved);
      document.addEventListener("scroll", this.moved, true);
    }
    this.#place();
    this.node.querySelector(".active")?.scrollIntoView({ block: "nearest" });
  }

  /** Ties the list to its control, or to the one that took its place. */
  attach(anchor) {
    this.anchor = anchor;
    anchor.setAttribute("aria-expanded", "true");
    anchor.setAttribute("aria-controls", this.id);
    this.#showActive();
  }

  hide() {
    if (this.isOpen) this.node.hidePopover();
    this.node.remove();
    document.removeEventListener("pointerdown", this.outside, true);
    window.removeEventListener("resize", this.moved);
    document.removeEventListener("scroll", this.moved, true);
    this.anchor?.setAttribute("aria-expanded", "false");
    this.anchor?.removeAttribute("aria-activedescendant");
  }

  /** Moves the active option by `step`, round the ends. */
  move(step) {
    if (this.options.length === 0) return;
    this.active = (this.active + step + this.options.length) % this.options.length;
    this.#showActive();
  }

  /** Makes the first or last option active. */
  moveTo(index) {
    this.active = index < 0 ? this.options.length - 1 : index;
    this.#showActive();
  }

  /** Makes the next option active whose label starts with `letter`. */
  jump(letter) {
    const order = [...this.options.keys()].map((index) => (index + this.active + 1) % this.options.length);
    const found = order.find((index) => this.options[index].label.toLowerCase().startsWith(letter.toLowerCase()));
    if (found !== undefined) this.moveTo(found);
  }

  /** Picks, or marks, the active option; whether there was one. */
  pickActive() {
    const option = this.options[this.active];
    if (!option) return false;
    this.#pick(option);
    return true;
  }

  #pick(option) {
    if (!this.multi) return this.onPick(option);
    if (!this.marked.delete(option.value) && this.marked.size < this.limit) this.marked.add(option.value);
    this.#showActive();
  }

  #click(event) {
    const row = event.target.closest("[role=option]");
    if (!row) return;
    this.active = Number(row.dataset.index);
    this.#pick(this.options[this.active]);
  }

  #leave() {
    if (this.onOutside) this.onOutside();
    else this.hide();
  }

  #row(option, index) {
    return el("li", { id: `${this.id}-${index}`, role: "option", dataset: { index: String(index), value: String(option.value) } },
      option.node?.cloneNode(true),
      el("span", { class: "option-label" }, option.label),
      option.description && el("span", { class: "faint option-hint" }, option.description));
  }

  #showActive() {
    [...this.node.querySelectorAll("[role=option]")].forEach((row, index) => {
      row.classList.toggle("active", index === this.active);
      const selected = this.multi ? this.marked.has(this.options[index].value) : index === this.active;
      row.setAttribute("aria-selected", String(selected));
    });
    const row = this.node.querySelector(".active");
    if (!row) return this.anchor.removeAttribute("aria-activedescendant");
    this.anchor.setAttribute("aria-activedescendant", row.id);
    row.scrollIntoView({ block: "nearest" });
  }

  #place() {
    const at = this.anchor.getBoundingClientRect();
    const below = window.innerHeight - at.bottom - 8;
    const above = at.top - 8;
    const up = below < Math.min(260, this.node.scrollHeight) && above > below;
    Object.assign(this.node.style, {
      left: `${Math.max(4, Math.min(at.left, window.innerWidth - this.node.offsetWidth - 4))}px`,
      minWidth: `${Math.min(at.width, 460)}px`,
      maxHeight: `${Math.min(320, up ? above : below)}px`,
      top: up ? "auto" : `${at.bottom + 4}px`,
      bottom: up ? `${window.innerHeight - at.top + 4}px` : "auto",
    });
  }
}
