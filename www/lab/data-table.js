// A table of results: a row for each name in the first column.

import { element, textElement } from "../ui/create.js";

/** @param {readonly import("../i18n/index.js").Key[]} heads @param {string[][]} rows */
export function dataTable(heads, rows) {
  const cells = (/** @type {string[]} */ [name, ...values]) => [
    element("th", { scope: "row" }, name),
    ...values.map((value) => element("td", {}, value)),
  ];
  return element(
    "table",
    { class: "data-table" },
    element(
      "thead",
      {},
      element("tr", {}, ...heads.map((key) => textElement("th", key, { scope: "col" }))),
    ),
    element("tbody", {}, ...rows.map((row) => element("tr", {}, ...cells(row)))),
  );
}
