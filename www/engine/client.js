// Asks the worker in which computer players think, for a move or for the values of all moves.

import { createPlayerWorker } from "./player-worker.js";
import { askAndShare, createHelpers } from "./shared-search.js";
import { createTurns } from "./turns.js";

/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Report} Report */
/** @typedef {import("./types.js").Complaint} Complaint */

/**
 * @typedef {object} Listener
 * @property {(report: Report) => void} [report]
 * @property {(choice: import("./types.js").Choice) => void} choice
 * @property {(complaint: Complaint) => void} failed
 * @property {() => void} [superseded]  as a reader hears it
 */

/**
 * @typedef {object} Reader
 * @property {(report: Report) => void} [report]
 * @property {(value: import("./types.js").MoveValue) => void} value  of one move; a later value of it is a better one
 * @property {(complete: boolean) => void} analysed
 * @property {(complaint: Complaint) => void} failed
 * @property {() => void} [superseded]  another question took the place of this one, and is over: it may be asked again
 */

/**
 * @typedef {object} Thinker
 * @property {(question: Question, listener: Listener) => { stop(): void }} ask
 * @property {(question: Question, reader: Reader) => { stop(): void }} analyse
 * @property {(question: Question, listener: { recalled: (thoughts: import("./types.js").Thoughts | null) => void, failed: (complaint: Complaint) => void }) => { stop(): void }} recall
 *   what this player has told of its last choice
 */

/**
 * @param {import("./types.js").ModuleFiles} files
 * @param {number} [cores]  those that may help it to choose, where its player can share a search
 * @returns {Thinker}
 */
export function createThinker(files, cores = 1) {
  const worker = createPlayerWorker(files);
  const helpers = createHelpers(() => createPlayerWorker(files), cores);

  const asking = createTurns();

  /** @param {"think" | "analyse" | "recall"} type */
  const alone = (type) => asking((question, listener) => worker.ask({ type, question }, listener));

  const shared = asking((question, listener) => askAndShare(worker, helpers, question, listener));
  return {
    ask: helpers.size > 0 ? shared : alone("think"),
    analyse: alone("analyse"),
    recall: alone("recall"),
  };
}
