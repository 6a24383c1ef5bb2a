/** The "trouble" menu: everything that goes wrong with the real Discord, on purpose. */

import { el } from "./dom.js";
import { trouble } from "./live.js";

const PERMISSIONS = [
  "send_messages", "embed_links", "attach_files", "add_reactions", "read_message_history", "view_channel",
  "manage_messages", "create_public_threads", "send_messages_in_threads", "external_emojis", "create_events",
];

/** Ties the menu to its button. */
export function setUpTrouble(button, world) {
  const said = el("p", { class: "said", role: "status", dataset: { role: "trouble-answer" } });
  const panel = el("dialog", {
    id: "trouble", class: "trouble", "aria-label": "Trouble",
    onkeydown: (event) => event.key === "Escape" && close(),
  });
  const make = async (what, fields = {}, words = what) => {
    const answer = await trouble(what, fields);
    said.textContent = answer.ok ? `Done: ${words}.` : answer.error ?? "That did not work.";
  };
  const open = () => {
    panel.replaceChildren(heading(close), ...groups(world, make), said);
    panel.show();
    button.setAttribute("aria-expanded", "true");
    panel.querySelector("button, select")?.focus();
  };
  const close = () => {
    panel.close();
    button.setAttribute("aria-expanded", "false");
    button.focus();
  };
  button.addEventListener("click", () => (panel.open ? close() : open()));
  document.body.append(panel);
}

function heading(close) {
  return el("header", { class: "trouble-head" }, el("h2", {}, "Trouble"),
    el("button", { type: "button", class: "button secondary", "aria-label": "Close the trouble menu", onclick: close }, "✕"));
}

function groups(world, make) {
  return [
    group("Connection", "The gateway socket between Discord and the bot.",
      press("Drop the connection", () => make("drop", {}, "connection dropped")),
      press("Drop it and lose the session", () => make("lose_session", {}, "session lost"))),
    group("Bot process", "It starts again by itself.",
      press("Kill the bot (-9)", () => make("kill_bot", {}, "bot killed"), "danger"),
      press("Restart it in good order", () => make("restart_bot", {}, "bot restarted"))),
    group("Servers", "A second one, with a channel of its own.",
      press("Invite the bot there", () => make("invite", {}, "bot invited")),
      press("Remove it from there", () => make("remove", {}, "bot removed"))),
    personGroup(world, make),
    permissionGroup(world, make),
    slowGroup(make),
    failGroup(make),
    group("Messages", "To delete one, use 🗑 beside it (hover, or Tab and arrow keys)."),
  ];
}

function group(title, hint, ...controls) {
  return el("fieldset", {}, el("legend", {}, title), hint && el("p", { class: "faint" }, hint),
    el("div", { class: "trouble-row" }, controls));
}

function press(label, onclick, style = "secondary") {
  return el("button", { type: "button", class: `button ${style}`, onclick, dataset: { trouble: label } }, label);
}

function choice(label, items) {
  return el("select", { "aria-label": label }, items.map(({ value, name }) => el("option", { value }, name)));
}

function number(label, value, limits) {
  return el("input", { type: "number", "aria-label": label, title: label, value, ...limits });
}

function personGroup(world, make) {
  const who = choice("Person", world.people.map((person) => ({ value: person.id, name: world.nameOf(person.id) })));
  const name = () => world.nameOf(who.value);
  return group("A person", "", who,
    press("Close direct messages", () => make("close_dms", { person: who.value }, `${name()} takes no direct messages`)),
    press("Open them", () => make("open_dms", { person: who.value }, `${name()} takes direct messages`)),
    press("Ban", () => make("ban", { person: who.value }, `${name()} is banned`), "danger"));
}

function permissionGroup(world, make) {
  const which = choice("Permission", PERMISSIONS.map((name) => ({ value: name, name: name.replaceAll("_", " ") })));
  const where = choice("Channel", [{ value: "", name: "everywhere" },
    ...world.channels.map((channel) => ({ value: channel.id, name: `#${channel.name}` }))]);
  const fields = () => ({ permission: which.value, ...(where.value && { channel: where.value }) });
  return group("The bot's permissions", "", which, where,
    press("Deny", () => make("deny", fields(), `${which.value} denied`), "danger"),
    press("Allow", () => make("allow", fields(), `${which.value} allowed`), "success"));
}

function slowGroup(make) {
  const seconds = number("Seconds", "2", { min: "0", max: "60", step: "0.1" });
  return group("Slow Discord", "Every REST answer comes this many seconds late.", seconds,
    press("Slow down", () => make("slow", { seconds: Number(seconds.value) }, `${seconds.value} s for each answer`)),
    press("Normal speed", () => make("slow", { seconds: 0 }, "normal speed")));
}

function failGroup(make) {
  const times = number("How many", "3", { min: "1", max: "1000" });
  const status = choice("Status", [500, 502, 503, 429, 403, 404].map((code) => ({ value: String(code), name: String(code) })));
  return group("Failing Discord", "The next REST requests fail with this status.", times, status,
    press("Fail", () => make("fail", { count: Number(times.value), status: Number(status.value) },
      `the next ${times.value} fail with ${status.value}`)));
}
