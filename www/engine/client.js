// Asks the worker in which computer players think, for a move or for the values of all moves.

import { createAsker } from "./asker.js";
import { askAndShare, createHelpers } from "./shared-search.js";

/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Report} Report */
/** @typedef {import("./types.js").Complaint} Complaint */

/**
 * @typedef {object} Listener
 * @property {(report: Report) => void} [report]
 * @property {(choice: import("./types.js").Choice) => void} choice
 * @property {(complaint: Complaint) => void} failed
 */

/**
 * @typedef {object} Reader
 * @property {(report: Report) => void} [report]
 * @property {(value: import("./types.js").MoveValue) => void} value  of one move; a later value of it is a better one
 * @property {(complete: boolean) => void} analysed
 * @property {(complaint: Complaint) => void} failed
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
  const asker = createAsker(files);
  const helpers = createHelpers(() => createAsker(files), cores);

  /** What is left of a search that was shared ends with the next question. @type {{ stop(): void } | null} */
  let open = null;

  /** @param {(question: Question, listener: any) => { stop(): void }} ask */
  const asking = (ask) => (/** @type {Question} */ question, /** @type {any} */ listener) => {
    open?.stop();
    open = ask(question, listener);
    return open;
  };

  /** @param {"think" | "analyse" | "recall"} type */
  const alone = (type) => asking((question, listener) => asker.ask({ type, question }, listener));

  const shared = asking((question, listener) => askAndShare(asker, helpers, question, listener));
  return {
    ask: helpers.size > 0 ? shared : alone("think"),
    analyse: alone("analyse"),
    recall: alone("recall"),
  };
}
