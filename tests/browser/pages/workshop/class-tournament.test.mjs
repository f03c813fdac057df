// The class tournament: participants from files, a link and the old programs; games, table, replay, file and verification.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../../support/axe.mjs";
import { openChromium } from "../../support/chromium.mjs";
import { openSite } from "../../support/site.mjs";
import { enter, inJavaScript } from "./support/enter.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const FIRST = "function choose(position) {\n  return position.moves[0];\n}\n";
const LAST = "function choose(position) {\n  return position.moves.at(-1);\n}\n";
const BROKEN = "function choose(position) {\n  return position.none.x;\n}\n";

/** @param {string} name @param {string} source */
const file = (name, source) => ({ name, mimeType: "text/plain", buffer: Buffer.from(source) });

/** Prints the table and the certificates of four participants. @param {import("playwright-core").Page} page @param {string} digest */
async function checkPrint(page, digest) {
  await page.evaluate(() => {
    window.print = () => {
      const pages = [...document.querySelectorAll(".certificate")].map((one) => one.textContent);
      const printed = [document.documentElement.dataset.print, ...pages];
      document.body.dataset.printed = JSON.stringify(printed);
    };
  });
  await page.focus("#class-print");
  await page.keyboard.press("Enter");
  await page.waitForSelector("body[data-printed]");
  const [part, ...pages] = JSON.parse((await page.getAttribute("body", "data-printed")) ?? "");
  assert.deepEqual([part, pages.length], ["class", 4]);
  assert.match(
    pages[3],
    /^CertificateBrokenreached place 4 of 4 .* Connect Fourwith 0 points from 6 games\w+ \d+, \d{4}/,
  );
  for (const one of pages) assert.ok(one.endsWith(`Digest of the tournament: ${digest}`));
  assert.equal(await page.locator(".certificate").count(), 0, "removed after printing");
}

test("a class plays, watches, saves, and verifies its tournament", async () => {
  const { page, text, shows, leave } = await enter(browser, site, {
    programs: [inJavaScript(FIRST, "connect4"), inJavaScript(FIRST)],
  });
  await page.selectOption("#class-game", "connect4");
  await page.click("#class-own");
  assert.equal(await text("class-status"), "1 participant added.");
  assert.equal(await page.getAttribute("#class-start", "aria-disabled"), "true");
  await page.setInputFiles("#class-input", [
    file("Ada.js", LAST),
    file("Broken.js", BROKEN),
    file("notes.txt", "x"),
  ]);
  assert.match(await shows("class-status", /notes/), /“notes\.txt” is neither a program nor/);
  await page.selectOption("#class-baseline", "anfaenger");
  await page.click("#class-baseline-add");
  const names = await page.locator("#class-entrants li").allInnerTexts();
  assert.deepEqual(
    names.map((name) => name.replace(/[×\s]+$/, "")),
    ["mine (JavaScript)", "Ada (JavaScript)", "Broken (JavaScript)", "4Gewinnt, beginner"],
  );
  await page.focus("#class-start");
  await page.keyboard.press("Enter");
  await shows("class-status", /^All 12 games are played/);
  const rows = await page.locator("#class-table tbody tr").allInnerTexts();
  assert.match(rows[3], /^4\s+Broken\s.*0 \/ 6\s+0\.0 % ± 0\.0\s+6$/s);
  assert.deepEqual(await accessibilityViolations(page), []);

  await checkPrint(page, (await shows("class-digest", /\w{16}$/)).slice(-16));
  await page.locator("#class-table button").first().click();
  assert.equal(await page.locator("#class-pair li").count(), 2);
  await page.locator("#class-pair button").first().click();
  await shows("status", /moves|No move/);
  await page.click("#last");
  assert.match((await page.getAttribute("#board svg", "aria-label")) ?? "", /after [1-9]\d* moves/);

  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#class-save")]);
  assert.equal(download.suggestedFilename(), "tournament-connect4.stratege");
  const saved = readFileSync(await download.path(), "utf8");
  await page.click("#class-clear");
  assert.equal(await text("class-table"), "");
  await page.setInputFiles("#class-input", [file("class.stratege", saved)]);
  await shows("class-status", /^All 12/);
  await page.click("#class-verify-all");
  assert.match(
    await shows("class-status", /erified/),
    /^Verified: 12 games played again, all with the same moves and results\.$/,
  );

  const forged = JSON.parse(saved);
  const at = forged.games.findIndex((/** @type {any} */ game) => game.winner !== null);
  forged.games[at].winner = 1 - forged.games[at].winner;
  await page.setInputFiles("#class-input", [file("forged.json", JSON.stringify(forged))]);
  await page.click("#class-verify-all");
  assert.match(await shows("class-status", /erified/), /^Not verified: of 12 games .* 1 went/);
  await leave();
});

test("a tournament can be paused, saved and resumed, also at 320 pixels in German", async () => {
  const { page, shows, leave } = await enter(browser, site, {
    programs: [inJavaScript(FIRST)],
    options: { locale: "de-DE", viewport: { width: 320, height: 640 } },
  });
  for (const player of ["random", "greedy", "doofie", "ramscher", "klauwastekannz"]) {
    await page.selectOption("#class-baseline", player);
    await page.click("#class-baseline-add");
  }
  await page.click("#class-start");
  await page.waitForSelector("#class-table td button");
  await page.click("#class-start");
  await shows("class-start", /^Fortsetzen$/);
  await shows("class-status", /^\d+ von 20 Partien gespielt/);
  assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#class-start");
  await shows("class-status", /^Alle 20 Partien/);
  await leave();
});
