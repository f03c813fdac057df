// The element of @stratege/board from its tarball: languages, directions, looks, server-side rendering, other browsers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { accessibilityViolations } from "../browser/support/axe.mjs";
import { openFirefox } from "../browser/support/firefox.mjs";
import { openWebKit } from "../browser/support/webkit.mjs";
import { GAMES, openBoards, pageOf, waitFor } from "./support/board-page.mjs";
import { examplesIn } from "./support/project.mjs";

const { project, host, browser, withPage } = await openBoards();

test("texts follow the language of the page", async () => {
  const body = `<stratege-board record="${GAMES.chess.record}" play="both"></stratege-board>`;
  await withPage(body, { page: pageOf(body, "de-AT") }, async (page) => {
    await waitFor(page, "status", "Schwarz ist am Zug");
    assert.equal(await page.locator("summary").textContent(), "Liste der Steine");
    await page.evaluate(`document.documentElement.lang = "fi"`);
    await page.waitForFunction(
      `document.querySelector("stratege-board").shadowRoot.querySelector("summary").textContent === "Nappulaluettelo"`,
    );
  });
});

test("in a right-to-left page the board is not mirrored", async () => {
  const body = `<stratege-board record="${GAMES.reversi.record}" play="both"></stratege-board>`;
  await withPage(body, { page: pageOf(body, `lang="ar" dir="rtl"`) }, async (page) => {
    const lefts = await page
      .locator(".cell")
      .evaluateAll((cells) => cells.slice(0, 8).map((cell) => cell.getBoundingClientRect().left));
    assert.deepEqual(
      lefts,
      lefts.toSorted((one, other) => one - other),
    );
    const [first, last] = await Promise.all(
      ["#first", "#last"].map(async (id) => (await page.locator(id).boundingBox())?.x ?? 0),
    );
    assert.ok(first > last);
    assert.deepEqual(await accessibilityViolations(page), []);
  });
});

test("in high contrast the cells have borders, and less motion is none", async () => {
  await withPage(
    `<stratege-board record="${GAMES.reversi.record}" play="both"></stratege-board>`,
    { forcedColors: "active" },
    async (page) => {
      const styles = await page
        .locator(".cell")
        .evaluateAll((cells) =>
          cells.map((cell) => [
            getComputedStyle(cell).borderTopStyle,
            getComputedStyle(cell).animationName,
          ]),
        );
      assert.equal(styles.length, 64);
      for (const style of styles) assert.deepEqual(style, ["solid", "none"]);
    },
  );
});

test("custom properties and parts change the looks", async () => {
  const style = `<style>stratege-board { --size: 200px; --frame: rgb(1, 2, 3); } ::part(typed) { display: none }</style>`;
  await withPage(
    `${style}<stratege-board record="${GAMES.chess.record}" play="both"></stratege-board>`,
    {},
    async (page) => {
      const board = page.locator("#board");
      assert.equal((await board.boundingBox())?.width, 200);
      assert.equal(
        await board.evaluate((one) => getComputedStyle(one).backgroundColor),
        "rgb(1, 2, 3)",
      );
      assert.equal(await page.locator("#typed").isVisible(), false);
    },
  );
});

test("Gobang by touch: the crosshair follows the finger, a bar adjusts the square, its button places the stone", async () => {
  const body = `<stratege-board record="${GAMES.gobang.record}" play="both"></stratege-board>`;
  const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
  await withPage(body, phone, async (page) => {
    const touch = await page.context().newCDPSession(page);
    const middle = async (/** @type {number} */ at) => {
      const box = await page.locator("#board [role=gridcell]").nth(at).boundingBox();
      assert.ok(box);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const send = async (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, at = -1) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at < 0 ? [] : [await middle(at)],
      });
    await page.waitForSelector("#board[data-small-cells]");
    await send("touchStart", 0);
    await page.locator(".magnifier").waitFor({ state: "attached" });
    await send("touchMove", 18);
    await page.waitForSelector(".magnifier:not([hidden])");
    await send("touchEnd");
    assert.deepEqual(await accessibilityViolations(page), []);
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320);
    const value = () => page.evaluate(`document.querySelector("stratege-board").value`);
    assert.equal(await value(), GAMES.gobang.record);
    await page.getByRole("button", { name: "One square to the right" }).click();
    await page.locator("#aim-bar .strong").click();
    await waitFor(page, "status", GAMES.gobang.after);
    assert.equal(await value(), `${GAMES.gobang.record}d2`);
  });
});

test("rendered on a server, the picture is visible before scripts run, and the element replaces it", async () => {
  const code = examplesIn(project.read("board/README.md"), "js").at(-1) ?? "";
  const html = project.run("server.mjs", `${code}\nconsole.log(html);`);
  const page = pageOf(html);
  const options = {
    page: page.replace(/<script type="module".*?<\/script>/, ""),
    javaScriptEnabled: true,
  };
  project.write("board.html", options.page);
  const context = await browser.newContext();
  const still = await context.newPage();
  await still.goto(`${host.url}board.html`);
  const picture = still.locator("stratege-board [role=img]");
  assert.equal(await picture.getAttribute("aria-label"), "Connect Four: 4 4 5 3");
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  assert.ok(width > 100 && height > 100);
  assert.equal(await picture.locator("use[href='#sunflower']").count(), 2);
  await context.close();
  await withPage("", { page }, async (live) => {
    await waitFor(live, "status", "Move 4 of 4: 3");
    assert.equal(await live.locator("stratege-board [role=img]").count(), 0);
  });
});

test("importing on a server does nothing", () => {
  const printed = project.run(
    "import.mjs",
    `await import("@stratege/board"); await import("@stratege/board/chess");
    console.log(Object.keys(globalThis).includes("customElements"));`,
  );
  assert.equal(printed.trim(), "false");
});

test("the example of the README plays in plain HTML", async () => {
  const [html] = examplesIn(project.read("board/README.md"), "html");
  await withPage("", { page: html }, async (page) => {
    await waitFor(page, "status", "Black to move");
  });
});

const CHECK = `(async () => {
  const board = document.querySelector("stratege-board");
  await new Promise((resolve) => {
    const check = () => (board.position ? resolve() : setTimeout(check, 20));
    check();
  });
  await board.makeMove("4");
  return [board.value, board.shadowRoot.querySelector("#status").textContent].join("|");
})()`;

const BROWSER_PAGE = pageOf(
  `<stratege-board record="connect4:first:4453" play="both"></stratege-board>`,
);

test("Firefox plays a move", async () => {
  project.write("other.html", BROWSER_PAGE);
  const firefox = await openFirefox();
  const page = await firefox.newPage();
  await page.goto(`${host.url}other.html`);
  assert.equal(await page.evaluate(CHECK), "connect4:first:44534|Plum to move");
  await firefox.close();
});

test("WebKit plays a move", async () => {
  project.write("other.html", BROWSER_PAGE);
  const webkit = await openWebKit();
  await webkit.goto(`${host.url}other.html`);
  assert.equal(await webkit.evaluate(CHECK), "connect4:first:44534|Plum to move");
  await webkit.close();
});

test("the package has the files that its entries name", () => {
  const { exports } = JSON.parse(project.read("board/package.json"));
  const files = project.files("board");
  for (const entry of Object.values(exports))
    for (const file of Object.values(typeof entry === "string" ? { entry } : entry))
      if (!file.includes("*")) assert.ok(files.includes(file.slice(2)), file);
  assert.ok(pathToFileURL(project.path("node_modules/@stratege/board/index.js")).href);
});
