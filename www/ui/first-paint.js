// Waits until the browser has painted the page. Files that the first move needs are requested after that, so that they do
// not delay the first picture; docs/benchmarks.md has the gain and the cost.

/** Milliseconds, where a browser paints without telling. */
const LIMIT = 2000;

/** @returns {Promise<void>} */
export const firstPaint = () =>
  new Promise((resolve) => {
    const go = () => resolve();
    // A page in the background is not painted; and browsers that resist fingerprinting tell nothing of the kind.
    if (document.hidden || performance.getEntriesByType("navigation").length === 0) return go();
    addEventListener("visibilitychange", go, { once: true });
    setTimeout(go, LIMIT);
    new PerformanceObserver(go).observe({ type: "paint", buffered: true });
  });
