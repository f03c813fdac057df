// Whose question a worker answers: one at a time is open. One that is asked meanwhile takes its place, and whoever had
// asked the other may ask again when that is over.

/** @typedef {import("./types.js").Question} Question */

/**
 * Puts a question; `stop` is for whoever asked it and does not want the answer any more.
 * @typedef {(question: Question, listener: any) => { stop(): void }} Ask
 */

/** @typedef {{ stop(): void, superseded?(): void }} Turn */

/** What a listener hears last; everything else comes before. */
const ENDS = ["choice", "analysed", "recalled", "failed"];

/** @returns {(ask: Ask) => Ask} */
export function createTurns() {
  /** @type {Turn | null} */
  let open = null;
  /** Those who want to ask again. @type {Set<Turn>} */
  const superseded = new Set();

  /** @param {Turn} turn */
  function end(turn) {
    if (open === turn) open = null;
    superseded.delete(turn);
  }

  function invite() {
    if (open) return;
    const waiting = [...superseded];
    superseded.clear();
    for (const turn of waiting) turn.superseded?.();
  }

  return (ask) => (question, listener) => {
    open?.stop();
    if (open?.superseded) superseded.add(open);
    const heard = Object.entries(listener).map(([type, hear]) => {
      const hearAndEnd = (/** @type {any} */ value) => {
        end(turn);
        hear(value);
        invite();
      };
      return [type, ENDS.includes(type) ? hearAndEnd : hear];
    });
    /** @type {Turn} */
    const turn = { stop: () => search.stop(), superseded: listener.superseded };
    open = turn;
    const search = ask(question, Object.fromEntries(heard));
    return {
      stop() {
        end(turn);
        search.stop();
        invite();
      },
    };
  };
}
