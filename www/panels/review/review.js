// The review of a match: evaluates every position briefly in the background and marks costly moves. The user can go
// from mistake to mistake, try a better move on the board as an exercise, and play the best one.

import { Exercise } from "../../exercise/exercise.js";
import { errorText } from "../../i18n/error-text.js";
import { plural, t } from "../../i18n/index.js";
import { moverOf } from "../../table/players.js";
import { isShown, onShown } from "../../ui/create.js";
import { previewLine } from "../analysis/preview-line.js";
import { createGraph } from "../analysis/score-graph.js";
import { openVariation } from "../record/variations.js";
import { accuracyOf, markMistakes, ownMistakesOf, playBetter } from "./mistakes.js";
import { storeOwnMistakes } from "./own-mistakes.js";
import { createReviewDisplay } from "./review-display.js";
import { ReviewRun } from "./review-run.js";
import { betterMove, describeMistake } from "./sentences.js";

/** @typedef {import("../analysis/evaluation-cache.js").EvaluationCache} EvaluationCache */
/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */

/** @param {EvaluationCache} evaluations @returns {import("../index.js").CreateTool} */
export const createReview = (evaluations) => (table, gameUi, tools) =>
  new Review(evaluations, table, gameUi, tools);

/**
 * `sentence` explains the verdict; `line` is the record with the attempted move.
 * @typedef {import("../../exercise/exercise.js").Verdict & { sentence: string, line: string }} Verdict
 */
/** An exercise whose attempts are moves. @typedef {Exercise<string, Verdict>} BetterMove */

class Review {
  #evaluations;
  #table;
  #gameUi;
  #tools;
  #graph;
  #display;
  #run;
  /** Whether the user wants to find the better moves, so that none is revealed. */
  #isLearning = false;
  /** The running exercise, for which moves on the board are attempts. @type {BetterMove | null} */
  #exercise = null;

