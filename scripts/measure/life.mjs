// npm run measure -- life [MOVES [GAME…]]: computer against computer in one tab for a number of moves per game, 2,000 by
// default; memory, listeners and workers after the first tenth of them and at the end.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { say } from "../support/say.mjs";
import { letPlay, letTwoPlay, levelOf, weighing } from "./bench/life.mjs";
import { games, quickPlayers } from "./bench/loads.mjs";

const [moves = "2000", ...wanted] = process.argv.slice(2);
const [site, browser] = await Promise.all([
  openSite({ worker: (script) => weighing + script }),
  openChromium(),
]);
try {
  for (const game of wanted.length > 0 ? wanted : games) {
    const players = quickPlayers(game);
    const { room, page } = await letTwoPlay(browser, site, game, players);
    await letPlay(page, Number(moves) / 10);
    const before = await levelOf(page);
    await letPlay(page, (Number(moves) * 9) / 10, 3_600_000);
    const after = await levelOf(page);
    const rows = Object.entries(before).map(([name, value]) => {
      const then = after[/** @type {keyof typeof after} */ (name)];
      return `${name} ${value} → ${then}`;
    });
    say(`${game}, ${players.join(" against ")}, ${moves} moves: ${rows.join(", ")}`);
    await room.close();
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
