// The evaluation bar at the edge of the board, with the value in words. Values known from the analysis or from the move
// values are not requested again.

import { t } from "../../i18n/index.js";
import { balanceOf, isProved, mirrored, scoreText } from "../../table/score.js";
import { element } from "../../ui/create.js";
import { icon } from "../../ui/svg.js";
import { evaluations, knownByRules } from "./evaluation-cache.js";
import { createMultiPv } from "./multi-pv.js";
import { PositionSearch } from "./position-search.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */
/** @typedef {import("./evaluation-cache.js").Known} Known */

/** Time limit for a position in milliseconds. */
const LIMIT = 2000;

export class EvaluationBar {
  #table;
  #display;
  #isOn = false;
  #moves = createMultiPv();
  #search;
  #frame = 0;

  /** @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} kind */
  constructor(table, kind) {
    this.#table = table;
    this.#display = createDisplay(kind);
    const listener = {
      found: () => this.#drawSoon(),
      answered: () => this.#learn(),
      failed() {}, // a missing value must not disturb a game
    };
    this.#search = new PositionSearch(table, this.#moves, { time: LIMIT }, listener);
    evaluations.follow(() => this.#drawSoon());
    document.addEventListener("visibilitychange", () => this.follow());
  }

  /** @param {boolean} isOn */
  show(isOn) {
    this.#isOn = isOn;
    this.#display.show(isOn);
    this.follow();
  }

  /** Follows a change of the position. */
  follow() {
    const { view } = this.#table.match.state();
    this.#take();
    const isKnown = view.outcome !== null || evaluations.at(view, view.ply) !== undefined;
    const isAsked = this.#asked() !== null || this.#search.mustWait;
    if (!this.#isOn || document.hidden || isKnown || isAsked) this.#stop();
    else this.#search.follow(1);
    this.#drawSoon();
  }

  /** The requested values of all moves in this position; null if there are none. */
  #asked() {
    const asked = this.#table.valueRequest();
    return asked?.record === this.#table.match.state().record ? asked.values : null;
  }

  /** Stores those values. */
  #take() {
    const values = this.#asked();
    if (!values?.complete) return;
    const { legal } = this.#table.match.state().view;
    this.#stop();
    for (const value of values.known.values()) this.#moves.learn(value, legal.length);
    this.#learn();
  }

  #stop() {
    this.#search.stop();
    this.#moves.clear();
  }

  #learn() {
    const known = this.#found();
    if (known) evaluations.learn(this.#table.match.state().view, known);
  }

  /** The evaluation so far; null before every move has a value. @returns {Known | null} */
  #found() {
    const [best] = this.#moves.best(1);
    if (!best || !this.#moves.isComplete()) return null;
    const { side } = this.#table.match.state().view;
    const effort = Math.max(1, this.#moves.latest()?.nodes ?? 1);
    return { score: best.score, side, best: null, effort };
  }

  /** Several results may arrive between two frames. */
  #drawSoon() {
    if (!this.#isOn || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const { view } = this.#table.match.state();
      const known = knownByRules(view) ?? evaluations.at(view, view.ply) ?? this.#found();
      // Until a new position is evaluated, the bar shows the previous value.
      if (known) this.#display.draw(view, known);
    });
  }
}

/** @param {import("../../table/game-ui.types").GameUi} kind */
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
