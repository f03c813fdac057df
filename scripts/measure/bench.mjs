// npm run measure -- bench [GAME]: the standard workloads of all games or one, in the native program, in Node and in
// Chromium. All three must choose the same moves with the same scores and nodes.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { show } from "../support/run.mjs";
import { say } from "../support/say.mjs";
import { loads } from "./bench/loads.mjs";
import { differences, medianSeconds, once, openPlaces } from "./bench/places.mjs";
import { table } from "./bench/table.mjs";

/** Each position in turn: no machine is equally fast all the time, and in the first round V8 still compiles. */
const ROUNDS = 5;
const PLACES = /** @type {const} */ (["native", "Node", "Chromium"]);

const [, , game] = process.argv;
const chosen = loads().filter((load) => game === undefined || load.game === game);
if (chosen.length === 0) throw new Error(`Unknown game: ${game}.`);
await show("cargo", ["build", "--release", "--locked", "--quiet"]);
const [site, browser] = await Promise.all([openSite(), openChromium()]);
try {
  const rows = [];
  for (const load of chosen) rows.push(await measure(load));
  say(table(["work", "positions", "nodes", ...PLACES, "wasm / native"], rows));
} finally {
  await Promise.all([browser.close(), site.close()]);
}

/** A row of the table: sums of the medians of all positions. @param {import("./bench/loads.mjs").Load} load */
async function measure(load) {
  const places = await openPlaces(browser, site, load);
  let nodes = 0;
  const sums = { native: 0, Node: 0, Chromium: 0 };
  for (const record of load.records) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await once(places, record));
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
  say(`${load.title}: ${ratios}`);
  return [load.title, load.records.length, nodes.toLocaleString("en"), ...cells, ratios];
}
