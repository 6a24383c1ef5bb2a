/** Where a person writes: plain messages, and slash commands with their options as fields. */

import { commandIn, flatten, matching } from "./commands.js";
import { el } from "./dom.js";
import { listKey, optionField } from "./fields.js";
import { languageOf } from "./language.js";
import { act } from "./live.js";
import { Listbox } from "./listbox.js";
import { checked } from "./toast.js";

export class Composer {
  /** `person()` is who writes; `places()` answers `{talk, command: [{value, label}]}`, the channels for each. */
  constructor({ world, label, person, places }) {
    Object.assign(this, { world, label, person, places });
    this.node = el("div", { class: "composer" });
    this.list = new Listbox({ label: "Commands", onPick: ({ entry }) => this.#openCommand(entry) });
    this.input = el("input", {
      type: "text", class: "composer-text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      autocomplete: "off", maxlength: "2000", dataset: { role: "composer" },
      oninput: () => this.#typed(), onkeydown: (event) => listKey(event, this.list), onblur: () => this.list.hide(),
    });
    this.form = el("form", { class: "composer-line", onsubmit: (event) => this.#say(event) }, this.input);
    this.node.append(this.form);
    this.relabel();
  }

  /** Brings the placeholder up to date after the person or channel changed. */
  relabel() {
    this.input.placeholder = this.label();
    this.input.setAttribute("aria-label", this.label());
  }

  focus(text = null) {
    if (!this.form.isConnected) this.#closeCommand();
    this.input.focus();
    if (text === null) return;
    this.input.value = text;
    this.#typed();
  }

  #typed() {
    const text = this.input.value;
    if (!text.startsWith("/")) return this.list.hide();
    const entries = flatten(this.world.commands, languageOf(this.person()));
    const whole = commandIn(entries, text);
    if (whole) return this.#openCommand(whole.entry, whole.said);
    const options = matching(entries, text.slice(1)).map((entry) => ({
      label: `/${entry.shown}`, value: entry.path, description: entry.description, entry,
    }));
    this.list.show(this.input, options, { empty: "The app has no such command" });
  }

  async #say(event) {
    event.preventDefault();
    const content = this.input.value.trim();
    if (!content) return;
    if (content.startsWith("/")) return this.#typed();
    this.input.value = "";
    const sent = checked(await act(this.person(), "say", { channel: this.places().talk, content }));
    if (!sent && !this.input.value) this.input.value = content;
  }

  #openCommand(entry, said = {}) {
    this.list.hide();
    this.input.value = "";
    const form = new CommandForm(entry, this, () => this.#closeCommand());
    this.node.replaceChildren(form.node);
    form.fill(said);
  }

  #closeCommand() {
    this.node.replaceChildren(this.form);
    this.input.focus();
  }
}

/** A chosen command with its fields, until it is sent or given up. */
class CommandForm {
  constructor(entry, { world, person, places }, onDone) {
    Object.assign(this, { entry, person, onDone });
    this.where = placeField(places().command);
    this.fields = entry.options.map((option) => optionField(option, {
      world, complete: (name, typed) => this.#complete(name, typed), onPicked: () => this.focusNext(),
    }));
    this.problem = el("p", { class: "problem", role: "alert", dataset: { role: "problem" } });
    this.send = el("button", { type: "submit", class: "button primary", dataset: { role: "send" } }, "Send");
    this.node = el("form", {
      class: "command", "aria-label": `/${entry.shown}`, dataset: { role: "command", command: entry.path },
      onsubmit: (event) => this.#submit(event),
      onkeydown: (event) => this.#key(event),
    }, this.#head(), el("div", { class: "fields" }, this.fields.map((field) => field.node), this.where.node), this.problem);
  }

  #head() {
    return el("header", { class: "command-head" },
      el("b", { class: "command-name" }, `/${this.entry.shown}`),
      el("span", { class: "faint command-about" }, this.entry.description),
      this.send,
      el("button", { type: "button", class: "button secondary", "aria-label": "Give this command up", title: "Escape",
        onclick: () => this.onDone() }, "✕"));
  }

  #key(event) {
    if (event.key === "Escape") this.onDone();
    if (event.key !== "Enter" || event.target.tagName !== "SELECT") return;
    event.preventDefault();
    this.node.requestSubmit();
  }

  /** Fills in what was said for options, by their names, and goes on to the first that was named without a value. */
  fill(said) {
    const named = this.fields.filter(({ name }) => name in said);
    for (const field of named) field.fill(said[field.name]);
    named.find(({ input }) => input.value === "")?.input.focus();
    this.focusNext();
  }

  /** Goes on to the first required field that is still empty, else to the field in use, else to Send. */
  focusNext() {
    const missing = this.fields.find(({ input }) => input.required && input.value === "");
    if (missing) return missing.input.focus();
    if (!this.node.contains(document.activeElement)) (this.fields[0]?.input ?? this.send).focus();
  }

  #values() {
    const pairs = this.fields.map((field) => [field.name, field.value()]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }

  async #complete(name, typed) {
    const answer = await act(this.person(), "autocomplete", {
      channel: this.where.value(), name: this.entry.path, options: this.#values(), focused: name, value: typed,
    });
    this.problem.textContent = answer.ok ? "" : answer.error ?? "Loading options failed";
    return answer.ok ? answer.choices : [];
  }

  async #submit(event) {
    event.preventDefault();
    for (const field of this.fields) field.stop?.();
    this.send.disabled = true;
    const answer = await act(this.person(), "slash", {
      channel: this.where.value(), name: this.entry.path, options: this.#values(),
    });
    this.send.disabled = false;
    if (answer.ok) this.onDone();
    else this.problem.textContent = answer.error ?? "The command could not be sent.";
  }
}

function placeField(places) {
  if (places.length === 1) return { node: null, value: () => places[0].value };
  const select = el("select", { dataset: { role: "place" } },
    places.map((place) => el("option", { value: place.value }, place.label)));
  return { node: el("label", { class: "field place" }, "where", select), value: () => select.value };
}
