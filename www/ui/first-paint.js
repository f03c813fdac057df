// When the page as it came has been painted. What is fetched and compiled for the first move waits for that, so
// that it does not delay the picture. docs/reliability.md says what is won and what it costs.

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
