/** Short words in the corner, read aloud too. */

import { el } from "./dom.js";

const SHOWN_MS = 7000;

/** Shows `text` for a while. */
export function toast(text) {
  const note = el("p", { class: "toast", dataset: { role: "toast" } }, text);
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), SHOWN_MS);
}

/** Answers whether it went well; says why when it did not. */
export function checked(answer) {
  if (!answer.ok) toast(answer.error ?? "That did not work.");
  return answer.ok;
}
