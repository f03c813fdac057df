// Loading on demand.

/**
 * A function that loads something once; where that failed, the next call tries again.
 * @template Loaded
 * @param {() => Promise<Loaded>} load @param {() => void} failed
 * @returns {() => Promise<Loaded | null>} null: it cannot be had now
 */
export function onDemand(load, failed) {
  /** @type {Promise<Loaded | null> | null} */
  let coming = null;
  return () => {
    coming ??= load().catch(() => {
      coming = null;
      failed();
      return null;
    });
    return coming;
  };
}

/**
 * The same for what goes by names; that it cannot be had is told to whoever asks.
 * @template Loaded
 * @param {(name: string) => Promise<Loaded>} load
 */
export function onDemandByName(load) {
  /** @type {Map<string, Promise<Loaded>>} */
  const coming = new Map();
  return (/** @type {string} */ name) => {
    const known = coming.get(name);
    if (known) return known;
    const loading = load(name);
    coming.set(name, loading);
    loading.catch(() => coming.delete(name));
    return loading;
  };
}
