// npm run determinism: the strongest player of each game on 200 positions with a limit of nodes: same move, score
// and number of nodes from the native program, in Node and in Chromium.

import { openChromium } from "../tests/browser/support/chromium.mjs";
import { openSite } from "../tests/browser/support/site.mjs";
import { anyPositions, games, strongest } from "./bench/loads.mjs";
import { differences, inNative, inNode, openInChromium } from "./bench/runners.mjs";
import { show } from "./support/run.mjs";
import { say } from "./support/say.mjs";

const POSITIONS = 200;
const NODES = 5000;

await show("cargo", ["build", "--release", "--locked", "--quiet"]);
const [site, browser] = await Promise.all([openSite(), openChromium()]);
try {
  for (const game of games) {
    const player = strongest(game);
    const records = anyPositions(game, POSITIONS);
    const load = { title: game, game, player, changes: {}, limits: { nodes: NODES }, records };
    const chromium = await openInChromium(browser, site, game);
    const runs = {
      native: await inNative(load),
      Node: await inNode(load),
      Chromium: await chromium.run(load),
    };
    await chromium.close();
    const different = differences(load, runs);
    const nodes = runs.native.choices.reduce((sum, choice) => sum + choice.nodes, 0);
    say(
      `${game}, ${player}: ${records.length} positions, ${nodes} nodes, ${different.length} differences`,
    );
    for (const words of different.slice(0, 5)) say(`  ${words}`);
    if (different.length > 0) process.exitCode = 1;
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
