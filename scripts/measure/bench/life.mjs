// Lets two computers play on and measures memory of page and worker, listeners and workers. Used by
// the scripts of `npm run measure` and by tests/browser/faults/long-life.test.mjs.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ heap: number, page: number, worker: number, listeners: number, nodes: number, workers: number }} Level bytes, and counts */

/** Script that records the memory of every module, in page and worker. */
export const weighing = `{
  const Instance = WebAssembly.Instance;
  const memories = [];
  WebAssembly.Instance = function (...all) {
    const instance = new Instance(...all);
    memories.push(instance.exports.memory);
    return instance;
  };
  globalThis.weighModules = () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}`;

/** @param {{ url: string }} site @param {string} game */
export const addressOf = (site, game) => `${site.url}${game}.html`;

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string }} site whose workers begin with `weighing`
 * @param {string} game
 * @param {[first: string, second: string]} players
 * @param {object} [how]
 * @param {number} [how.pause] milliseconds before each move
 * @param {import("playwright-core").BrowserContextOptions} [how.context]
 */
export async function letTwoPlay(browser, site, game, [first, second], how = {}) {
  const { pause = 0, context } = how;
  const room = await browser.newContext({ reducedMotion: "reduce", ...context });
  const page = await room.newPage();
  await page.addInitScript({ content: weighing });
  await page.addInitScript(
    ([name, shared, own]) => {
      localStorage.setItem("stratege.1.settings", shared);
      localStorage.setItem(`stratege.1.${name}.settings`, own);
    },
    [
      game,
      JSON.stringify({ pause }),
      JSON.stringify({ opponent: "both", strength: { alone: first, first, second } }),
    ],
  );
  await page.goto(addressOf(site, game));
  await page.waitForSelector("html[data-ready]");
  return { room, page };
}

/**
 * Waits for a number of further moves; a finished game is followed by the next one.
 * @param {Page} page
 * @param {number} moves
 * @param {number} [patience] milliseconds
 */
export async function letPlay(page, moves, patience = 600_000) {
  await page.evaluate((wanted) => {
    const made = () => document.querySelectorAll("#record li").length;
    const life = { done: false, ended: 0, begun: made() };
    Object.assign(globalThis, { life });
    const timer = setInterval(() => {
      life.done = life.ended + made() - life.begun >= wanted;
      if (life.done) return clearInterval(timer);
      if (!document.querySelector("#result[open]")) return;
      life.ended += made();
      document.getElementById("result-new")?.click();
    }, 10);
  }, moves);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).life.done, undefined, {
    timeout: patience,
  });
}

/** Measured after a garbage collection. @param {Page} page @returns {Promise<Level>} */
export async function levelOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session
    .send("Performance.enable")
    .then(() => session.send("Performance.getMetrics"));
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  const weigh = () => /** @type {any} */ (globalThis).weighModules();
  const workers = page.workers();
  const inWorkers = await Promise.all(workers.map((worker) => worker.evaluate(weigh)));
  return {
    heap,
    page: await page.evaluate(weigh),
    worker: inWorkers.reduce((sum, bytes) => sum + bytes, 0),
    listeners,
    nodes,
    workers: workers.length,
  };
}
