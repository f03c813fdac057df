// The strongest player, asked about the position on the board. The analysis and the evaluation bar share its worker,
// which answers one of them at a time.

import { createThinker } from "../engine/client.js";
import { questionAbout } from "./preview-line.js";

/** @typedef {import("../engine/types.js").Complaint} Complaint */
/** @typedef {import("../engine/types.js").Question} Question */
/** @typedef {import("../engine/types.js").Report} Report */
/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("./multi-pv.js").MultiPv} MultiPv */

/**
 * What happens to a search: a move has another value, more has been looked at, the question is answered, or it failed.
 * @typedef {{ found(): void, reported?(): void, answered?(): void, failed(complaint: Complaint): void }} Listener
 */

/** @type {import("../engine/client.js").Thinker | null} */
let thinker = null;

/** Whose question is open. @type {PositionSearch | null} */
let asking = null;

export class PositionSearch {
  #table;
  #moves;
  #limits;
  #listener;
  /** @type {{ stop(): void } | null} */
  #request = null;
  #began = 0;
  #subject = "";

  /** @param {Table} table @param {MultiPv} moves  learns what is found @param {Question["limits"]} limits @param {Listener} listener */
  constructor(table, moves, limits, listener) {
    this.#table = table;
    this.#moves = moves;
    this.#limits = limits;
    this.#listener = listener;
  }

  /** Whether another search has a question open, which must not be given up for this one. */
  get mustWait() {
    return asking !== null && asking !== this;
  }

  get seconds() {
    return (performance.now() - this.#began) / 1000;
  }

  /** Thinks about the position on the board, unless that goes on already. @param {number} wanted  moves */
  follow(wanted) {
    const { record, view, seed } = this.#table.match.state();
    if (record === this.#subject) return;
    this.stop();
    this.#moves.clear();
    if (view.outcome) return;
    asking?.stop();
    asking = this;
    this.#subject = record;
    this.#began = performance.now();
    thinker ??= createThinker(this.#table.rules);
    const question = questionAbout(this.#table, record, { limits: this.#limits, seed });
    this.#request =
      wanted === 1
        ? this.#askForBest(thinker, question)
        : this.#askForAll(thinker, question, view.legal.length);
  }

  stop() {
    this.#request?.stop();
    this.#end();
    this.#subject = "";
  }

  /** The best move alone: a search of its own, which is faster. @param {import("../engine/client.js").Thinker} player @param {Question} question */
  #askForBest(player, question) {
    const report = (/** @type {Report} */ latest) => {
      this.#moves.hearBest(latest);
      this.#listener.found();
    };
    return player.ask(question, {
      report,
      choice: (latest) => {
        report(latest);
        this.#answer();
      },
      failed: (complaint) => this.#fail(complaint),
    });
  }

  /** @param {import("../engine/client.js").Thinker} player @param {Question} question @param {number} legal  how many moves there are */
  #askForAll(player, question, legal) {
    return player.analyse(question, {
      report: (latest) => {
        this.#moves.hear(latest);
        this.#listener.reported?.();
      },
      value: (value) => {
        this.#moves.learn(value, legal);
        this.#listener.found();
      },
      analysed: () => {
        this.#moves.complete();
        this.#listener.found();
        this.#answer();
      },
      failed: (complaint) => this.#fail(complaint),
    });
  }

  #answer() {
    this.#end();
    this.#listener.answered?.();
  }

  /** @param {Complaint} complaint */
  #fail(complaint) {
    this.#end();
    this.#subject = ""; // the next start tries again
    this.#listener.failed(complaint);
  }

  #end() {
    this.#request = null;
    if (asking === this) asking = null;
  }
}
