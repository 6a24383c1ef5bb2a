/** The events of the server, as a list that folds away; nothing is shown while there are none. */

import { el } from "./dom.js";
import { timestamp } from "./time.js";

const STATES = { 1: "planned", 2: "on now", 3: "over", 4: "cancelled" };

/** Brings the list up to date. */
export function showEvents(node, events) {
  node.hidden = events.length === 0;
  const inOrder = [...events].sort((a, b) => Date.parse(a.scheduled_start_time) - Date.parse(b.scheduled_start_time));
  node.replaceChildren(
    el("summary", {}, `Events (${events.filter(({ status }) => status < 3).length})`),
    el("ul", {}, ...inOrder.map(line)),
  );
}

function line(event) {
  const seconds = (iso) => Math.floor(Date.parse(iso) / 1000);
  return el("li", { dataset: { role: "scheduled", status: STATES[event.status] } },
    el("strong", {}, event.name), ` ${STATES[event.status]} · `,
    timestamp(seconds(event.scheduled_start_time), "f"), " – ", timestamp(seconds(event.scheduled_end_time), "t"),
    el("p", {}, event.description ?? ""), el("p", {}, event.entity_metadata?.location ?? ""));
}
