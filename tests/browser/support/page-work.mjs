// Counts the work of the page's thread: calls of its functions and of its module, DOM changes, layouts and style
// recalculations. Unlike times, which `npm run measure -- load` measures, counts do not depend on the machine.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ calls: number, module: number, changes: number, layouts: number, styles: number }} Work */

/** Script that runs before the page's scripts and counts DOM changes and calls of the module. */
export const workCounter = `{
  const work = (globalThis.work = { module: 0, changes: 0 });
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  const observer = new MutationObserver((changes) => { work.changes += changes.length; });
  observer.observe(document, options);
  const Instance = WebAssembly.Instance;
  WebAssembly.Instance = function (...all) {
    const counted = (call) => (...values) => { work.module += 1; return call(...values); };
    const { exports } = new Instance(...all);
    const entries = Object.entries(exports).map(([name, one]) => [name, typeof one === "function" ? counted(one) : one]);
    return { exports: Object.fromEntries(entries) };
  };
}`;

/**
 * Starts counting; each call of the returned function returns the work since the previous call.
 * @param {Page} page opened with `workCounter`
 * @returns {Promise<() => Promise<Work>>}
 */
export async function startCounting(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const site = new URL(".", page.url()).href;

  /** Function calls since the previous call. */
  const takeCalls = async () => {
    const { result } = await session.send("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => url.startsWith(site))
      .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
      .reduce((sum, count) => sum + count, 0);
  };
  /** The other counts since the page was opened. @returns {Promise<Omit<Work, "calls">>} */
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

/** Script that runs before the page's scripts and makes writing the address force styles and layout, as browsers may do. */
export const layoutOnWrite = `{
  const replace = history.replaceState;
  history.replaceState = function (...values) {
    document.documentElement.offsetHeight;
    return replace.apply(this, values);
  };
}`;

/**
 * Lists the places where scripts of the page force styles or layout, from the browser's trace.
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<string[]>}
 */
export async function forcedLayouts(page, act) {
  const events = await trace(page, act);
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
 * Returns the number of elements of each style recalculation after the first style sheet, before which nothing is painted.
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<number[]>}
 */
export async function styleCounts(page, act) {
  /** @type {{ name: string, ts: number, args: { elementCount?: number } }[]} */
  const events = await trace(page, act);
  const sheets = events.filter(({ name }) => name === "ParseAuthorStyleSheet");
  const since = Math.min(...sheets.map(({ ts }) => ts));
  return events
    .filter(({ name, ts }) => name === "UpdateLayoutTree" && ts > since)
    .sort((one, other) => one.ts - other.ts)
    .map(({ args }) => args.elementCount ?? 0);
}

/** @param {Page} page @param {() => Promise<void>} act */
async function trace(page, act) {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"];
  await browser.startTracing(page, { categories });
  await act();
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}
