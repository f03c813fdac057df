// Three places in which a player can think about the same positions: the native program, the module in Node, and
// the site's own modules in Chromium. Each answers with its choices and the seconds of processor time they took.

import { spawnSync } from "node:child_process";
import { stratege } from "../../tests/wasm/support/module.mjs";
import { inRoot } from "../support/paths.mjs";

/** @typedef {import("./loads.mjs").Load} Load */
/** @typedef {{ move: string, nodes: number, score: unknown }} Choice */
/** @typedef {{ choices: Choice[], seconds: number }} Run */

const SEED = 7;

/** @param {Load} load @returns {Promise<Run>} */
export async function inNative({ game, player, changes, limits, records }) {
  const numbers = Object.entries(changes).map(([name, number]) => `${name}=${number}`);
  const who = [player, ...(numbers.length > 0 ? [numbers.join(",")] : [])].join(":");
  const nodes = limits.nodes === undefined ? [] : ["--nodes", String(limits.nodes)];
  const best = ["best", game, "-", "--player", who, "--seed", String(SEED), "--json", ...nodes];
  const { output, seconds } = nativeProgram(best, records.join("\n"));
  const choices = output
    .trim()
    .split("\n")
    .map((answer) => picked(JSON.parse(answer)));
  return { choices, seconds };
}

/** What the native program says, and its seconds. @param {string[]} args @param {string} [input] */
export function nativeProgram(args, input = "") {
  const { stdout, stderr, status } = spawnSync(
    "bash",
    [
      "-c",
      `TIMEFORMAT="cpu %U %S"; time "$0" "$@"`,
      inRoot("target", "release", "stratege"),
      ...args,
    ],
    { input, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`stratege ${args.join(" ")}: ${stderr}`);
  const [, user, system] = stderr.match(/cpu ([\d.]+) ([\d.]+)/) ?? [];
  return { output: stdout, seconds: Number(user) + Number(system) };
}

/** @template T @param {() => T} act */
export async function secondsOf(act) {
  const begun = process.cpuUsage();
  const answer = act();
  const { user, system } = process.cpuUsage(begun);
  return { answer, seconds: (user + system) / 1e6 };
}

/** @param {Load} load @returns {Promise<Run>} */
export async function inNode(load) {
  const { answer, seconds } = await secondsOf(() => chooseAll(stratege, load, SEED));
  return { choices: answer.map(picked), seconds };
}

/**
 * The site's module in a page that stays open, as a player's does, for all that it is asked.
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string }} site
 * @param {string} game
 * @returns {Promise<{ run: (load: Load) => Promise<Run>, close: () => Promise<void> }>}
 */
export async function openInChromium(browser, site, game) {
  const { ask, close } = await openPage(browser, site, game);
  /** @param {Load} load */
  const run = async (load) => {
    const { answer, seconds } = await ask(chooseAll.toString(), [load, SEED]);
    return { choices: answer.map(picked), seconds };
  };
  return { run, close };
}

/**
 * A page of the game that calls functions with the game's own module: the one with all its players, or the one with its
 * rules. The module is compiled before, but for what the browser improves as it runs.
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string }} site
 * @param {string} game
 * @param {"players" | "rules"} [which]
 */
export async function openPage(browser, site, game, which = "players") {
  // The policy of the page would not let us bring a function as text.
  const page = await browser.newPage({ bypassCSP: true });
  const session = await browser.newBrowserCDPSession();
  await page.goto(`${site.url}${game}.html`);
  await page.waitForSelector("html[data-ready]");
  const opened = await page.evaluateHandle(async (which) => {
    const { module = "", engine } = document.documentElement.dataset;
    const [wasm, glue] = ((which === "players" && engine) || module).split(" ");
    const opened = await import(`./${glue}?bench`);
    opened.initSync({ module: await WebAssembly.compileStreaming(fetch(wasm)) });
    return opened;
  }, which);
  /** @param {string} text of the function @param {readonly unknown[]} given behind the module */
  const ask = async (text, given) => {
    const before = await processorTime(session);
    const answer = await page.evaluate(
      ([opened, text, given]) => new Function(`return ${text}`)()(opened, ...given),
      /** @type {const} */ ([opened, text, given]),
    );
    return { answer, seconds: (await processorTime(session)) - before };
  };
  return { ask, close: () => page.close() };
}

/** Of everything that shows pages. @param {import("playwright-core").CDPSession} session */
async function processorTime(session) {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const shown = processInfo.filter(({ type }) => type === "renderer");
  return shown.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/**
 * Every position by a player who has seen none before. Handed to the browser as text.
 * @param {any} module
 * @param {Load} load
 * @param {number} seed
 */
function chooseAll(module, { game, player, changes, limits, records }, seed) {
  return records.map((record) => {
    const chooser = new module.Player(game, player, changes, seed);
    try {
      const choice = chooser.choose(record, limits);
      return { move: choice.move, nodes: choice.nodes, score: choice.score };
    } finally {
      chooser.free();
    }
  });
}

/** @param {Choice} choice */
const picked = ({ move, nodes, score }) => ({ move, nodes, score });

/** What differs from the first run, in words. @param {Load} load @param {Record<string, Run>} runs */
export function differences({ records }, runs) {
  const [[firstName, first], ...others] = Object.entries(runs);
  return others.flatMap(([name, { choices }]) =>
    records.flatMap((record, at) => {
      const [one, other] = [first.choices[at], choices[at]].map((choice) => JSON.stringify(choice));
      return one === other ? [] : [`${record}: ${firstName} ${one}, ${name} ${other}`];
    }),
  );
}
