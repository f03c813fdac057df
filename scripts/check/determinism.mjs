// npm run check -- determinism: compares move, score and nodes of the strongest player of each game in the native program,
// in Node and in Chromium, on 200 positions with a node limit.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { anyPositions, games, strongest } from "../measure/bench/loads.mjs";
import { differences, once, openPlaces } from "../measure/bench/places.mjs";
import { show } from "../support/run.mjs";
import { say } from "../support/say.mjs";

const POSITIONS = 200;
const NODES = 5000;

await show("cargo", ["build", "--release", "--locked", "--quiet"]);
const [site, browser] = await Promise.all([openSite(), openChromium()]);
try {
  for (const game of games) {
    const player = strongest(game);
    const records = anyPositions(game, POSITIONS);
    const load = { title: game, game, player, changes: {}, limits: { nodes: NODES }, records };
    const places = await openPlaces(browser, site, load);
    const different = [];
    let nodes = 0;
    for (const record of records) {
      const answers = await once(places, record);
      nodes += answers.native.choice.nodes;
      different.push(...differences(record, answers));
    }
    await places.close();
    say(
      `${game}, ${player}: ${records.length} positions, ${nodes} nodes, ${different.length} differences`,
    );
    for (const words of different.slice(0, 5)) say(`  ${words}`);
    if (different.length > 0) process.exitCode = 1;
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
