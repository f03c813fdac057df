// The experiment about the order of Qubic's thirteen situations: results of the terminal, pause, reload, and a result
// to play with.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openExperiment, pauseWhen } from "../support/laboratory-page.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Final games as printed by `stratege order qubic ttt3d --games 20 --generations 2 --final-games 40`. */
const FINALS = [
  ["8 and 13 swapped", "51.2 % ± 12.2 (+9)"],
  ["11 and 13 swapped", "48.8 % ± 8.1 (−9)"],
  ["10 and 12 swapped", "47.5 % ± 9.1 (−17)"],
  ["8 and 11 swapped", "57.5 % ± 15.1 (+53)"],
  ["9 and 13 swapped", "46.3 % ± 6.3 (−26)"],
  ["by evolution: 1 2 3 4 5 6 7 8 9 10 12 13 11", "40.0 % ± 10.6 (−70)"],
];

test("the page plays the terminal's games, survives a reload, and shows the result", async () => {
  const table = await openGamePage(browser, site, "qubic", { settings: { opponent: "none" } });
  const { page } = table;
  const experiment = page.locator("#bench #experiment-order");
  const status = experiment.locator("[role=status]");
  const button = (/** @type {string} */ name) =>
    experiment.getByRole("button", { name, exact: true });
  await showTab(page, "laboratory");
  await openExperiment(page, "order");
  assert.match((await experiment.textContent()) ?? "", /TTT3D looks for its situations/);
  assert.ok(await button("Play with the best numbers").isDisabled());
  for (const [name, value] of [
    ["Games per swap", "20"],
    ["Generations of evolution", "2"],
    ["Fresh games for the best", "40"],
  ])
    await experiment.getByLabel(name).fill(value);
  await pauseWhen(experiment, /^Every swap: [1-9]/);
  await button("Start").click();
  await button("Resume").waitFor();
  const paused = (await status.textContent()) ?? "";
  assert.match(paused, /^Every swap: [1-9]/);
  await page.reload();
  await status.filter({ hasText: "Every swap: " }).waitFor();
  assert.equal(await status.textContent(), paused);
  await button("Resume").click();
  await status.filter({ hasText: "The answer" }).waitFor();
  assert.equal(
    await status.textContent(),
    "The answer: no better order was found. The best of them, 8 and 11 swapped, scores 57.5 % ± 15.1 in fresh games, which may be luck.",
  );
  const rows = await experiment.locator("table").first().locator("tbody tr").all();
  const cells = await Promise.all(rows.map((row) => row.locator("th, td").allTextContents()));
  assert.deepEqual(
    cells.map(([name, , anew]) => [name, anew]),
    FINALS,
  );
  assert.equal(await experiment.locator("svg.plot circle").count(), 78);
  const isWide = () =>
    [...document.querySelectorAll("#experiment-order *")].some(
      (one) => one.getBoundingClientRect().right > innerWidth,
    );
  assert.equal(await page.evaluate(isWide), false, "its tables fit");
  await experiment.locator("details summary").click();
  assert.equal(await experiment.locator("details tbody tr").count(), 78);
  assert.deepEqual(await accessibilityViolations(page), []);
  await button("Play with the best numbers").click();
  const numbers = await page.evaluate(
    () => JSON.parse(localStorage.getItem("stratege.1.qubic.settings") ?? "{}").numbers,
  );
  assert.deepEqual(numbers, { ttt3d: { order: [1, 2, 3, 4, 5, 6, 7, 11, 9, 10, 8, 12, 13] } });
  await button("Clear").click();
  assert.equal(await experiment.locator("svg.plot").count(), 0);
  await table.leave();
});
