// Creates the elements that are not in the delivered page.

import { t } from "../i18n/index.js";
import { isTabShown, onTabShown, tabPanel } from "./tabs.js";

/**
 * An element with its attributes and what is in it. An attribute that is null is left out; a listener is added
 * by whoever asked for the element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string | number | null>} [attributes] @param {(Node | string)[]} inside
 */
export function element(tag, attributes = {}, ...inside) {
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
 * @param {Tag} tag @param {import("../i18n/index.js").Key} key @param {Record<string, string>} [attributes]
 */
export function textElement(tag, key, attributes = {}) {
  return element(tag, { ...attributes, "data-text": key }, t(key));
}

/**
 * A button with such a text.
 * @param {import("../i18n/index.js").Key} key @param {() => void} press @param {Record<string, string>} [attributes]
 */
export function textButton(key, press, attributes = {}) {
  const made = textElement("button", key, { type: "button", class: "plain", ...attributes });
  made.addEventListener("click", press);
  return made;
}

/**
 * A window over the page, with its title and a button that closes it.
 * @param {string} id @param {import("../i18n/index.js").Key} title @param {Node[]} inside
 */
export function createDialog(id, title, ...inside) {
  const cross = element("span", { "aria-hidden": "true" }, "×");
  const close = element("button", { type: "button", class: "round", "data-label": "close" }, cross);
  close.ariaLabel = t("close");
  const heading = textElement("h2", title, { id: `${id}-title` });
  const top = element("div", { class: "top" }, heading, close);
  const made = element(
    "dialog",
    { id, class: "dialog sheet", "aria-labelledby": heading.id },
    top,
    ...inside,
  );
  close.addEventListener("click", () => made.close());
  document.body.append(made);
  return made;
}

/**
 * A button below the moves that opens a window.
 * @param {import("../i18n/index.js").Key} key @param {() => void} press
 */
export function dialogButton(key, press) {
  const row =
    document.getElementById("tool-buttons") ??
    element("p", { id: "tool-buttons", class: "buttons" });
  const made = textButton(key, press, { "aria-haspopup": "dialog" });
  row.append(made);
  tabPanel("record").append(row);
  return made;
}

/**
 * A part of a tab that can be opened and closed.
 * @param {import("./tabs.js").Tab} tab @param {string} id @param {import("../i18n/index.js").Key} title @param {Node[]} inside
 */
export function createPanel(tab, id, title, ...inside) {
  const summary = textElement("summary", title);
  const made = element("details", { id, class: "panel" }, summary, ...inside);
  // What somebody opens at the lower edge comes into sight.
  summary.addEventListener("click", () =>
    requestAnimationFrame(() => made.open && made.scrollIntoView({ block: "nearest" })),
  );
  tabPanel(tab).append(made);
  return made;
}

/** Whether somebody can see what is in a panel. @param {HTMLDetailsElement} panel */
export const isShown = (panel) =>
  panel.open && isTabShown(panel.closest("[role=tabpanel]")?.id.slice("panel-".length) ?? "");

/** Calls back whenever a panel comes into sight or goes out of it. @param {HTMLDetailsElement} panel @param {() => void} changed */
export function onShown(panel, changed) {
  panel.addEventListener("toggle", changed);
  const tab = panel.closest("[role=tabpanel]")?.id.slice("panel-".length);
  if (tab) onTabShown(tab, changed);
}
