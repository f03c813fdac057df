// A tournament with visitors' programs: next to the players with name, face and rating, errors that lose, and a reload.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openExperiment, openLaboratory } from "../support/laboratory-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const PROGRAMS = [
  {
    name: "Kim",
    language: "python",
    source: "def choose(position):\n    return position.moves[0]\n",
  },
  { name: "Broken", language: "javascript", source: "function choose() {\n  return nothing;\n}\n" },
];

test("programs play in a tournament, which a reload shows again", async () => {
  const stored = PROGRAMS.map((program) => ({ ...program, game: "connect4" }));
  const text = JSON.stringify({ current: "", programs: stored });
  const before = `localStorage.setItem("stratege.1.workshop.programs", ${JSON.stringify(text)})`;
  const { page, leave } = await openLaboratory(browser, site, "connect4", { before });
  const tournament = await openExperiment(page, "tournament");
  for (const name of ["Kim", "Broken", "Snail"])
    await tournament.getByLabel(name, { exact: true }).check();
  await tournament.locator("input[type=number]").nth(0).fill("4");
  await tournament.locator("button", { hasText: "Start" }).click();
  await tournament.locator("p", { hasText: "12 of 12 games" }).waitFor();
  const rows = tournament.locator(".data-table tbody tr");
  const names = await rows.locator("th").allTextContents();
  assert.deepEqual(names.map((name) => name.replace(/^\d\.\s+/, "")).sort(), [
    "Broken",
    "Kim",
    "Snail",
  ]);
  assert.match(names[2], /Broken$/);
  assert.equal(await rows.locator("th svg").count(), 3);
  assert.match((await rows.nth(2).locator("td").last().textContent()) ?? "", /^< \d+$/);
  await tournament.locator(".games").last().waitFor({ state: "attached" });
  await tournament.locator("details", { hasText: "Broken" }).first().locator("summary").click();
  const line = tournament.locator(".games li", {
    hasText: "Line 2: The program stopped with an error",
  });
  await line.first().waitFor();
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.reload();
  await page.waitForSelector("#laboratory section", { state: "attached" });
  await page
    .locator("#experiment-tournament p", { hasText: "12 of 12 games" })
    .waitFor({ state: "attached" });
  await leave();
});
