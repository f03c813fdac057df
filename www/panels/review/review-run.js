// Searches every position of a match with the strongest player, one after the other, and caches the evaluations.

import { createEngineClient } from "../../engine/client.js";
import { mirrored } from "../../table/score.js";
import { finalEvaluation } from "../analysis/evaluation-cache.js";
import { previewLine, requestFor } from "../analysis/preview-line.js";

/** @typedef {import("../../engine/engine.types").View} View */

/**
 * @typedef {object} Listener
 * @property {(ply: number, last: number) => void} progress  called before each position
 * @property {(record: string) => void} done
 * @property {(error: import("../../engine/engine.types").EngineError) => void} failed
 */

/** Maximum milliseconds per position. */
const MAX_SEARCH_TIME = 350;

export class ReviewRun {
  #table;
  #evaluations;
  #listener;
  /** @type {import("../../engine/client.js").EngineClient | null} */
  #engine = null;
  /** The match under review, its number of moves, and the next position. @type {{ record: string, last: number, ply: number } | null} */
  #review = null;
  /** Whether the run is suspended for the evaluation of a single position. */
  #isSuspended = false;
  /** Cancels the pending step. @type {AbortController | null} */
  #controller = null;

  /**
   * @param {import("../../table/table.js").Table} table @param {import("../analysis/evaluation-cache.js").EvaluationCache} evaluations
   * @param {Listener} listener
   */
  constructor(table, evaluations, listener) {
    this.#table = table;
    this.#evaluations = evaluations;
    this.#listener = listener;
  }

  isRunning() {
    return this.#review !== null;
  }

  /** @param {string} record @param {number} last  number of moves */
  start(record, last) {
    this.#review = { record, last, ply: 0 };
    if (!this.#isSuspended) this.#continue();
  }

  stop() {
    this.#review = null;
    if (!this.#isSuspended) this.#controller?.abort();
  }

  /** Evaluates one position and then resumes the run. @param {string} record @param {() => void} done */
  evaluate(record, done) {
    const { view } = previewLine(this.#table, record);
    if (this.#isKnown(view)) return done();
    this.#controller?.abort();
    this.#isSuspended = true;
    this.#search(record, view, () => {
      this.#isSuspended = false;
      this.#continue();
      done();
    });
  }

  #continue() {
    const review = this.#review;
    if (!review) return;
    const { record, last, ply } = review;
    if (ply > last) {
      this.#review = null;
      return this.#listener.done(record);
    }
    const { view, record: here } = previewLine(this.#table, record, ply);
    const next = () => {
      review.ply += 1;
      this.#continue();
    };
    if (this.#isKnown(view)) {
      const { signal } = this.#newSignal();
      setTimeout(() => signal.aborted || next());
    } else this.#search(here, view, next);
    this.#listener.progress(ply, last);
  }

  /** @param {View} view */
  #isKnown(view) {
    const byRules = finalEvaluation(view);
    if (byRules) this.#evaluations.store(view, byRules);
    return byRules !== null || this.#evaluations.at(view, view.ply) !== undefined;
  }

  #newSignal() {
    this.#controller = new AbortController();
    return this.#controller;
  }

  /**
   * Searches a position and stores its evaluation. A position with a single legal move has the value of the next one.
   * @param {string} record @param {View} view @param {() => void} next
   */
  #search(record, view, next) {
    const table = this.#table;
    if (view.legal.length === 1) return this.#searchAfter(record, view, view.legal[0].text, next);
    this.#engine ??= createEngineClient(table.rules);
    this.#engine.choose(
      requestFor(table, record, { limits: { time: MAX_SEARCH_TIME } }),
      {
        choice: (choice) => {
          const best = nameOf(table, record, choice.move);
          /** @type {import("../../table/score.js").Score} */
          const score = choice.score ?? { kind: "points", value: 0 };
          const { nodes: effort, pv: line } = choice;
          this.#evaluations.store(view, { score, side: view.side, best, effort, line });
          next();
        },
        failed: (error) => {
          this.#review = null;
          this.#isSuspended = false;
          this.#listener.failed(error);
        },
      },
      { signal: this.#newSignal().signal },
    );
  }

  /** @param {string} record @param {View} view @param {string} move  the only one @param {() => void} next */
  #searchAfter(record, view, move, next) {
    const after = previewLine(this.#table, record, null, [move]);
    const store = () => {
      const known = this.#evaluations.at(after.view, after.view.ply);
      if (known) {
        const score = known.side === view.side ? known.score : mirrored(known.score);
        const best = nameOf(this.#table, record, move);
        const line = [move, ...(known.line ?? [])];
        this.#evaluations.store(view, { ...known, score, side: view.side, best, line });
      }
      next();
    };
    if (this.#isKnown(after.view)) store();
    else this.#search(after.record, after.view, store);
  }
}

/** A legal move as the record has it. @param {import("../../table/table.js").Table} table @param {string} record @param {string} move */
const nameOf = (table, record, move) =>
  previewLine(table, record, null, [move]).view.last?.text ?? null;
