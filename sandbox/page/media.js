/** Attachments and pictures. Only what this server itself serves is ever loaded. */

import { el } from "./dom.js";
import { link } from "./markdown.js";

/** Files sent with a message. */
export function attachments(message) {
  const files = message.attachments ?? [];
  if (files.length === 0) return null;
  return el("div", { class: "attachments" }, files.map((file) => attachment(file, message)));
}

/** One attached file: a picture as a picture, anything else as a box with its name. */
export function attachment(file, message) {
  if (file.content_type?.startsWith("image/")) return picture(file.url, file.description || file.filename, message);
  const own = ownUrl(file.url);
  const name = own ? el("a", { href: own, download: file.filename }, file.filename) : el("span", {}, file.filename);
  return el("div", { class: "file", dataset: { role: "attachment" } }, "📄 ", name,
    el("span", { class: "faint" }, ` ${size(file.size ?? 0)}`));
}

/** A picture, or a box that says what it would show where it lies on another server. */
export function picture(url, label, message, style = "picture") {
  const wanted = url?.startsWith("attachment://")
    ? (message.attachments ?? []).find((file) => file.filename === url.slice("attachment://".length))?.url
    : url;
  const own = ownUrl(wanted);
  if (own && style === "picture") return el("a", { href: own, target: "_blank", title: "Open the picture" }, image(own, label, style));
  if (own) return image(own, label, style);
  return el("div", { class: `${style} absent`, dataset: { role: "picture" } }, `🖼 ${label} `, wanted ? link(wanted, "(elsewhere)") : "");
}

function image(own, label, style) {
  return el("img", { class: style, src: own, alt: label, loading: "lazy", dataset: { role: "picture" } });
}

/** A Discord colour number as CSS; empty when there is none. */
export function colour(number) {
  return number === null || number === undefined ? "" : `#${number.toString(16).padStart(6, "0")}`;
}

function ownUrl(url) {
  if (!url) return null;
  const resolved = new URL(url, location.href);
  return resolved.origin === location.origin ? resolved.href : null;
}

function size(bytes) {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`;
}
