// Creates elements that are not in the delivered page: buttons, dialogs, panels.

import { t } from "../i18n/index.js";
import { isTabShown, onTabShown, tabPanel } from "./tabs.js";

/**
 * Creates an element; attributes that are null are omitted.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string | number | null>} [attributes] @param {(Node | string)[]} inside
 */
export function element(tag, attributes = {}, ...inside) {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) result.setAttribute(name, String(value));
  }
  result.append(...inside);
  return result;
}

/**
 * Creates an element whose text follows the page's language.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {import("../i18n/index.js").Key} key @param {Record<string, string>} [attributes]
 */
export function textElement(tag, key, attributes = {}) {
  return element(tag, { ...attributes, "data-text": key }, t(key));
}

/**
 * Creates a button whose text follows the page's language.
 * @param {import("../i18n/index.js").Key} key @param {() => void} press @param {Record<string, string>} [attributes]
 */
export function textButton(key, press, attributes = {}) {
  const result = textElement("button", key, { type: "button", class: "plain", ...attributes });
  result.addEventListener("click", press);
  return result;
}

/**
 * Creates a dialog with a title and a close button.
 * @param {string} id @param {import("../i18n/index.js").Key} title @param {Node[]} inside
 */
export function createDialog(id, title, ...inside) {
  const cross = element("span", { "aria-hidden": "true" }, "×");
  const close = element("button", { type: "button", class: "round", "data-label": "close" }, cross);
  close.ariaLabel = t("close");
  const heading = textElement("h2", title, { id: `${id}-title` });
  const top = element("div", { class: "top" }, heading, close);
  const result = element(
    "dialog",
    { id, class: "dialog sheet", "aria-labelledby": heading.id },
    top,
    ...inside,
  );
  close.addEventListener("click", () => result.close());
  document.body.append(result);
  return result;
}

/**
 * Creates a button below the record that opens a dialog.
 * @param {import("../i18n/index.js").Key} key @param {() => void} press
 */
export function dialogButton(key, press) {
  const row =
    document.getElementById("tool-buttons") ??
    element("p", { id: "tool-buttons", class: "buttons" });
  const result = textButton(key, press, { "aria-haspopup": "dialog" });
  row.append(result);
  tabPanel("record").append(row);
  return result;
}

/**
 * Creates a collapsible panel in a tab.
 * @param {import("./tabs.js").Tab} tab @param {string} id @param {import("../i18n/index.js").Key} title @param {Node[]} inside
 */
export function createPanel(tab, id, title, ...inside) {
  const summary = textElement("summary", title);
  const result = element("details", { id, class: "panel" }, summary, ...inside);
  // A panel opened at the lower edge scrolls into view.
  summary.addEventListener("click", () =>
    requestAnimationFrame(() => result.open && result.scrollIntoView({ block: "nearest" })),
  );
  tabPanel(tab).append(result);
  return result;
}

/** Whether the content of a panel is visible. @param {HTMLDetailsElement} panel */
export const isShown = (panel) =>
  panel.open && isTabShown(panel.closest("[role=tabpanel]")?.id.slice("panel-".length) ?? "");

/** Calls back whenever a panel may have become visible or hidden. @param {HTMLDetailsElement} panel @param {() => void} changed */
export function onShown(panel, changed) {
  panel.addEventListener("toggle", changed);
  const tab = panel.closest("[role=tabpanel]")?.id.slice("panel-".length);
  if (tab) onTabShown(tab, changed);
}

/**
 * A button inside a notice, which performs an action and closes the notice.
 * @param {string} text @param {() => void} action @returns {import("./notices.js").NoticeAction}
 */
export const noticeAction = (text, action) => (hide) => {
  const button = element("button", { type: "button", id: "notice-act", class: "strong" }, text);
  button.addEventListener("click", () => {
    hide();
    action();
  });
  return button;
};
