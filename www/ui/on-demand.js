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
