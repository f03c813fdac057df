// Makes the elements of what is fetched after the table stands, so that the delivered page need not hold them.

import { say } from "../strings/index.js";

/**
 * An element with its attributes and what is in it. An attribute that is null is left out; a listener is added
 * by whoever asked for the element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string | number | null>} [attributes] @param {(Node | string)[]} inside
 */
export function make(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) made.setAttribute(name, String(value));
  }
  made.append(...inside);
  return made;
}

/**
 * An element with a text that follows the language of the page.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {import("../strings/index.js").Key} key @param {Record<string, string>} [attributes]
 */
export function worded(tag, key, attributes = {}) {
  return make(tag, { ...attributes, "data-text": key }, say(key));
}

/**
 * A button with such a text.
 * @param {import("../strings/index.js").Key} key @param {() => void} press @param {Record<string, string>} [attributes]
 */
export function wordedButton(key, press, attributes = {}) {
  const made = worded("button", key, { type: "button", class: "plain", ...attributes });
  made.addEventListener("click", press);
  return made;
}

/**
 * A window over the page, with its title and a button that closes it.
 * @param {string} id @param {import("../strings/index.js").Key} title @param {Node[]} inside
 */
export function makeWindow(id, title, ...inside) {
  const cross = make("span", { "aria-hidden": "true" }, "×");
  const close = make("button", { type: "button", class: "round", "data-label": "close" }, cross);
  close.ariaLabel = say("close");
  const heading = worded("h2", title, { id: `${id}-title` });
  const top = make("div", { class: "top" }, heading, close);
  const made = make(
    "dialog",
    { id, class: "paper sheet", "aria-labelledby": heading.id },
    top,
    ...inside,
  );
  close.addEventListener("click", () => made.close());
  document.body.append(made);
  return made;
}

/**
 * A button in the row around the game that opens a window.
 * @param {import("../strings/index.js").Key} key @param {() => void} press
 */
export function windowButton(key, press) {
  const row =
    document.getElementById("tool-buttons") ?? make("p", { id: "tool-buttons", class: "buttons" });
  const made = wordedButton(key, press, { "aria-haspopup": "dialog" });
  row.append(made);
  document.getElementById("tools")?.prepend(row);
  return made;
}

/**
 * A part of the page's tools that can be opened and closed.
 * @param {string} id @param {import("../strings/index.js").Key} title @param {Node[]} inside
 */
export function makePanel(id, title, ...inside) {
  const made = make("details", { id, class: "panel" }, worded("summary", title), ...inside);
  document.getElementById("tools")?.append(made);
  return made;
}
