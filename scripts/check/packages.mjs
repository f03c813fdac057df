// npm run check -- packages [ENVIRONMENT…]: builds the crates from their archives, installs the npm packages from their
// tarballs and plays a move of each game in every environment, with tools from the npm registry. Prints the table of
// docs/packages.md. `crates` checks the crates alone.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { boardEnvironments, EXPECTED } from "../packages/board-environments.mjs";
import { crateChecks } from "../packages/crates.mjs";
import { environments } from "../packages/environments.mjs";
import { boardTable, sizeTable } from "../packages/sizes.mjs";
import { Problem, runScript } from "../support/errors.mjs";
import { print } from "../support/print.mjs";

await runScript(async () => {
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
  const isWanted = (/** @type {string} */ name) =>
    wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word));
  const all = [...crateChecks, ...environments, ...boardEnvironments].map(({ name }) => name);
  if (!all.some(isWanted))
    throw new Problem("No environment has such a name.", `one of ${all.join(", ")}`);
  const chosen = environments.filter(({ name }) => isWanted(name));
  const boards = boardEnvironments.filter(({ name }) => isWanted(name));
  for (const { name, run } of crateChecks) if (isWanted(name)) await check(name, run);
  if (chosen.length + boards.length === 0) return;
  const { openProject } = await import("../../tests/packages/support/project.mjs"); // builds the npm packages
  const project = openProject();
  const browser = await openChromium();
  try {
    const tools = [...new Set([...chosen, ...boards].flatMap(({ needs = [] }) => needs))];
    if (tools.length > 0) project.npm("install", ...tools);
    const show = showPage(browser);
    const expected = await environments[0].run(project, show);
    print(`moves: ${expected.trim()}`);
    /** Returns the names of the environments that show the text. @param {typeof environments} some @param {string} text */
    const passing = async (some, text) => {
      const names = [];
      for (const { name, run } of some) {
        const isPassed = await check(name, async () => {
          const shown = (await run(project, show)).trim();
          return shown === text.trim() ? "" : shown;
        });
        if (isPassed) names.push(name);
      }
      return names.join(", ");
    };
    const packages = await passing(chosen, expected);
    const elements = await passing(boards, EXPECTED);
    print(`\n${sizeTable(project)}\n\n${boardTable(project)}\n`);
    print(`Every package plays the same moves in: ${packages}. The element works in: ${elements}.`);
  } finally {
    await browser.close();
    project.remove();
  }
});

/** Prints whether a check passes. @param {string} name @param {() => Promise<string>} run returns the failure, empty if there is none */
async function check(name, run) {
  const failure = await run().catch((error) => {
    const { stdout = "", stderr = "" } = error;
    return `${error}\n${stdout}${stderr}`;
  });
  print(failure ? `  ✗ ${name}: ${failure}` : `  ✓ ${name}`);
  if (failure) process.exitCode = 1;
  return !failure;
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
