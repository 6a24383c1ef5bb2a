/** Discord's markdown, as elements. Everything a user wrote ends up as text. */

import { el } from "./dom.js";
import { timestamp } from "./time.js";

/** Renders message text; `world` gives the names behind mentions. */
export function markdown(source, world) {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks(String(source ?? "").replaceAll("\r\n", "\n"), world));
  return fragment;
}

function blocks(source, world) {
  const out = [];
  let rest = source;
  while (rest) {
    const [nodes, length] = block(rest, world);
    out.push(...nodes);
    rest = rest.slice(length);
  }
  return out;
}

const BLOCKS = [
  [/^```(?:([\w+.-]+)\n)?\n*([\s\S]*?)\n*```\n?/, (match) => [codeBlock(match[2], match[1])]],
  [/^>>> ([\s\S]+)/, (match, world) => [el("blockquote", {}, blocks(match[1], world))]],
  [/^(?:> [^\n]*(?:\n|$))+/, (match, world) => [quote(match[0], world)]],
  [/^(#{1,3}) +([^\n]+)(?:\n|$)/, (match, world) => [heading(match[1].length, match[2], world)]],
  [/^-# +([^\n]+)(?:\n|$)/, (match, world) => [el("small", { class: "subtext" }, inline(match[1], world))]],
  [/^(?: *(?:[-*]|\d+\.) +[^\n]+(?:\n|$))+/, (match, world) => list(match[0], world)],
];

function block(source, world) {
  for (const [pattern, build] of BLOCKS) {
    const match = pattern.exec(source);
    if (match) return [build(match, world), match[0].length];
  }
  return paragraph(source, world);
}

/** Where a new block starts: after a line's end, or at a code block within a line. */
const NEXT_BLOCK = /\n(?=> |>>> |#{1,3} +\S|-# +\S| *(?:[-*]|\d+\.) +\S)|\n?(?=```[\s\S]*?```)/;

function paragraph(source, world) {
  const end = NEXT_BLOCK.exec(source.slice(1));
  const text = end ? source.slice(0, end.index + 1) : source;
  return [[el("span", { class: "text" }, inline(text, world))], text.length + (end ? end[0].length : 0)];
}

function codeBlock(text, language) {
  return el("pre", { tabindex: "0" }, el("code", { dataset: { language } }, text));
}

function quote(source, world) {
  const inner = source.split("\n").filter(Boolean).map((line) => line.slice(2)).join("\n");
  return el("blockquote", {}, blocks(inner, world));
}

function heading(level, text, world) {
  return el(`h${level + 2}`, { class: `heading-${level}` }, inline(text.replace(/ +#+ *$/, ""), world));
}

function list(source, world) {
  const items = source.split("\n").filter((line) => line.trim()).map((line) => {
    const [, indent, mark, text] = /^( *)([-*]|\d+\.) +(.*)$/.exec(line);
    return { depth: indent.length, ordered: mark.length > 1, start: parseInt(mark, 10), text };
  });
  return nest(items, world);
}

function nest(items, world) {
  const lists = [];
  let open = null;
  for (let index = 0; index < items.length;) {
    const item = items[index];
    const inner = items.slice(index + 1);
    const until = inner.findIndex((other) => other.depth <= item.depth);
    const below = until < 0 ? inner : inner.slice(0, until);
    if (!open || open.ordered !== item.ordered) {
      open = { ordered: item.ordered, node: el(item.ordered ? "ol" : "ul", item.ordered ? { start: item.start } : {}) };
      lists.push(open.node);
    }
    open.node.append(el("li", {}, inline(item.text, world), nest(below, world)));
    index += 1 + below.length;
  }
  return lists;
}

const INLINE = [
  [/^\\([^\w\s])/, (match) => match[1]],
  [/^``([\s\S]+?)``(?!`)/, (match) => el("code", {}, match[1].trim())],
  [/^`([^`]+)`/, (match) => el("code", {}, match[1])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (match, world) => el("strong", {}, el("em", {}, inline(match[1], world)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (match, world) => el("strong", {}, inline(match[1], world))],
  [/^__([\s\S]+?)__(?!_)/, (match, world) => el("u", {}, inline(match[1], world))],
  [/^~~([\s\S]+?)~~/, (match, world) => el("s", {}, inline(match[1], world))],
  [/^\|\|([\s\S]+?)\|\|/, (match, world) => spoiler(inline(match[1], world))],
  [/^\*(?=\S)((?:\\.|[^*\\]|\*\*[^*]*\*\*)+?)(?<=\S)\*(?!\*)/, (match, world) => el("em", {}, inline(match[1], world))],
  [/^_((?:\\.|[^_\\])+?)_(?!\w)/, (match, world) => el("em", {}, inline(match[1], world)), /\w$/],
  [/^<@!?(\d+)>/, (match, world) => mention(`@${world.nameOf(match[1])}`, { user: match[1] })],
  [/^<@&(\d+)>/, (match, world) => mention(`@${roleName(world, match[1])}`)],
  [/^<#(\d+)>/, (match, world) => mention(`#${world.channel(match[1])?.name ?? "unknown"}`)],
  [/^<\/([^:>]+):\d+>/, (match) => mention(`/${match[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => timestamp(Number(match[1]), match[2] ?? "f")],
  [/^<a?:(\w+):(\d+)>/, (match) => customEmoji(match[1], match[2])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (match, world) => link(match[2], inline(match[1], world))],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => link(match[1], match[1])],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/, (match) => link(match[0], match[0])],
  [/^@(?:everyone|here)\b/, (match) => mention(match[0])],
];

const PLAIN = /^(?:[^\\`*_~|<[h@]+|[\s\S])/;

function inline(source, world) {
  const out = [];
  let rest = source;
  let before = "";
  while (rest) {
    const [node, length] = inlineOne(rest, before, world);
    if (typeof node === "string" && typeof out.at(-1) === "string") out[out.length - 1] += node;
    else out.push(node);
    before = rest.slice(0, length);
    rest = rest.slice(length);
  }
  return out;
}

function inlineOne(rest, before, world) {
  for (const [pattern, build, notAfter] of INLINE) {
    if (notAfter?.test(before)) continue;
    const match = pattern.exec(rest);
    if (match) return [build(match, world), match[0].length];
  }
  const [plain] = PLAIN.exec(rest);
  return [plain, plain.length];
}

/** An emoji of an application's, as this server has its picture; where it has none, its name is there. */
export function customEmoji(name, id) {
  return el("img", { class: "custom-emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

function mention(text, dataset = {}) {
  return el("span", { class: "mention", dataset }, text);
}

function roleName(world, id) {
  return world.guild?.roles?.find((role) => role.id === id)?.name ?? "role";
}

function spoiler(children) {
  return el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", dataset: { action: "spoiler" } },
    el("span", {}, children));
}

/** A link that is followed only when pressed; other schemes than http stay text. */
export function link(href, ...children) {
  if (!/^https?:\/\//.test(href)) return el("span", {}, ...children);
  return el("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, ...children);
}
