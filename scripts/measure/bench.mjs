// npm run measure -- bench [GAME]: times the standard workloads in the native program, Node and Chromium. Fails unless
// all three choose the same moves with the same scores and nodes.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { print } from "../support/print.mjs";
import { buildProgram } from "../support/program.mjs";
import { table } from "../support/table.mjs";
import { loads } from "./bench/loads.mjs";
import { chooseEverywhere, differences, medianSeconds, openPlaces } from "./bench/places.mjs";

/** Repetitions of each position, because the speed of a machine varies and V8 still compiles in the first one. */
const ROUNDS = 5;
const PLACES = /** @type {const} */ (["native", "Node", "Chromium"]);

const [, , game] = process.argv;
const chosen = loads().filter((load) => game === undefined || load.game === game);
if (chosen.length === 0) throw new Error(`Unknown game: ${game}.`);
await buildProgram();
const [site, browser] = await Promise.all([openSite(), openChromium()]);
const rows = [];
for (const load of chosen) rows.push(await measure(load));
print(table(["work", "positions", "nodes", ...PLACES, "wasm / native"], rows));
await browser.close();

/** Returns a row of the table, with sums of the medians of all positions. @param {import("./bench/loads.mjs").Load} load */
async function measure(load) {
  const places = await openPlaces(browser, site, load);
  let nodes = 0;
  const sums = { native: 0, Node: 0, Chromium: 0 };
  for (const record of load.records) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await chooseEverywhere(places, record));
    const different = rounds.flatMap((answers) => differences(record, answers));
    if (different.length > 0) throw new Error(`${load.title}: ${different.join("\n")}`);
    nodes += rounds[0].native.choice.nodes;
    for (const place of PLACES) sums[place] += medianSeconds(rounds, place);
  }
  await places.close();
  const cells = PLACES.map((place) => {
    const speed = Math.round(nodes / sums[place] / 1000).toLocaleString("en");
    return `${sums[place].toFixed(2)} s, ${speed} k/s`;
  });
  const ratios = [sums.Node, sums.Chromium].map((sum) => (sum / sums.native).toFixed(2)).join(", ");
  print(`${load.title}: ${ratios}`);
  return [load.title, load.records.length, nodes.toLocaleString("en"), ...cells, ratios];
}
