// Searches the position on the board with the strongest player. The analysis and the evaluation bar share its worker,
// one search at a time.

import { createEngineClient } from "../../engine/client.js";
import { requestFor } from "./preview-line.js";

/** @typedef {import("../../engine/client.js").EngineClient} EngineClient */
/** @typedef {import("../../engine/engine.types").EngineError} EngineError */
/** @typedef {import("../../engine/engine.types").SearchRequest} SearchRequest */
/** @typedef {import("../../engine/engine.types").RequestOptions} RequestOptions */
/** @typedef {import("../../engine/engine.types").Report} Report */
/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../engine/multi-pv.js").MultiPv} MultiPv */

/**
 * Called when a move has a new value, when more nodes were searched, when the search has ended, and when it failed.
 * @typedef {{ found(): void, reported?(): void, finished?(): void, failed(error: EngineError): void }} Listener
 */

/** @type {EngineClient | null} */
let engine = null;

/** The search with a pending request. @type {PositionSearch | null} */
let active = null;

export class PositionSearch {
  #table;
  #moves;
  #limits;
  #listener;
  /** Cancels the pending request. @type {AbortController | null} */
  #controller = null;
  #startTime = 0;
  #subject = "";

  /** @param {Table} table @param {MultiPv} moves  receives the results @param {SearchRequest["limits"]} limits @param {Listener} listener */
  constructor(table, moves, limits, listener) {
    this.#table = table;
    this.#moves = moves;
    this.#limits = limits;
    this.#listener = listener;
  }

  /** Whether another search has a pending request, which this one must not supersede. */
  get mustWait() {
    return active !== null && active !== this;
  }

  get seconds() {
    return (performance.now() - this.#startTime) / 1000;
  }

  /** Searches the position on the board; no-op if that search is already running. @param {number} count  best moves */
  search(count) {
    const { record, view, seed } = this.#table.match.state();
    if (record === this.#subject) return;
    this.stop();
    this.#moves.clear();
    if (view.outcome) return;
    active?.stop();
    active = this;
    this.#subject = record;
    this.#startTime = performance.now();
    engine ??= createEngineClient(this.#table.rules);
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const request = requestFor(this.#table, record, { limits: this.#limits, seed });
    if (count === 1) this.#searchBest(engine, request, { signal });
    else this.#searchAll(engine, request, view.legal.length, { signal });
  }

  stop() {
    this.#controller?.abort();
    this.#end();
    this.#subject = "";
  }

  /**
   * Searches only the best move, which is faster.
   * @param {EngineClient} engine @param {SearchRequest} request @param {RequestOptions} options
   */
  #searchBest(engine, request, options) {
    const report = (/** @type {Report} */ latest) => {
      this.#moves.setBest(latest);
      this.#listener.found();
    };
    /** @type {import("../../engine/client.js").ChooseListener} */
    const listener = {
      report,
      choice: (latest) => {
        report(latest);
        this.#finish();
      },
      failed: (error) => this.#fail(error),
    };
    engine.choose(request, listener, options);
  }

  /**
   * @param {EngineClient} engine @param {SearchRequest} request @param {number} legal  number of legal moves
   * @param {RequestOptions} options
   */
  #searchAll(engine, request, legal, options) {
    /** @type {import("../../engine/client.js").AnalysisListener} */
    const listener = {
      report: (latest) => {
        this.#moves.setProgress(latest);
        this.#listener.reported?.();
      },
      value: (value) => {
        this.#moves.add(value, legal);
        this.#listener.found();
      },
      analysed: () => {
        this.#moves.complete();
        this.#listener.found();
        this.#finish();
      },
      failed: (error) => this.#fail(error),
    };
    engine.analyse(request, listener, options);
  }

  #finish() {
    this.#end();
    this.#listener.finished?.();
  }

  /** @param {EngineError} error */
  #fail(error) {
    this.#end();
    this.#subject = ""; // the next start tries again
    this.#listener.failed(error);
  }

  #end() {
    this.#controller = null;
    if (active === this) active = null;
  }
}
