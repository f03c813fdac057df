// The element of @stratege/board in Chromium, from its tarball, in plain HTML: replay, play, puzzles, forms, events, the
// keyboard and screen readers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibilityViolations } from "../browser/support/axe.mjs";
import { GAMES, openBoards, textOf, waitFor } from "./support/board-page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { withPage } = await openBoards();

const eventsOf = (/** @type {Page} */ page) => page.evaluate("events");
const recordOf = (/** @type {Page} */ page) =>
  page.evaluate(`document.querySelector("stratege-board").value`);

for (const [game, { record, move, status, after: next }] of Object.entries(GAMES)) {
  test(`${game}: a typed move is made, announced and reported`, async () => {
    await withPage(
      `<stratege-board record="${record}" play="both"></stratege-board>`,
      {},
      async (page) => {
        await waitFor(page, "status", status);
        await page.locator("#typed-move").fill(move);
        await page.locator("#typed-move").press("Enter");
        await waitFor(page, "status", next);
        assert.deepEqual(await eventsOf(page), [`beforemove ${move}`, `move ${move}`, "change"]);
        await page.waitForFunction(`${textOf("spoken")}.endsWith(${JSON.stringify(`${next}.`)})`);
      },
    );
  });

  test(`${game}: no accessibility violation, nothing wider than 320 pixels, a list of the pieces`, async () => {
    const size = { viewport: { width: 320, height: 640 } };
    await withPage(
      `<stratege-board record="${record}" play="both"></stratege-board>`,
      size,
      async (page) => {
        await page.locator("summary").click();
        assert.deepEqual(await accessibilityViolations(page), []);
        assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320);
        const pieces = await page.locator("details li").allTextContents();
        const occupied = await page.evaluate(
          `[...document.querySelector("stratege-board").position.cells].filter((cell) => cell !== ".").length`,
        );
        assert.equal(pieces.join(",").split(",").length, occupied);
      },
    );
  });

  test(`${game}: played by keyboard from the first Tab on`, async () => {
    await withPage(
      `<stratege-board record="${record}" play="both"></stratege-board>`,
      {},
      async (page) => {
        await page.keyboard.press("Tab");
        const focused = `document.activeElement.shadowRoot.activeElement`;
        const label = await page.evaluate(`${focused}.getAttribute("aria-label")`);
        assert.equal(await page.evaluate(`Boolean(${focused}.closest("#board"))`), true);
        await page.keyboard.press(game === "qubic" ? "ArrowRight" : "ArrowLeft");
        assert.notEqual(await page.evaluate(`${focused}.getAttribute("aria-label")`), label);
      },
    );
  });
}

test("an illegal move is explained and changes nothing", async () => {
  const { record, status } = GAMES.reversi;
  await withPage(
    `<stratege-board record="${record}" play="both"></stratege-board>`,
    {},
    async (page) => {
      await page.locator("#typed-move").fill("a1");
      await page.locator("#typed-move").press("Enter");
      await page.waitForFunction(`${textOf("typed-note")} !== ""`);
      assert.match(String(await page.evaluate(textOf("typed-note"))), /a1/);
      await waitFor(page, "status", status);
      assert.equal(await recordOf(page), record);
      assert.deepEqual(await eventsOf(page), []);
    },
  );
});

test("a record is replayed by buttons, and `ply` follows", async () => {
  await withPage(
    `<stratege-board record="connect4:first:4453" ply="1"></stratege-board>`,
    {},
    async (page) => {
      const ply = () =>
        page.evaluate(`document.querySelector("stratege-board").getAttribute("ply")`);
      await waitFor(page, "status", "Move 1 of 4: 4");
      await page.locator("#on").click();
      await waitFor(page, "status", "Move 2 of 4: 4");
      assert.equal(await ply(), "2");
      await page.locator("#last").click();
      assert.equal(await ply(), null);
      await page.evaluate(`document.querySelector("stratege-board").ply = 3`);
      await waitFor(page, "status", "Move 3 of 4: 5");
      await page.locator("#first").click();
      assert.equal(await ply(), "0");
      assert.equal(await page.locator("#typed").isVisible(), false);
      assert.deepEqual(await eventsOf(page), []);
    },
  );
});

test("beforemove is cancelable, and the end of a match is reported once", async () => {
  const record = "connect4:first:121212";
  await withPage(
    `<stratege-board record="${record}" play="both"></stratege-board>`,
    {},
    async (page) => {
      await page.evaluate(
        `addEventListener("beforemove", (event) => event.preventDefault(), { once: true })`,
      );
      await page.locator(".column").first().click({ force: true });
      assert.deepEqual(await eventsOf(page), ["beforemove 1"]);
      assert.equal(await recordOf(page), record);
      await page.evaluate(`document.querySelector("stratege-board").makeMove("1")`);
      await waitFor(page, "status", "The sunflower wins");
      assert.deepEqual(await eventsOf(page), [
        ...["beforemove 1", "beforemove 1", "move 1", "change", "gameover four"],
      ]);
    },
  );
});

