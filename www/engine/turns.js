// Serialises requests to one worker: a new request supersedes the pending one, whose caller is notified when the worker
// is free.

/** @typedef {import("./engine.types").SearchRequest} SearchRequest */
/** @typedef {import("./engine.types").RequestOptions} RequestOptions */

/** @typedef {(request: SearchRequest, listener: any, options?: RequestOptions) => void} Send */

/** @typedef {{ controller: AbortController, superseded?(): void }} Turn */

/** The last callback of a request is one of these. */
const ENDS = ["choice", "analysed", "recalled", "failed"];

/** @returns {(send: Send) => Send} */
export function createTurns() {
  /** @type {Turn | null} */
  let current = null;
  /** Callers to notify when the worker is free. @type {Set<Turn>} */
  const superseded = new Set();

  /** @param {Turn} turn */
  function end(turn) {
    if (current === turn) current = null;
    superseded.delete(turn);
  }

  function notifySuperseded() {
    if (current) return;
    const waiting = [...superseded];
    superseded.clear();
    for (const turn of waiting) turn.superseded?.();
  }

  return (send) =>
    (request, listener, { signal } = {}) => {
      if (signal?.aborted) return;
      current?.controller.abort();
      if (current?.superseded) superseded.add(current);
      /** @type {Turn} */
      const turn = { controller: new AbortController(), superseded: listener.superseded };
      current = turn;
      signal?.addEventListener("abort", () => {
        end(turn);
        turn.controller.abort();
        notifySuperseded();
      });
      const callbacks = Object.entries(listener).map(([type, callback]) => {
        const callAndEnd = (/** @type {any} */ value) => {
          end(turn);
          callback(value);
          notifySuperseded();
        };
        return [type, ENDS.includes(type) ? callAndEnd : callback];
      });
      send(request, Object.fromEntries(callbacks), { signal: turn.controller.signal });
    };
}
