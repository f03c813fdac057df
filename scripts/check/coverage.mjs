// npm run check -- coverage rust [ARGUMENT…] | page [TEST…]: how much of the Rust part the tests of cargo run through (all of
// them, or those that cargo test is told to run: --lib, --test chess), or how much of the page the browser tests do
// (all of them, or those that are named), with the files that are covered least.

import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../support/paths.mjs";
import { explain } from "../support/report.mjs";
import { say } from "../support/say.mjs";
import { pageCoverage } from "./coverage/page.mjs";
import { rustCoverage } from "./coverage/rust.mjs";

/** @typedef {{ file: string, covered: number, all: number }} Row lines */

const [what, ...tests] = process.argv.slice(2);
const place = inRoot("target", "coverage", what ?? "");

try {
  if (what !== "rust" && what !== "page") throw new Error("rust or page?");
  rmSync(join(place, "raw"), { recursive: true, force: true });
  mkdirSync(join(place, "raw"), { recursive: true });
  const files = tests.length > 0 ? tests : browserTests();
  report(what === "rust" ? await rustCoverage(place, tests) : await pageCoverage(place, files));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

function browserTests() {
  const names = readdirSync(inRoot("tests", "browser")).filter((name) =>
    name.endsWith(".test.mjs"),
  );
  return names.map((name) => join("tests", "browser", name));
}

/** @param {Row[]} rows */
function report(rows) {
  const share = (/** @type {Row} */ { covered, all }) => (100 * covered) / Math.max(1, all);
  const sum = { covered: 0, all: 0, file: "all" };
  for (const { covered, all } of rows) {
    sum.covered += covered;
    sum.all += all;
  }
  for (const row of [...rows].sort((one, other) => share(one) - share(other))) {
    say(`${share(row).toFixed(1).padStart(6)} %  ${row.covered} of ${row.all} lines  ${row.file}`);
  }
  say(
    `${share(sum).toFixed(1).padStart(6)} %  ${sum.covered} of ${sum.all} lines in ${rows.length} files`,
  );
}
