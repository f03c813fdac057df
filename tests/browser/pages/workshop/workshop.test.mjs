// The workshop: a program is written, run move by move and in series, corrected after an error, stored, shared and
// received; with the keyboard alone, in three languages, on a phone and offline.

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
  [site, browser] = await Promise.all([openSite(), openChromium({ serviceWorker: true })]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const FIRST = "function choose(position) {\n  return position.moves[0];\n}\n";
const THINKING = `function choose(position) {
  for (const move of position.moves) mark(move, move.length);
  print("side", position.side);
  explain("the first one");
  return position.moves[0];
}
`;

test("a program moves, and its output is shown at each move", async () => {
  const { page, text, shows, leave } = await enter(browser, site, {
    programs: [inJavaScript(THINKING)],
  });
  assert.match(await text("status"), /^No move has been made yet\. Your program plays first\.$/);
  await page.focus("#move");
  await page.keyboard.press("Enter");
  assert.match(await shows("status", /^Move 1/), /^Move 1: your program plays e3 \([\d,]+ steps\)/);
  assert.equal(await text("printed"), "side first");
  assert.equal(await text("explanation"), "the first one");
  assert.deepEqual(await page.locator("#board .cell-text").allTextContents(), ["2", "2", "2", "2"]);
  await page.keyboard.press("Enter");
  assert.match(await shows("status", /^Move 2/), /^Move 2: Doofie plays/);
  assert.equal(await text("printed"), "");
  await page.click("#back");
  assert.equal(await text("printed"), "side first");
  await page.click("#last");
  await page.selectOption("#opponent", "ramscher");
  await shows("status", /^No move/);
  await page.click("#run");
  const end = await shows("status", /after \d+ moves|drawn/);
  assert.match(end, /Your program wins|Ramscher wins|drawn/);
  assert.equal(await page.getAttribute("#move", "aria-disabled"), "true");
  assert.deepEqual(await accessibilityViolations(page), []);
  await leave();
});

test("an error is a sentence with its line, the position stays, and a corrected program continues", async () => {
  const { page, text, shows, write, leave } = await enter(browser, site, {
    programs: [
      inJavaScript(
        'function choose(position) {\n  if (position.record.endsWith(":")) return position.moves[0];\n  return position.nothing.x;\n}\n',
      ),
    ],
  });
  await page.click("#move");
  await shows("status", /^Move 1/);
  await page.click("#move");
  await shows("status", /^Move 2/);
  await page.click("#move");
  const fault = await shows("fault-text", /Line/);
  assert.match(fault, /^Your program has stopped\. Line 3: The program stopped with an error: /);
  assert.match(await text("status"), /^Move 2/);
  assert.ok(await page.locator("#code-editor .cm-lintRange-error").count());
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#fault-line");
  assert.equal(
    await page.locator("#code-editor .cm-content").evaluate((content) => {
      const root = /** @type {ShadowRoot} */ (content.getRootNode());
      return root.activeElement === content;
    }),
    true,
  );
  await write(FIRST);
  assert.equal(await page.isVisible("#fault"), false);
  await page.click("#move");
  assert.match(await shows("status", /^Move 3/), /your program plays/);
  await write("function choose(");
  await page.click("#move");
  await shows("status", /^Move 4/);
  await page.click("#move");
  assert.match(await shows("fault-text", /valid/), /This is not valid JavaScript/);
  await leave();
});

test("an endless loop is stopped, and the page stays usable meanwhile", async () => {
  const { page, shows, write, text, leave } = await enter(browser, site, {
    programs: [inJavaScript("function choose() {\n  for (;;);\n}\n")],
  });
  await page.click("#move");
  assert.equal(await text("status"), "Your program is thinking.");
  await write(FIRST); // ends the move
  await page.click("#move");
  await shows("status", /^Move 1/);
  await leave();
});

test("a series ends with a verdict, can be stopped, and is forgotten after a change", async () => {
  const { page, text, shows, write, leave } = await enter(browser, site, {
    programs: [inJavaScript(FIRST)],
  });
  await page.click("#series-10");
  assert.match(
    await shows("series-verdict", /%/),
    /^10 of 10 games: \d+ won, \d+ drawn, \d+ lost\. .+ % ± [\d.]+ of the points/,
  );
  await page.click("#series-100");
  await shows("series-verdict", /^\d+ of 100/);
  await page.click("#series-stop");
  await page.waitForSelector("#series-100:not([aria-disabled])");
  await write(`// changed\n${FIRST}`);
  assert.equal(await text("series-verdict"), "");
  await leave();
});

test("programs are stored, renamed, deleted, exported and imported", async () => {
  const { page, text, code, shows, leave } = await enter(browser, site, {
    programs: [inJavaScript(FIRST)],
  });
  await page.click("#file-new");
  assert.match(await code(), /Math\.random/);
  await page.fill("#name", "Deep Red");
  await page.keyboard.press("Enter");
  assert.equal(await text("file-note"), "The program is now called “Deep Red”.");
  await page.selectOption("#game", "connect4");
  await page.selectOption("#code-language", "python");
  assert.match(await code(), /random\.choice/);
  await page.waitForSelector("#opponent option[value=anfaenger]", { state: "attached" });
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.waitForSelector("#code-editor:not([hidden])");
  assert.equal(await page.inputValue("#file"), "Deep Red");
  assert.equal(await page.inputValue("#game"), "connect4");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#file-export")]);
  assert.equal(download.suggestedFilename(), "Deep Red.py");
  assert.match(readFileSync(await download.path(), "utf8"), /random\.choice/);
  await page.click("#file-delete");
  assert.equal(await page.inputValue("#file"), "mine");
  await page.keyboard.press("Enter"); // the focus is on the button that takes it back
  assert.equal(await page.inputValue("#file"), "Deep Red");
  await page.setInputFiles("#file-input", [
    { name: "own.js", mimeType: "text/javascript", buffer: Buffer.from(FIRST) },
    { name: "picture.png", mimeType: "image/png", buffer: Buffer.from("x") },
  ]);
  await shows("file-note", /picture\.png/);
  assert.equal(await page.inputValue("#file"), "own");
  await leave();
});

test("a link carries a program, which is neither stored nor run before a click", async () => {
  const sender = await enter(browser, site, { programs: [inJavaScript(THINKING)] });
  await sender.page.click("#carry summary");
  await sender.page.waitForSelector("#code svg[role=img]");
  const link = await sender.page.inputValue("#link");
  await sender.leave();
  const { page, text, code, leave } = await enter(browser, site, {
    hash: link.slice(link.indexOf("#")),
  });
  assert.match(await text("visitor-name"), /“mine”, written in JavaScript for Reversi/);
  assert.equal(await text("visitor-source"), THINKING);
  assert.deepEqual(await page.locator("#file option").allTextContents(), ["my player"]);
  assert.equal(page.workers().length, 0, "nothing runs");
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#visitor-keep");
  assert.equal(await page.inputValue("#file"), "mine");
  assert.match(await code(), /the first one/);
  assert.equal(page.workers().length, 0);
  assert.equal(await page.isVisible("#visitor"), false);
  await page.evaluate(() => location.assign("#program=damaged"));
  await page.waitForSelector("#notice:not([hidden])");
  assert.match(await text("notice-text"), /Nothing has been lost\.$/);
  await leave();
});

test("a lesson is completed with the keyboard alone", async () => {
  const { page, text, shows, leave } = await enter(browser, site, {
    programs: [inJavaScript(FIRST)],
  });
  await page.focus("#lesson-list button");
  await page.keyboard.press("Enter");
  await shows("lesson-title", /^Lesson 1/);
  const press = async (/** @type {string} */ id) => {
    await page.focus(`#${id}`);
    await page.keyboard.press("Enter");
  };
  await press("lesson-check");
  assert.match(await shows("lesson-verdict", /Not yet/), /d3/);
  await press("lesson-position");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "move");
  await page.locator("#code-editor .cm-content").focus();
  await page.keyboard.press("Control+Home");
  for (let line = 0; line < 2; line += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.type("return position.moves[0];");
  await page.keyboard.press("Escape"); // closes the suggestions
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab"); // leaves the editor
  assert.equal(await page.evaluate(() => document.activeElement?.id), "file-new");
  await press("lesson-check");
  await shows("lesson-verdict", /^Right/);
  assert.match(await page.locator("#lesson-list button").first().innerText(), /✓ \(done\)/);
  await press("lesson-match");
  await shows("series-verdict", /%/);
  await press("lesson-next");
  await shows("lesson-title", /^Lesson 2/);
  assert.equal(await page.inputValue("#opponent"), "klauwastekannz");
  await press("lesson-solution");
  await press("lesson-check");
  await shows("lesson-verdict", /^Right/);
  assert.match(await text("lesson-idea"), /position\.play/);
  assert.deepEqual(await accessibilityViolations(page), []);
  await leave();
});

test("a lesson waits while the program in the editor plays another game", async () => {
  const { page, text, shows, leave } = await enter(browser, site, {
    programs: [inJavaScript(FIRST)],
  });
  await page.locator("#lesson-list button").first().click();
  await page.click("#lesson-check");
  const verdict = await shows("lesson-verdict", /Not yet/);
  await page.selectOption("#game", "qubic");
  await shows("lesson-verdict", /plays Reversi; the one in the editor plays another game/);
  for (const id of ["lesson-check", "lesson-position", "lesson-match"]) {
    assert.equal(await page.getAttribute(`#${id}`, "aria-disabled"), "true", id);
    await page.click(`#${id}`, { force: true });
  }
  await shows("status", /^No move has been made yet/);
  await page.selectOption("#language", "fi");
  await shows("lesson-verdict", /Tehtävän peli on Reversi/);
  await page.selectOption("#language", "en");
  await page.selectOption("#game", "reversi");
  assert.equal(await text("lesson-verdict"), verdict);
  await page.click("#lesson-position");
  await page.waitForFunction(() => document.activeElement?.id === "move");
  await leave();
});

test("the page can be read and used at 320 pixels, dark, in German and Finnish", async () => {
  for (const [locale, word] of /** @type {const} */ ([
    ["de-DE", "Nächster Zug"],
    ["fi-FI", "Seuraava siirto"],
  ])) {
    const { page, text, shows, leave } = await enter(browser, site, {
      programs: [inJavaScript(FIRST)],
      options: { locale, colorScheme: "dark", viewport: { width: 320, height: 640 } },
    });
    assert.equal(await text("move"), word);
    await page.locator("#lesson-list button").nth(7).click();
    await page.click("#move");
    await shows("status", /e3|1/);
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320);
    assert.deepEqual(await accessibilityViolations(page), []);
    await leave();
  }
});

