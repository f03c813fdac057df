// The worked examples of the source, computed anew in the visitor's browser.

import { nextTask } from "../../engine/next-task.js";
import { translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { text } from "./display.js";
import { messages } from "./i18n/museum.js";
import { Machine, valuesAt } from "./machine.js";

const { t } = translatorFor(messages);

/** @typedef {import("./museum.types").Case} Case */

/** Where a variable never has a value. */
const NOTHING = "–";

/** @param {import("./museum.types").RoomKind} kind @param {import("./museum.types").RoomGlue} glue @param {import("./desk.js").Desk} desk */
export async function createCases(kind, glue, desk) {
  /** @type {(ReturnType<typeof rowOf> & { one: Case, found: string })[]} */
  const rows = [];
  for (const one of kind.cases) {
    await nextTask(); // some are whole searches
    rows.push({ one, ...rowOf(one, desk), found: find(glue, one) });
  }
  byId("cases").replaceChildren(...rows.map(({ row }) => row));

  return {
    translate() {
      for (const { one, cells, found } of rows) {
        const isRight = found === one.expected;
        cells.what.textContent = text(`case.${one.id}`);
        cells.note.textContent = text(`note.${one.id}`);
        cells.does.textContent = `${found} ${isRight ? "✓" : "✗"}`;
        cells.says.dataset.word = t("case.says");
        cells.does.dataset.word = t("case.does");
        cells.does.dataset.right = String(isRight);
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
    what: element("th", { scope: "row" }),
    says: element("td", {}, one.expected),
    does: element("td", { class: "does" }),
    note: element("td"),
    show: element("button", { type: "button" }),
  };
  cells.show.addEventListener("click", () => {
    desk.open(one.record, one.program);
    desk.go();
    byId("machine").scrollIntoView();
  });
  const { what, says, does, note, show } = cells;
  return { row: element("tr", {}, what, says, does, note, element("td", {}, show)), cells };
}

/** @param {import("./museum.types").RoomGlue} glue @param {Case} one */
function find(glue, { record, program, values, seed }) {
  const machine = new Machine(glue, record, program, seed);
  const found = values ? valuesAt(machine, values).join(", ") || NOTHING : machine.move;
  machine.free();
  return found;
}
