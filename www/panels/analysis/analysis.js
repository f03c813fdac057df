// Analysis: the strongest player searches the position on the board until the user stops it, and shows the best moves
// with their values and principal variations, as many as the user has chosen.

import { errorText } from "../../i18n/error-text.js";

import { isShown, onShown } from "../../ui/create.js";
import { createAnalysisDisplay } from "./analysis-display.js";
import { showBestMoves } from "./best-moves.js";
import { knownByRules } from "./evaluation-cache.js";
import { createMultiPv } from "./multi-pv.js";
import { PositionSearch } from "./position-search.js";
import { previewLine } from "./preview-line.js";

/** Practically unlimited; without a limit players would stop earlier. */
const LONG = 3_600_000;

/** @param {import("./evaluation-cache.js").EvaluationCache} evaluations @returns {import("../index.js").NewTool} */
export const createAnalysis = (evaluations) => (table, kind) =>
  new Analysis(evaluations, table, kind);

class Analysis {
  #evaluations;
  #table;
  #storage;
  #display;
  #moves = createMultiPv();
  #search;
  #isRunning = false;
  #frame = 0;

  /**
   * @param {import("./evaluation-cache.js").EvaluationCache} evaluations
   * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} kind
   */
  constructor(evaluations, table, kind) {
    this.#evaluations = evaluations;
    this.#table = table;
    this.#storage = table.storage("analysis");
    this.#display = createAnalysisDisplay(table, kind, () => this.#run(!this.#isRunning));
    this.#search = new PositionSearch(
      table,
      this.#moves,
      { time: LONG },
      {
        found: () => this.#learn(),
        reported: () => this.#drawSoon(),
        failed: (error) => {
          this.#isRunning = false;
          table.notify(errorText(error));
          this.show();
        },
      },
    );
    this.#listen();
    this.show();
  }

  changed() {
    if (this.#isRunning) this.#follow();
    else this.#moves.clear();
    this.show();
  }

  show() {
    const { panel, draw } = this.#display;
    const best = this.#moves.best(this.#wanted());
    showBestMoves(this.#table, this.#isRunning && isShown(panel) ? best : []);
    if (!isShown(panel)) return;
    const { view } = this.#table.match.state();
    draw({
      isRunning: this.#isRunning,
      known: knownByRules(view) ?? this.#evaluations.at(view, view.ply) ?? null,
      report: this.#moves.latest(),
      seconds: this.#search.seconds,
      best,
    });
  }

  #listen() {
    const { panel, count, choose } = this.#display;
    choose(this.#storage.read());
    onShown(panel, () => {
      if (!panel.open) this.#run(false);
      this.show();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#search.stop();
      else if (this.#isRunning) this.#follow();
    });
    count.addEventListener("change", () => {
      this.#storage.write(count.value);
      this.#search.stop();
      if (this.#isRunning) this.#follow();
      this.show();
    });
  }

  #wanted() {
    return Number(this.#display.count.value);
  }

  #follow() {
    this.#search.follow(this.#wanted());
  }

  /** @param {boolean} on */
  #run(on) {
    this.#isRunning = on;
    if (on) this.#follow();
    else this.#search.stop();
    this.show();
  }

  /** Stores a new value. */
  #learn() {
    const [first] = this.#moves.best(this.#wanted());
    if (this.#moves.isComplete() && first) {
      const { view, record } = this.#table.match.state();
      const after = previewLine(this.#table, record, null, [first.move]).view;
      this.#evaluations.learn(view, {
        score: first.score,
        side: view.side,
        best: after.last?.text ?? null,
        effort: Math.max(1, this.#moves.latest()?.nodes ?? 1),
      });
    }
    this.#drawSoon();
  }

  /** Several results may arrive between two frames. */
  #drawSoon() {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.show();
    });
  }
}
