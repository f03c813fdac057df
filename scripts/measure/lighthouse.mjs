// npm run measure -- lighthouse [--runs N] [PAGE…]: prints the Lighthouse scores of the built site's pages, medians of
// N runs (5). Installs Lighthouse into a temporary folder.

import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openSite } from "../../tests/browser/support/site.mjs";
import { findChromium } from "../support/browsers.mjs";
import { median } from "../support/median.mjs";
import { dist } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { outputOf, runWithProgress } from "../support/run.mjs";
import { table } from "../support/table.mjs";

const VERSION = "12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FLAGS = "--headless=new --no-sandbox --disable-background-networking --no-first-run";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});
const runs = Math.max(1, Number(values.runs) || 5);
const all = readdirSync(dist).filter((name) => name.endsWith(".html"));
const pages = positionals.length > 0 ? positionals : all;

const folder = join(tmpdir(), `stratege-lighthouse-${VERSION}`);
const program = join(folder, "node_modules", "lighthouse", "cli", "index.js");
if (!existsSync(program)) {
  mkdirSync(folder, { recursive: true });
  const options = ["--prefix", folder, "--no-audit", "--no-fund", "--no-save"];
  await runWithProgress("npm", ["install", ...options, `lighthouse@${VERSION}`]);
}

/** @param {string} url @returns {Promise<{ scores: number[], failures: string[] }>} `failures`: ids of failed audits */
async function audit(url) {
  const report = join(folder, "report.json");
  const options = ["--quiet", "--output=json", `--output-path=${report}`];
  const chrome = [`--chrome-flags=${FLAGS}`, `--only-categories=${CATEGORIES.join()}`];
  const env = { CHROME_PATH: findChromium() ?? "" };
  await outputOf(process.execPath, [program, url, ...options, ...chrome], { env });
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  const scores = CATEGORIES.map((name) => Math.round(100 * categories[name].score));
  const failures = CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter((/** @type {any} */ { id, weight }) => weight > 0 && audits[id].score === 0)
      .map((/** @type {any} */ { id }) => id),
  );
  return { scores, failures };
}

const site = await openSite({ isCompressed: true });
const rows = [];
for (const page of pages) {
  /** @type {Awaited<ReturnType<typeof audit>>[]} */
  const audits = [];
  for (let run = 0; run < runs; run += 1) audits.push(await audit(`${site.url}${page}`));
  const medians = CATEGORIES.map((_, at) => median(audits.map(({ scores }) => scores[at])));
  const failures = [...new Set(audits.flatMap((one) => one.failures))].join(", ");
  print(`${page}: ${medians.join(", ")}`);
  rows.push([page, ...medians, failures]);
  if (medians.some((score) => score < 100)) process.exitCode = 1;
}
print(`\n${table(["page", ...CATEGORIES, "failed audits"], rows)}`);
print(`\nMedian of ${runs} runs each; load ${loadavg()[0].toFixed(1)}.`);
