// The review of a game: evaluates every position briefly in the background and marks costly moves. The user can go from
// mistake to mistake, try a better move on the board as an exercise, and play out the best one.

import { Exercise } from "../../exercise/exercise.js";
import { errorText } from "../../i18n/error-text.js";
import { plural, t } from "../../i18n/index.js";
import { moverOf } from "../../table/players.js";
import { isShown, onShown } from "../../ui/create.js";
import { previewLine } from "../analysis/preview-line.js";
import { createGraph } from "../analysis/score-graph.js";
import { branch } from "../record/variations.js";
import {
  accuracyOf,
  betterMove,
  describeMistake,
  markMistakes,
  ownMistakesOf,
  playBetter,
} from "./mistakes.js";
import { createReviewDisplay } from "./review-display.js";
import { ReviewRun } from "./review-run.js";

/** @typedef {import("../analysis/evaluation-cache.js").EvaluationCache} EvaluationCache */
/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */

/** @param {EvaluationCache} evaluations @returns {import("../index.js").NewTool} */
export const createReview = (evaluations) => (table, kind) => new Review(evaluations, table, kind);

/**
 * `sentence` explains the verdict; `line` is the record with the attempted move.
 * @typedef {import("../../exercise/exercise.js").Verdict & { sentence: string, line: string }} Verdict
 */
/** @typedef {Exercise<string, Verdict>} BetterMove exercise whose attempts are moves */

class Review {
  #evaluations;
  #table;
  #kind;
  #graph;
  #display;
  #run;
  /** While it is set, moves on the board are attempts. @type {BetterMove | null} */
  #exercise = null;

  /** @param {EvaluationCache} evaluations @param {Table} table @param {GameUi} kind */
  constructor(evaluations, table, kind) {
    this.#evaluations = evaluations;
    this.#table = table;
    this.#kind = kind;
    this.#graph = createGraph(evaluations, table, kind);
    this.#display = createReviewDisplay(this.#graph, {
      toggle: () => (this.#run.isRunning() ? this.#stop() : this.#start()),
      seek: (way) => this.#seek(way),
      tryBetter: () => this.#tryBetter(),
      showBetter: () => this.#showBetter(),
    });
    this.#run = new ReviewRun(table, evaluations, {
      progress: (ply, last) => this.#progress(ply, last),
      done: (record) => this.#done(record),
      failed: (error) => this.#failed(error),
    });
    evaluations.follow(() => this.#draw());
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

  /** Judges a move on the board, instead of playing it, during an exercise. @param {string} move */
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
    const { view } = previewLine(this.#table, record);
    const found = ownMistakesOf(this.#evaluations, { view, players }).length;
    this.#announce(found > 0 ? plural("review.found", found) : t("review.clean"));
    this.#draw();
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

  /** Goes to the position before the next mistake in a direction. @param {-1 | 1} way */
  #seek(way) {
    const state = this.#table.match.state();
    const { view } = state;
    const isDescribed = this.#display.note.dataset.ply === String(view.ply);
    const all = ownMistakesOf(this.#evaluations, state);
    const next =
      way > 0
        ? all.find((ply) => ply > view.ply || (ply === view.ply && !isDescribed))
        : all.reverse().find((ply) => ply < view.ply);
    if (next === undefined) return this.#announce(t("review.nobody"));
    this.#table.match.goTo(next);
    this.#display.note.dataset.ply = String(next);
    this.#announce(
      describeMistake(this.#evaluations, this.#kind, this.#table.match.state().view) ?? "",
    );
  }

  #tryBetter() {
    const { record, view } = this.#table.match.state();
    this.#endExercise();
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
    if (verdict.isFinal) branch(this.#table, verdict.line);
    this.#announce(verdict.sentence);
  }

  /**
   * Judges a move in place of a mistake; a move whose position is unknown is evaluated first.
   * @param {string} record @param {import("../../engine/engine.types").View} view of the position before it @param {string} move
   */
  async #judge(record, view, move) {
    const name = this.#kind.moveName(move);
    const { record: line, view: after } = previewLine(this.#table, record, null, [move]);
    const verdict = (/** @type {boolean} */ isFinal, /** @type {string} */ sentence) => {
      const points = isFinal ? 1 : 0;
      return { isFinal, points, maxPoints: 1, sentence, line };
    };
    if (move === view.moves[view.ply]) return verdict(false, t("review.try.same", { move: name }));
    const isBest = move === betterMove(this.#evaluations, view);
    await new Promise((learnt) => this.#run.learn(line, () => learnt(undefined)));
    const cost = isBest ? null : this.#evaluations.cost(after, view.ply);
    if (cost) return verdict(false, t("review.try.wrong", { move: name, cost: t(`cost.${cost}`) }));
    return verdict(true, t(isBest ? "review.try.best" : "review.try.good", { move: name }));
  }

  #showBetter() {
    const { view } = this.#table.match.state();
    const best = betterMove(this.#evaluations, view);
    if (!best) return;
    playBetter(this.#evaluations, this.#table);
    this.#announce(t("review.best", { move: this.#kind.moveName(best) }));
  }

  #draw() {
    const evaluations = this.#evaluations;
    const { panel } = this.#display;
    if (evaluations.isEmpty() && !isShown(panel)) return;
    const state = this.#table.match.state();
    const { view, phase } = state;
    markMistakes(evaluations, view);
    if (!isShown(panel)) return;
    const isMistake = evaluations.cost(view, view.ply) !== null;
    this.#display.draw({
      isRunning: this.#run.isRunning(),
      hasMistakes: ownMistakesOf(evaluations, state).length > 0,
      isMistake,
      canTry: isMistake && phase === "person",
      isTrying: this.#exercise !== null,
    });
    this.#display.sum(
      accuracyOf(evaluations, view, "first"),
      accuracyOf(evaluations, view, "second"),
    );
    this.#graph.draw();
  }
}
