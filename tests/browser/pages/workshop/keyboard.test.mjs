// The eight lessons with the keyboard alone, in Chromium, Firefox and WebKit: open, check, read why the program is wrong,
// correct it in the editor, check again, continue.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { lessons } from "../../../../www/pages/workshop/lessons/lessons.js";
import { openSite } from "../../support/site.mjs";
import { pollText, until } from "../../support/until.mjs";
import { COMPLETIONS } from "./support/completions.mjs";
import { DESKS } from "./support/keyboards.mjs";

/** @typedef {import("./support/keyboards.mjs").Desk} Desk */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite();
});
after(() => site.close());

/** Moves the focus to an element with Tab, out of the editor if necessary. @param {Desk} desk @param {string} selector */
async function reach(desk, selector) {
  const place = `(() => {
    const here = document.activeElement;
    const wanted = document.querySelector(${JSON.stringify(selector)});
    if (here === wanted) return "here";
    const isLater = here === document.body || here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
    return (here.id === "code-editor" ? "editor " : "") + (isLater ? "Tab" : "Shift+Tab");
  })()`;
  for (let count = 0; count < 100; count += 1) {
    const [first, second] = (await desk.evaluate(place)).split(" ");
    if (first === "here") return;
    // The first Esc closes suggestions.
    await (second ? desk.press("Escape", "Escape", second) : desk.press(first));
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/** @param {Desk} desk @param {string} id */
async function pressButton(desk, id) {
  await reach(desk, `#${id}`);
  await desk.press("Enter");
}

/** The line of the editor that has the cursor. */
const LINE = `document.getElementById("code-editor").shadowRoot.querySelector(".cm-activeLine").textContent.trim()`;

/** Replaces lines of the program, which may be wrapped. @param {Desk} desk @param {[line: string, text: string][]} changes */
async function edit(desk, changes) {
  await reach(desk, "#code-editor");
  for (const [line, text] of changes) {
    await desk.press("Control+Home");
    for (let count = 0; (await desk.evaluate(LINE)) !== line; count += 1) {
      assert.ok(count < 100, line);
      await desk.press("ArrowDown");
    }
    await desk.press("End", "End", "End", ...Array(line.length).fill("Shift+ArrowLeft"));
    await desk.type(text);
    await desk.press("Escape");
  }
}

/** The program in the editor. @param {Desk} desk */
const sourceOf = (desk) => desk.evaluate(`document.getElementById("source").value`);

/** @param {Desk} desk @param {number} number @param {"python" | "javascript"} language */
async function complete(desk, number, language) {
  const { id, starter } = lessons[number];
  await pollText(desk, "lesson-title", new RegExp(`^Lesson ${number + 1}`));
  await reach(desk, "#code-language");
  await desk.press(language[0]);
  await desk.evaluate(
    until(`document.getElementById("source").value === ${JSON.stringify(starter[language])}`),
  );
  const { changes, verdict } = COMPLETIONS[id];
  if (verdict) {
    await pressButton(desk, "lesson-check");
    await pollText(desk, "lesson-verdict", verdict);
  }
  await edit(desk, changes[language]);
  const expected = changes[language].reduce(
    (source, [line, text]) => source.replace(line, text),
    starter[language],
  );
  assert.equal(await sourceOf(desk), expected);
  if (id === "minimax") await readTree(desk);
  await pressButton(desk, "lesson-check");
  await pollText(desk, "lesson-verdict", /^Right|^Not yet|stopped/);
  assert.match(await pollText(desk, "lesson-verdict", /./), /^Right/);
}

/** Draws the search tree of the program and walks through it. @param {Desk} desk */
async function readTree(desk) {
  await pressButton(desk, "lesson-tree");
  await desk.evaluate(until(`document.querySelector("#tree-view [role=treeitem]")`));
  await reach(desk, "#tree-view [role=treeitem][tabindex='0']");
  await desk.press("ArrowDown", "ArrowRight", "ArrowRight");
  const [level, name] = await desk.evaluate(
    until(
      `[document.activeElement].flatMap((node) => node.ariaLevel === "3" ? [[node.ariaLevel, node.textContent]] : [])[0]`,
    ),
  );
  assert.equal(level, "3");
  assert.match(name, /^answer \w\d, worth -?\d+/);
}

for (const [name, open] of Object.entries(DESKS))
  test(`${name}: the lessons are completed with the keyboard alone`, async () => {
    const desk = await open();
    try {
      await desk.goto(`${site.url}workshop.html`);
      await desk.evaluate(
        until(
          `"ready" in document.documentElement.dataset && !document.getElementById("code-editor").hidden`,
        ),
      );
      await reach(desk, "#lesson-list button");
      await desk.press("Enter");
      for (const number of lessons.keys()) {
        // Each lesson in both languages, in one browser or another.
        const isPython = number % 2 === (name === "Firefox" ? 1 : 0);
        await complete(desk, number, isPython ? "python" : "javascript");
        if (number + 1 < lessons.length) await pressButton(desk, "lesson-next");
      }
      const done = `[...document.querySelectorAll("#lesson-list button")].filter(({ textContent }) => /✓/.test(textContent)).length`;
      assert.equal(await desk.evaluate(done), lessons.length);
    } finally {
      await desk.close();
    }
  });
