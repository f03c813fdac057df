// Node's threads with the interface of a browser's workers, and the tokens that stop their searches.

/** Tokens that may be in use at the same time: two for each thread. */
const TOKENS = 4096;

/** Shared with all threads: a number per token, 1 if its search must stop. @type {Int32Array | undefined} */
let table;
let created = 0;

export function stopTable() {
  table ??= new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * TOKENS));
  return table;
}

/** @returns {import("../../../www/engine/engine.types").StopToken} */
export function createToken() {
  const stops = stopTable();
  const slot = created % TOKENS;
  created += 1;
  Atomics.store(stops, slot, 0);
  return { urls: [String(slot)], stop: () => Atomics.store(stops, slot, 1) };
}

/** @param {Int32Array} stops @param {string} token */
export const isStopped = (stops, token) => Atomics.load(stops, Number(token)) === 1;

/**
 * The thread does not keep the process alive; a pending request does.
 * @param {import("node:worker_threads").Worker} thread @returns {Worker}
 */
export function asWebWorker(thread) {
  const worker = {
    onmessage: (/** @type {{ data: unknown }} */ _event) => {},
    onerror: (/** @type {{ message: string, preventDefault(): void }} */ _event) => {},
    onmessageerror: () => {},
    postMessage: (/** @type {unknown} */ message) => thread.postMessage(message),
    terminate: () => {
      void thread.terminate();
    },
  };
  thread.on("message", (data) => worker.onmessage({ data }));
  thread.on("messageerror", () => worker.onmessageerror());
  thread.on("error", ({ message }) => worker.onerror({ message, preventDefault() {} }));
  thread.unref(); // last, because a listener keeps the process alive
  return /** @type {Worker} */ (/** @type {unknown} */ (worker));
}
