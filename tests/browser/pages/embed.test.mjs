// The gallery of the element, and frames with messages, in every language and on narrow screens.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";
import { until } from "../support/until.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @param {string} file @param {import("playwright-core").BrowserContextOptions} [options] */
async function enter(file, options) {
  const context = await browser.newContext({
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.goto(site.url + file);
  await page.waitForSelector("html[data-ready]");
  return { context, page, problems };
}

const READY = `[...document.querySelectorAll("stratege-board")].every((board) => board.position)`;
const board = (/** @type {number} */ at) => `document.querySelectorAll("stratege-board")[${at}]`;

for (const [locale, status] of [
  ["en-GB", "Ladybird to move"],
  ["de-DE", "Der Marienkäfer ist am Zug"],
  ["fi-FI", "Leppäkertun vuoro"],
]) {
  test(`the gallery in ${locale}: live examples next to their lines, on 320 pixels`, async () => {
    const { context, page, problems } = await enter("embed.html", {
      locale,
      viewport: { width: 320, height: 640 },
    });
    await page.evaluate(until(READY));
    assert.equal(
      await page.evaluate(`${board(1)}.shadowRoot.querySelector("#status").textContent`),
      status,
    );
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320);
    assert.deepEqual(await accessibilityViolations(page), []);
    const lines = await page.locator("pre").allTextContents();
    assert.ok(lines.length > 5 && lines.every((text) => text.split("\n").length <= 16));
    await context.close();
    assert.deepEqual(problems, []);
  });
}

test("the examples of the gallery do what their lines say", async () => {
  const { context, page, problems } = await enter("embed.html");
  await page.evaluate(until(READY));
  await page.evaluate(`${board(2)}.makeMove("4")`);
  await page.evaluate(until(`${board(2)}.position.ply === 2`));
  await page.evaluate(`${board(3)}.makeMove("2")`);
  await page.evaluate(until(`${board(3)}.position.ply === 14`));
  await page.evaluate(`${board(5)}.makeMove("f5")`);
  await page.evaluate(until(`document.querySelector("output[name=moves]").value === "second: f5"`));
  await page.getByRole("button", { name: "OK", exact: true }).click();
  assert.equal(await page.locator("output[name=record]").textContent(), "reversi:diagonal-mole:f5");
  const frame = page.frameLocator("iframe");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await frame.locator("#typed-move").fill("111");
  await frame.locator("#typed-move").press("Enter");
  await page.evaluate(until(`document.querySelector("#played").value === "111"`));
  await page.locator("#restart").click();
  await frame.locator("#status").filter({ hasText: "Apricot to move" }).waitFor();
  await context.close();
  assert.deepEqual(problems, []);
});

for (const game of ["reversi", "gobang", "chess", "qubic", "connect4"]) {
  test(`the frame of ${game} is a board alone, without violations`, async () => {
    const { context, page, problems } = await enter(`embed-${game}.html`, {
      viewport: { width: 320, height: 640 },
      colorScheme: "dark",
    });
    await page.evaluate(until(READY));
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320);
    assert.deepEqual(await accessibilityViolations(page), []);
    await context.close();
    assert.deepEqual(problems, []);
  });
}

/** Embeds a frame in a page of this origin that logs messages. @param {string} named origin in the frame's address */
async function embed(named) {
  const { context, page } = await enter("about.html");
  await page.route("**/parent.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>globalThis.log = [];
        addEventListener("message", ({ data }) => log.push([data.stratege, data.move, data.record].join(" ").trim()));</script>
        <iframe width="400" height="700" src="embed-connect4.html?play=both&origin=${named}#connect4:first:44"></iframe>`,
    }),
  );
  await page.goto(`${site.url}parent.html`);
  const [frame] = await Promise.all([page.frameLocator("iframe").locator("stratege-board")]);
  await frame.locator("#status").filter({ hasText: "Sunflower to move" }).waitFor();
  const send = (/** @type {object} */ message) =>
    page.evaluate(
      `document.querySelector("iframe").contentWindow.postMessage(${JSON.stringify(message)}, "*")`,
    );
  return { context, page, frame, send };
}

test("a frame answers the origin that its address names", async () => {
  const { context, page, send } = await embed(site.origin);
  await send({ stratege: "move", move: "5" });
  await page.evaluate(until(`log.includes("move 5 connect4:first:445")`));
  await send({ stratege: "move", move: "9" });
  await page.evaluate(until(`log.includes("error")`));
  await send({ stratege: "set", record: "connect4:first:1" });
  await send({ stratege: "get" });
  await page.evaluate(
    until(`log.includes("ready") && log.some((line) => line.startsWith("state"))`),
  );
  await context.close();
});

test("a frame for another origin neither obeys nor answers", async () => {
  const { context, page, frame, send } = await embed("https://example.org");
  await send({ stratege: "move", move: "5" });
  await frame.locator("#typed-move").fill("1");
  await frame.locator("#typed-move").press("Enter");
  await frame.locator("#status").filter({ hasText: "Plum to move" }).waitFor();
  assert.equal(await frame.evaluate((one) => /** @type {any} */ (one).value), "connect4:first:441");
  assert.deepEqual(await page.evaluate("log"), []);
  await context.close();
});

test("the share dialog has the lines that embed the match", async () => {
  const { context, page, problems } = await enter("reversi.html#reversi:diagonal-mole:f5d6c3");
  await page.locator("#tab-record").click();
  await page.getByRole("button", { name: "Share" }).click();
  const lines = await page.getByRole("textbox", { name: "Embed in a page" }).inputValue();
  assert.match(
    lines,
    /^<iframe src="[^"]+embed-reversi\.html\?play=none#reversi:diagonal-mole:f5d6c3"/,
  );
  const address = lines.match(/src="([^"]+)"/)?.[1] ?? "";
  await page.goto(address.replaceAll("&amp;", "&"));
  await page.evaluate(until(READY));
  assert.equal(await page.evaluate(`${board(0)}.value`), "reversi:diagonal-mole:f5d6c3");
  await context.close();
  assert.deepEqual(problems, []);
});
