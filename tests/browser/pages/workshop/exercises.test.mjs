// Exercises of teachers: built in the page, opened from a link or in a frame, and solved by a program.

import assert from "node:assert/strict";
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
const TAKES_A_WIN = `function choose(position) {
  for (const move of position.moves) {
    if (position.play(move).outcome === position.side) return move;
  }
  return position.moves[0];
}
`;
const RECORD = "connect4:first:414243";

/** Builds an exercise with the program in the editor; returns its link and its frame. @param {Awaited<ReturnType<typeof enter>>} workshop */
async function build({ page, shows }) {
  const field = (/** @type {string} */ name) => page.locator(`[name=build-${name}]`);
  await page.focus("#build summary");
  await page.keyboard.press("Enter");
  await field("title").waitFor();
  assert.match(await field("position").inputValue(), /^connect4:first:$/, "the board's position");
  const create = page.getByRole("button", { name: "Create the link" });
  for (const [name, value, sentence] of /** @type {[string, string, RegExp][]} */ ([
    ["title", "Four in a row", /The exercise needs a title/],
    ["task", "Which move wins at once?", /^Say what a right program does/],
    ["moves", "9", /“9” is not a legal move/],
    ["position", "https://example.org/", /neither the link of a match nor a record/],
    ["position", `https://example.org/connect4.html#${RECORD}`, /“9” is not a legal move/],
    ["moves", "4", /The exercise is ready/],
  ])) {
    await field(name).fill(value);
    if (name === "title") await page.check("[name=build-program]");
    await create.press("Enter");
    await page.locator("#build .verdict", { hasText: sentence }).waitFor();
  }
  await shows("spoken", /The exercise is ready/);
  return { link: await field("link").inputValue(), frame: await field("frame").inputValue() };
}

test("a teacher builds an exercise, and a pupil solves it from its link", async () => {
  const teacher = await enter(browser, site, { programs: [inJavaScript(FIRST, "connect4")] });
  const { link, frame } = await build(teacher);
  assert.deepEqual(await accessibilityViolations(teacher.page), []);
  assert.match(
    frame,
    /^<iframe src="[^"]+\/embed-workshop\.html#exercise=[\w-]+" title="Four in a row"/,
  );
  await teacher.leave();

  const { page, text, code, shows, write, leave } = await enter(browser, site, {
    hash: link.slice(link.indexOf("#")),
  });
  await shows("exercise", /Which move wins at once\?.*The program has to find the right move\./s);
  assert.deepEqual(await page.locator("#file option").allTextContents(), ["my player"]);
  assert.equal(page.workers().length, 0, "nothing runs");
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.getByRole("button", { name: "Open the exercise" }).press("Enter");
  await shows("lesson-title", /^Four in a row$/);
  assert.equal(await text("lesson-task"), "Which move wins at once?");
  assert.equal(await page.inputValue("#code-language"), "javascript");
  assert.match(await code(), /return position\.moves\[0\]/);
  assert.match((await page.getAttribute("#board svg", "aria-label")) ?? "", /after 6 moves/);
  assert.equal(page.workers().length, 0, "still nothing runs");
  assert.equal(new URL(page.url()).hash, "");
  await page.focus("#lesson-check");
  await page.keyboard.press("Enter");
  assert.match(await shows("lesson-verdict", /^Not yet/), /plays 1, which is not a right move/);
  await write(TAKES_A_WIN);
  await page.focus("#lesson-check");
  await page.keyboard.press("Enter");
  await shows("lesson-verdict", /^Right! Your program /);
  assert.equal(await page.isVisible("#lesson-next"), false);
  await page.evaluate(() => location.assign("#exercise=damaged"));
  await page.waitForSelector("#notice:not([hidden])");
  assert.match(await text("notice-text"), /readable exercise. Nothing has been lost\.$/);
  await leave();
});

test("a frame shows the exercise alone, also at 320 pixels in German", async () => {
  const teacher = await enter(browser, site, { programs: [inJavaScript(FIRST, "connect4")] });
  const { frame } = await build(teacher);
  await teacher.leave();
  const context = await browser.newContext({
    locale: "de-DE",
    colorScheme: "dark",
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><title>x</title>${frame}`);
  const inside = page.frameLocator("iframe");
  await inside.getByRole("button", { name: "Aufgabe öffnen" }).click();
  assert.equal(await inside.locator("#lesson-title").innerText(), "Four in a row");
  for (const hidden of ["header", "#lesson-list", "#class", "#reference", "#build"])
    assert.equal(await inside.locator(hidden).first().isVisible(), false, hidden);
  await inside.locator("#lesson-check").click();
  await inside.locator("#lesson-verdict", { hasText: "kein richtiger Zug" }).waitFor();
  await context.close();
});
