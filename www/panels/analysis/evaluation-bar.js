// The evaluation bar at the edge of the board, with the value as text. Uses values known from the analysis or from the
// move values before it searches.

import { createMultiPv } from "../../engine/multi-pv.js";
import { isProved } from "../../engine/score-order.js";
import { t } from "../../i18n/index.js";
import { balanceOf, mirrored, scoreText } from "../../table/score.js";
import { element } from "../../ui/create.js";
import { icon } from "../../ui/svg.js";
import { evaluations, finalEvaluation } from "./evaluation-cache.js";
import { PositionSearch } from "./position-search.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */
/** @typedef {import("./evaluation-cache.js").Evaluation} Known */

/** Maximum milliseconds for a position. */
const MAX_SEARCH_TIME = 2000;

export class EvaluationBar {
  #table;
  #display;
  #isOn = false;
  #moves = createMultiPv();
  #search;
  #frame = 0;

  /** @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi */
  constructor(table, gameUi) {
    this.#table = table;
    this.#display = createDisplay(gameUi);
    const listener = {
      found: () => this.#drawSoon(),
      finished: () => this.#store(),
      failed() {}, // a missing value must not interrupt the match
    };
    this.#search = new PositionSearch(table, this.#moves, { time: MAX_SEARCH_TIME }, listener);
    evaluations.subscribe(() => this.#drawSoon());
    document.addEventListener("visibilitychange", () => this.update());
  }

  /** @param {boolean} isOn */
  show(isOn) {
    this.#isOn = isOn;
    this.#display.show(isOn);
    this.update();
  }

  /** Updates the bar for the position on the board. */
  update() {
    const { view } = this.#table.match.state();
    this.#storeRequestedValues();
    const isKnown = view.outcome !== null || evaluations.at(view, view.ply) !== undefined;
    const isPending = this.#requestedValues() !== null || this.#search.mustWait;
    if (!this.#isOn || document.hidden || isKnown || isPending) this.#stop();
    else this.#search.search(1);
    this.#drawSoon();
  }

  /** The requested values of all moves in this position; null if none were requested. */
  #requestedValues() {
    const request = this.#table.valueRequest();
    return request?.record === this.#table.match.state().record ? request.values : null;
  }

  /** Takes the evaluation from the move values, if they are complete. */
  #storeRequestedValues() {
    const values = this.#requestedValues();
    if (!values?.complete) return;
    const { legal } = this.#table.match.state().view;
    this.#stop();
    for (const value of values.known.values()) this.#moves.add(value, legal.length);
    this.#store();
  }

  #stop() {
    this.#search.stop();
    this.#moves.clear();
  }

  #store() {
    const known = this.#evaluation();
    if (known) evaluations.store(this.#table.match.state().view, known);
  }

  /** The evaluation from this search; null until every move has a value. @returns {Known | null} */
  #evaluation() {
    const [best] = this.#moves.best(1);
    if (!best || !this.#moves.isComplete()) return null;
    const { side } = this.#table.match.state().view;
    const effort = Math.max(1, this.#moves.latest()?.nodes ?? 1);
    return { score: best.score, side, best: null, effort };
  }

  /** Draws in the next frame: several results may arrive before it. */
  #drawSoon() {
    if (!this.#isOn || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const { view } = this.#table.match.state();
      const known = finalEvaluation(view) ?? evaluations.at(view, view.ply) ?? this.#evaluation();
      // Until a new position has a value, the bar shows the previous one.
      if (known) this.#display.draw(view, known);
    });
  }
}

/** @param {import("../../table/game-ui.types").GameUi} gameUi */
function createDisplay({ symbols }) {
  const fill = element("span", { class: "fill" });
  const words = element("span", {});
  const sign = element("span", { class: "sign" });
  const bar = element(
    "div",
    {
      id: "evaluation",
      class: "evaluation",
      role: "meter",
      "aria-valuemin": -100,
      "aria-valuemax": 100,
      "aria-valuenow": 0,
      "data-label": "analysis.balance",
      "aria-label": t("analysis.balance"),
      hidden: "",
    },
    element("span", { class: "tube" }, fill),
    sign,
  );
  document.getElementById("board")?.after(bar);

  return {
    /** @param {boolean} isOn */
    show(isOn) {
      bar.hidden = !isOn;
      document.documentElement.toggleAttribute("data-evaluation", isOn);
    },

    /** @param {View} view @param {Known} known */
    draw({ outcome }, { score, side }) {
      const balance = side === "first" ? balanceOf(score) : -balanceOf(score);
      const leader = balance === 0 ? null : balance > 0 ? "first" : "second";
      const isProven = outcome !== null || isProved(score);
      words.textContent = outcome
        ? t(outcome.winner ? `${outcome.winner}.wins` : "draw")
        : scoreText(leader === null || leader === side ? score : mirrored(score));
      sign.replaceChildren(...(leader ? [icon(symbols[leader], "face")] : []), words);
      bar.toggleAttribute("data-proved", isProven);
      bar.style.setProperty("--first", String((1 + balance) / 2));
      bar.ariaValueNow = String(Math.round(100 * balance));
      const text =
        leader && !outcome ? `${t(`${leader}.name`)} ${words.textContent}` : words.textContent;
      const key = isProven ? "evaluation.proven" : "evaluation.estimate";
      bar.ariaValueText = outcome ? text : t(key, { worth: text });
    },
  };
}
