// PGN in the browser: export, copy, save, paste, files and drops; several games in a file, some of them damaged; the
// running match is not lost.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../../support/axe.mjs";
import { openChromium } from "../../support/chromium.mjs";
import { startNewGame } from "../../support/game-page.mjs";
import { alone, openChessPage } from "../../support/games/chess-page.mjs";
import { openSite } from "../../support/site.mjs";
import { showTab } from "../../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const SPOKEN = `[Event "Café"]
[White "Anna"]
[Black "Bert"]
[Annotator "Carla"]

{First words.} 1. e4 e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 $1 {a good move} Nc6 1/2-1/2
`;

const THREE = `${SPOKEN}
[Event "Broken"]
[White "Dora"]

1. e4 e5
2. Ke3 *

[Event "Mate"]
[White "Emil"]
[Black "Frieda"]

1. f3 e5 2. g4 Qh4# 0-1
`;

/** @param {import("../../support/game-page.mjs").PageOptions} [options] */
async function openBoard(options = {}) {
  const board = await openChessPage(browser, site, { settings: alone, ...options });
  const { page } = board;
  return {
    ...board,
    async enter() {
      await showTab(page, "record");
      await page.click("#exchange");
      await page.waitForSelector("#exchange-window[open]");
    },
    async close() {
      await page.click("#exchange-window .top button");
      await page.waitForSelector("#exchange-window[open]", { state: "detached" });
    },
    text: () => page.inputValue("#exchange-text"),
    /** @param {string} text */
    async paste(text) {
      await page.fill("#exchange-paste", text);
      await page.click("#exchange-open");
    },
    /** Waits until the window has closed over an opened match. */
    opened: () => page.waitForSelector("#exchange-window[open]", { state: "detached" }),
    fault: () => page.textContent("#exchange-fault"),
    entries: () => page.locator("#exchange-list li").allTextContents(),
  };
}

/** @param {string} text */
const flat = (text) => text.replaceAll("\n", " ");

test("a match is written with its tags, copied and saved as a file", async () => {
  const board = await openBoard({
    record: "chess:standard:e2e4e7e5g1f3:second-resigns",
    context: { permissions: ["clipboard-read", "clipboard-write"] },
  });
  const { page } = board;
  await board.enter();
  await page.fill('#exchange-fields [name="White"]', 'Anna "A" B.');
  await page.fill('#exchange-fields [name="Date"]', "2026.01.31");
  const text = await board.text();
  assert.match(text, /^\[Event "\?"\]\n\[Site "\?"\]\n\[Date "2026\.01\.31"\]\n\[Round "\?"\]\n/);
  assert.ok(text.includes('[White "Anna \\"A\\" B."]\n[Black "?"]\n[Result "1-0"]\n'));
  assert.ok(text.endsWith("\n\n1. e4 e5 2. Nf3 1-0\n"));
  await page.click("#exchange-copy");
  await page.waitForFunction(() => document.querySelector("#exchange-note")?.textContent !== "");
  assert.equal(await page.textContent("#exchange-note"), "The text is on the clipboard.");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#exchange-save")]);
  assert.match(file.suggestedFilename(), /^chess-\d{4}-\d\d-\d\d\.pgn$/);
  assert.equal(await readFile(await file.path(), "utf8"), text);
  await board.leave();
});

test("a pasted game is opened, and its annotations are exported again", async () => {
  const board = await openBoard();
  const { page } = board;
  await board.enter();
  await board.paste(SPOKEN);
  await board.opened();
  const { moves, record, turn } = await board.check();
  assert.deepEqual(moves, ["e4", "e5", "Nf3", "Nc6"]);
  assert.equal(record, "chess:standard:e2e4e7e5g1f3b8c6:agreed");
  assert.equal(turn, "A draw");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#undo");
  await board.type("Bc4");
  await board.enter();
  const text = flat(await board.text());
  assert.ok(text.includes('[White "Anna"]') && text.includes('[Annotator "Carla"]'), text);
  assert.ok(
    text.endsWith(
      "{First words.} 1. e4 e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 $1 {a good move} 2... Nc6 3. Bc4 * ",
    ),
    text,
  );
  await page.uncheck("#exchange-more");
  assert.ok(!(await board.text()).includes("c5"));
  await board.close();
  await startNewGame(page);
  await board.enter();
  assert.ok(!(await board.text()).includes("Anna"));
  await board.leave();
});

test("a file with several games lists them by name, and reports damaged ones with their position", async () => {
  const board = await openBoard({ record: "chess:standard:d2d4" });
  const { page } = board;
  await board.enter();
  // Encoded in Latin-1, as old programs write it.
  const file = { name: "old.pgn", mimeType: "text/plain", buffer: Buffer.from(THREE, "latin1") };
  await page.setInputFiles("#exchange-file", file);
  await page.waitForSelector("#exchange-list li");
  assert.equal(await board.fault(), "2 games can be opened:");
  assert.deepEqual(await board.entries(), [
    "Anna – Bert, 1/2-1/2, Café, 2 moves",
    "Line 12, column 4: Ke3: no piece of this kind can go there.",
    "Emil – Frieda, 0-1, Mate, 2 moves",
  ]);
  assert.equal((await board.check()).record, "chess:standard:d2d4");
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#exchange-list li:last-child button");
  await board.opened();
  assert.equal((await board.check()).turn, "Black wins");
  await board.leave();
});

test("a file is dropped anywhere on the page", async () => {
  const board = await openBoard();
  const { page } = board;
  await page.waitForFunction(() => document.querySelector("#resign") !== null);
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "game.pgn"));
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector("#board")?.dispatchEvent(drop);
    if (!drop.defaultPrevented) throw new Error("the browser would leave the page for the file");
  }, SPOKEN);
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 4);
  await board.opened();
  assert.equal((await board.check()).turn, "A draw");
  await board.leave();
});

test("damaged texts are reported in every language, and the match stays", async () => {
  const board = await openBoard({ record: "chess:standard:d2d4" });
  const { page } = board;
  const damaged = ["1. e4 {open", "1. e4 ()", '[FEN "4k2P/8/8/8/8/8/8/4K3 w - - 0 1"]', " \n"];
  const messages = [];
  for (const language of ["en", "de", "fi"]) {
    await page.selectOption("#language", language);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
    await board.enter();
    for (const text of damaged) {
      await board.paste(text);
      await page.waitForFunction(() => document.querySelector("#exchange-fault")?.textContent);
      messages.push((await board.entries())[0] ?? (await board.fault()));
    }
    await board.close();
  }
  assert.deepEqual(messages, [
    "Line 1, column 7: This comment has no closing brace.",
    "Line 1, column 7: This variation has no move.",
    "Line 1, column 1: Pieces: no pawn can stand on h8, on the first or the last rank (character 4).",
    "There is no game in this text.",
    "Zeile 1, Spalte 7: Diesem Kommentar fehlt die schließende geschweifte Klammer.",
    "Zeile 1, Spalte 7: Diese Variante hat keinen Zug.",
    "Zeile 1, Spalte 1: Figuren: Auf h8, in der ersten oder letzten Reihe, kann kein Bauer stehen (Zeichen 4).",
    "In diesem Text ist keine Partie.",
    "Rivi 1, sarake 7: Tästä kommentista puuttuu lopettava aaltosulje.",
    "Rivi 1, sarake 7: Tässä muunnelmassa ei ole siirtoa.",
    "Rivi 1, sarake 1: Nappulat: ensimmäisellä tai viimeisellä rivillä, ruudussa h8, ei voi olla sotilasta (merkki 4).",
    "Tässä tekstissä ei ole peliä.",
  ]);
  assert.equal((await board.state()).record, "chess:standard:d2d4");
  await board.leave();
});

test("sixty games are listed in part and found by name; a text without games and a too large file are reported", async () => {
  const board = await openBoard({ record: "chess:standard:d2d4" });
  const { page } = board;
  await board.enter();
  await board.paste("1. e4 {open\n\n");
  await page.waitForSelector("#exchange-list li");
  assert.equal(await board.fault(), "No game in this text can be read:");
  const game = (/** @type {number} */ number) =>
    `[White "Ada ${number}"]\n[Black "Bert"]\n\n1. e4 *\n\n`;
  await board.paste(Array.from({ length: 60 }, (_, at) => game(at + 1)).join(""));
  await page.waitForFunction(() => document.querySelectorAll("#exchange-list li").length > 1);
  assert.equal(await board.fault(), "60 games can be opened:");
  assert.equal((await board.entries()).length, 50);
  assert.equal(await page.textContent("#exchange-rest"), "10 more games are not shown.");
  await page.fill("#exchange-filter", "ada 57");
  assert.match((await board.entries()).join(), /^Ada 57 – Bert[^–]*$/);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(16_000_001)], "large.pgn"));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    document.querySelector("#exchange-window")?.dispatchEvent(new DragEvent("drop", options));
  });
  await page.locator("#exchange-fault", { hasText: "“large.pgn” is larger than 16 MB." }).waitFor();
  assert.deepEqual(await board.entries(), []);
  assert.equal((await board.state()).record, "chess:standard:d2d4");
  await board.leave();
});

test("the window fits on a narrow screen", async () => {
  const board = await openBoard({ context: { viewport: { width: 320, height: 640 } } });
  const { page } = board;
  await board.enter();
  const window = page.locator("#exchange-window");
  assert.ok(await window.evaluate((paper) => paper.scrollWidth <= paper.clientWidth));
  assert.ok((await board.state()).overflow <= 0);
  assert.deepEqual(await accessibilityViolations(page), []);
  await board.leave();
});

test("an exported match names the visitor and the computer player", async () => {
  const board = await openBoard({
    settings: { opponent: "first" },
    record: "chess:standard:e2e4",
  });
  const { page } = board;
  await board.enter();
  assert.equal(await page.inputValue('#exchange-fields [name="White"]'), "Schach C 64");
  assert.equal(await page.inputValue('#exchange-fields [name="Black"]'), "You");
  await board.leave();
});
