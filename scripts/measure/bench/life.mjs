// Lets two computers play matches, and counts memory, listeners, DOM nodes and workers. Used by the scripts of
// `npm run measure` and by tests/browser/faults/long-life.test.mjs.

/** @typedef {import("playwright-core").Page} Page */
/**
 * Bytes of heap and modules; counts of the others.
 * @typedef {{ heap: number, page: number, worker: number, listeners: number, nodes: number, workers: number }} Resources
 */

/** Script for page and workers that adds `measureModules()`, the memory of all modules in bytes. */
export const moduleMeter = `{
  const Instance = WebAssembly.Instance;
  const memories = [];
  WebAssembly.Instance = function (...all) {
    const instance = new Instance(...all);
    memories.push(instance.exports.memory);
    return instance;
  };
  globalThis.measureModules = () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}`;

/** @param {{ url: string }} site @param {string} game */
export const addressOf = (site, game) => `${site.url}${game}.html`;

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string }} site whose workers start with `moduleMeter`
 * @param {string} game
 * @param {[first: string, second: string]} players
 * @param {number} [pause] milliseconds before each move
 */
export async function startMatches(browser, site, game, [first, second], pause = 0) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript({ content: moduleMeter });
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
  return { context, page };
}

/**
 * Waits for a number of further moves, and starts the next match when one is over.
 * @param {Page} page
 * @param {number} moves
 * @param {number} [timeout] milliseconds
 */
export async function waitForMoves(page, moves, timeout = 600_000) {
  await page.evaluate((wanted) => {
    const plies = () => document.querySelectorAll("#record li").length;
    const life = { isOver: false, earlier: 0, atStart: plies() };
    Object.assign(globalThis, { life });
    const timer = setInterval(() => {
      life.isOver = life.earlier + plies() - life.atStart >= wanted;
      if (life.isOver) return clearInterval(timer);
      if (!document.querySelector("#result[open]")) return;
      life.earlier += plies();
      document.getElementById("result-new")?.click();
    }, 10);
  }, moves);
  const isOver = () => /** @type {any} */ (globalThis).life.isOver;
  await page.waitForFunction(isOver, undefined, { timeout });
}

/** Measures after a garbage collection. @param {Page} page @returns {Promise<Resources>} */
export async function measureResources(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session
    .send("Performance.enable")
    .then(() => session.send("Performance.getMetrics"));
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  const measure = () => /** @type {any} */ (globalThis).measureModules();
  const workers = page.workers();
  const inWorkers = await Promise.all(workers.map((worker) => worker.evaluate(measure)));
  return {
    heap,
    page: await page.evaluate(measure),
    worker: inWorkers.reduce((sum, bytes) => sum + bytes, 0),
    listeners,
    nodes,
    workers: workers.length,
  };
}
