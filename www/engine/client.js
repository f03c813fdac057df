// Asks the worker in which computer players think, for a move or for the values of all moves.

import { createStopToken } from "./stop.js";
import { startWorker, WorkerClient } from "./worker-client.js";

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

/** A worker that the browser has ended says nothing. */
const OPTIONS = { attempts: 2, silence: 10 };

/** @param {import("./types.js").ModuleFiles} files @returns {Thinker} */
export function createThinker(files) {
  const client = new WorkerClient(() => startWorker(__WORKER_URL__, files), OPTIONS);

  /** A token whose question was answered serves the next one: making one costs the page more than it looks. */
  let idle = /** @type {ReturnType<typeof createStopToken> | null} */ (null);

  /** @param {"think" | "analyse" | "recall"} type */
  const asking = (type) => (/** @type {Question} */ question, /** @type {any} */ listener) => {
    const token = idle ?? createStopToken();
    idle = null;
    return client.request({ type, question, token: token.urls }, listener, (answered) => {
      if (answered) idle = token;
      else token.stop();
    });
  };
  return { ask: asking("think"), analyse: asking("analyse"), recall: asking("recall") };
}
