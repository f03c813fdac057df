// The three places in which a player can think: the native program, and the game's own module in Node and in Chromium.
// Each answers one request after the other, and every one with a new player.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { readSettings } from "../../build/settings.mjs";
import { engineOf, loadModule } from "../../build/wasm-modules.mjs";
import { median } from "../../support/median.mjs";
import { inRoot } from "../../support/paths.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("./loads.mjs").Load} Load */
/** @typedef {{ move: string, nodes: number, score: unknown }} Choice */
/** @typedef {{ choice: Choice, seconds: number }} Answer */
/** @typedef {{ ask: (record: string) => Promise<Answer>, close: () => Promise<void> }} Place */
/** @template T @typedef {{ native: T, Node: T, Chromium: T }} Everywhere */

const PROGRAM = inRoot("target", "release", "stratege");

const SEED = 7;

/** @param {Browser} browser @param {{ url: string }} site @param {Load} load */
export async function openPlaces(browser, site, load) {
  const native = openNative(load);
  const [Node, Chromium] = await Promise.all([openNode(load), openChromium(browser, site, load)]);
  const close = () => Promise.all([native.close(), Node.close(), Chromium.close()]);
  return { native, Node, Chromium, close };
}

/** The answers about a position, one place after the other. @param {Everywhere<Place>} places @param {string} record */
export const once = async ({ native, Node, Chromium }, record) => ({
  native: await native.ask(record),
  Node: await Node.ask(record),
  Chromium: await Chromium.ask(record),
});

/** @param {Everywhere<Answer>[]} rounds @param {keyof Everywhere<Answer>} place */
export const medianSeconds = (rounds, place) =>
  median(rounds.map((answers) => answers[place].seconds));

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
  const module = await loadModule(await readSettings(), engineOf(load.game));
  return { ask: async (record) => choose(module, load, record, SEED), close: async () => {} };
}

/**
 * A page of the game with its engine module, compiled except for what the browser optimises at run time.
 * @param {Browser} browser @param {{ url: string }} site @param {Load} load @returns {Promise<Place>}
 */
async function openChromium(browser, site, load) {
  // The policy of the page forbids functions from text.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${site.url}${load.game}.html`);
  await page.waitForSelector("html[data-ready]");
  const module = await page.evaluateHandle(async () => {
    const [wasm, glue] = (document.documentElement.dataset.engine ?? "").split(" ");
    const opened = await import(`./${glue}?bench`);
    opened.initSync({ module: await WebAssembly.compileStreaming(fetch(wasm)) });
    return opened;
  });
  /** @returns {Promise<Answer>} */
  const ask = (/** @type {string} */ record) =>
    page.evaluate(
      ([opened, text, ...given]) => new Function(`return ${text}`)()(opened, ...given),
      /** @type {const} */ ([module, choose.toString(), load, record, SEED]),
    );
  return { ask, close: () => page.close() };
}

/**
 * The choice of a new player. Passed to the browser as text.
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
 * A line for each place whose choice differs from the native one.
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
