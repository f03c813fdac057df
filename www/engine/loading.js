// Timeouts and errors of loading. Each cause of a failure is an error code with a message in www/i18n/errors.js.

/** Milliseconds without data after which loading counts as stalled. */
const STALL_MS = 10_000;

/**
 * - `unreachable`: the request failed; `offline` if the device is offline
 * - `slow`: no data within the timeout
 * - `missing`: the host responded with an error
 * - `damaged`: the contents differ from the build's
 * - `no-webassembly`, `no-workers`: not supported by the browser
 * - `stopped`: the worker has terminated
 * @typedef {"unreachable" | "offline" | "slow" | "missing" | "damaged" | "no-webassembly" | "no-workers" | "stopped"} Cause
 */

export class LoadingError extends Error {
  /** @param {Cause} code @param {unknown} [cause]  the underlying error */
  constructor(code, cause) {
    super(code, { cause });
    const isOffline = code === "unreachable" && globalThis.navigator?.onLine === false;
    this.code = isOffline ? "offline" : code;
  }
}

/** Starts a timer that calls back unless it is reset in time. @param {() => void} onStall */
export function startStallTimer(onStall) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const stop = () => clearTimeout(timer);
  const reset = () => {
    stop();
    timer = setTimeout(onStall, STALL_MS);
  };
  reset();
  return { reset, stop };
}

/**
 * Imports a module by its URL.
 * @param {string} address @returns {Promise<any>} rejects with a LoadingError
 */
export const importModule = (address) =>
  withTimeout(import(address)).catch((error) => {
    if (error instanceof LoadingError) throw error;
    throw new LoadingError(error instanceof SyntaxError ? "damaged" : "unreachable");
  });

/**
 * Rejects with a LoadingError if a promise is still pending after the timeout.
 * @template T
 * @param {Promise<T>} promise @returns {Promise<T>}
 */
export const withTimeout = (promise) =>
  new Promise((resolve, reject) => {
    const { stop } = startStallTimer(() => reject(new LoadingError("slow")));
    promise.then(resolve, reject).finally(stop);
  });

/**
 * Loads once; after a failure the next call retries.
 * @template T
 * @param {() => Promise<T>} load @returns {() => Promise<T>}
 */
export function once(load) {
  /** @type {Promise<T> | null} */
  let pending = null;
  return () => {
    pending ??= load().catch((error) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}