  /** @param {EvaluationCache} evaluations @param {Table} table @param {GameUi} gameUi @param {import("../../table/game-tools.types").GameTools} tools */
  constructor(evaluations, table, gameUi, tools) {
    this.#evaluations = evaluations;
    this.#table = table;
    this.#gameUi = gameUi;
    this.#tools = tools;
    this.#graph = createGraph(evaluations, table, gameUi);
    this.#display = createReviewDisplay(this.#graph, {
      toggle: () => (this.#run.isRunning() ? this.#stop() : this.#start()),
      seek: (direction) => this.#seek(direction),
      setLearning: (isLearning) => this.#setLearning(isLearning),
      showBetter: () => this.#showBetter(),
    });
    this.#run = new ReviewRun(table, evaluations, {
      progress: (ply, last) => this.#progress(ply, last),
      done: (record) => this.#done(record),
      failed: (error) => this.#failed(error),
    });
    evaluations.subscribe(() => this.#draw());
    onShown(this.#display.panel, () => this.#draw());
    this.#draw();
  }

  /** @param {unknown} _ @param {import("../../table/match-controller.js").Cause} cause */
  changed(_, cause) {
    const { note } = this.#display;
    this.#endExercise();
    if (cause !== "walk" && cause !== "opened") {
      if (this.#run.isRunning()) this.#stop();
      note.textContent = "";
    }
    delete note.dataset.ply;
    this.#draw();
  }

  show() {
    this.#draw();
  }

  review() {
    const { panel } = this.#display;
    panel.open = true;
    panel.scrollIntoView({ block: "nearest" });
    if (!this.#run.isRunning()) this.#start();
  }

  /** Treats a move on the board as an attempt while an exercise is running. @param {string} move */
  interceptMove(move) {
    if (!this.#exercise) return false;
    this.#attempt(this.#exercise, move);
    return true;
  }

  #start() {
    const { record, view } = this.#table.match.state();
    if (view.moves.length === 0) this.#announce(t("review.short"));
    else this.#run.start(record, view.moves.length);
  }

  #stop() {
    this.#run.stop();
    this.#display.note.textContent = "";
    this.#draw();
  }

  /** @param {number} ply @param {number} last */
  #progress(ply, last) {
    this.#display.progress.value = ply / last;
    this.#display.note.textContent = t("review.progress", { at: ply + 1, all: last + 1 });
    this.#draw();
  }

  /** @param {string} record */
  #done(record) {
    const { players } = this.#table.match.state();
    if (storeOwnMistakes(this.#evaluations, this.#table, record, players))
      this.#display.linkPractice();
    const { view } = previewLine(this.#table, record);
    const found = ownMistakesOf(this.#evaluations, { view, players }).length;
    const isAgainstComputer = (players.first === null) !== (players.second === null);
    const stem = isAgainstComputer ? "review.yours" : "review.found";
    const summary = found > 0 ? plural(stem, found) : t("review.clean");
    this.#announce(summary);
    this.#draw();
    const { view: shown } = this.#table.match.state();
    const isReviewed = shown.start === view.start && `${shown.moves}` === `${view.moves}`;
    if (found > 0 && isReviewed && shown.outcome && shown.ply === shown.moves.length)
      this.#seek(1, summary);
  }

  /** @param {import("../../engine/engine.types").EngineError} error */
  #failed(error) {
    this.#endExercise();
    this.#draw();
    this.#announce(errorText(error));
  }

  /** @param {string} sentence */
  #announce(sentence) {
    this.#display.note.textContent = sentence;
    this.#table.announce(sentence);
  }

  /**
   * Goes to the position before the next mistake in a direction; after the last one to the first.
   * @param {-1 | 1} direction @param {string} [summary] announced first
   */
  #seek(direction, summary = "") {
    const state = this.#table.match.state();
    const { view } = state;
    const isDescribed = this.#display.note.dataset.ply === String(view.ply);
    const all = ownMistakesOf(this.#evaluations, state);
    const next =
      direction > 0
        ? all.find((ply) => ply > view.ply || (ply === view.ply && !isDescribed))
        : all.reverse().find((ply) => ply < view.ply);
    const target = next ?? all[0]; // `all` is reversed when seeking backwards
    if (target === undefined) return this.#announce(t("review.clean"));
    this.#table.match.goTo(target);
    this.#display.note.dataset.ply = String(target);
    this.#describe(summary);
    if (this.#isLearning) this.#startExercise();
  }

  /** Describes the mistake in the position on the board. @param {string} [summary] announced first */
  #describe(summary = "") {
    const { view, record } = this.#table.match.state();
    const parts = {
      ...{ evaluations: this.#evaluations, gameUi: this.#gameUi, tools: this.#tools },
      viewAfter: (/** @type {readonly string[]} */ moves) =>
        previewLine(this.#table, record, null, moves).view,
    };
    const sentence = describeMistake(parts, view, !this.#isLearning);
    this.#announce(`${summary} ${sentence ?? ""}`.trim());
  }

  /** @param {boolean} isLearning */
  #setLearning(isLearning) {
    this.#isLearning = isLearning;
    const { view } = this.#table.match.state();
    const isMistake = this.#evaluations.cost(view, view.ply) !== null;
    if (!isLearning) this.#endExercise();
    if (isMistake && isLearning) this.#startExercise();
    else if (isMistake) this.#describe();
    this.#draw();
  }

  #startExercise() {
    const { record, view, phase } = this.#table.match.state();
    this.#endExercise();
    if (phase !== "person") return;
    this.#exercise = new Exercise({
      tasks: [record],
      load: () => ({ judge: (/** @type {string} */ move) => this.#judge(record, view, move) }),
    });
    this.#exercise.start();
    this.#announce(t("review.try.now", { side: t(`${moverOf(view, view.ply)}.name`) }));
    this.#draw();
    this.#table.focusBoard();
  }

  #endExercise() {
    this.#exercise?.cancel();
    this.#exercise = null;
  }

  /** @param {BetterMove} exercise @param {string} move */
  async #attempt(exercise, move) {
    const verdict = await exercise.attempt(move);
    if (!verdict) return;
    if (verdict.isFinal) openVariation(this.#table, verdict.line);
    this.#announce(verdict.sentence);
  }

  /**
   * Judges a move in place of a mistake; evaluates its position first if that is unknown.
   * @param {string} record @param {import("../../engine/engine.types").View} view of the position before it @param {string} move
   */
  async #judge(record, view, move) {
    const name = this.#gameUi.moveName(move);
    const { record: line, view: after } = previewLine(this.#table, record, null, [move]);
    const verdict = (/** @type {boolean} */ isFinal, /** @type {string} */ sentence) => {
      const points = isFinal ? 1 : 0;
      return { isFinal, points, maxPoints: 1, sentence, line };
    };
    if (move === view.moves[view.ply]) return verdict(false, t("review.try.same", { move: name }));
    const isBest = move === betterMove(this.#evaluations, view);
    await new Promise((done) => this.#run.evaluate(line, () => done(undefined)));
    const cost = isBest ? null : this.#evaluations.cost(after, view.ply);
    if (cost) return verdict(false, t("review.try.wrong", { move: name, cost: t(`cost.${cost}`) }));
    return verdict(true, t(isBest ? "review.try.best" : "review.try.good", { move: name }));
  }

  #showBetter() {
    const { view } = this.#table.match.state();
    const best = betterMove(this.#evaluations, view);
    if (!best) return;
    playBetter(this.#evaluations, this.#table);
    this.#announce(t("review.best", { move: this.#gameUi.moveName(best) }));
  }

  #draw() {
    const evaluations = this.#evaluations;
    const { panel } = this.#display;
    if (evaluations.isEmpty() && !isShown(panel)) return;
    const state = this.#table.match.state();
    const { view } = state;
    markMistakes(evaluations, view);
    if (!isShown(panel)) return;
    const isMistake = evaluations.cost(view, view.ply) !== null;
    this.#display.draw({
      isRunning: this.#run.isRunning(),
      hasMistakes: ownMistakesOf(evaluations, state).length > 0,
      isMistake,
      isLearning: this.#isLearning,
    });
    this.#display.drawAccuracy(
      accuracyOf(evaluations, view, "first"),
      accuracyOf(evaluations, view, "second"),
    );
    this.#graph.draw();
  }
}
