// Searches every position of a match with the strongest player, one after the other, and caches the evaluations.

import { createEngineClient } from "../../engine/client.js";
import { knownByRules } from "../analysis/evaluation-cache.js";
import { previewLine, requestFor } from "../analysis/preview-line.js";

/**
 * @typedef {object} Listener
 * @property {(ply: number, last: number) => void} progress  this position is next
 * @property {(record: string) => void} done
 * @property {(error: import("../../engine/engine.types").EngineError) => void} failed
 */

/** Milliseconds for each position. */
const LIMIT = 350;

export class ReviewRun {
  #table;
  #evaluations;
  #listener;
  /** @type {import("../../engine/client.js").EngineClient | null} */
  #engine = null;
  /** The match under review, its number of moves, and the next position. @type {{ record: string, last: number, ply: number } | null} */
  #review = null;
  /** Whether the review waits for the evaluation of a single position. */
  #isLearning = false;
  /** Of the pending step. @type {AbortController | null} */
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

  /** @param {string} record @param {number} last  how many moves it has */
  start(record, last) {
    this.#review = { record, last, ply: 0 };
    if (!this.#isLearning) this.#look();
  }

  stop() {
    this.#review = null;
    if (!this.#isLearning) this.#controller?.abort();
  }

  /** Evaluates one position before the review continues. @param {string} record @param {() => void} learnt */
  learn(record, learnt) {
    const { view } = previewLine(this.#table, record);
    if (this.#isKnown(view)) return learnt();
    this.#controller?.abort();
    this.#isLearning = true;
    this.#search(record, view, () => {
      this.#isLearning = false;
      this.#look();
      learnt();
    });
  }

  #look() {
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
      this.#look();
    };
    if (this.#isKnown(view)) {
      const { signal } = this.#start();
      setTimeout(() => signal.aborted || next());
    } else this.#search(here, view, next);
    this.#listener.progress(ply, last);
  }

  /** @param {import("../../engine/engine.types").View} view */
  #isKnown(view) {
    const byRules = knownByRules(view);
    if (byRules) this.#evaluations.learn(view, byRules);
    return byRules !== null || this.#evaluations.at(view, view.ply) !== undefined;
  }

  #start() {
    this.#controller = new AbortController();
    return this.#controller;
  }

  /** @param {string} record @param {import("../../engine/engine.types").View} view @param {() => void} next */
  #search(record, view, next) {
    const table = this.#table;
    this.#engine ??= createEngineClient(table.rules);
    this.#engine.choose(
      requestFor(table, record, { limits: { time: LIMIT } }),
      {
        choice: (choice) => {
          const best = previewLine(table, record, null, [choice.move]).view.last?.text ?? null;
          /** @type {import("../../table/score.js").Score} */
          const score = choice.score ?? { kind: "points", value: 0 };
          this.#evaluations.learn(view, { score, side: view.side, best, effort: choice.nodes });
          next();
        },
        failed: (error) => {
          this.#review = null;
          this.#isLearning = false;
          this.#listener.failed(error);
        },
      },
      { signal: this.#start().signal },
    );
  }
}
