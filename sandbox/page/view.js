/** A list of messages that keeps itself up to date and, unless somebody scrolled up, at its end. */

import { listenForActions } from "./actions.js";
import { el } from "./dom.js";
import { interactionNote, renderMessage } from "./message.js";
import { morph } from "./morph.js";
import { settleSelect } from "./select.js";
import { compareIds } from "./store.js";

const NEAR_END_PX = 30;
const LONGEST = 200;

export class MessageView {
  /** `viewer()` answers `{person, shared}`; `messages()` what is to be seen, oldest first. */
  constructor({ world, label, viewer, messages, empty }) {
    Object.assign(this, { world, viewer, messages });
    this.sticking = true;
    this.empty = el("p", { class: "faint empty" }, empty);
    this.list = el("div", { class: "messages" });
    this.notices = el("div", { class: "notices", dataset: { role: "notices" } });
    this.log = el("div", {
      class: "log", role: "log", tabindex: "0", "aria-label": label, "aria-live": "off", dataset: { role: "log" },
      onscroll: () => this.#scrolled(),
    }, this.empty, this.list, this.notices);
    this.more = el("button", {
      type: "button", class: "more", hidden: true, onclick: () => this.toEnd(),
    }, "↓ New messages");
    this.node = el("div", { class: "view" }, this.log, this.more);
    listenForActions(this.log, world, () => this.viewer().person);
    new ResizeObserver(() => this.sticking && this.toEnd()).observe(this.log);
    world.subscribe((change) => this.#changed(change));
  }

  /** Whether news are read aloud. */
  setLive(live) {
    this.log.setAttribute("aria-live", live ? "polite" : "off");
  }

  /** Renders everything anew, keeping what is the same. */
  refresh() {
    this.#keepingPlace(() => {
      const fresh = this.list.cloneNode(false);
      fresh.append(...this.messages().slice(-LONGEST).map((message) => this.#render(message)));
      morph(this.list, fresh);
      this.#renderNotices();
    });
  }

  toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
    this.more.hidden = true;
  }

  #changed(change) {
    switch (change.kind) {
      case "all": return this.refresh();
      case "message": return this.#update(change.id, change.fresh);
      case "gone": return this.#remove(change.id);
      case "interaction": return this.#keepingPlace(() => this.#renderNotices());
    }
  }

  #render(message) {
    return renderMessage(message, this.world, this.viewer());
  }

  #shown(id) {
    return this.list.querySelector(`:scope > [data-message-id="${CSS.escape(id)}"]`);
  }

  #update(id, fresh) {
    const message = this.world.messages.get(id);
    const shown = this.#shown(id);
    if (!message || !this.#belongs(message)) return shown && this.#remove(id);
    this.#keepingPlace(() => {
      if (shown) morph(shown, this.#render(message));
      else this.#insert(message);
    }, shown);
    if (fresh && !this.sticking) this.more.hidden = false;
  }

  #belongs(message) {
    const { person, shared, channel } = this.viewer();
    return shared ? message.audience === null && message.channel_id === channel : Boolean(message.audience?.includes(person));
  }

  #insert(message) {
    const later = [...this.list.children].reverse();
    const before = later.find((node) => compareIds(node.dataset.messageId, message.id) < 0);
    const node = this.#render(message);
    if (before) before.after(node);
    else this.list.prepend(node);
    while (this.list.children.length > LONGEST) this.list.firstChild.remove();
  }

  #remove(id) {
    const shown = this.#shown(id);
    if (!shown) return;
    const focused = shown.contains(document.activeElement);
    this.#keepingPlace(() => shown.remove());
    if (focused) this.log.focus({ preventScroll: true });
  }

  #renderNotices() {
    const { person, shared } = this.viewer();
    const notes = shared ? [] : this.world.interactionsOf(null, person);
    const fresh = this.notices.cloneNode(false);
    fresh.append(...notes.map((interaction) => interactionNote(interaction)));
    morph(this.notices, fresh);
  }

  /** Runs `change`; then the view is at its end if it was, and focus stays in the message it was in. */
  #keepingPlace(change, article = null) {
    const before = document.activeElement;
    const focused = article?.contains(before);
    change();
    // A control that was only moved, itself or with what it stands in, has lost the focus all the same.
    const lost = document.activeElement === document.body && this.node?.contains(before);
    if ((lost || (focused && article.contains(before))) && !before.disabled) before.focus({ preventScroll: true });
    const now = document.activeElement;
    if (focused && (!article.contains(now) || now.disabled)) article.focus({ preventScroll: true });
    this.empty.hidden = this.list.children.length > 0;
    settleSelect();
    if (this.sticking) this.toEnd();
  }

  #scrolled() {
    const left = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight;
    this.sticking = left < NEAR_END_PX;
    if (this.sticking) this.more.hidden = true;
  }
}
