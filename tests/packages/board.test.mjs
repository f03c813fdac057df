// The element of @stratege/board in Chromium, from its tarball, in plain HTML: replay, play, puzzles, forms, events, the
// keyboard, screen readers, looks and server-side rendering.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { accessibilityViolations } from "../browser/support/axe.mjs";
import { openChromium } from "../browser/support/chromium.mjs";
import { openFirefox } from "../browser/support/firefox.mjs";
import { openWebKit } from "../browser/support/webkit.mjs";
import { examplesIn, openProject } from "./support/project.mjs";
import { openStaticHost } from "./support/static-host.mjs";

/** @typedef {import("playwright-core").Page} Page */

const project = openProject();
const [host, browser] = await Promise.all([openStaticHost(project.folder), openChromium()]);
after(async () => {
  await Promise.all([host.close(), browser.close()]);
  project.remove();
});

/** A record of each game that is not over, with a legal move and the status. @type {Record<string, { record: string, move: string, status: string, after: string }>} */
const GAMES = {
  reversi: {
    record: "reversi:diagonal-mole:f5d6c3d3c4",
    ...{ move: "f4", status: "Tomato to move", after: "Mole to move" },
  },
  gobang: {
    record: "gobang:16-first-five-120:h8i9j7",
    ...{ move: "i7", status: "Daisy to move", after: "Ladybird to move" },
  },
  chess: {
    record: "chess:standard:e4 e5 Nf3",
    ...{ move: "Nc6", status: "Black to move", after: "White to move" },
  },
  qubic: {
    record: "qubic:first:111444",
    ...{ move: "222", status: "Apricot to move", after: "Blueberry to move" },
  },
  connect4: {
    record: "connect4:first:4453",
    ...{ move: "4", status: "Sunflower to move", after: "Plum to move" },
  },
};

/** Milliseconds for a change of the page; nothing in these tests is long. */
const TIMEOUT = 60_000;

const ENTRY = "./node_modules/@stratege/board/index.js";

/** A page that records the events of its elements. @param {string} body @param {string} [lang] */
const pageOf = (
  body,
  lang = "en",
) => `<!doctype html><html ${lang.includes("=") ? lang : `lang="${lang}"`}><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Board</title><main><h1>Board</h1>${body}</main>
<script>
globalThis.events = [];
for (const type of ["beforemove", "move", "gameover", "solved", "change"])
  addEventListener(type, (event) => events.push([type, event.detail?.move ?? event.detail?.ending].join(" ").trim()));
</script>
<script type="module" src="${ENTRY}"></script></html>`;

/** The text of a part of the element's shadow tree. @param {string} part */
const textOf = (part) =>
  `document.querySelector("stratege-board")?.shadowRoot.querySelector("#${part}")?.textContent`;

/** @param {Page} page @param {string} part @param {string} text */
const waitFor = (page, part, text) =>
  page.waitForFunction(`${textOf(part)} === ${JSON.stringify(text)}`);

/**
 * Opens a page with elements; the test ends with an error if the page reports one.
 * @param {string} body @param {import("playwright-core").BrowserContextOptions & { page?: string }} [options]
 * @param {(page: Page) => Promise<void>} [use]
 */
async function withPage(body, options = {}, use = async () => {}) {
  const { page: html = pageOf(body), ...context } = options;
  project.write("board.html", html);
  const opened = await browser.newContext({ reducedMotion: "reduce", ...context });
  opened.setDefaultTimeout(TIMEOUT);
  const page = await opened.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`${host.url}board.html`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("stratege-board")].every(
      (one) => /** @type {any} */ (one).position !== null,
    ),
  );
  await use(page);
  await opened.close();
  assert.deepEqual(errors, []);
}

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
