// npm run check -- determinism: compares move, score and nodes of each game's strongest player between the native
// program, Node and Chromium, on random positions with a node limit.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { games, randomPositions, strongest } from "../measure/bench/loads.mjs";
import { chooseEverywhere, differences, openPlaces } from "../measure/bench/places.mjs";
import { print } from "../support/print.mjs";
import { buildProgram } from "../support/program.mjs";

const POSITIONS = 200;
const NODES = 5000;

await buildProgram();
const [site, browser] = await Promise.all([openSite(), openChromium()]);
for (const game of games) {
  const player = strongest(game);
  const records = randomPositions(game, POSITIONS);
  const load = { title: game, game, player, changes: {}, limits: { nodes: NODES }, records };
  const places = await openPlaces(browser, site, load);
  const different = [];
  let nodes = 0;
  for (const record of records) {
    const answers = await chooseEverywhere(places, record);
    nodes += answers.native.choice.nodes;
    different.push(...differences(record, answers));
  }
  await places.close();
  print(
    `${game}, ${player}: ${records.length} positions, ${nodes} nodes, ${different.length} differences`,
  );
  for (const line of different.slice(0, 5)) print(`  ${line}`);
  if (different.length > 0) process.exitCode = 1;
}
await browser.close();
