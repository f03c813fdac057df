// How long the page's own thread was busy with one task at most, in time of the processor: a machine that does
// something else meanwhile makes a task last longer, but not need more.

/** @typedef {{ name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }} Event */

const CATEGORIES = ["toplevel", "__metadata"];

/**
 * Counts from now on; the answer ends it: the longest task in milliseconds, and how many tasks there were.
 * @param {import("playwright-core").Page} page
 */
export async function watchTasks(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {Event[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(.../** @type {Event[]} */ (/** @type {unknown} */ (value)));
  });
  await session.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES } });

  return async () => {
    const complete = new Promise((resolve) => {
      session.once("Tracing.tracingComplete", resolve);
    });
    await session.send("Tracing.end");
    await complete;
    const threadOf = (/** @type {Event} */ { pid, tid }) => `${pid} ${tid}`;
    const pages = events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf);
    const times = events
      .filter((event) => event.name.endsWith("RunTask") && pages.includes(threadOf(event)))
      .map(({ tdur = 0 }) => tdur / 1000);
    return { longest: Math.max(0, ...times), tasks: times.length };
  };
}
