// Three places in which a player can think: the native program, and the game's own module in Node and in Chromium. Each
// answers one question after the other, every one as a player who has seen none before.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { readSettings } from "../../build/settings.mjs";
import { loadModule } from "../../build/wasm-modules.mjs";
import { inRoot } from "../../support/paths.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("./loads.mjs").Load} Load */
/** @typedef {{ move: string, nodes: number, score: unknown }} Choice */
/** @typedef {{ choice: Choice, seconds: number }} Answer */
/** @typedef {{ ask: (record: string) => Promise<Answer>, close: () => Promise<void> }} Place */
/** @template Answer @typedef {import("./in-turn.mjs").Everywhere<Answer>} Everywhere */

export const PROGRAM = inRoot("target", "release", "stratege");

const SEED = 7;

/** @param {Browser} browser @param {{ url: string }} site @param {Load} load */
export async function openPlaces(browser, site, load) {
  const native = openNative(load);
  const [Node, Chromium] = await Promise.all([openNode(load), openChromium(browser, site, load)]);
  return {
    /** What is to be done in each place for an answer about a position. @param {string} record */
    asking: (record) => ({
      native: () => native.ask(record),
      Node: () => Node.ask(record),
      Chromium: () => Chromium.ask(record),
    }),
    close: () => Promise.all([native.close(), Node.close(), Chromium.close()]),
  };
}

/** @param {Load} load @returns {Place} */
function openNative({ game, player, changes, limits }) {
  const numbers = Object.entries(changes).map(([name, number]) => `${name}=${number}`);
  const who = [player, ...(numbers.length > 0 ? [numbers.join(",")] : [])].join(":");
  const nodes = limits.nodes === undefined ? [] : ["--nodes", String(limits.nodes)];
  const best = ["best", game, "-", "--player", who, "--seed", String(SEED), "--json", ...nodes];
  const program = spawn(PROGRAM, best, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const ask = async (/** @type {string} */ record) => {
    const begun = performance.now();
    program.stdin.write(`${record}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`stratege ${best.join(" ")}: no answer to ${record}`);
    return { choice: picked(JSON.parse(value)), seconds: (performance.now() - begun) / 1000 };
  };
  return { ask, close: async () => void program.stdin.end() };
}

/** @param {Load} load @returns {Promise<Place>} */
async function openNode(load) {
  const settings = await readSettings();
  const module = await loadModule(settings, settings.engines[load.game] ?? load.game);
  return { ask: async (record) => choose(module, load, record, SEED), close: async () => {} };
}

/** @param {Browser} browser @param {{ url: string }} site @param {Load} load @returns {Promise<Place>} */
async function openChromium(browser, site, load) {
  const page = await openPage(browser, site, load.game);
  const ask = (/** @type {string} */ record) => page.call(choose, [load, record, SEED]);
  return { ask, close: page.close };
}

/**
 * A page of the game that calls functions with the game's own module: the one with all its players, or the one with its
 * rules. The module is compiled before, but for what the browser improves as it runs.
 * @param {Browser} browser
 * @param {{ url: string }} site
 * @param {string} game
 * @param {"players" | "rules"} [which]
 */
export async function openPage(browser, site, game, which = "players") {
  // The policy of the page would not let us bring a function as text.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${site.url}${game}.html`);
  await page.waitForSelector("html[data-ready]");
  const opened = await page.evaluateHandle(async (which) => {
    const { module = "", engine } = document.documentElement.dataset;
    const [wasm, glue] = ((which === "players" && engine) || module).split(" ");
    const opened = await import(`./${glue}?bench`);
    opened.initSync({ module: await WebAssembly.compileStreaming(fetch(wasm)) });
    return opened;
  }, which);
  /**
   * @template {unknown[]} Given behind the module
   * @template Answer
   * @param {(module: any, ...given: Given) => Answer} act @param {Given} given
   * @returns {Promise<Answer>}
   */
  const call = (act, given) =>
    page.evaluate(
      ([opened, text, given]) => new Function(`return ${text}`)()(opened, ...given),
      /** @type {const} */ ([opened, act.toString(), given]),
    );
  return { call, close: () => page.close() };
}

/**
 * The choice of a new player. Handed to the browser as text.
 * @param {any} module
 * @param {Load} load
 * @param {string} record
 * @param {number} seed
 * @returns {Answer}
 */
function choose(module, { game, player, changes, limits }, record, seed) {
  const begun = performance.now();
  const chooser = new module.Player(game, player, changes, seed);
  try {
    const { move, nodes, score } = chooser.choose(record, limits);
    return { choice: { move, nodes, score }, seconds: (performance.now() - begun) / 1000 };
  } finally {
    chooser.free();
  }
}

/** @param {Choice} choice @returns {Choice} */
const picked = ({ move, nodes, score }) => ({ move, nodes, score });

/**
 * Where the choices about a position differ from the native one, in words.
 * @param {string} record
 * @param {Everywhere<Answer>} answers
 */
export function differences(record, { native, ...modules }) {
  const expected = JSON.stringify(native.choice);
  return Object.entries(modules)
    .map(([name, { choice }]) => [name, JSON.stringify(choice)])
    .filter(([, choice]) => choice !== expected)
    .map(([name, choice]) => `${record}: native ${expected}, ${name} ${choice}`);
}
