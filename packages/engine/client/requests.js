// Requests of an engine, one at a time in their order. A request ends early if its signal is aborted or the engine is
// closed.

/**
 * @typedef {object} Requests
 * @property {(signal: AbortSignal | undefined) => Promise<() => void>} take  waits for a turn; returns how to end it
 * @property {<T>(signal: AbortSignal | undefined, send: Send<T>) => Promise<T>} run  takes a turn for one promise
 * @property {<T>(signal: AbortSignal | undefined, send: Send<T>) => Promise<T>} race  within a turn
 * @property {(reason: Error) => void} close
 */

/**
 * @template T
 * @typedef {(resolve: (value: T) => void, reject: (reason: unknown) => void, signal: AbortSignal) => void} Send
 */

/** @returns {Requests} */
export function createRequests() {
  const closing = new AbortController();
  /** Settles when all requests before the next one have ended. */
  let tail = Promise.resolve();

  /** @type {Requests["race"]} */
  const race = (signal, send) => {
    const ended = new AbortController();
    const reasons = [closing.signal, ...(signal ? [signal] : [])];
    const sent = new Promise((resolve, reject) => {
      for (const one of reasons) {
        if (one.aborted) return reject(one.reason);
        one.addEventListener("abort", () => reject(one.reason), { signal: ended.signal });
      }
      send(resolve, reject, ended.signal);
    });
    return sent.finally(() => ended.abort());
  };

  /** @type {Requests["take"]} */
  async function take(signal) {
    const before = tail;
    let end = () => {};
    const own = new Promise((resolve) => {
      end = () => resolve(undefined);
    });
    tail = before.then(() => own);
    try {
      await race(signal, (resolve) => before.then(resolve));
    } catch (reason) {
      end();
      throw reason;
    }
    return end;
  }

  return {
    take,
    race,
    async run(signal, send) {
      const end = await take(signal);
      try {
        return await race(signal, send);
      } finally {
        end();
      }
    },
    close: (reason) => closing.abort(reason),
  };
}
