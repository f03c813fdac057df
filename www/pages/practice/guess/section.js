// The section "Guess the evaluation": a series of positions, a slider in the game's unit, and points for closeness.

import { addMessages, formatNumber, translatorFor } from "../../../i18n/index.js";
import { recordOf } from "../../../table/board-page/record-of.js";
import { messages as scores } from "../../../table/i18n/score.js";
import { scoreText } from "../../../table/score.js";
import { element, textButton, textElement } from "../../../ui/create.js";
import { buttonById, byId, setHidden, setUsable } from "../../../ui/dom.js";
import { setIcon } from "../../../ui/svg.js";
import { withGuesses } from "../visitor.js";
import { messages } from "./i18n/guess.js";
import { drawSeries } from "./positions.js";
import { MAX_POINTS, pointsOf, SCALES, valueOn } from "./scale.js";

/** @typedef {import("../section.types").SectionParts} SectionParts */
/** @typedef {import("../../../engine/engine.types").View} View */
/** @typedef {import("../../../table/score.js").Score} Score */
/** @typedef {import("../../../i18n/i18n.types").MessageKey} Key */

const { t, plural } = translatorFor(messages);

/** @param {keyof typeof messages.en} key */
const own = (key) => /** @type {Key} */ (/** @type {string} */ (key));

/** @type {import("../section.types").CreateSection} */
export async function createSection(parts) {
  const tools = await parts.gameUi.tools();
  await Promise.all([messages, scores, tools.messages].map(addMessages));
  const series = new Series(parts, SCALES[tools.unit ?? "chances"]);
  return { nodes: series.nodes, show: () => series.show() };
}

class Series {
  #parts;
  #scale;
  /** @type {string[]} */
  #records = [];
  /** Index of the position. */
  #at = 0;
  #points = 0;
  /** The evaluation of the position, requested when it is shown. @type {Promise<Score | null>} */
  #evaluating = Promise.resolve(null);
  /** Cancels the evaluation. */
  #search = new AbortController();
  /** The position on the board; null outside of a series. @type {View | null} */
  #view = null;
  /** Sentence of the note. @type {() => string} */
  #say = () => "";
  #isGuessed = false;
  #best = element("p", { class: "hint", id: "guess-best" });
  #slider;
  #label = element("label", { for: "guess-value" });
  #output = element("output", { for: "guess-value", id: "guess-output" });
  #note = element("p", { id: "guess-note", class: "guess-note" });
  #go = textButton(own("guess.go"), () => this.#proceed(), { id: "guess-go", class: "strong" });
  #start = textButton(own("guess.start"), () => this.#begin(), { id: "guess-start" });
  #form;

