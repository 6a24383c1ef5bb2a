/** Times as Discord shows them; relative ones are kept up to date. */

import { el } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const relativeFormat = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** A `<t:seconds:style>` of a message. */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, "invalid time");
  const title = new Intl.DateTimeFormat("en", STYLES.F).format(date);
  if (style !== "R") return el("time", { title }, new Intl.DateTimeFormat("en", STYLES[style]).format(date));
  return el("time", { title, dataset: { relative: String(seconds) } }, relative(seconds));
}

/** "in 42 seconds", "3 minutes ago". */
export function relative(seconds, now = Date.now()) {
  const away = Math.round(seconds - now / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS.at(-1);
  return relativeFormat.format(Math.trunc(away / length), unit);
}

/** The time of day a message was sent at. */
export function clock(iso) {
  return new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hour12: false }).format(new Date(iso));
}

/** Once a second, brings every relative time in the page up to date. */
export function keepTimesFresh() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(node.dataset.relative));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
