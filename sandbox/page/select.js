/** Selects of messages and modals: a button that opens a list. At most one is open in the page. */

import { selectOptions } from "./components.js";
import { Listbox } from "./listbox.js";

let open = null;

/**
 * Opens the list of a select at its button, or closes it when it is open already.
 * `onChoose(values)` is called once, when the choice is complete.
 */
export function toggleSelect(anchor, component, world, onChoose) {
  const again = open?.anchor === anchor;
  closeSelect();
  if (again) return;
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const multi = most > 1 || least === 0;
  const options = selectOptions(component, world);
  const finish = (values) => {
    closeSelect();
    if (values.length >= least) onChoose(values);
  };
  const list = new Listbox({
    label: component.placeholder ?? "Options", multi, limit: most,
    onPick: (option) => finish([option.value]),
    onOutside: () => (multi && changed(list, options) ? finish([...list.marked]) : closeSelect()),
  });
  for (const option of options) if (option.chosen) list.marked.add(option.value);
  open = { anchor, list, customId: component.custom_id, finish: multi ? () => finish([...list.marked]) : null };
  list.show(anchor, options, { active: Math.max(0, options.findIndex((option) => option.chosen)), empty: "Nothing to choose" });
}

function changed(list, options) {
  return options.some((option) => option.chosen !== list.marked.has(option.value));
}

/** Closes the open list without choosing. */
export function closeSelect() {
  open?.list.hide();
  open = null;
}

/** After messages changed: keeps the list at its control, or closes it when that one is gone. */
export function settleSelect() {
  if (!open) return;
  if (!open.anchor.isConnected || open.anchor.dataset.customId !== open.customId) closeSelect();
  else open.list.attach(open.anchor);
}

/** Keys for the open list; whether the key was used. */
export function selectKey(event) {
  if (!open || event.target !== open.anchor) return false;
  if (!handled(event.key, open)) return false;
  event.preventDefault();
  return true;
}

function handled(key, { list, finish }) {
  switch (key) {
    case "ArrowDown": list.move(1); return true;
    case "ArrowUp": list.move(-1); return true;
    case "Home": list.moveTo(0); return true;
    case "End": list.moveTo(-1); return true;
    case " ": list.pickActive(); return true;
    case "Enter":
      if (finish) finish();
      else list.pickActive();
      return true;
    case "Escape": closeSelect(); return true;
    case "Tab": closeSelect(); return false;
    default:
      if (key.length !== 1) return false;
      list.jump(key);
      return true;
  }
}
