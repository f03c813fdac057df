// What a program thinks of the position on the board, in its own numbers: the value of every move with the parts
// that it is the sum of, the moves that it expects, and the rows and cells that it has in mind, on the board.

import { errorText } from "../../i18n/error-text.js";
import { t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { createLabClient, labRequest } from "../lab-client.js";
import { insightTable } from "./insight-table.js";

/** @typedef {import("../lab.types").Insight} Insight */
/** @typedef {import("../../engine/engine.types").EngineError} EngineError */

/**
 * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} kind
 * @param {() => import("../lab.types").Program} program  whose thoughts are wanted
 * @param {import("../../table/game-tools.types").Terms | null} terms  the game's own
 */
export function createInsight(table, kind, program, terms) {
  const wanted = element("input", { type: "checkbox" });
  const thoughts = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const tick = element("label", { class: "tick" }, wanted, " ", textElement("span", "lab.think"));
  const view = element("div", {}, tick, thoughts);
  /** @type {import("../lab-client.js").LabClient | null} */
  let client = null;
  /** The match, the program and the language that the thoughts are in. */
  let subject = "";
  wanted.addEventListener("change", follow);

  function forget() {
    client?.close();
    client = null;
    if (subject !== "") table.highlight([]);
    subject = "";
    thoughts.replaceChildren();
  }

  /** Asks what the program thinks of every move, if somebody wants to see it. */
  async function follow() {
    const { view: now, record } = table.match.state();
    const { id, name, numbers } = program();
    const next = JSON.stringify([record, id, numbers, document.documentElement.lang]);
    if (!wanted.checked || now.outcome) return forget();
    if (next === subject) return;
    forget();
    subject = next;
    const asked = createLabClient(table.rules);
    client = asked;
    try {
      const { insight, choice } = await asked.insight(labRequest(table, program()));
      if (subject === next) write(insight, choiceText(choice, name));
    } catch (error) {
      if (subject === next) thoughts.textContent = errorText(/** @type {EngineError} */ (error));
    } finally {
      if (client === asked) {
        asked.close();
        client = null;
      }
    }
  }

  /** @param {Insight | null} insight @param {string} choice */
  function write(insight, choice) {
    thoughts.setAttribute("aria-label", t("lab.think"));
    thoughts.replaceChildren(element("p", {}, choice));
    if (!insight) thoughts.append(element("p", { class: "hint" }, t("lab.too-long")));
    else if (insight.sight) thoughts.append(...showSight(table, insight.sight));
    else thoughts.append(...insightTable(insight, kind.moveName));
  }

  /** @param {import("../../engine/engine.types").Choice} choice @param {string} player */
  function choiceText(choice, player) {
    const why =
      choice.score?.kind === "custom"
        ? terms?.sentence(choice.score.value)
        : kind.describeChoice?.(player, choice);
    return t("lab.would-play", { player, move: kind.moveName(choice.move), why: why ?? "" });
  }

  return { view, follow };
}

/**
 * Shows what a program has in mind on the board, and says it.
 * @param {import("../../table/table.js").Table} table @param {NonNullable<Insight["sight"]>} sight
 */
function showSight(table, { cells, ...sight }) {
  const { names } = table.match.state().view;
  // From one end to the other: the data cards have the cells of a row in another order.
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
