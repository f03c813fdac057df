// The worked examples of the source, recomputed in the visitor's browser.

import { nextTask } from "../../engine/next-task.js";
import { translatorFor } from "../../i18n/index.js";
import { Machine, valuesAt } from "../../museum/machine.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { text } from "./display.js";
import { messages } from "./i18n/museum.js";

const { t } = translatorFor(messages);

/** @typedef {import("../../museum/museum.types").Case} Case */

/** Result if a variable never has a value. */
const NO_VALUE = "–";

/** @param {import("../../museum/museum.types").RoomKind} kind @param {import("../../museum/museum.types").RoomGlue} glue @param {import("./desk.js").Desk} desk */
export async function createCases(kind, glue, desk) {
  /** @type {(ReturnType<typeof rowOf> & { one: Case, found: string })[]} */
  const rows = [];
  for (const one of kind.cases) {
    await nextTask(); // some examples are whole searches
    rows.push({ one, ...rowOf(one, desk), found: find(glue, one) });
  }
  byId("cases").replaceChildren(...rows.map(({ row }) => row));

  return {
    translate() {
      for (const { one, cells, found } of rows) {
        const isRight = found === one.expected;
        cells.subject.textContent = text(`case.${one.id}`);
        cells.note.textContent = text(`note.${one.id}`);
        cells.result.textContent = `${found} ${isRight ? "✓" : "✗"}`;
        cells.expected.dataset.heading = t("case.says");
        cells.result.dataset.heading = t("case.does");
        cells.result.dataset.right = String(isRight);
        cells.show.textContent = t("case.show");
        cells.show.ariaLabel = `${t("case.show")}: ${text(`case.${one.id}`)}`;
      }
      const right = rows.filter(({ one, found }) => found === one.expected).length;
      byId("cases-sum").textContent = t("cases.sum", { right, all: rows.length });
    },
  };
}

/** @param {Case} one @param {import("./desk.js").Desk} desk */
function rowOf(one, desk) {
  const cells = {
    subject: element("th", { scope: "row" }),
    expected: element("td", {}, one.expected),
    result: element("td", { class: "case-result" }),
    note: element("td"),
    show: element("button", { type: "button" }),
  };
  cells.show.addEventListener("click", () => {
    desk.open(one.record, one.program);
    desk.toggleButton();
    byId("machine").scrollIntoView();
  });
  const { subject, expected, result, note, show } = cells;
  return {
    row: element("tr", {}, subject, expected, result, note, element("td", {}, show)),
    cells,
  };
}

/** @param {import("../../museum/museum.types").RoomGlue} glue @param {Case} one */
function find(glue, { record, program, values, seed }) {
  const machine = new Machine(glue, record, program, seed);
  const found = values ? valuesAt(machine, values).join(", ") || NO_VALUE : machine.move;
  machine.free();
  return found;
}
