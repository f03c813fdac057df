// npm run measure -- lighthouse [--runs N] [PAGE…]: Lighthouse scores of every page of the built site, the median of N runs
// (5). npm installs Lighthouse into its own folder; it is no part of the project.

import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openSite } from "../../tests/browser/support/site.mjs";
import { findChromium } from "../support/browsers.mjs";
import { median } from "../support/median.mjs";
import { dist } from "../support/paths.mjs";
import { outputOf, show } from "../support/run.mjs";
import { say } from "../support/say.mjs";

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
  await show("npm", ["install", ...options, `lighthouse@${VERSION}`]);
}

/** @param {string} url @returns {Promise<{ scores: number[], faults: string[] }>} */
async function judge(url) {
  const report = join(folder, "report.json");
  const options = ["--quiet", "--output=json", `--output-path=${report}`];
  const chrome = [`--chrome-flags=${FLAGS}`, `--only-categories=${CATEGORIES.join()}`];
  const env = { CHROME_PATH: findChromium() ?? "" };
  await outputOf(process.execPath, [program, url, ...options, ...chrome], { env });
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  const scores = CATEGORIES.map((name) => Math.round(100 * categories[name].score));
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter((/** @type {any} */ { id, weight }) => weight > 0 && audits[id].score === 0)
      .map((/** @type {any} */ { id }) => id),
  );
  return { scores, faults };
}

const site = await openSite({ compressed: true });
say(`| page | ${CATEGORIES.join(" | ")} |`);
say(`|---|${CATEGORIES.map(() => "---|").join("")}`);
try {
  for (const page of pages) {
    /** @type {Awaited<ReturnType<typeof judge>>[]} */
    const verdicts = [];
    for (let run = 0; run < runs; run += 1) verdicts.push(await judge(`${site.url}${page}`));
    const medians = CATEGORIES.map((_, at) => median(verdicts.map(({ scores }) => scores[at])));
    const faults = [...new Set(verdicts.flatMap((verdict) => verdict.faults))];
    say(`| ${page} | ${medians.join(" | ")} |${faults.length > 0 ? ` ${faults.join(", ")}` : ""}`);
    if (medians.some((score) => score < 100)) process.exitCode = 1;
  }
} finally {
  await site.close();
}
say(`\nMedian of ${runs} runs each; load ${loadavg()[0].toFixed(1)}.`);
