// What the page's own thread has done, counted: calls of its functions and of its module, changes of its document, layouts
// and styles worked out anew. A slow machine does the same as a fast one, only later; how long it takes is told by
// `npm run bench`.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ calls: number, module: number, changes: number, layouts: number, styles: number }} Work */

/** To be run in a page before its own scripts: counts changes of the document and calls of the module. */
export const countWork = `{
  const work = (globalThis.work = { module: 0, changes: 0 });
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  const observer = new MutationObserver((changes) => { work.changes += changes.length; });
  observer.observe(document, everything);
  const Instance = WebAssembly.Instance;
  WebAssembly.Instance = function (...all) {
    const counted = (act) => (...given) => { work.module += 1; return act(...given); };
    const { exports } = new Instance(...all);
    const kept = Object.entries(exports).map(([name, one]) => [name, typeof one === "function" ? counted(one) : one]);
    return { exports: Object.fromEntries(kept) };
  };
}`;

/**
 * Counts from now on; the answer tells how much it has been since then.
 * @param {Page} page opened with \`countWork\`
 * @returns {Promise<() => Promise<Work>>}
 */
export async function watchWork(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (/** @type {string} */ wanted) =>
      metrics.find(({ name }) => name === wanted)?.value ?? 0;
    const { result } = await session.send("Profiler.takePreciseCoverage");
    const site = new URL(".", page.url()).href;
    const calls = result
      .filter(({ url }) => url.startsWith(site))
      .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
      .reduce((sum, count) => sum + count, 0);
    const { module, changes } = /** @type {Work} */ (await page.evaluate("globalThis.work"));
    const [layouts, styles] = [metric("LayoutCount"), metric("RecalcStyleCount")];
    return { calls, module, changes, layouts, styles };
  };
  const before = await read(); // the count of calls begins anew each time that it is taken
  return async () => {
    const { calls, module, changes, layouts, styles } = await read();
    return {
      calls,
      module: module - before.module,
      changes: changes - before.changes,
      layouts: layouts - before.layouts,
      styles: styles - before.styles,
    };
  };
}
