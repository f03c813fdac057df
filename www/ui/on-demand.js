// Loads something once, on first use.

import { LoadingError, startStallTimer } from "../engine/loading.js";

/**
 * Returns a loader that calls `load` once; after a failure the next call retries.
 * @template Loaded
 * @param {() => Promise<Loaded>} load
 * @param {(error: unknown) => void} failed  also called after ten seconds of waiting; it may still be loaded
 * @returns {() => Promise<Loaded | null>} null if loading failed
 */
export function onDemand(load, failed) {
  /** @type {Promise<Loaded | null> | null} */
  let pending = null;
  return () => {
    const { stop: end } = startStallTimer(() => failed(new LoadingError("slow")));
    pending ??= load().catch((error) => {
      pending = null;
      failed(error);
      return null;
    });
    return pending.finally(end);
  };
}

/**
 * The same with a cache by name; a failure rejects.
 * @template Loaded
 * @param {(name: string) => Promise<Loaded>} load
 */
export function onDemandByName(load) {
  /** @type {Map<string, Promise<Loaded>>} */
  const pending = new Map();
  return (/** @type {string} */ name) => {
    const known = pending.get(name);
    if (known) return known;
    const loading = load(name);
    pending.set(name, loading);
    loading.catch(() => pending.delete(name));
    return loading;
  };
}
