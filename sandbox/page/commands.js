/** The registered commands, flattened so that every entry can be sent. */

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;

/** All slash commands as `{path, description, options}`; subcommands are part of the path. */
export function flatten(commands) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap((command) => leaves(command, command.name))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function leaves(command, path) {
  const nested = (command.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === SUBCOMMAND_GROUP);
  if (nested.length > 0) return nested.flatMap((inner) => leaves(inner, `${path} ${inner.name}`));
  return [{ path, description: command.description ?? "", options: requiredFirst(command.options ?? []) }];
}

function requiredFirst(options) {
  return [...options].sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
}

/** Commands that fit what was typed after the "/", best first. */
export function matching(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  const starts = entries.filter(({ path }) => path.startsWith(wanted));
  const holds = entries.filter(({ path }) => !path.startsWith(wanted) && path.includes(wanted));
  return [...starts, ...holds];
}
