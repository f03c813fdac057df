// npm run check -- packages [ENVIRONMENT…]: builds the crates from their archives, installs the npm packages from their
// tarballs and plays a move of each game in every environment, with tools from the npm registry. Prints the table of
// docs/packages.md. `crates` checks the crates alone.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { boardEnvironments, EXPECTED } from "../packages/board-environments.mjs";
import { crateChecks } from "../packages/crates.mjs";
import { environments } from "../packages/environments.mjs";
import { boardTable, sizeTable } from "../packages/sizes.mjs";
import { runScript } from "../support/errors.mjs";
import { print } from "../support/print.mjs";

await runScript(async () => {
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
  const isWanted = (/** @type {string} */ name) =>
    wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word));
  const chosen = environments.filter(({ name }) => isWanted(name));
  const boards = boardEnvironments.filter(({ name }) => isWanted(name));
  for (const { name, run } of crateChecks.filter((check) => isWanted(check.name)))
    report(name, await attempt(run));
  if (chosen.length + boards.length === 0) return;
  const { openProject } = await import("../../tests/packages/support/project.mjs"); // builds the npm packages
  const project = openProject();
  const browser = await openChromium();
  try {
    const tools = [...new Set([...chosen, ...boards].flatMap(({ needs = [] }) => needs))];
    if (tools.length > 0) project.npm("install", ...tools);
    const expected = await environments[0].run(project, showPage(browser));
    print(`moves: ${expected.trim()}`);
    /** Runs environments; returns the names of those that show the text. @param {typeof environments} some @param {string} text */
    const passing = async (some, text) => {
      /** @type {string[]} */
      const passed = [];
      for (const { name, run } of some) {
        const failure = await attempt(async () => {
          const shown = (await run(project, showPage(browser))).trim();
          return shown === text.trim() ? "" : shown;
        });
        report(name, failure);
        if (!failure) passed.push(name);
      }
      return passed;
    };
    const passed = await passing(chosen, expected);
    const shown = await passing(boards, EXPECTED);
    print(
      `\n${sizeTable(project)}\n\n${boardTable(project)}\n\nEvery package plays the same moves in: ${passed.join(", ")}. The element works in: ${shown.join(", ")}.`,
    );
  } finally {
    await browser.close();
    project.remove();
  }
});

/** @param {string} name @param {string} failure empty if there is none */
function report(name, failure) {
  print(`  ${failure ? "✗" : "✓"} ${name}${failure ? `: ${failure}` : ""}`);
  if (failure) process.exitCode = 1;
}

/** @param {() => Promise<string>} run @returns {Promise<string>} what failed */
async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    const { stdout = "", stderr = "" } = /** @type {any} */ (error);
    return `${error}\n${stdout}${stderr}`;
  }
}

/** @param {import("playwright-core").Browser} browser @returns {import("../packages/environments.mjs").Show} */
function showPage(browser) {
  return async (url) => {
    const page = await browser.newPage();
    try {
      await page.goto(url);
      const text = () => document.querySelector("output")?.textContent;
      return String(await (await page.waitForFunction(text)).jsonValue());
    } finally {
      await page.close();
    }
  };
}
