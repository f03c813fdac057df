// npm run check -- browsers [stops] [BROWSER…]: plays a whole match of each game between two computers in Chromium,
// Firefox and WebKitGTK, and measures the time from a stop request to the worker's response. "stops" skips the matches.

import { loadavg } from "node:os";
import { DESKS } from "../../tests/browser/pages/workshop/support/keyboards.mjs";
import { viewOf } from "../../tests/browser/support/rules.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { storeSettingsScript } from "../../tests/browser/support/stored-settings.mjs";
import { deepSearch, workerLog } from "../../tests/browser/support/tamper.mjs";
import { poll, untilReady } from "../../tests/browser/support/until.mjs";
import { addressOf } from "../measure/bench/life.mjs";
import { games, quickPlayers } from "../measure/bench/loads.mjs";
import { requireKnown, runScript } from "../support/errors.mjs";
import { median } from "../support/median.mjs";
import { print } from "../support/print.mjs";

/** @typedef {import("../../tests/browser/pages/workshop/support/keyboards.mjs").Desk} Desk */

/** Measurements per browser. */
const STOPS = 30;

/**
 * @param {Desk} page
 * @param {string} url of the game's page
 * @param {string} game
 * @param {Record<string, unknown>} settings
 */
async function storeSettings(page, url, game, settings) {
  await page.goto(url);
  await page.evaluate(untilReady);
  const store = storeSettingsScript(game, { pause: 0, ...settings });
  await page.evaluate(`(() => { localStorage.clear(); ${store}; })()`);
  await page.goto("about:blank");
}

/** @param {Desk} page @param {{ url: string }} site @param {string} game */
async function playMatch(page, site, game) {
  const [first, second] = quickPlayers(game);
  const url = addressOf(site, game);
  await storeSettings(page, url, game, {
    opponent: "both",
    strength: { alone: first, first, second },
  });
  await page.goto(url);
  const isOver = await poll(page, `document.querySelector("#result[open]") !== null`, 600);
  const record = await page.evaluate(`localStorage.getItem("stratege.1.${game}.game")`);
  const { outcome, moves } = viewOf(record);
  if (isOver && outcome) return `${outcome.ending} after ${moves.length} moves`;
  process.exitCode = 1;
  return `not over: ${record}`;
}

/** A position in which a computer is about to search ten plies deep. */
const STOP_RECORD = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";

/** Stops the search by undo, plays the same move again, and repeats. Resolves with milliseconds. */
const measureStops = `new Promise((resolve) => {
  const log = new BroadcastChannel("worker-log");
  const times = [];
  let requests = 0;
  let stoppedAt = 0;
  log.onmessage = ({ data }) => {
    if (data.what === "poll" && stoppedAt === 0 && ++requests === 3) {
      stoppedAt = Date.now();
      document.getElementById("undo").click();
    } else if (data.what === "choice" && data.stopped && stoppedAt > 0) {
      times.push(data.at - stoppedAt);
      requests = stoppedAt = 0;
      const cells = [...document.querySelectorAll("#board tbody button")];
      cells.find((cell) => cell.ariaLabel.startsWith("b6")).click();
      if (times.length === ${STOPS}) resolve((log.close(), times));
    }
  };
})`;

/** @param {Desk} page @param {{ url: string }} site @returns {Promise<number[]>} milliseconds */
async function stopSearches(page, site) {
  const strength = { alone: "aufpasser-6", first: "doofie", second: "doofie" };
  const settings = { opponent: "second", strength, language: "en" };
  await storeSettings(page, `${site.url}reversi.html`, "reversi", settings);
  await page.goto(`${site.url}reversi.html#${STOP_RECORD}`);
  await page.evaluate(untilReady);
  return page.evaluate(measureStops);
}

await runScript(async () => {
  const wanted = process.argv.slice(2).filter((word) => word !== "stops");
  requireKnown("browser", wanted, Object.keys(DESKS));
  const site = await openSite();
  const slowSite = await openSite({ worker: (script) => deepSearch + workerLog + script });
  const matches = process.argv.includes("stops") ? [] : games;
  for (const [name, open] of Object.entries(DESKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await open();
    try {
      for (const game of matches) print(`${name}, ${game}: ${await playMatch(page, site, game)}`);
      const times = await stopSearches(page, slowSite);
      const load = loadavg()[0].toFixed(1);
      print(
        `${name}: ${times.length} stops, median ${median(times)} ms, longest ${Math.max(...times)} ms (load ${load})`,
      );
    } finally {
      await page.close();
    }
  }
});
