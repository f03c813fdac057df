// npm run measure -- bench [work [GAME] | moves]: standard workloads in the native program, in Node and in Chromium, time
// to the first move, memory, and the cost of a visit and of a move. Writes docs/benchmarks.md; with "work" (of one game
// or all) or "moves" it prints that part only.

import { writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { median } from "../support/median.mjs";
import { inRoot } from "../support/paths.mjs";
import { capture, show } from "../support/run.mjs";
import { say } from "../support/say.mjs";
import { inTurn, medianSeconds, ROUNDS } from "./bench/in-turn.mjs";
import { addressOf, letPlay, letTwoPlay, levelOf, weighing } from "./bench/life.mjs";
import { loadTable } from "./bench/load-cost.mjs";
import { games, loads, strongest, strongestOf } from "./bench/loads.mjs";
import { moveTable } from "./bench/move-cost.mjs";
import { differences, openPlaces } from "./bench/places.mjs";
import { table } from "./bench/table.mjs";

/** @typedef {import("playwright-core").Browser} Browser */

const VISITS = 5;

/** The parts that can be printed alone. */
const parts = { work, moves: (/** @type {Browser} */ browser) => moveTable(browser, site) };
const [, , wanted, ...chosen] = process.argv;
const part = Object.entries(parts).find(([name]) => name === wanted)?.[1];
if (part !== parts.moves) await show("cargo", ["build", "--release", "--locked", "--quiet"]);
const [site, browser] = await Promise.all([
  openSite({ worker: (script) => weighing + script, compressed: true }),
  openChromium(),
]);
try {
  if (part) say(await part(browser, ...chosen));
  else {
    writeFileSync(inRoot("docs", "benchmarks.md"), await everything(browser));
    say("written to docs/benchmarks.md");
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}

/** @param {Browser} browser */
async function everything(browser) {
  return `# Benchmarks

Made by \`npm run measure -- bench\`; every figure is of this one run.

${await machine(browser)}

## The same work in three places

\`stratege best … --json\`, the game's own module in Node and in Chromium: each position in turn, ${ROUNDS} times, and the
sums of the medians, by the clock. In the first round V8 still compiles. All three make the same moves with the same
scores and the same number of nodes, or the command fails; \`npm run check -- determinism\` compares 200 positions a game in the
same way. Every position is put to a new player, so its tables and books are made each time: where few nodes are needed
that is most of the work.

${await work(browser)}

## From navigation to the first playable move

Milliseconds by the page's own clock, median of ${VISITS} visits with an empty cache (cold) and ${VISITS} with a full one (warm), from
a server on the same machine. Memory in MB after one move each of the strongest player against itself: the page's
script, its module, and the worker's module.

${await pages(browser)}

## What a first visit costs the page

Milliseconds of processor time: the longest task of the page's thread, and its script, style and layout in all, until
everything around the board has come; and with a processor made four times slower. The median of five visits.

${await loadTable(browser, site)}

## What a move costs the page

Script, style and layout in milliseconds of processor time, a move of two quick computers with a pause between: the sum,
and its parts; and with a processor made four times slower.

${await moveTable(browser, site)}
`;
}

/** @param {Browser} browser */
async function machine(browser) {
  const [{ model }, ...more] = cpus();
  const commit = (await capture("git", ["rev-parse", "--short", "HEAD"])).output.trim();
  const rust = (await capture("rustc", ["--version"])).output.trim();
  const load = loadavg()[0].toFixed(1);
  return table(
    ["machine", "load at the beginning", "date", "commit", "with"],
    [
      [
        `${more.length + 1} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB`,
        load,
        new Date().toISOString().slice(0, 10),
        commit,
        `${rust}; Node ${process.version}; Chromium ${browser.version()}`,
      ],
    ],
  );
}

/** @param {Browser} browser @param {string} [game] the only one */
async function work(browser, game) {
  if (game && !games.includes(game)) throw new Error(`${game} is none of ${games.join(", ")}`);
  const rows = [];
  for (const load of loads()) {
    if (game && load.game !== game) continue;
    const { nodes, seconds } = await spentOn(browser, load);
    rows.push(workRow(load.title, load.records.length, nodes, seconds));
  }
  const head = ["work", "positions", "nodes", "native", "Node", "Chromium", "wasm / native"];
  return table(head, rows);
}

/**
 * The nodes of all positions together, and the seconds in each place.
 * @param {Browser} browser
 * @param {import("./bench/loads.mjs").Load} load
 */
async function spentOn(browser, load) {
  const places = await openPlaces(browser, site, load);
  let nodes = 0;
  const seconds = { native: 0, Node: 0, Chromium: 0 };
  for (const record of load.records) {
    const rounds = await inTurn(places.asking(record));
    const different = rounds.flatMap((answers) => differences(record, answers));
    if (different.length > 0) throw new Error(`${load.title}: ${different.join("\n")}`);
    nodes += rounds[0].native.choice.nodes;
    const spent = medianSeconds(rounds);
    seconds.native += spent.native;
    seconds.Node += spent.Node;
    seconds.Chromium += spent.Chromium;
  }
  await places.close();
  return { nodes, seconds };
}

/**
 * @param {string} title
 * @param {number} positions
 * @param {number} nodes
 * @param {import("./bench/in-turn.mjs").Everywhere<number>} seconds
 */
function workRow(title, positions, nodes, seconds) {
  const { native, Node, Chromium } = seconds;
  const cells = [native, Node, Chromium].map((spent) => {
    const speed = Math.round(nodes / spent / 1000).toLocaleString("en");
    return `${spent.toFixed(2)} s, ${speed} k/s`;
  });
  const ratios = [Node, Chromium].map((spent) => (spent / native).toFixed(2)).join(", ");
  const row = [title, positions, nodes.toLocaleString("en"), ...cells, ratios];
  say(row.join("  "));
  return row;
}

/** Without its opening book: book moves would need no memory. @param {string} game */
function withoutBook(game) {
  const knows = strongestOf(game)?.parameters.some(({ name }) => name === "book");
  return knows ? { [strongest(game)]: { book: 0 } } : {};
}

/** @param {Browser} browser */
async function pages(browser) {
  const rows = [];
  for (const game of games) {
    const [cold, warm] = await visits(browser, game);
    const player = strongest(game);
    const { room, page } = await letTwoPlay(browser, site, game, [player, player], {
      numbers: withoutBook(game),
    });
    await letPlay(page, 2);
    const level = await levelOf(page);
    await room.close();
    const memory = [level.heap, level.page, level.worker];
    rows.push([game, cold, warm, ...memory.map((bytes) => (bytes / 1e6).toFixed(1))]);
    say(rows.at(-1)?.join("  "));
  }
  return table(["game", "cold", "warm", "script", "module", "worker's module"], rows);
}

/** @param {Browser} browser @param {string} game */
async function visits(browser, game) {
  /** @type {number[][]} */
  const times = [[], []];
  for (let number = 0; number < VISITS; number += 1) {
    const room = await browser.newContext();
    const page = await room.newPage();
    await page.addInitScript(() => {
      const note = () => {
        if (!("ready" in document.documentElement.dataset)) return;
        watcher.disconnect();
        Object.assign(globalThis, { readyAt: performance.now() });
      };
      const watcher = new MutationObserver(note);
      watcher.observe(document, { subtree: true, attributeFilter: ["data-ready"] });
    });
    for (const list of times) {
      await page.goto("about:blank");
      await page.goto(addressOf(site, game));
      const handle = await page.waitForFunction(() => /** @type {any} */ (globalThis).readyAt);
      list.push(Number(await handle.jsonValue()));
    }
    await room.close();
  }
  return times.map((list) => Math.round(median(list)));
}
