// Serialises requests to one worker: a new request supersedes the pending one, whose caller is notified when the worker
// is free.

/** @typedef {import("./engine.types").SearchRequest} SearchRequest */
/** @typedef {import("./engine.types").RequestOptions} RequestOptions */

/** @typedef {(request: SearchRequest, listener: any, options?: RequestOptions) => void} Send */

/** @typedef {{ controller: AbortController, superseded?(): void, dropSignal(): void }} Turn */

/** Callbacks that end a request. */
const ENDS = ["choice", "analysed", "recalled", "failed"];

/** @returns {(send: Send) => Send} */
export function createTurns() {
  /** @type {Turn | null} */
  let current = null;
  /** Superseded requests whose callers are notified when the worker is free. @type {Set<Turn>} */
  const superseded = new Set();

  /** @param {Turn} turn */
  function end(turn) {
    if (current === turn) current = null;
    superseded.delete(turn);
    turn.dropSignal();
  }

  function notifySuperseded() {
    if (current) return;
    const waiting = [...superseded];
    for (const turn of waiting) end(turn);
    for (const turn of waiting) turn.superseded?.();
  }

  return (send) =>
    (request, listener, { signal } = {}) => {
      if (signal?.aborted) return;
      current?.controller.abort();
      if (current?.superseded) superseded.add(current);
      else current?.dropSignal();
      const drop = () => {
        end(turn);
        turn.controller.abort();
        notifySuperseded();
      };
      /** @type {Turn} */
      const turn = {
        controller: new AbortController(),
        superseded: listener.superseded,
        dropSignal: () => signal?.removeEventListener("abort", drop),
      };
      current = turn;
      signal?.addEventListener("abort", drop);
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
