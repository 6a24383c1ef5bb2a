/** What happens when something marked `data-action` in a list of messages is used. */

import { findComponent } from "./components.js";
import { closest } from "./dom.js";
import { pickEmoji } from "./emoji.js";
import { act, trouble } from "./live.js";
import { selectKey, toggleSelect } from "./select.js";
import { checked } from "./toast.js";

/** Listens at the root of a list of messages; `person()` is who acts there. */
export function listenForActions(root, world, person) {
  root.addEventListener("click", (event) => {
    const control = closest(event, "[data-action]");
    if (control && root.contains(control)) ACTIONS[control.dataset.action]?.(contextOf(control, world, person()));
  });
  root.addEventListener("keydown", (event) => {
    if (selectKey(event) || toolbarKey(event)) return;
    if ((event.key === "Enter" || event.key === " ") && closest(event, ".spoiler")) {
      event.preventDefault();
      event.target.click();
    }
  });
}

function contextOf(control, world, person) {
  const id = control.closest("[data-message-id]")?.dataset.messageId;
  return { control, world, person, id, message: world.messages.get(id) };
}

const ACTIONS = {
  press: ({ control, world, person, id }) => use(world, person, id, "press", control.dataset.customId, {}),
  select: ({ control, world, person, id, message }) => {
    const customId = control.dataset.customId;
    const component = findComponent(message.components, customId);
    toggleSelect(control, component, world, (values) => use(world, person, id, "select", customId, { values }));
  },
  react: ({ control, person, message }) => react(person, message, control.dataset.emoji),
  pick: ({ control, person, message }) => pickEmoji(control, (emoji) => react(person, message, emoji)),
  delete: async ({ id }) => checked(await trouble("delete_message", { message_id: id })),
  dismiss: ({ world, id }) => world.dismiss(id),
  forget: ({ control, world }) => world.dismissInteraction(control.dataset.interaction),
  spoiler: ({ control }) => {
    control.setAttribute("aria-expanded", String(control.getAttribute("aria-expanded") !== "true"));
  },
};

async function use(world, person, id, what, customId, fields) {
  const pressed = world.pressed.get(id);
  if (pressed?.person === person && pressed.customId === customId) return;
  world.press(id, person, customId, fields.values);
  const answer = await act(person, what, { message_id: id, custom_id: customId, ...fields });
  if (!checked(answer)) world.release(id, person);
}

async function react(person, message, emoji) {
  const taken = message.tally.get(emoji)?.users.has(person);
  checked(await act(person, taken ? "unreact" : "react", { message_id: message.id, emoji }));
}

/** In a toolbar only one button is in the Tab order; arrows move among them. */
function toolbarKey(event) {
  const bar = closest(event, "[role=toolbar]");
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!bar || !step) return false;
  const buttons = [...bar.querySelectorAll("button")];
  const next = buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length];
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
  event.preventDefault();
  return true;
}
