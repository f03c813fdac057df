// Boards of this and other packages in Chromium, at the start of chess, as a keyboard and a screen reader find them. Used by
// `npm run measure -- packages`.

import { build } from "esbuild";
import { openChromium } from "../../../tests/browser/support/chromium.mjs";
import { openStaticHost } from "../../../tests/packages/support/static-host.mjs";
import { copyFiles } from "../../packages/environments.mjs";
import { transferSize } from "../../packages/sizes.mjs";

/** @typedef {import("../../../tests/packages/support/project.mjs").Project} Project */

/**
 * @typedef {object} ComparedBoard
 * @property {string} name
 * @property {string[]} needs of the registry
 * @property {string} code that creates the board in `#board`
 */

/** @type {ComparedBoard[]} */
export const BOARDS = [
  {
    name: "@stratege/board",
    needs: [],
    code: `import "@stratege/board/chess";
      document.querySelector("#board").innerHTML = '<stratege-board game="chess" play="both"></stratege-board>';`,
  },
  {
    name: "chessground",
    needs: ["chessground@9.2.1"],
    code: `import { Chessground } from "chessground";
      Chessground(document.querySelector("#board"), {});`,
  },
  {
    name: "cm-chessboard",
    needs: ["cm-chessboard@8.15.1"],
    code: `import { Chessboard, FEN } from "cm-chessboard/src/Chessboard.js";
      import { Accessibility } from "cm-chessboard/src/extensions/accessibility/Accessibility.js";
      new Chessboard(document.querySelector("#board"), { position: FEN.start,
        assetsUrl: "./", extensions: [{ class: Accessibility, props: { visuallyHidden: true } }] });`,
  },
  {
    name: "react-chessboard",
    needs: ["react-chessboard@5.12.1", "react@19.3.1", "react-dom@19.3.1"],
    code: `import { createElement } from "react";
      import { createRoot } from "react-dom/client";
      import { Chessboard } from "react-chessboard";
      createRoot(document.querySelector("#board")).render(createElement(Chessboard));`,
  },
];

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title>
<div id="board" style="inline-size: 400px; block-size: 400px"></div><script type="module" src="app.js"></script></html>`;

/** Bundles and opens each board; returns rows of the table. @param {Project} project */
export async function boardRows(project) {
  const [host, browser] = await Promise.all([openStaticHost(project.folder), openChromium()]);
  const rows = [];
  for (const { name, needs, code } of BOARDS) {
    const folder = `compared-${name.replaceAll(/\W/g, "")}`;
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: project.folder },
      ...{ bundle: true, minify: true, write: false, format: "esm", logLevel: "error" },
      define: { "process.env.NODE_ENV": '"production"' },
    });
    project.write(`${folder}/app.js`, outputFiles[0].contents);
    project.write(`${folder}/index.html`, PAGE);
    if (needs.length === 0) copyFiles(project, "board", folder);
    const { named, stops, hasLive } = await inspect(browser, `${host.url}${folder}/index.html`);
    const title = `\`${name}\` ${needs[0]?.split("@").at(-1) ?? ""}`.trim();
    const size = transferSize([outputFiles[0].contents]);
    rows.push([title, size, named, stops, hasLive ? "yes" : "no"]);
  }
  await Promise.all([host.close(), browser.close()]);
  return rows;
}

/** Squares with a name, Tab stops, and whether a live region exists. @param {import("playwright-core").Browser} browser @param {string} url */
async function inspect(browser, url) {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const names = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name }) => String(name?.value ?? ""));
  const squares = names.flatMap((name) => name.match(/\b[a-h][1-8]\b/g) ?? []);
  let stops = 0;
  for (; stops < 100; stops += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate("document.activeElement === document.body")) break;
  }
  const hasLive = nodes.some(({ role }) => ["status", "alert", "log"].includes(role?.value));
  await page.close();
  return { named: new Set(squares).size, stops, hasLive };
}
