/** The registered commands, flattened so that every entry can be sent. */

import { localised } from "./language.js";

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;

/** All slash commands in a language as `{path, shown, description, options}`; subcommands are part of the path. */
export function flatten(commands, language) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap((command) => leaves(command, language, []))
    .sort((a, b) => (a.shown < b.shown ? -1 : 1));
}

function leaves(command, language, above) {
  const way = [...above, localised(command, language)];
  const nested = (command.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === SUBCOMMAND_GROUP);
  if (nested.length > 0) return nested.flatMap((inner) => leaves(inner, language, way));
  return [{
    path: way.map(({ name }) => name).join(" "),
    shown: way.map(({ shown }) => shown).join(" "),
    description: way.at(-1).description ?? "",
    options: requiredFirst(command.options ?? []).map((option) => inLanguage(option, language)),
  }];
}

function inLanguage(option, language) {
  const choices = option.choices?.map((choice) => ({ ...choice, name: localised(choice, language).shown }));
  return { ...localised(option, language), ...(choices && { choices }) };
}

function requiredFirst(options) {
  return [...options].sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
}

/** Commands that fit what was typed after the "/", best first. */
export function matching(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  const starts = entries.filter(({ shown }) => shown.startsWith(wanted));
  const holds = entries.filter(({ shown }) => !shown.startsWith(wanted) && shown.includes(wanted));
  return [...starts, ...holds];
}

/**
 * The command that stands whole in what was typed, as `/play card:seven suit:hearts`, and what was `said` for its options.
 * Null while there is none, or while what follows names no option of it.
 */
export function commandIn(entries, text) {
  const entry = entries.find(({ shown }) => text.startsWith(`/${shown} `));
  if (!entry) return null;
  const rest = text.slice(`/${entry.shown} `.length);
  const said = optionsIn(entry, rest);
  return rest === "" || Object.keys(said).length > 0 ? { entry, said } : null;
}

function optionsIn({ options }, text) {
  const found = options
    .map(({ name, shown }) => ({ name, at: ` ${text}`.indexOf(` ${shown}:`), from: `${shown}:`.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return Object.fromEntries(found.map(({ name, at, from }, place) =>
    [name, text.slice(at + from, found[place + 1]?.at).trim()]));
}
