// The review of a game: every position is looked at for a moment, in the background; moves that cost much are
// marked, and one can go from mistake to mistake, try to do better on the board, and play the better move out.

import { errorText } from "../i18n/error-text.js";
import { plural, t } from "../i18n/index.js";
import { moverOf } from "../table/players.js";
import { isShown, onShown } from "../ui/create.js";
import {
  accuracyOf,
  betterMove,
  describeMistake,
  markMistakes,
  ownMistakesOf,
  playBetter,
} from "./mistakes.js";
import { imagine } from "./preview-line.js";
import { createReviewDisplay } from "./review-display.js";
import { ReviewRun } from "./review-run.js";
import { createGraph } from "./score-graph.js";
import { branch } from "./variations.js";

/** @typedef {import("./evaluation-cache.js").Knowledge} Knowledge */
/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../table/board.js").GameUi} GameUi */

/** @param {Knowledge} knowledge @returns {import("./index.js").NewTool} */
export const createReview = (knowledge) => (table, kind) => new Review(knowledge, table, kind);

class Review {
  #knowledge;
  #table;
  #kind;
  #graph;
  #display;
  #run;
  /** Whether the next move on the board is an attempt to do better. */
  #isTrying = false;

  /** @param {Knowledge} knowledge @param {Table} table @param {GameUi} kind */
  constructor(knowledge, table, kind) {
    this.#knowledge = knowledge;
    this.#table = table;
    this.#kind = kind;
    this.#graph = createGraph(knowledge, table, kind);
    this.#display = createReviewDisplay(this.#graph, {
      toggle: () => (this.#run.isRunning() ? this.#stop() : this.#start()),
      seek: (way) => this.#seek(way),
      tryBetter: () => this.#tryBetter(),
      showBetter: () => this.#showBetter(),
    });
    this.#run = new ReviewRun(table, knowledge, {
      progress: (ply, last) => this.#progress(ply, last),
      done: (record) => this.#done(record),
      failed: (complaint) => this.#failed(complaint),
    });
    knowledge.follow(() => this.#draw());
    onShown(this.#display.panel, () => this.#draw());
    this.#draw();
  }

  /** @param {unknown} _ @param {import("../table/flow.js").Cause} cause */
  changed(_, cause) {
    const { note } = this.#display;
    this.#isTrying = false;
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

  /** A move on the board is judged in place of being made, where somebody tries to do better. @param {string} move */
  interceptMove(move) {
    if (!this.#isTrying) return false;
    this.#judge(move);
    return true;
  }

  #start() {
    const { record, view } = this.#table.match.state();
    if (view.moves.length === 0) this.#tell(t("review.short"));
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
    const { view } = imagine(this.#table, record);
    const found = ownMistakesOf(this.#knowledge, { view, players }).length;
    this.#tell(found > 0 ? plural("review.found", found) : t("review.clean"));
    this.#draw();
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  #failed(complaint) {
    this.#isTrying = false;
    this.#draw();
    this.#tell(errorText(complaint));
  }

  /** @param {string} sentence */
  #tell(sentence) {
    this.#display.note.textContent = sentence;
    this.#table.announce(sentence);
  }

  /** Goes to the position before the next mistake in a direction. @param {-1 | 1} way */
  #seek(way) {
    const state = this.#table.match.state();
    const { view } = state;
    const isTold = this.#display.note.dataset.ply === String(view.ply);
    const all = ownMistakesOf(this.#knowledge, state);
    const next =
      way > 0
        ? all.find((ply) => ply > view.ply || (ply === view.ply && !isTold))
        : all.reverse().find((ply) => ply < view.ply);
    if (next === undefined) return this.#tell(t("review.nobody"));
    this.#table.match.goTo(next);
    this.#display.note.dataset.ply = String(next);
    this.#tell(describeMistake(this.#knowledge, this.#kind, this.#table.match.state().view) ?? "");
  }

  #tryBetter() {
    const { view } = this.#table.match.state();
    this.#isTrying = true;
    this.#tell(t("review.try.now", { side: t(`${moverOf(view, view.ply)}.name`) }));
    this.#draw();
    this.#table.focusBoard();
  }

  /** @param {string} move */
  #judge(move) {
    const { match } = this.#table;
    const { record, view } = match.state();
    const name = this.#kind.moveName(move);
    if (move === view.moves[view.ply]) return this.#tell(t("review.try.same", { move: name }));
    const line = imagine(this.#table, record, null, [move]);
    const isBest = move === betterMove(this.#knowledge, view);
    this.#run.learn(line.record, () => {
      // Meanwhile somebody may have gone elsewhere.
      if (match.state().record !== record || !this.#isTrying) return;
      const cost = isBest ? null : this.#knowledge.cost(line.view, view.ply);
      if (cost) return this.#tell(t("review.try.wrong", { move: name, cost: t(`cost.${cost}`) }));
      branch(this.#table, line.record);
      this.#tell(t(isBest ? "review.try.best" : "review.try.good", { move: name }));
    });
  }

  #showBetter() {
    const { view } = this.#table.match.state();
    const best = betterMove(this.#knowledge, view);
    if (!best) return;
    playBetter(this.#knowledge, this.#table);
    this.#tell(t("review.best", { move: this.#kind.moveName(best) }));
  }

  #draw() {
    const knowledge = this.#knowledge;
    const { panel } = this.#display;
    if (knowledge.isEmpty() && !isShown(panel)) return;
    const state = this.#table.match.state();
    const { view, phase } = state;
    markMistakes(knowledge, view);
    if (!isShown(panel)) return;
    const isMistake = knowledge.cost(view, view.ply) !== null;
    this.#display.draw({
      isRunning: this.#run.isRunning(),
      hasMistakes: ownMistakesOf(knowledge, state).length > 0,
      isMistake,
      canTry: isMistake && phase === "person",
      isTrying: this.#isTrying,
    });
    this.#display.sum(accuracyOf(knowledge, view, "first"), accuracyOf(knowledge, view, "second"));
    this.#graph.draw();
  }
}
