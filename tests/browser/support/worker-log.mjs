// Reads the log of a worker whose script starts with `workerLog` (tamper.mjs).

/** @typedef {import("playwright-core").Page} Page */

/** Starts collecting the log, in any page of the site. @param {Page} page */
export const openWorkerLog = (page) =>
  page.evaluate(() => {
    const channel = new BroadcastChannel("worker-log");
    const entries = /** @type {any[]} */ ([]);
    channel.onmessage = ({ data }) => entries.push(data);
    Object.assign(globalThis, { workerLog: entries });
  });

/** @param {Page} page @param {string} what @param {number} [times] */
export const waitForLog = (page, what, times = 1) =>
  page.waitForFunction(
    ([wanted, count]) =>
      /** @type {any} */ (globalThis).workerLog.filter(
        (/** @type {any} */ { what }) => what === wanted,
      ).length >= count,
    /** @type {const} */ ([what, times]),
  );

/** @param {Page} page @returns {Promise<any[]>} */
export const readWorkerLog = (page) => page.evaluate("globalThis.workerLog");
