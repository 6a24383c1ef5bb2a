/** Discord's message components, classic rows and layout, as elements marked with `data-custom-id`. */

import { el } from "./dom.js";
import { customEmoji, markdown } from "./markdown.js";
import { attachment, colour, picture } from "./media.js";

/** The numbers of Discord's component types used here. */
export const Kind = Object.freeze({
  row: 1, button: 2, stringSelect: 3, textInput: 4, userSelect: 5, roleSelect: 6, mentionableSelect: 7, channelSelect: 8,
  section: 9, text: 10, thumbnail: 11, gallery: 12, file: 13, separator: 14, container: 17, label: 18,
});

const LAYOUT = 32768;
const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link-button", 6: "primary" };
const SELECTS = new Set([Kind.stringSelect, Kind.userSelect, Kind.roleSelect, Kind.mentionableSelect, Kind.channelSelect]);

/** Whether the message is made of layout components (V2). */
export function isLayout(message) {
  return Boolean(message.flags & LAYOUT);
}

/** All components of a message. */
export function components(message, world, person) {
  if (!message.components?.length) return null;
  const context = { message, world, pressed: pressedBy(message, world, person) };
  return el("div", { class: isLayout(message) ? "layout" : "components" },
    message.components.map((component) => render(component, context)));
}

/** Whether that component is a select of any kind. */
export function isSelect(component) {
  return SELECTS.has(component.type);
}

/** The component with that custom id, however deep it lies, or undefined. */
export function findComponent(list, customId) {
  for (const component of list ?? []) {
    if (component.custom_id === customId) return component;
    const inside = [...(component.components ?? []), component.accessory, component.component].filter(Boolean);
    const found = findComponent(inside, customId);
    if (found) return found;
  }
  return undefined;
}

/** What a select offers: `{value, label, description, emoji, chosen}` each. */
export function selectOptions(component, world) {
  if (component.type === Kind.stringSelect) {
    return component.options.map((option) => ({ ...option, node: emojiNode(option.emoji), emoji: emojiText(option.emoji), chosen: Boolean(option.default) }));
  }
  const chosen = new Set((component.default_values ?? []).map((value) => value.id));
  return entities(component.type, world).map((entity) => ({ ...entity, chosen: chosen.has(entity.value) }));
}

function entities(kind, world) {
  const users = [...world.users.values()].map((user) => ({ value: user.id, label: `@${world.nameOf(user.id)}` }));
  const roles = (world.guild?.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name}` }));
  const channels = world.channels.map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  return { [Kind.userSelect]: users, [Kind.roleSelect]: roles, [Kind.mentionableSelect]: [...users, ...roles],
    [Kind.channelSelect]: channels }[kind];
}

function pressedBy(message, world, person) {
  const pressed = world.pressed.get(message.id);
  return pressed?.person === person ? pressed : null;
}

function render(component, context) {
  if (isSelect(component)) return select(component, context);
  switch (component.type) {
    case Kind.row: return el("div", { class: "row" }, component.components.map((inner) => render(inner, context)));
    case Kind.button: return button(component, context);
    case Kind.section: return section(component, context);
    case Kind.text: return el("div", { class: "content" }, markdown(component.content, context.world));
    case Kind.thumbnail: return picture(component.media.url, component.description ?? "thumbnail", context.message, "thumbnail");
    case Kind.gallery: return gallery(component, context);
    case Kind.file: return file(component, context);
    case Kind.separator: return separator(component);
    case Kind.container: return container(component, context);
    default: return el("p", { class: "faint" }, `(component ${component.type} is not shown here)`);
  }
}

/** A partial emoji as text. */
export function emojiText(emoji) {
  if (!emoji) return "";
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}

/** A partial emoji as it looks: one of the application's is a picture. */
export function emojiNode(emoji) {
  if (!emoji) return null;
  return emoji.id ? customEmoji(emoji.name, emoji.id) : el("span", { class: "emoji" }, emoji.name);
}

function button(component, { pressed }) {
  const emoji = emojiText(component.emoji);
  const busy = Boolean(pressed && pressed.customId === component.custom_id);
  const inside = [emojiNode(component.emoji), component.label && el("span", {}, component.label)];
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  if (component.style === 5) return linkButton(component, inside);
  return el("button", {
    type: "button", class: `button ${style}`, disabled: Boolean(component.disabled), "aria-busy": busy ? "true" : null,
    "aria-label": component.label ? null : emoji,
    dataset: { key: `${emoji} ${component.label ?? ""}`, action: "press", customId: component.custom_id, role: "button",
      label: component.label ?? emoji },
  }, inside);
}

function linkButton(component, inside) {
  if (component.disabled || !/^https?:\/\//.test(component.url ?? "")) {
    return el("span", { class: "button secondary", "aria-disabled": "true" }, inside);
  }
  return el("a", { class: "button secondary", href: component.url, target: "_blank", rel: "noopener noreferrer" }, inside, " ↗");
}

function select(component, { world, pressed }) {
  const mine = pressed && pressed.customId === component.custom_id ? pressed : null;
  const chosen = selectOptions(component, world).filter(({ value, chosen: set }) => mine ? mine.values?.includes(value) : set);
  const label = chosen.map((option) => `${option.emoji ? `${option.emoji} ` : ""}${option.label}`).join(", ");
  const placeholder = component.placeholder ?? "Make a selection";
  return el("button", {
    type: "button", class: `select ${label ? "" : "empty"}`, role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": label ? `${placeholder}: ${label}` : placeholder, disabled: Boolean(component.disabled),
    "aria-busy": mine ? "true" : null,
    dataset: { key: `select ${placeholder}`, action: "select", customId: component.custom_id, role: "select", label: placeholder },
  }, el("span", {}, label || placeholder), el("span", { class: "arrow", "aria-hidden": "true" }, "▾"));
}

function section(component, context) {
  return el("div", { class: "section" },
    el("div", { class: "section-text" }, component.components.map((inner) => render(inner, context))),
    component.accessory && render(component.accessory, context));
}

function gallery(component, { message }) {
  return el("div", { class: "gallery" },
    component.items.map((item) => picture(item.media.url, item.description ?? "picture", message)));
}

function file(component, { message }) {
  const name = component.file.url.replace("attachment://", "");
  const sent = (message.attachments ?? []).find((one) => one.filename === name || one.url === component.file.url);
  return attachment(sent ?? { filename: name, size: component.size, url: component.file.url }, message);
}

function separator(component) {
  const wide = component.spacing === 2 ? "wide" : "";
  return component.divider === false ? el("div", { class: `gap ${wide}` }) : el("hr", { class: wide });
}

function container(component, context) {
  const box = el("section", { class: "container" }, component.components.map((inner) => render(inner, context)));
  box.style.borderLeftColor = colour(component.accent_color);
  return box;
}
