// How long the page's own thread was busy with one task at most, in time of the processor: a machine that does
// something else meanwhile makes a task last longer, but not need more.

import { CATEGORIES, tasksOf } from "./trace-cost.mjs";

/** @typedef {import("./trace-cost.mjs").Event} Event */

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
    const times = tasksOf(events);
    return { longest: Math.max(0, ...times), tasks: times.length, events };
  };
}
