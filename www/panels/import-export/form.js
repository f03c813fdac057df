// What is in the window for saving and opening, one below the other.

import { element, textElement } from "../../ui/create.js";

/** @param {string} id @param {Record<string, string>} attributes */
const field = (id, attributes) => element("input", { id, ...attributes });

/** @param {string} id @param {string} label @param {Record<string, string | number>} attributes */
const area = (id, label, attributes) =>
  element("textarea", { id, spellcheck: "false", "data-label": label, ...attributes });

/** @param {string} id @param {import("../../i18n/index.js").Key} words */
const button = (id, words) => textElement("button", words, { id, class: "plain", type: "button" });

/** @param {import("../../table/format.js").Formats} formats */
export function exchangeParts({ list: formats, files }) {
  const names = formats.map(({ name }) => element("option", {}, name));
  const endings = [...formats.map(({ ending }) => ending), ...(files?.endings ?? [])].join();
  return [
    element(
      "label",
      { class: "format", hidden: formats.length > 1 ? null : "" },
      textElement("span", "exchange.format"),
      element("select", { id: "exchange-format" }, ...names),
    ),
    element(
      "label",
      { class: "more", id: "exchange-more-label" },
      field("exchange-more", { type: "checkbox", checked: "" }),
      textElement("span", "exchange.save", { id: "exchange-more-words" }),
    ),
    textElement("h3", "exchange.save"),
    element("div", { class: "fields", id: "exchange-fields" }),
    area("exchange-text", "exchange.text", { readonly: "", rows: 6 }),
    element(
      "p",
      { class: "row" },
      button("exchange-copy", "exchange.copy"),
      button("exchange-save", "exchange.save-file"),
    ),
    element("p", { id: "exchange-note", class: "hint", role: "status" }),
    textElement("h3", "exchange.open"),
    textElement("p", "exchange.how", { class: "hint" }),
    area("exchange-paste", "exchange.paste", { rows: 4 }),
    element(
      "p",
      { class: "row" },
      button("exchange-open", "exchange.open-text"),
      element(
        "label",
        { class: "file" },
        textElement("span", "exchange.file"),
        field("exchange-file", {
          type: "file",
          accept: `${endings},text/plain`,
          ...(files ? { multiple: "" } : {}),
        }),
      ),
    ),
    element("p", { id: "exchange-fault", role: "status" }),
    element(
      "label",
      { class: "filter", hidden: "" },
      textElement("span", "exchange.filter"),
      field("exchange-filter", { type: "search", autocomplete: "off" }),
    ),
    element("ol", { id: "exchange-list" }),
    element("p", { id: "exchange-rest", class: "hint" }),
  ];
}
