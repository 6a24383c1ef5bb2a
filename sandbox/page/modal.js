/** Modals of the bot, as real dialogs; when several come at once, one after the other. */

import { isSelect, Kind, selectOptions } from "./components.js";
import { el } from "./dom.js";
import { act } from "./live.js";
import { markdown } from "./markdown.js";
import { closeSelect, selectKey, toggleSelect } from "./select.js";

const PARAGRAPH = 2;

let waiting = Promise.resolve();
let count = 0;

/** Shows a modal as soon as no other is open. */
export function openModal(frame, world) {
  waiting = waiting.then(() => show(frame, world));
}

function show({ person, interaction, modal }, world) {
  const returnTo = document.activeElement;
  const fields = [];
  const problem = el("p", { class: "problem", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary", dataset: { role: "send" } }, "Submit");
  const dialog = el("dialog", {
    class: "modal", "aria-labelledby": "modal-title", dataset: { role: "modal", person, customId: modal.custom_id },
    onkeydown: selectKey,
    oncancel: (event) => document.querySelector(".listbox") && event.preventDefault(),
  },
  el("form", {
    onsubmit: (event) => {
      event.preventDefault();
      submit({ person, interaction, fields, problem, send }).then((ok) => ok && dialog.close());
    },
  },
  el("h2", { id: "modal-title" }, modal.title),
  el("p", { class: "faint" }, `for ${world.nameOf(person)}`),
  modal.components.map((component) => part(component, world, fields)),
  problem,
  el("footer", {},
    el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel"), send)));
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, [role=combobox]")?.focus();
  return new Promise((resolve) => dialog.addEventListener("close", () => {
    closeSelect();
    dialog.remove();
    if (returnTo?.isConnected) returnTo.focus();
    resolve();
  }));
}

async function submit({ person, interaction, fields, problem, send }) {
  send.disabled = true;
  const values = Object.fromEntries(fields.map(({ customId, value }) => [customId, value()]));
  const answer = await act(person, "modal", { interaction, values });
  send.disabled = false;
  problem.textContent = answer.ok ? "" : answer.error ?? "Something went wrong. Try again.";
  return answer.ok;
}

function part(component, world, fields) {
  switch (component.type) {
    case Kind.row: return component.components.map((inner) => field(inner, inner.label, null, world, fields));
    case Kind.label: return field(component.component, component.label, component.description, world, fields);
    case Kind.text: return el("div", { class: "content" }, markdown(component.content, world));
    default: return null;
  }
}

function field(component, label, description, world, fields) {
  const id = `modal-field-${(count += 1)}`;
  const { input, value } = isSelect(component) ? selectInput(component, id, world) : textInput(component, id);
  fields.push({ customId: component.custom_id, value });
  return el("div", { class: "field" },
    el("label", { for: id }, label ?? component.placeholder ?? "", component.required !== false && el("span", { class: "required" }, " *")),
    description && el("span", { class: "faint" }, description), input);
}

function textInput(component, id) {
  const paragraph = component.style === PARAGRAPH;
  const input = el(paragraph ? "textarea" : "input", {
    id, rows: paragraph ? "5" : null, type: paragraph ? null : "text", autocomplete: "off", placeholder: component.placeholder,
    required: component.required !== false, minlength: component.min_length, maxlength: component.max_length ?? "4000",
    dataset: { customId: component.custom_id, role: "text-input" },
  });
  input.value = component.value ?? "";
  return { input, value: () => input.value };
}

function selectInput(component, id, world) {
  let chosen = selectOptions(component, world).filter((option) => option.chosen).map((option) => option.value);
  const text = el("span", {});
  const name = () => {
    const labels = selectOptions(component, world).filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    text.textContent = labels.join(", ") || component.placeholder || "Make a selection";
  };
  const input = el("button", {
    id, type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    dataset: { customId: component.custom_id, role: "select" },
    onclick: () => toggleSelect(input, component, world, (values) => {
      chosen = values;
      name();
    }),
  }, text, el("span", { class: "arrow", "aria-hidden": "true" }, "▾"));
  name();
  return { input, value: () => chosen };
}
