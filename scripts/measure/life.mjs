// npm run measure -- life [MOVES [GAME…]]: lets two computers play in one tab for a number of moves per game (2,000),
// and prints memory, listeners and workers after a tenth of them and at the end.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { print } from "../support/print.mjs";
import { measureResources, moduleMeter, startMatches, waitForMoves } from "./bench/life.mjs";
import { games, quickPlayers } from "./bench/loads.mjs";

const [moves = "2000", ...wanted] = process.argv.slice(2);
const [site, browser] = await Promise.all([
  openSite({ worker: (script) => moduleMeter + script }),
  openChromium(),
]);
for (const game of wanted.length > 0 ? wanted : games) {
  const players = quickPlayers(game);
  const { context, page } = await startMatches(browser, site, game, players);
  await waitForMoves(page, Number(moves) / 10);
  const before = await measureResources(page);
  await waitForMoves(page, (Number(moves) * 9) / 10, 3_600_000);
  const after = await measureResources(page);
  const rows = Object.entries(before).map(
    ([name, value]) => `${name} ${value} → ${after[/** @type {keyof typeof after} */ (name)]}`,
  );
  print(`${game}, ${players.join(" against ")}, ${moves} moves: ${rows.join(", ")}`);
  await context.close();
}
await browser.close();