test("a puzzle refuses a wrong move and answers the right ones", async () => {
  const puzzle = `<stratege-board record="connect4:first:445354" solution="2 1 3"></stratege-board>`;
  await withPage(puzzle, {}, async (page) => {
    await waitFor(page, "note", "Find the best move.");
    await page.evaluate(`document.querySelector("stratege-board").makeMove("7")`);
    await waitFor(page, "note", "7 is not the best move. Try another one.");
    assert.equal(await recordOf(page), "connect4:first:445354");
    await page.evaluate(`document.querySelector("stratege-board").makeMove("2")`);
    await waitFor(page, "note", "2 is right.");
    assert.equal(await recordOf(page), "connect4:first:44535421");
    await page.evaluate(`document.querySelector("stratege-board").makeMove("3")`);
    await waitFor(page, "note", "Solved.");
    const events = /** @type {string[]} */ (await eventsOf(page));
    assert.deepEqual(
      events.filter((event) => event.startsWith("solved")),
      ["solved"],
    );
  });
});

test("a level answers, from the engine's package", async () => {
  const board = `<stratege-board game="connect4" play="first" level="level-1" engine="./node_modules/@stratege/connect4/index.js"></stratege-board>`;
  await withPage(board, {}, async (page) => {
    await page.evaluate(`document.querySelector("stratege-board").makeMove("4")`);
    await page.waitForFunction(`document.querySelector("stratege-board").position.ply === 2`);
    await waitFor(page, "status", "Sunflower to move");
    await page.locator("#back").click();
    await page.waitForFunction(`document.querySelector("stratege-board").position.ply === 0`);
  });
});

test("a level without an engine is an error that names the attribute", async () => {
  await withPage(
    `<stratege-board game="connect4" play="second" level="level-1"></stratege-board>`,
    {},
    async (page) => {
      await page.waitForFunction(`/attribute .engine/.test(${textOf("note")})`);
    },
  );
});

test("an unreadable record is explained, and the start is shown", async () => {
  await withPage(
    `<stratege-board record="connect4:first:4448444444"></stratege-board>`,
    {},
    async (page) => {
      await page.waitForFunction(`${textOf("note")} !== ""`);
      assert.equal(await recordOf(page), "connect4:first:");
    },
  );
});

test("a form submits, resets, disables and restores the record", async () => {
  const form = `<form><fieldset><stratege-board name="match" record="connect4:first:44" play="both"></stratege-board></fieldset></form>`;
  await withPage(form, {}, async (page) => {
    const submitted = () => page.evaluate(`new FormData(document.forms[0]).get("match")`);
    assert.equal(await submitted(), "connect4:first:44");
    await page.evaluate(`document.querySelector("stratege-board").makeMove("1")`);
    await page.waitForFunction(`document.querySelector("stratege-board").position.ply === 3`);
    assert.equal(await submitted(), "connect4:first:441");
    await page.evaluate(`document.forms[0].reset()`);
    await page.waitForFunction(`document.querySelector("stratege-board").position.ply === 2`);
    assert.equal(await submitted(), "connect4:first:44");
    await page.evaluate(`document.querySelector("fieldset").disabled = true`);
    await page.evaluate(`document.querySelector("stratege-board").makeMove("1")`);
    assert.equal(await submitted(), null);
    assert.equal(await recordOf(page), "connect4:first:44");
    await page.evaluate(
      `document.querySelector("stratege-board").formStateRestoreCallback("connect4:first:1")`,
    );
    await page.waitForFunction(
      `document.querySelector("stratege-board").value === "connect4:first:1"`,
    );
  });
});

test("properties reflect attributes, and a moved element keeps its match", async () => {
  await withPage(
    `<stratege-board record="connect4:first:44" play="both"></stratege-board><div></div>`,
    {},
    async (page) => {
      const reflected = await page.evaluate(`(() => {
      const board = document.querySelector("stratege-board");
      Object.assign(board, { level: "level-1", solution: "", flipped: true, name: "n", engine: "e.js" });
      return board.getAttributeNames().sort().join();
    })()`);
      assert.equal(reflected, "engine,flipped,level,name,play,record,solution");
      await page.evaluate(`document.querySelector("stratege-board").makeMove("7")`);
      await page.waitForFunction(`document.querySelector("stratege-board").position.ply === 3`);
      await page.evaluate(
        `document.querySelector("div").append(document.querySelector("stratege-board"))`,
      );
      await page.evaluate("new Promise(requestAnimationFrame)");
      assert.equal(await recordOf(page), "connect4:first:447");
      await page.evaluate(
        `document.querySelector("stratege-board").game = "qubic"; document.querySelector("stratege-board").record = "qubic:first:111"`,
      );
      await waitFor(page, "status", "Blueberry to move");
    },
  );
});

test("twenty elements of five games on one page do not disturb each other", async () => {
  const boards = Array.from({ length: 4 }, () =>
    Object.values(GAMES).map(
      ({ record }) => `<stratege-board record="${record}" play="both"></stratege-board>`,
    ),
  );
  await withPage(boards.flat().join(""), {}, async (page) => {
    const statuses = await page.evaluate(
      `[...document.querySelectorAll("stratege-board")].map((one) => one.shadowRoot.querySelector("#status").textContent)`,
    );
    const expected = Object.values(GAMES).map(({ status }) => status);
    assert.deepEqual(statuses, [...expected, ...expected, ...expected, ...expected]);
    await page.evaluate(`document.querySelectorAll("stratege-board")[14].makeMove("4")`);
    await page.waitForFunction(
      `document.querySelectorAll("stratege-board")[14].position.ply === 5`,
    );
    const plies = await page.evaluate(
      `[...document.querySelectorAll("stratege-board")].map((one) => one.position.ply).join("")`,
    );
    assert.equal(plies, "53324533245332553324");
  });
});
