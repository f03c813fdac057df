// The accessibility tree and keyboard path of `<stratege-board>` in Chromium, as a document: written by `npm run docs --
// board-accessibility`, compared by tests/packages/board-accessibility.test.mjs.

import { inRoot } from "../../../scripts/support/paths.mjs";
import { GAMES, waitFor } from "./board-page.mjs";

export const DOCUMENT = inRoot("docs", "board-accessibility.md");

/** Siblings of one role that an excerpt shows of a longer run. */
const SHOWN = 2;

/** Stops of the Tab key in the element, at most. */
const MAX_STOPS = 20;

const INTRODUCTION = `# The board for screen readers and keyboards

What Chromium's accessibility tree has of [\`<stratege-board>\`](packages.md#the-element-stratege-board), and what each key
focuses and announces, with the record in the heading and \`play="both"\`. \`npm run docs -- board-accessibility\` writes this document;
\`tests/packages/board-accessibility.test.mjs\` compares it with the element.
`;

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ line: string, children: Node[] }} Node */

/** Parses the nodes of a snapshot by their indentation. @param {string} snapshot @returns {Node[]} */
function parse(snapshot) {
  /** @type {Node} */
  const top = { line: "", children: [] };
  const open = [top];
  for (const text of snapshot.split("\n")) {
    const line = text.trimStart();
    const depth = (text.length - line.length) / 2;
    const node = { line, children: [] };
    open.length = depth + 1;
    open[depth].children.push(node);
    open.push(node);
  }
  return top.children;
}

/** The role at the start of a line: `- row "…"` is a row. @param {Node} node */
const roleOf = ({ line }) => line.match(/^- '?([\w/]+)/)?.[1] ?? line;

/** The nodes as lines; long runs of one role are shortened. @param {Node[]} nodes @param {string} [indent] @returns {string[]} */
function excerpt(nodes, indent = "") {
  /** @type {Node[][]} */
  const runs = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last && roleOf(last[0]) === roleOf(node)) last.push(node);
    else runs.push([node]);
  }
  return runs.flatMap((run) => {
    const shown = run.length > SHOWN + 1 ? run.slice(0, SHOWN) : run;
    const lines = shown.flatMap(({ line, children }) => [
      indent + line,
      ...excerpt(children, `${indent}  `),
    ]);
    const hidden = run.length - shown.length;
    return hidden > 0 ? [...lines, `${indent}… ${hidden} more`] : lines;
  });
}

/** Role and name of the focused node in the element; empty outside of it. @param {Page} page @returns {Promise<string>} */
const focused = (page) =>
  page.evaluate(() => {
    const node = document.activeElement?.shadowRoot?.activeElement;
    if (!node) return "";
    const roles = { INPUT: "textbox", SUMMARY: "disclosure" };
    const role =
      node.getAttribute("role") ??
      /** @type {Record<string, string>} */ (roles)[node.tagName] ??
      node.tagName.toLowerCase();
    const label = /** @type {HTMLInputElement} */ (node).labels?.[0]?.textContent;
    const name = node.getAttribute("aria-label") ?? label ?? node.textContent ?? "";
    return `${role} “${name.trim()}”`;
  });

/** Announcement of the last change. @param {Page} page @returns {Promise<string>} */
const spoken = (page) =>
  page.evaluate(
    () =>
      document.querySelector("stratege-board")?.shadowRoot?.querySelector("#spoken")?.textContent ??
      "",
  );

/** Rows of the table: the keys with what they focus and announce. @param {Page} page @param {typeof GAMES[string]} game */
async function keyPath(page, { move, after }) {
  /** @type {[key: string, focus: string, announced: string][]} */
  const rows = [];
  const press = async (/** @type {string} */ key) => {
    await page.keyboard.press(key);
    rows.push([key, await focused(page), ""]);
  };
  await press("Tab");
  for (const key of ["ArrowRight", "ArrowDown", "Home", "End"]) await press(key);
  for (let stops = 0; stops < MAX_STOPS && rows.at(-1)?.[1] !== ""; stops += 1) {
    await press("Tab");
    if (!rows.at(-1)?.[1].startsWith("textbox")) continue;
    await page.keyboard.type(move);
    await page.keyboard.press("Enter");
    await waitFor(page, "status", after);
    await page.waitForFunction(
      () =>
        document.querySelector("stratege-board")?.shadowRoot?.querySelector("#spoken")?.textContent,
    );
    rows.push([`${move} Enter`, await focused(page), await spoken(page)]);
  }
  return rows.map(([key, focus, announced]) =>
    `| ${key} | ${focus || "the next element of the page"} | ${announced} |`.replaceAll("  ", " "),
  );
}

/**
 * The document, from the element in Chromium.
 * @param {Awaited<ReturnType<typeof import("./board-page.mjs").openBoards>>["withPage"]} withPage
 */
export async function boardAccessibility(withPage) {
  const sections = [INTRODUCTION];
  for (const [id, game] of Object.entries(GAMES)) {
    const body = `<stratege-board record="${game.record}" play="both"></stratege-board><button>After</button>`;
    await withPage(body, {}, async (page) => {
      const snapshot = await page.locator("stratege-board").ariaSnapshot();
      const path = await keyPath(page, game);
      const name = id === "connect4" ? "Connect Four" : id[0].toUpperCase() + id.slice(1);
      sections.push(
        `## ${name}\n\n\`${game.record}\`\n\n\`\`\`\n${excerpt(parse(snapshot)).join("\n")}\n\`\`\`\n`,
        `| key | focus | announced |\n|---|---|---|\n${path.join("\n")}\n`,
      );
    });
  }
  return sections.join("\n");
}
