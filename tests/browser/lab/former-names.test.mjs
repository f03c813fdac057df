// Data that an earlier version has stored, with the ids of players and the names of parameters that it had.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openExperiment, storedParameters } from "../support/laboratory-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel, showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const settings = {
  opponent: "second",
  strength: { alone: "keen", first: "beginner", second: "club" },
  numbers: { keen: { threes: 3 } },
};
const win = { player: "keen", record: "gobang:16-first-long-full:", score: -9, when: 1 };
const STORED = {
  statistics: { keen: { won: 1, lost: 2, drawn: 3 } },
  "best-wins": [win],
  sets: [{ player: "casual", name: "Zoe", numbers: { overlook: 9, whim: 4 } }],
};
const store = Object.entries(STORED).map(
  ([name, value]) =>
    `localStorage["stratege.1.gobang.${name}"] ??= ${JSON.stringify(JSON.stringify(value))};`,
);

const openGobang = () =>
  openGamePage(browser, site, "gobang", { settings, before: store.join("") });

test("settings, statistics, best wins and sets name the players of today", async () => {
  const { page, leave } = await openGobang();
  await openPanel(page, "record", "statistics");
  const row = page.locator("#statistics tbody tr > *");
  assert.deepEqual(await row.allTextContents(), ["Hedgehog", "1", "2", "3"]);
  await openPanel(page, "record", "best-wins");
  assert.match((await page.locator("#best-wins li").textContent()) ?? "", /^Hedgehog: /);
  await showTab(page, "play");
  await page.locator(".own-opponents button:visible", { hasText: "Zoe" }).click();
  const stored = await page.evaluate(() => localStorage["stratege.1.gobang.settings"]);
  const { strength, numbers } = JSON.parse(stored);
  assert.deepEqual(strength, { alone: "level-2", first: "level-1", second: "level-4" });
  assert.deepEqual(numbers, {
    "level-3": { vct: 3000 },
    "level-2": { "miss-rate": 9, noise: 4 },
  });
  await leave();
});

test("a link with former names opens", async () => {
  const { page, leave } = await openGobang();
  await page.goto(`${site.url}gobang.html?numbers=keen:overlook=7,threes=2`);
  await page.locator("#laboratory p[role=status]", { hasText: "in use" }).waitFor();
  assert.deepEqual((await storedParameters(page, "gobang"))["level-3"], {
    "miss-rate": 7,
    vct: 2000,
  });
  await leave();
});

test("a stored tournament names the players of today and can be continued", async () => {
  const { page, leave } = await openGobang();
  const entrants = ["beginner", "casual"].map((player) => ({
    player,
    label: "",
    numbers: { whim: 9 },
  }));
  const game = { won_by: 0, swapped: false, record: win.record, moves: [1, 1], times: [1, 1] };
  await page.evaluate(
    async ([tournament, piece]) => {
      const request = indexedDB.open("stratege.laboratory", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("experiments");
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      const transaction = request.result.transaction("experiments", "readwrite");
      transaction.objectStore("experiments").put(tournament, "gobang.tournament");
      transaction.objectStore("experiments").put(piece, "gobang.tournament/0");
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      request.result.close();
    },
    [{ entrants, games: 2, plies: 4, nodes: 100, seed: 1, spent: 1, pieces: 1 }, [[0, 1, 0, game]]],
  );
  await showTab(page, "laboratory");
  const tournament = await openExperiment(page, "tournament");
  await tournament.locator("p", { hasText: "1 of 2 games" }).waitFor();
  assert.match(
    (await tournament.locator(".command").textContent()) ?? "",
    /--first level-1:noise=9 --second level-2:noise=9 /,
  );
  await tournament.locator("button", { hasText: "Resume" }).click();
  await tournament.locator("p", { hasText: "2 of 2 games" }).waitFor();
  await leave();
});
