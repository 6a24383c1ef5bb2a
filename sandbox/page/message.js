/** One message as an element. Everything that can be pressed is only marked (`data-action`); see actions.js. */

import { components, isLayout } from "./components.js";
import { el } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { attachments, colour, picture } from "./media.js";
import { isEphemeral } from "./store.js";
import { clock, timestamp } from "./time.js";

const LOADING = 128;
const JOINED_THREAD = 18;
const QUICK_EMOJIS = ["🔔", "🚨", "⚠️"];

/** Renders a message as `person` sees it; `shared` tells the channel from a pane of one's own. */
export function renderMessage(message, world, { person, shared }) {
  const mentionsMe = (message.mentions ?? []).some((user) => user.id === person);
  return el("article", {
    class: ["message", isEphemeral(message) && "ephemeral", mentionsMe && "mentions-me"].filter(Boolean).join(" "),
    tabindex: "-1", "aria-label": `Message from ${world.nameOf(message.author.id)}`,
    dataset: { key: message.id, messageId: message.id, author: message.author.id, role: "message" },
  },
  origin(message, world),
  avatar(world, message.author),
  el("div", { class: "message-main" },
    byline(message, world),
    el("div", { class: "content", dataset: { role: "content" } }, content(message, world)),
    isLayout(message) ? null : attachments(message),
    (message.embeds ?? []).map((embed) => renderEmbed(embed, message, world)),
    components(message, world, person),
    reactions(message, world, person),
    notes(message, world, person, shared),
    isEphemeral(message) && ephemeralFooter()),
  isEphemeral(message) ? null : toolbar(message));
}

/** The round picture of a user: a colour and a letter. */
export function avatar(world, user) {
  const number = world.numberOf(user.id);
  const style = number >= 0 ? `person-${number}` : "person-bot";
  return el("span", { class: `avatar ${style}`, "aria-hidden": "true" }, [...world.nameOf(user.id)][0] ?? "?");
}

function origin(message, world) {
  const used = message.interaction_metadata ?? message.interaction;
  if (used?.user && (message.interaction?.name || used.name)) {
    const name = message.interaction?.name ?? used.name;
    return el("p", { class: "origin" }, el("b", {}, world.nameOf(used.user.id)), " used ", el("code", {}, `/${name}`));
  }
  const answered = message.referenced_message;
  if (!answered) return null;
  return el("p", { class: "origin" }, "↱ ", el("b", {}, world.nameOf(answered.author.id)), ` ${answered.content.slice(0, 80)}`);
}

function byline(message, world) {
  return el("header", { class: "byline" },
    el("b", { class: `name person-name-${world.numberOf(message.author.id)}` }, world.nameOf(message.author.id)),
    message.author.bot && el("span", { class: "tag" }, "APP"),
    el("time", { class: "faint", datetime: message.timestamp, title: message.timestamp }, clock(message.timestamp)),
    message.edited_timestamp && el("span", { class: "faint", dataset: { role: "edited" } }, "(edited)"));
}

function content(message, world) {
  if (message.flags & LOADING) return [el("span", { class: "thinking" }, `${world.nameOf(message.author.id)} is thinking…`)];
  if (message.type === JOINED_THREAD) return [`started a thread: ${message.content}`];
  return message.content ? [markdown(message.content, world)] : [];
}

function renderEmbed(embed, message, world) {
  const box = el("section", { class: "embed", dataset: { role: "embed" } },
    embed.author?.name && el("div", { class: "embed-author" }, embed.author.name),
    embed.title && el("h3", { class: "embed-title" },
      embed.url ? link(embed.url, markdown(embed.title, world)) : markdown(embed.title, world)),
    embed.description && el("div", { class: "embed-text" }, markdown(embed.description, world)),
    embed.fields?.length && el("dl", { class: "embed-fields" }, embed.fields.map((field) => embedField(field, world))),
    embed.thumbnail && picture(embed.thumbnail.url, "thumbnail", message, "thumbnail"),
    embed.image && picture(embed.image.url, "picture", message),
    embedFooter(embed));
  box.style.borderLeftColor = colour(embed.color);
  return box;
}

function embedField(field, world) {
  return el("div", { class: field.inline ? "embed-field inline" : "embed-field" },
    el("dt", {}, markdown(field.name, world)), el("dd", {}, markdown(field.value, world)));
}

function embedFooter(embed) {
  if (!embed.footer && !embed.timestamp) return null;
  return el("footer", { class: "faint" }, embed.footer?.text,
    embed.footer && embed.timestamp && " · ",
    embed.timestamp && timestamp(Date.parse(embed.timestamp) / 1000, "f"));
}

function reactions(message, world, person) {
  if (message.tally.size === 0) return null;
  return el("div", { class: "reactions", role: "group", "aria-label": "Reactions", dataset: { role: "reactions" } },
    [...message.tally].map(([key, entry]) => reaction(key, entry, world, person)));
}

function reaction(key, { emoji, users, unknown }, world, person) {
  const name = emoji.id ? `:${emoji.name}:` : emoji.name;
  const count = users.size + unknown;
  const who = [...users].map((id) => world.nameOf(id)).join(", ");
  return el("button", {
    type: "button", class: "reaction", "aria-pressed": String(users.has(person)),
    "aria-label": `${name}, ${count}`, title: who,
    dataset: { key, action: "react", emoji: key },
  }, el("span", { class: "emoji" }, name), el("span", { class: "count", dataset: { role: "count" } }, String(count)));
}

function notes(message, world, person, shared) {
  return world.interactionsOf(message.id, shared ? null : person).map((interaction) => {
    const who = shared ? `${world.nameOf(interaction.person)}: ` : "";
    return interactionNote(interaction, who);
  });
}

/** The word about an interaction that is under way or was never answered. */
export function interactionNote({ id, state, error }, who = "") {
  if (state === "thinking") {
    return el("p", { class: "note thinking", dataset: { key: id, role: "thinking" } }, `${who}waiting for the app…`);
  }
  return el("p", { class: "note failed", role: "alert", dataset: { key: id, role: "failed" } },
    `${who}${error ?? "This interaction failed"}`,
    el("button", { type: "button", class: "link", dataset: { action: "forget", interaction: id } }, "Dismiss"));
}

function ephemeralFooter() {
  return el("footer", { class: "only-you" }, "👁 Only you can see this · ",
    el("button", { type: "button", class: "link", dataset: { action: "dismiss" } }, "Dismiss"));
}

function toolbar(message) {
  const quick = QUICK_EMOJIS.map((emoji, index) => el("button", {
    type: "button", tabindex: index === 0 ? "0" : "-1", "aria-label": `React with ${emoji}`, title: `React with ${emoji}`,
    dataset: { action: "react", emoji, quick: "" },
  }, emoji));
  return el("div", { class: "toolbar", role: "toolbar", "aria-label": "React to this message", dataset: { role: "toolbar" } },
    quick,
    el("button", { type: "button", tabindex: "-1", "aria-label": "Another reaction", title: "Another reaction",
      dataset: { action: "pick" } }, "☺"),
    el("button", { type: "button", tabindex: "-1", "aria-label": "Delete as a moderator", title: "Delete as a moderator",
      dataset: { action: "delete", message: message.id } }, "🗑"));
}