test("programs run offline after a visit to a game and the first program", async () => {
  const { page, context, shows, leave } = await enter(browser, site, {
    programs: [inJavaScript(FIRST)],
  });
  await page.goto(`${site.url}connect4.html`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.goto(`${site.url}workshop.html`);
    await page.waitForSelector("#code-editor:not([hidden])");
    await page.click("#move");
    await shows("status", /^Move 1/);
  }
  await context.setOffline(false);
  await leave();
});

test("a game whose rules do not arrive is reported", async () => {
  const other = { ...inJavaScript(FIRST, "qubic"), name: "other" };
  const { context, page } = await enter(browser, site, {
    programs: [inJavaScript(FIRST), other],
    options: { serviceWorkers: "block" },
  });
  await page.route("**/qubic.*.wasm", (route) => route.abort());
  await page.selectOption("#file", "other");
  await page.waitForSelector("#notice:not([hidden])", { timeout: 20_000 });
  await context.close();
});

test("declared numbers have fields, which change the text, and evolution changes them", async () => {
  const { page, text, code, shows, write, leave } = await enter(browser, site, {
    programs: [
      inJavaScript(
        "let corner = 7; // parameter 0 to 50\n\nfunction choose(position) {\n  return position.moves[corner % position.moves.length];\n}\n",
      ),
    ],
  });
  const field = page.getByLabel("corner", { exact: true });
  await field.fill("70");
  await field.press("Enter");
  assert.match(
    await shows("tune-status", /./),
    /^corner takes whole numbers from 0 to 50; 7 remains\.$/,
  );
  assert.equal(await field.inputValue(), "7");
  await field.fill("12");
  await field.press("Enter");
  await page.waitForFunction(() =>
    localStorage.getItem("stratege.1.workshop.programs")?.includes("corner = 12;"),
  );
  assert.match(await code(), /^let corner = 12; \/\/ parameter 0 to 50/);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#tune");
  await shows("tune-status", /^Generation 1: [01] changes/);
  await page.click("#tune");
  assert.equal(await text("tune"), "Tune");
  await page.click("#tune");
  assert.equal(await text("tune"), "Stop tuning");
  await write(`${await code()}// an edit ends the evolution, which would replace it\n`);
  assert.equal(await text("tune"), "Tune");
  await leave();
});
