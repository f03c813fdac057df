// The package @stratege/board installed in a project, and pages with its element.

import assert from "node:assert/strict";
import { after } from "node:test";
import { openChromium } from "../../browser/support/chromium.mjs";
import { openProject } from "./project.mjs";
import { openStaticHost } from "./static-host.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A record of each game that is not over, with a legal move and the status. @type {Record<string, { record: string, move: string, status: string, after: string }>} */
export const GAMES = {
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
export const pageOf = (
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
export const textOf = (part) =>
  `document.querySelector("stratege-board")?.shadowRoot.querySelector("#${part}")?.textContent`;

/** @param {Page} page @param {string} part @param {string} text */
export const waitFor = (page, part, text) =>
  page.waitForFunction(`${textOf(part)} === ${JSON.stringify(text)}`);

/** Installs the package, and removes it after the tests of the file. */
export async function openBoards() {
  const boards = await installBoards();
  after(boards.close);
  return boards;
}

/** Installs the package in a temporary project, which `close` removes. */
export async function installBoards() {
  const project = openProject();
  const [host, browser] = await Promise.all([openStaticHost(project.folder), openChromium()]);
  async function close() {
    await Promise.all([host.close(), browser.close()]);
    project.remove();
  }

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

  return { project, host, browser, withPage, close };
}
