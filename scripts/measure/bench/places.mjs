// The three places in which a player can search: the native program, and the game's engine module in Node and in
// Chromium. Each request is served by a new player. Used by `measure -- bench` and `check -- determinism`.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { readSettings } from "../../build/settings.mjs";
import { engineOf, loadModule } from "../../build/wasm-modules.mjs";
import { median } from "../../support/median.mjs";
import { PROGRAM } from "../../support/program.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("./loads.mjs").Load} Load */
/** @typedef {{ move: string, nodes: number, score: unknown }} Choice */
/** @typedef {{ choice: Choice, seconds: number }} Answer */
/** @typedef {{ choose: (record: string) => Promise<Answer>, close: () => Promise<void> }} Place */
/** @template T @typedef {{ native: T, Node: T, Chromium: T }} Everywhere */

const SEED = 7;

/** @param {Browser} browser @param {{ url: string }} site @param {Load} load */
export async function openPlaces(browser, site, load) {
  const native = openNative(load);
  const [Node, Chromium] = await Promise.all([openNode(load), openChromium(browser, site, load)]);
  const close = () => Promise.all([native.close(), Node.close(), Chromium.close()]);
  return { native, Node, Chromium, close };
}

/** Searches a position in one place after the other. @param {Everywhere<Place>} places @param {string} record */
export const chooseEverywhere = async ({ native, Node, Chromium }, record) => ({
  native: await native.choose(record),
  Node: await Node.choose(record),
  Chromium: await Chromium.choose(record),
});

/** @param {Everywhere<Answer>[]} rounds @param {keyof Everywhere<Answer>} place */
export const medianSeconds = (rounds, place) =>
  median(rounds.map((answers) => answers[place].seconds));

/** @param {Load} load @returns {Place} */
function openNative({ game, player, changes, limits }) {
  const parameters = Object.entries(changes).map(([name, number]) => `${name}=${number}`);
  const spec = [player, ...(parameters.length > 0 ? [parameters.join(",")] : [])].join(":");
  const nodes = limits.nodes === undefined ? [] : ["--nodes", String(limits.nodes)];
  const best = ["best", game, "-", "--player", spec, "--seed", String(SEED), "--json", ...nodes];
  const program = spawn(PROGRAM, best, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const chooseNatively = async (/** @type {string} */ record) => {
    const start = performance.now();
    program.stdin.write(`${record}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`stratege ${best.join(" ")}: no response to ${record}`);
    const { move, nodes, score } = JSON.parse(value);
    return { choice: { move, nodes, score }, seconds: (performance.now() - start) / 1000 };
  };
  return { choose: chooseNatively, close: async () => void program.stdin.end() };
}

/** @param {Load} load @returns {Promise<Place>} */
async function openNode(load) {
  const module = await loadModule(await readSettings(), engineOf(load.game));
  return { choose: async (record) => choose(module, load, record, SEED), close: async () => {} };
}

/**
 * Opens a page of the game and instantiates its engine module.
 * @param {Browser} browser @param {{ url: string }} site @param {Load} load @returns {Promise<Place>}
 */
async function openChromium(browser, site, load) {
  // The page's Content-Security-Policy forbids `new Function`.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${site.url}${load.game}.html`);
  await page.waitForSelector("html[data-ready]");
  const module = await page.evaluateHandle(async () => {
    const [wasm, glue] = (document.documentElement.dataset.engine ?? "").split(" ");
    const instance = await import(`./${glue}?bench`);
    instance.initSync({ module: await WebAssembly.compileStreaming(fetch(wasm)) });
    return instance;
  });
  /** @returns {Promise<Answer>} */
  const chooseInPage = (/** @type {string} */ record) =>
    page.evaluate(
      ([instance, source, ...rest]) => new Function(`return ${source}`)()(instance, ...rest),
      /** @type {const} */ ([module, choose.toString(), load, record, SEED]),
    );
  return { choose: chooseInPage, close: () => page.close() };
}

/**
 * Lets a new player choose. The browser gets this function as text.
 * @param {any} module
 * @param {Load} load
 * @param {string} record
 * @param {number} seed
 * @returns {Answer}
 */
function choose(module, { game, player, changes, limits }, record, seed) {
  const start = performance.now();
  const chooser = new module.Player(game, player, changes, seed);
  try {
    const { move, nodes, score } = chooser.choose(record, limits);
    return { choice: { move, nodes, score }, seconds: (performance.now() - start) / 1000 };
  } finally {
    chooser.free();
  }
}

/** Describes each choice that differs from the native one. @param {string} record @param {Everywhere<Answer>} answers */
export function differences(record, { native, ...modules }) {
  const expected = JSON.stringify(native.choice);
  return Object.entries(modules)
    .map(([name, { choice }]) => [name, JSON.stringify(choice)])
    .filter(([, choice]) => choice !== expected)
    .map(([name, choice]) => `${record}: native ${expected}, ${name} ${choice}`);
}