  /** @param {SectionParts} parts @param {import("./scale.js").Scale} scale */
  constructor(parts, scale) {
    this.#parts = parts;
    this.#scale = scale;
    const { unit, max, step } = scale;
    const min = unit === "chances" ? 0 : -max;
    this.#slider = element("input", { id: "guess-value", type: "range", min, max, step });
    this.#slider.addEventListener("input", () => this.#showValue());
    this.#form = element(
      "div",
      { id: "guess-form", class: "guess-form", hidden: "" },
      this.#label,
      this.#slider,
      this.#output,
      element("p", { class: "buttons" }, this.#go),
      this.#note,
    );
    byId("answer").append(this.#form); // near the board
    this.nodes = [
      textElement("p", own("guess.how"), { class: "hint" }),
      element("p", { class: "buttons" }, this.#start),
      this.#best,
    ];
  }

  /** Renders the section in the current language. */
  show() {
    const { count, points, best } = this.#parts.stores.visitor.read().guesses;
    const all = { points: formatNumber(points), best: formatNumber(best) };
    this.#best.textContent = count === 0 ? "" : plural("guess.score", count, all);
    this.#note.textContent = this.#say();
    if (this.#view) this.#showPosition(this.#view);
  }

  #begin() {
    const { practice, puzzles, stores, game, board } = this.#parts;
    const mistakes = stores.list.read().filter((one) => one.game === game);
    this.#records = drawSeries(
      puzzles,
      mistakes.map(({ record }) => record),
      {
        at: (record, back) => this.#cut(record, back),
        after: (record, moves) => board.position(record, moves).record,
        isOpen: (record) => isOpen(board, record),
      },
    );
    practice.suspend(() => this.#end());
    this.#at = 0;
    this.#points = 0;
    this.#form.hidden = false;
    byId("typed").hidden = true;
    this.#open();
    this.#slider.focus();
  }

  /** Leaves the series. */
  #end() {
    this.#search.abort();
    this.#view = null;
    setHidden(this.#form, true, buttonById("go"));
  }

  #open() {
    const record = this.#records[this.#at];
    this.#view = this.#parts.board.show(record, [], false);
    this.#search.abort();
    this.#search = new AbortController();
    this.#evaluating = this.#evaluate(record, this.#search.signal);
    this.#isGuessed = false;
    this.#slider.value = String(this.#scale.unit === "chances" ? this.#scale.max / 2 : 0);
    this.#slider.disabled = false;
    this.#say = () => "";
    this.show();
    this.#parts.announce(`${byId("task-title").textContent}. ${byId("goal").textContent}`);
  }

  /** @param {string} record @param {AbortSignal} signal */
  async #evaluate(record, signal) {
    const { findReply } = await import("../refutation.js");
    return (await findReply(this.#parts.rules, record, signal))?.score ?? null;
  }

  #proceed() {
    if (this.#isGuessed) return this.#next();
    return this.#guess();
  }

  async #guess() {
    const { signal } = this.#search;
    const view = /** @type {View} */ (this.#view);
    this.#isGuessed = true;
    this.#slider.disabled = true;
    setUsable(this.#go, false);
    this.#announce(() => t("guess.wait"));
    const score = await this.#evaluating.catch(() => null);
    setUsable(this.#go, true);
    if (signal.aborted) return;
    const isLast = this.#at + 1 >= this.#records.length;
    if (!score) return this.#announce(() => t("guess.failed"));
    const points = pointsOf(Number(this.#slider.value), valueOn(score, this.#scale), this.#scale);
    this.#points += points;
    if (isLast) this.#store();
    this.#announce(() => this.#resultText(view, score, points, isLast));
    this.#showPosition(view);
  }

  /** @param {View} view @param {Score} score @param {number} points @param {boolean} isLast */
  #resultText(view, score, points, isLast) {
    const side = t(`${view.side}.name`);
    const values = { points: formatNumber(points), max: formatNumber(MAX_POINTS) };
    const worth = this.#valueText(valueOn(score, this.#scale), score);
    const result = t("guess.result", { side, worth, ...values });
    if (!isLast) return result;
    const all = {
      points: formatNumber(this.#points),
      max: formatNumber(MAX_POINTS * this.#records.length),
    };
    return `${result} ${t("guess.done", all)}`;
  }

  #store() {
    const { stores, changed } = this.#parts;
    stores.visitor.update((progress) => withGuesses(progress, this.#points));
    changed();
  }

  #next() {
    this.#at += 1;
    if (this.#at < this.#records.length) return this.#open();
    this.#begin();
  }

  /** @param {() => string} sentence */
  #announce(sentence) {
    this.#say = sentence;
    this.#note.textContent = sentence();
    this.#parts.announce(sentence());
  }

  /** @param {View} view */
  #showPosition({ side }) {
    const { gameUi } = this.#parts;
    const place = { at: formatNumber(this.#at + 1), count: formatNumber(this.#records.length) };
    byId("task-title").textContent = t("guess.title", place);
    byId("goal").textContent = `${t(`${side}.turn`)}. ${t("guess.goal")}`;
    setIcon(byId("goal-line"), gameUi.symbols[side]);
    byId("verdict").textContent = t("guess.verdict");
    this.#label.textContent = t(`guess.label.${this.#scale.unit}`, { side: t(`${side}.name`) });
    const isLast = this.#at + 1 >= this.#records.length;
    const key = !this.#isGuessed ? "guess.go" : isLast ? "guess.again" : "guess.next";
    this.#go.dataset.text = key;
    this.#go.textContent = t(key);
    this.#showValue();
  }

  #showValue() {
    if (!this.#view) return;
    const value = Number(this.#slider.value);
    const text = `${t(`${this.#view.side}.name`)}: ${this.#valueText(value)}`;
    this.#output.textContent = text;
    this.#slider.setAttribute("aria-valuetext", text);
  }

  /** A value of the scale, or the engine's score, as the end of a sentence about the side. @param {number} value @param {Score} [score] */
  #valueText(value, score) {
    const { unit } = this.#scale;
    if (unit === "chances") return t("guess.percent", { percent: formatNumber(Math.round(value)) });
    return scoreText(score ?? scoreOf(unit, value));
  }

  /** The record without its last plies. @param {string} record @param {number} back */
  #cut(record, back) {
    const { rules } = this.#parts;
    const { start, moves, ply } = rules.view(record);
    return recordOf(rules, start, moves.slice(0, Math.max(0, ply - back)));
  }
}

/** @param {"pawns" | "discs"} unit @param {number} value @returns {Score} */
function scoreOf(unit, value) {
  const hundredths = 100 * value;
  return unit === "pawns"
    ? { kind: unit, value: { hundredths } }
    : { kind: unit, value: { hundredths, percent: 0 } };
}

/**
 * Whether the side to move has a choice; false if the record is invalid.
 * @param {import("../../../table/board-page/exercise-board.js").ExerciseBoard} board @param {string} record
 */
function isOpen(board, record) {
  try {
    const { outcome, legal } = board.position(record).view;
    return !outcome && legal.length > 1;
  } catch {
    return false;
  }
}
