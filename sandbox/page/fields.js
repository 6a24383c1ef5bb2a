/** One labelled field for each option of a slash command. */

import { el } from "./dom.js";
import { Listbox } from "./listbox.js";

const Type = Object.freeze({ string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 });
const DEBOUNCE_MS = 150;

let count = 0;

/**
 * Builds the field of an option: `{name, node, input, value(), fill(text)}`; `value()` is undefined when left empty.
 * `complete(name, typed)` asks the bot for choices; `onPicked()` is called after one was picked.
 */
export function optionField(option, { world, complete, onPicked }) {
  const id = `option-${(count += 1)}`;
  const control = option.autocomplete
    ? autocompleted(option, id, complete, onPicked)
    : chosenFromList(option, id, world) ?? typed(option, id);
  const node = el("div", { class: "field", dataset: { role: "option", option: option.name } },
    el("label", { for: id }, option.shown, option.required && el("span", { class: "required", "aria-hidden": "true" }, " *")),
    control.input,
    el("span", { class: "faint hint", id: `${id}-hint` }, option.description));
  control.input.setAttribute("aria-describedby", `${id}-hint`);
  return { name: option.name, node, fill: (text) => fill(control.input, text), ...control };
}

/** Writes into a field what was typed for it; in a list it chooses what is called so. */
function fill(input, text) {
  const called = [...(input.options ?? [])].find(({ label }) => label.toLowerCase() === text.toLowerCase());
  input.value = called?.value ?? text;
}

function base(option, id) {
  return { id, name: option.name, required: Boolean(option.required), autocomplete: "off", dataset: { option: option.name } };
}

function isNumeric(option) {
  return option.type === Type.integer || option.type === Type.number;
}

function typed(option, id) {
  const numeric = isNumeric(option) && {
    type: "number", min: option.min_value, max: option.max_value, step: option.type === Type.integer ? "1" : "any",
  };
  const input = el("input", {
    type: "text", minlength: option.min_length, maxlength: option.max_length, ...base(option, id), ...numeric,
  });
  return { input, value: () => (input.value === "" ? undefined : numeric ? Number(input.value) : input.value) };
}

function chosenFromList(option, id, world) {
  const items = listItems(option, world);
  if (!items) return null;
  const input = el("select", base(option, id),
    el("option", { value: "" }, option.required ? "Choose…" : "–"),
    items.map((item, index) => el("option", { value: String(index) }, item.name)));
  return { input, value: () => (input.value === "" ? undefined : items[Number(input.value)].value) };
}

function listItems(option, world) {
  if (option.choices?.length) return option.choices;
  const users = [...world.users.values()].map((user) => ({ name: `@${world.nameOf(user.id)}`, value: user.id }));
  const roles = (world.guild?.roles ?? []).map((role) => ({ name: `@${role.name}`, value: role.id }));
  switch (option.type) {
    case Type.boolean: return [{ name: "True", value: true }, { name: "False", value: false }];
    case Type.user: return users;
    case Type.role: return roles;
    case Type.mentionable: return [...users, ...roles];
    case Type.channel: return world.channels.map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    default: return null;
  }
}

/** A text field whose list of choices the bot answers anew for everything typed. */
function autocompleted(option, id, complete, onPicked) {
  let picked = null;
  let asked = 0;
  let timer = null;
  const input = el("input", {
    type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", ...base(option, id),
  });
  const list = new Listbox({
    label: option.description ?? option.name,
    onPick: (choice) => {
      picked = choice;
      input.value = choice.label;
      list.hide();
      onPicked();
    },
  });
  const ask = async () => {
    const question = (asked += 1);
    const choices = await complete(option.name, input.value);
    if (question !== asked || document.activeElement !== input) return;
    const options = choices.map(({ name, value }) => ({ label: name, value }));
    list.show(input, options, { active: input.value || option.required ? 0 : -1, empty: "No options match your search" });
  };
  const stop = () => {
    clearTimeout(timer);
    asked += 1;
    list.hide();
  };
  input.addEventListener("focus", ask);
  input.addEventListener("blur", stop);
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, DEBOUNCE_MS);
  });
  input.addEventListener("keydown", (event) => listKey(event, list, stop));
  const value = () => {
    if (input.value === "") return undefined;
    if (picked && picked.label === input.value) return picked.value;
    return isNumeric(option) ? Number(input.value) : input.value;
  };
  return { input, value, stop };
}

/** Keys of a field with an open list: arrows move, Enter and Tab pick, Escape closes. */
export function listKey(event, list, close = () => list.hide()) {
  if (!list.isOpen) return;
  const use = {
    ArrowDown: () => list.move(1),
    ArrowUp: () => list.move(list.active < 0 ? 0 : -1),
    Enter: () => list.pickActive(),
    Tab: () => !event.shiftKey && list.pickActive(),
    Escape: () => { close(); event.stopPropagation(); },
  }[event.key];
  if (use && use() !== false) event.preventDefault();
}
