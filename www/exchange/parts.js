// What is in the window for saving and opening, one below the other.

import { make, worded } from "../tools/make.js";

/** @param {string} id @param {Record<string, string>} attributes */
const field = (id, attributes) => make("input", { id, ...attributes });

/** @param {string} id @param {string} label @param {Record<string, string | number>} attributes */
const area = (id, label, attributes) =>
  make("textarea", { id, spellcheck: "false", "data-label": label, ...attributes });

/** @param {string} id @param {import("../strings/index.js").Key} words */
const button = (id, words) => worded("button", words, { id, class: "plain", type: "button" });

/** @param {import("./format.js").Formats} formats */
export function exchangeParts({ list: formats, files }) {
  const names = formats.map(({ name }) => make("option", {}, name));
  const endings = [...formats.map(({ ending }) => ending), ...(files?.endings ?? [])].join();
  return [
    make(
      "label",
      { class: "format", hidden: formats.length > 1 ? null : "" },
      worded("span", "exchange.format"),
      make("select", { id: "exchange-format" }, ...names),
    ),
    make(
      "label",
      { class: "more", id: "exchange-more-label" },
      field("exchange-more", { type: "checkbox", checked: "" }),
      worded("span", "exchange.save", { id: "exchange-more-words" }),
    ),
    worded("h3", "exchange.save"),
    make("div", { class: "fields", id: "exchange-fields" }),
    area("exchange-text", "exchange.text", { readonly: "", rows: 6 }),
    make(
      "p",
      { class: "row" },
      button("exchange-copy", "exchange.copy"),
      button("exchange-save", "exchange.save-file"),
    ),
    make("p", { id: "exchange-note", class: "hint", role: "status" }),
    worded("h3", "exchange.open"),
    worded("p", "exchange.how", { class: "hint" }),
    area("exchange-paste", "exchange.paste", { rows: 4 }),
    make(
      "p",
      { class: "row" },
      button("exchange-open", "exchange.open-text"),
      make(
        "label",
        { class: "file" },
        worded("span", "exchange.file"),
        field("exchange-file", {
          type: "file",
          accept: `${endings},text/plain`,
          ...(files ? { multiple: "" } : {}),
        }),
      ),
    ),
    make("p", { id: "exchange-fault", role: "status" }),
    make(
      "label",
      { class: "filter", hidden: "" },
      worded("span", "exchange.filter"),
      field("exchange-filter", { type: "search", autocomplete: "off" }),
    ),
    make("ol", { id: "exchange-list" }),
    make("p", { id: "exchange-rest", class: "hint" }),
  ];
}
