// Waits for the first paint, after which files for the first move are requested, so that they do not delay it.
// docs/benchmarks.md has gain and cost.

/** For browsers that paint without an entry. */
const MAX_WAIT_MS = 2000;

/** @returns {Promise<void>} */
export const firstPaint = () =>
  new Promise((resolve) => {
    const proceed = () => resolve();
    // Hidden pages are not painted, and browsers that resist fingerprinting report no entries.
    if (document.hidden || performance.getEntriesByType("navigation").length === 0)
      return proceed();
    addEventListener("visibilitychange", proceed, { once: true });
    setTimeout(proceed, MAX_WAIT_MS);
    new PerformanceObserver(proceed).observe({ type: "paint", buffered: true });
  });
