// Shows what a program computes for the position on the board: the value of every move with its parts and its expected
// continuation, or the rows and cells that it considers, highlighted on the board.

import { errorText } from "../../i18n/error-text.js";
import { t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { createLabClient, labRequest } from "../lab-client.js";
import { insightTable } from "./insight-table.js";

/** @typedef {import("../lab.types").Insight} Insight */
/** @typedef {import("../../engine/engine.types").EngineError} EngineError */

/**
 * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi
 * @param {() => import("../lab.types").Program} program
 * @param {import("../../table/game-tools.types").Terms | null} terms  texts of the game's own scores
 */
export function createInsight(table, gameUi, program, terms) {
  const toggle = element("input", { type: "checkbox" });
  const output = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const checkbox = element(
    "label",
    { class: "checkbox" },
    toggle,
    " ",
    textElement("span", "lab.think"),
  );
  const view = element("div", {}, checkbox, output);
  /** @type {import("../lab-client.js").LabClient | null} */
  let client = null;
  /** The match, program and language of the shown values. */
  let subject = "";
  toggle.addEventListener("change", update);

  function clear() {
    client?.close();
    client = null;
    if (subject !== "") table.highlight([]);
    subject = "";
    output.replaceChildren();
  }

  /** Requests the values if the user has switched them on. */
  async function update() {
    const { view: now, record } = table.match.state();
    const { id, name, numbers } = program();
    const next = JSON.stringify([record, id, numbers, document.documentElement.lang]);
    if (!toggle.checked || now.outcome) return clear();
    if (next === subject) return;
    clear();
    subject = next;
    const requester = createLabClient(table.rules);
    client = requester;
    try {
      const { insight, choice } = await requester.insight(labRequest(table, program()));
      if (subject === next) render(insight, choiceText(choice, name));
    } catch (error) {
      if (subject === next) output.textContent = errorText(/** @type {EngineError} */ (error));
    } finally {
      if (client === requester) {
        requester.close();
        client = null;
      }
    }
  }

  /** @param {Insight | null} insight @param {string} choice */
  function render(insight, choice) {
    output.setAttribute("aria-label", t("lab.think"));
    output.replaceChildren(element("p", {}, choice));
    if (!insight) output.append(element("p", { class: "hint" }, t("lab.too-long")));
    else if (insight.sight) output.append(...showSight(table, insight.sight));
    else output.append(...insightTable(insight, gameUi.moveName));
  }

  /** @param {import("../../engine/engine.types").Choice} choice @param {string} player */
  function choiceText(choice, player) {
    const why =
      choice.score?.kind === "custom"
        ? terms?.sentence(choice.score.value)
        : gameUi.describeChoice?.(player, choice, table.match.state().view.side);
    return t("lab.would-play", { player, move: gameUi.moveName(choice.move), why: why ?? "" });
  }

  return { view, update };
}

/**
 * Highlights the cells and rows that a program considers, and describes them.
 * @param {import("../../table/table.js").Table} table @param {NonNullable<Insight["sight"]>} sight
 */
function showSight(table, { cells, ...sight }) {
  const { names } = table.match.state().view;
  // Sorted, because the program lists the cells of a row in another order.
  const rows = sight.rows.map((row) => [...row].sort((one, other) => one - other));
  table.highlight(
    cells.map(({ cell }) => cell),
    rows,
  );
  const namesOf = (/** @type {number[]} */ row) => row.map((cell) => names[cell]).join(" ");
  return [
    ...cells.map(({ name, cell }) => t("lab.has-in-mind", { name, cell: names[cell] })),
    ...rows.map((row, at) => t("lab.row-seen", { number: at + 1, cells: namesOf(row) })),
  ].map((sentence) => element("p", {}, sentence));
}
