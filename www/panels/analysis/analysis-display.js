// Display of the analysis: the value of the position as a sentence and a bar, the search effort, and the best moves
// with their principal variations. Proved values look different from estimates.

import { isProved } from "../../engine/score-order.js";
import { formatNumber, t } from "../../i18n/index.js";
import { balanceOf, leading, scoreText } from "../../table/score.js";
import { createPanel, element, textButton, textElement } from "../../ui/create.js";
import { createLineList } from "./line-list.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").Report} Report */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */
/** @typedef {import("./evaluation-cache.js").Evaluation} Known */

/**
 * @typedef {object} AnalysisState
 * @property {boolean} isRunning
 * @property {Known | null} known  value of the position on the board
 * @property {Report | null} report
 * @property {number} seconds
 * @property {MoveValue[]} best
 */

/** Selectable numbers of best moves; the last one is the default. */
const LINE_COUNTS = [1, 2, 3];

/**
 * @param {import("../../table/table.js").Table} table
 * @param {import("../../table/game-ui.types").GameUi} gameUi @param {() => void} toggle
 */
export function createAnalysisDisplay(table, gameUi, toggle) {
  const bar = createBalanceBar();
  const worth = element("p", { id: "analysis-worth", class: "worth" });
  const effort = element("p", { id: "analysis-effort", class: "hint" });
  const lines = createLineList(table, gameUi);
  const count = element(
    "select",
    { id: "analysis-lines" },
    ...LINE_COUNTS.map((one) => element("option", {}, String(one))),
  );
  const toggleButton = textButton("analysis.go", toggle, { id: "analysis-go" });
  const countField = element(
    "label",
    { class: "choice" },
    count,
    textElement("span", "analysis.lines"),
  );
  const parts = [toggleButton, countField, bar.view, worth, lines.list, effort];
  const panel = createPanel("analysis", "analysis", "analysis", ...parts);
  panel.open = true;

  return {
    panel,
    count,

    /** Selects a stored number of best moves, or the default. @param {string | null} stored */
    selectCount(stored) {
      const at = LINE_COUNTS.indexOf(Number(stored));
      count.selectedIndex = at < 0 ? LINE_COUNTS.length - 1 : at;
    },

    /** @param {AnalysisState} picture */
    draw({ isRunning, known, report, seconds, best: values }) {
      const { view } = table.match.state();
      toggleButton.dataset.text = isRunning ? "analysis.stop" : "analysis.go";
      toggleButton.textContent = t(isRunning ? "analysis.stop" : "analysis.go");
      panel.toggleAttribute("data-proved", known !== null && isProved(known.score));
      worth.textContent = worthText(view, known);
      bar.draw(view, known, worth.textContent);
      effort.textContent = report?.nodes ? effortText(report, seconds) : "";
      lines.draw(values);
    },
  };
}

/** The bar of the balance between the sides. */
function createBalanceBar() {
  const view = element(
    "div",
    {
      class: "balance-bar",
      role: "meter",
      "aria-valuemin": -100,
      "aria-valuemax": 100,
      "aria-valuenow": 0,
      "data-label": "analysis.balance",
      "aria-label": t("analysis.balance"),
    },
    element("span", {}),
  );
  return {
    view,
    /** @param {View} now @param {Known | null} known @param {string} text */
    draw({ side }, known, text) {
      const balance = known ? Math.round(100 * balanceOf(known.score)) : 0;
      const first = side === "first" ? balance : -balance;
      view.toggleAttribute("data-unknown", known === null);
      view.style.setProperty("--first", `${50 + first / 2}%`);
      view.ariaValueNow = String(first);
      view.ariaValueText = text;
    },
  };
}

/** @param {View} view @param {Known | null} known */
function worthText({ outcome, side }, known) {
  if (outcome) return t("analysis.over");
  if (!known) return t("analysis.none");
  const key = isProved(known.score) ? "analysis.certain" : "analysis.estimate";
  const ahead = leading(known.score, side);
  return t(key, { side: t(`${ahead.side}.name`), worth: scoreText(ahead.score) });
}

/** @param {Report} report @param {number} seconds */
function effortText({ depth, nodes }, seconds) {
  const rate = formatNumber(Math.round(nodes / Math.max(0.05, seconds)));
  return t("analysis.effort", { depth, nodes: formatNumber(nodes), rate });
}
