// What the page's own thread has done, counted: calls of its functions and of its module, changes of its document, layouts
// and styles worked out anew. A slow machine does the same as a fast one, only later; how long it takes is told by
// `npm run measure -- bench`.

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
 * Counts from now on; each answer tells how much it has been since the one before.
 * @param {Page} page opened with `countWork`
 * @returns {Promise<() => Promise<Work>>}
 */
export async function watchWork(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const site = new URL(".", page.url()).href;

  /** The calls since the last time that they were taken. */
  const takeCalls = async () => {
    const { result } = await session.send("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => url.startsWith(site))
      .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
      .reduce((sum, count) => sum + count, 0);
  };
  /** All the rest since the page was opened. @returns {Promise<Omit<Work, "calls">>} */
  const total = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (/** @type {string} */ wanted) =>
      metrics.find(({ name }) => name === wanted)?.value ?? 0;
    const { module, changes } = /** @type {Work} */ (await page.evaluate("globalThis.work"));
    const [layouts, styles] = [metric("LayoutCount"), metric("RecalcStyleCount")];
    return { module, changes, layouts, styles };
  };

  let before = await total();
  await takeCalls();
  return async () => {
    const [last, now, calls] = [before, await total(), await takeCalls()];
    before = now;
    return {
      calls,
      module: now.module - last.module,
      changes: now.changes - last.changes,
      layouts: now.layouts - last.layouts,
      styles: now.styles - last.styles,
    };
  };
}

/** To be run in a page before its own scripts: writing the address computes styles and layout, as browsers may do. */
export const layoutOnWrite = `{
  const replace = history.replaceState;
  history.replaceState = function (...given) {
    document.documentElement.offsetHeight;
    return replace.apply(this, given);
  };
}`;

/**
 * Places where scripts of the page force styles or layout, from the browser's trace.
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<string[]>}
 */
export async function forcedBy(page, act) {
  const events = await traced(page, act);
  const site = new URL(".", page.url()).href;
  return events
    .filter((/** @type {{ name: string }} */ { name }) =>
      ["Layout", "UpdateLayoutTree"].includes(name),
    )
    .flatMap((/** @type {any} */ { name, args }) => {
      /** @type {any[]} */
      const stack = args.beginData?.stackTrace ?? [];
      const caller = stack.find(({ url }) => url.startsWith(site));
      return caller
        ? [
            `${name}: ${caller.functionName} in ${caller.url}:${caller.lineNumber}:${caller.columnNumber}`,
          ]
        : [];
    });
}

/**
 * How many elements got their styles, each time that any did since there was a style sheet: before, nothing is painted.
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<number[]>}
 */
export async function styledBy(page, act) {
  /** @type {{ name: string, ts: number, args: { elementCount?: number } }[]} */
  const events = await traced(page, act);
  const sheets = events.filter(({ name }) => name === "ParseAuthorStyleSheet");
  const since = Math.min(...sheets.map(({ ts }) => ts));
  return events
    .filter(({ name, ts }) => name === "UpdateLayoutTree" && ts > since)
    .sort((one, other) => one.ts - other.ts)
    .map(({ args }) => args.elementCount ?? 0);
}

/** @param {Page} page @param {() => Promise<void>} act */
async function traced(page, act) {
  const browser = page.context().browser();
  if (!browser) throw new Error("there is no browser to trace");
  const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"];
  await browser.startTracing(page, { categories });
  await act();
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}
