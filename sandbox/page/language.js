/** Which language each person's client is in: Discord tells it to the app, and lists commands in it. */

import { el } from "./dom.js";

/** Some of the languages of Discord's client; the last stands for those an app has no words in. */
const LANGUAGES = [
  { value: "en-US", name: "English" }, { value: "id", name: "Bahasa Indonesia" }, { value: "pl", name: "Polski" },
  { value: "de", name: "Deutsch" },
];

const chosen = new Map();

/** The language of a person's client. */
export function languageOf(person) {
  return chosen.get(person) ?? LANGUAGES[0].value;
}

/** The menu a person's language is chosen from. */
export function languageMenu(person, name) {
  return el("select", {
    class: "language", "aria-label": `Language of ${name}'s client`, dataset: { role: "language" },
    onchange: (event) => chosen.set(person, event.target.value),
  }, LANGUAGES.map(({ value, name: language }) => el("option", { value }, language)));
}

/** A command, option or choice as it is listed in a language. */
export function localised(thing, language) {
  return {
    ...thing,
    shown: thing.name_localizations?.[language] ?? thing.name,
    description: thing.description_localizations?.[language] ?? thing.description,
  };
}
