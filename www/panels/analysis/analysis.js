// Analysis: the strongest player searches the position on the board until the user stops it, and shows the best moves
// with values and principal variations. The user selects how many.

import { createMultiPv } from "../../engine/multi-pv.js";
import { errorText } from "../../i18n/error-text.js";

import { isShown, onShown } from "../../ui/create.js";
import { createAnalysisDisplay } from "./analysis-display.js";
import { showBestMoves } from "./best-moves.js";
import { finalEvaluation } from "./evaluation-cache.js";
import { PositionSearch } from "./position-search.js";
import { previewLine } from "./preview-line.js";

/** Maximum milliseconds; practically unlimited, because without a limit players stop earlier. */
const MAX_SEARCH_TIME = 3_600_000;

/** @param {import("./evaluation-cache.js").EvaluationCache} evaluations @returns {import("../index.js").CreateTool} */
export const createAnalysis = (evaluations) => (table, gameUi) =>
  new Analysis(evaluations, table, gameUi);

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
   * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi
   */
  constructor(evaluations, table, gameUi) {
    this.#evaluations = evaluations;
    this.#table = table;
    this.#storage = table.storage("analysis");
    this.#display = createAnalysisDisplay(table, gameUi, () => this.#setRunning(!this.#isRunning));
    this.#search = new PositionSearch(
      table,
      this.#moves,
      { time: MAX_SEARCH_TIME },
      {
        found: () => this.#store(),
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
    if (this.#isRunning) this.#searchBoard();
    else this.#moves.clear();
    this.show();
  }

  show() {
    const { panel, draw } = this.#display;
    const best = this.#moves.best(this.#lineCount());
    showBestMoves(this.#table, this.#isRunning && isShown(panel) ? best : []);
    if (!isShown(panel)) return;
    const { view } = this.#table.match.state();
    draw({
      isRunning: this.#isRunning,
      known: finalEvaluation(view) ?? this.#evaluations.at(view, view.ply) ?? null,
      report: this.#moves.latest(),
      seconds: this.#search.seconds,
      best,
    });
  }

  #listen() {
    const { panel, count, selectCount } = this.#display;
    selectCount(this.#storage.read());
    onShown(panel, () => {
      if (!panel.open) this.#setRunning(false);
      this.show();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#search.stop();
      else if (this.#isRunning) this.#searchBoard();
    });
    count.addEventListener("change", () => {
      this.#storage.write(count.value);
      this.#search.stop();
      if (this.#isRunning) this.#searchBoard();
      this.show();
    });
  }

  #lineCount() {
    return Number(this.#display.count.value);
  }

  #searchBoard() {
    this.#search.search(this.#lineCount());
  }

  /** @param {boolean} on */
  #setRunning(on) {
    this.#isRunning = on;
    if (on) this.#searchBoard();
    else this.#search.stop();
    this.show();
  }

  /** Stores a new value. */
  #store() {
    const [first] = this.#moves.best(this.#lineCount());
    if (this.#moves.isComplete() && first) {
      const { view, record } = this.#table.match.state();
      const after = previewLine(this.#table, record, null, [first.move]).view;
      this.#evaluations.store(view, {
        score: first.score,
        side: view.side,
        best: after.last?.text ?? null,
        effort: Math.max(1, this.#moves.latest()?.nodes ?? 1),
        line: first.pv,
      });
    }
    this.#drawSoon();
  }

  /** Draws in the next frame: several results may arrive before it. */
  #drawSoon() {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.show();
    });
  }
}
