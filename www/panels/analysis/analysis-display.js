// What is seen of the analysis: the value of the position as a sentence and a bar, how much has been looked at, and the
// best moves. What is certain looks different from an estimate.

import { formatNumber, t } from "../../i18n/index.js";
import { balanceOf, isProved, scoreText } from "../../table/score.js";
import { createPanel, element, textButton, textElement } from "../../ui/create.js";
import { previewLine } from "./preview-line.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").Report} Report */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */
/** @typedef {import("./evaluation-cache.js").Known} Known */

/**
 * @typedef {object} Picture
 * @property {boolean} isRunning
 * @property {Known | null} known  of the position on the board
 * @property {Report | null} report
 * @property {number} seconds
 * @property {MoveValue[]} best
 */

/** So many moves of a principal variation are shown. */
const SHOWN = 12;

/** So many moves can be shown; the last choice is the usual one. */
const COUNTS = [1, 2, 3];

/**
 * @param {import("../../table/table.js").Table} table
 * @param {import("../../table/game-ui.types").GameUi} kind @param {() => void} toggle
 */
export function createAnalysisDisplay(table, kind, toggle) {
  const bar = createBalanceBar();
  const worth = element("p", { id: "analysis-worth", class: "worth" });
  const effort = element("p", { id: "analysis-effort", class: "hint" });
  const best = element("ol", { class: "best", "data-label": "analysis.best" });
  const count = element(
    "select",
    { id: "analysis-lines" },
    ...COUNTS.map((one) => element("option", {}, String(one))),
  );
  const go = textButton("analysis.go", toggle, { id: "analysis-go" });
  const choice = element(
    "label",
    { class: "choice" },
    count,
    textElement("span", "analysis.lines"),
  );
  const parts = [go, choice, bar.view, worth, best, effort];
  const panel = createPanel("analysis", "analysis", "analysis", ...parts);
  panel.open = true;

  /** A move with its value and how the game is expected to go on. @param {MoveValue} value */
  function entry({ score, pv }) {
    const { record, view: now } = table.match.state();
    try {
      const { view } = previewLine(table, record, null, pv.slice(0, SHOWN));
      const moves = view.moves.slice(now.ply, now.ply + SHOWN).map(kind.moveName);
      const text = t("analysis.line", { moves: moves.join(" "), worth: scoreText(score) });
      return [element("li", { "data-proved": isProved(score) ? "" : null }, text)];
    } catch {
      return []; // a value of the position before
    }
  }

  return {
    panel,
    count,

    /** @param {string | null} wanted  how many moves, as it was kept */
    choose(wanted) {
      const at = COUNTS.indexOf(Number(wanted));
      count.selectedIndex = at < 0 ? COUNTS.length - 1 : at;
    },

    /** @param {Picture} picture */
    draw({ isRunning, known, report, seconds, best: values }) {
      const { view } = table.match.state();
      go.dataset.text = isRunning ? "analysis.stop" : "analysis.go";
      go.textContent = t(isRunning ? "analysis.stop" : "analysis.go");
      best.ariaLabel = t("analysis.best");
      panel.toggleAttribute("data-proved", known !== null && isProved(known.score));
      worth.textContent = worthText(view, known);
      bar.draw(view, known, worth.textContent);
      effort.textContent = report?.nodes ? effortText(report, seconds) : "";
      best.replaceChildren(...values.flatMap(entry));
    },
  };
}

/** How far the game leans to one of the sides. */
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
  return t(key, { side: t(`${side}.name`), worth: scoreText(known.score) });
}

/** @param {Report} report @param {number} seconds */
function effortText({ depth, nodes }, seconds) {
  const rate = formatNumber(Math.round(nodes / Math.max(0.05, seconds)));
  return t("analysis.effort", { depth, nodes: formatNumber(nodes), rate });
}
