// Text formats of matches: export in each format, import from pasted text and dropped files, and errors with their
// position.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
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

/** For each game: a match, its export, a text in another format with its record, and an invalid text with its error. */
const cases = {
  reversi: {
    record: "reversi:diagonal-mole:f5d6c3",
    written: ["f5d6c3", "W[F5]B[D6]W[C3];)", "O-", "reversi:diagonal-mole:f5d6c3"],
    text: "(;GM[Othello]BO[8 ---------------------------*O------O*--------------------------- O]W[F5]B[F6/1.5/2];)",
    opened: "reversi:diagonal-mole:f5f6",
    fault: ["f5d6f5", "Line 1, column 5: Move 3: f5 is occupied."],
  },
  gobang: {
    record: "gobang:16-first-five-120:h8i9",
    written: [
      "h8i9",
      "7,7 8,8",
      "Piskvorky 16x16, 11:11, 0\n8,8,0\n9,9,0\n",
      "gobang:16-first-five-120:h8i9",
    ],
    text: "Piskvorky 15x15, 11:11, 0\n8,8,120\n9,9,35\nengine.zip\n",
    opened: "gobang:15-first-five-full:h8i9",
    fault: ["7,7 7,7", "Line 1, column 5: Move 2: h8 is occupied."],
  },
  qubic: {
    record: "qubic:first:111444",
    written: ["111 444", "qubic:first:111444"],
    text: "qubic:second:122",
    opened: "qubic:second:122",
    fault: ["111 115", "Line 1, column 5"],
  },
  connect4: {
    record: "connect4:first:4453",
    written: ["4453", "connect4:first:4453"],
    text: "connect4:second:44",
    opened: "connect4:second:44",
    fault: ["4444444", "Line 1, column 7: Move 7: 4: the column is full."],
  },
};

for (const [game, { record, written, text, opened, fault }] of Object.entries(cases)) {
  test(`${game}: every format is exported; a text and a dropped file are imported`, async () => {
    const settings = { opponent: "none" };
    const { page, leave } = await openGamePage(browser, site, game, { record, settings });
    await showTab(page, "record");
    await page.click("#exchange");
    await page.waitForSelector("#exchange-window[open]");
    for (const [at, part] of written.entries()) {
      await page.selectOption("#exchange-format", { index: at });
      const whole = await page.inputValue("#exchange-text");
      assert.ok(whole.includes(part), `${whole} has ${part}`);
    }
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.selectOption("#exchange-format", { index: 0 });
    await page.fill("#exchange-paste", fault[0]);
    await page.click("#exchange-open");
    await page.waitForFunction(
      (said) => document.querySelector("#exchange-window")?.textContent?.includes(said),
      fault[1],
    );
    await page.keyboard.press("Escape");

    const file = await page.evaluateHandle((contents) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([contents], "match.txt", { type: "text/plain" }));
      return dropped;
    }, text);
    await page.dispatchEvent("main", "drop", { dataTransfer: file });
    await page.waitForFunction((wanted) => decodeURI(location.hash.slice(1)) === wanted, opened);
    await page.waitForSelector("#exchange-window", { state: "hidden" });
    await leave();
  });
}

/** Builds a WTHOR file of 1977. @param {number[][]} games */
function wthor(games) {
  const header = [20, 7, 5, 22, games.length, 0, 0, 0, 0, 0, 185, 7, 8, 0, 24, 0];
  const records = games.map((squares) => {
    const padding = Array.from({ length: 60 - squares.length }, () => 0);
    return [0, 0, 1, 0, 2, 0, 34, 41, ...squares, ...padding];
  });
  return [...header, ...records.flat()];
}

/** Builds a WTHOR file of names. @param {string[]} names */
const players = (names) => [
  ...[20, 26, 2, 16, 0, 0, 0, 0, names.length, 0, 0, 0, 0, 0, 0, 0],
  ...names.flatMap((name) => [...Buffer.from(name.padEnd(20, "\0"), "latin1")]),
];

test("reversi: a WTHOR file is listed, with names if they are given, and its errors have positions", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    settings: { opponent: "none" },
  });
  await showTab(page, "record");
  await page.click("#exchange");
  await page.waitForSelector("#exchange-window[open]");
  const games = Buffer.from(
    wthor([
      [56, 64, 33],
      [56, 11],
      [56, 66],
    ]),
  );
  const file = (/** @type {string} */ name, /** @type {Buffer} */ buffer) => ({
    name,
    mimeType: "application/octet-stream",
    buffer,
  });
  await page.setInputFiles("#exchange-file", [file("WTH_1977.wtb", games)]);
  const items = page.locator("#exchange-list li");
  await items.first().waitFor();
  assert.deepEqual(await items.allTextContents(), [
    "player 1 – player 2 34–30, tournament 0, 1977",
    "Move 2: a1 turns no disc.",
    "player 1 – player 2 34–30, tournament 0, 1977",
  ]);
  const names = Buffer.from(players(["???", "Anna", "Zoë"]));
  await page.setInputFiles("#exchange-file", [
    file("WTH.JOU", names),
    file("WTH_1977.WTB", games.subarray(0, -8)),
  ]);
  await page.waitForFunction(() =>
    document.querySelector("#exchange-list")?.textContent?.includes("Anna – Zoë"),
  );
  assert.equal(await items.last().textContent(), "The file ends within this game.");
  await items.first().locator("button").click();
  await page.waitForFunction(
    () => decodeURI(location.hash.slice(1)) === "reversi:diagonal-mole:f5d6c3",
  );
  await showTab(page, "record");
  await page.click("#exchange");
  await page.setInputFiles("#exchange-file", [file("other.wtb", Buffer.from("f5d6c3"))]);
  await page.waitForFunction(() =>
    document
      .querySelector("#exchange-list")
      ?.textContent?.includes("begins with a header of 16 bytes"),
  );
  await leave();
});

test("a format that cannot express the start of a match is reported", async () => {
  const record = `reversi:${"-".repeat(27)}OX------XX${"-".repeat(27)}_O:`;
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    record,
    settings: { opponent: "none" },
  });
  await page.click("#board [data-legal]");
  await showTab(page, "record");
  await page.click("#exchange");
  await page.waitForSelector("#exchange-window[open]");
  for (const [format, words] of [
    ["f5d6c3", "f5d6c3 cannot record how this game began"],
    ["GGF", ""],
    ["OBF", ""],
    ["Stratege", ""],
  ]) {
    await page.selectOption("#exchange-format", format);
    assert.ok((await page.textContent("#exchange-note"))?.startsWith(words));
    if (words === "") assert.equal(await page.textContent("#exchange-note"), "");
  }
  await leave();
});

for (const game of ["gobang", "chess", "qubic", "connect4"]) {
  test(`${game}: formats are loaded when the window is opened, with a busy button meanwhile`, async () => {
    const settings = { opponent: "none" };
    const context = /** @type {const} */ ({ serviceWorkers: "block" });
    const { page, leave } = await openGamePage(browser, site, game, { settings, context });
    /** @type {() => void} */
    let release = () => {};
    const held = new Promise((resolve) => {
      release = () => resolve(null);
    });
    await page.route("**/*.wasm", async (route) => {
      await held;
      await route.continue();
    });
    await showTab(page, "record");
    await page.click("#exchange");
    assert.equal(await page.getAttribute("#exchange", "aria-busy"), "true");
    release();
    await page.waitForSelector("#exchange-window[open]");
    assert.equal(await page.getAttribute("#exchange", "aria-busy"), null);
    await leave();
  });
}
