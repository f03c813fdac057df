// Shows how large the site is, and holds it to its budget.

import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { Problem } from "../support/problem.mjs";
import { say } from "../support/say.mjs";

/**
 * @param {Map<string, import("./site.mjs").SiteFile>} files
 * @param {import("./settings.mjs").Settings["budget"]} budget
 */
export function reportSizes(files, budget) {
  const rows = [...files].map(([name, { contents, first }]) => ({
    name,
    first,
    sizes: sizesOf(contents),
  }));
  rows.sort((a, b) => Number(b.first) - Number(a.first) || b.sizes[2] - a.sizes[2]);
  const firstRows = rows.filter(({ first }) => first);
  const total = firstRows.reduce((sum, { sizes }) => sum.map((n, i) => n + sizes[i]), [0, 0, 0]);

  const game = budget["first-game"];
  say(line(`Sizes, bytes`, ["raw", "gzip", "brotli"]));
  for (const { name, first, sizes } of rows)
    say(line(`  ${name}${first ? "" : " (later)"}`, sizes));
  say(line(`  a first visit until ${game} is playable`, total));

  const limit = budget.kilobytes * 1024;
  const verdict = `${(total[2] / 1024).toFixed(1)} KB of ${budget.kilobytes} KB`;
  if (total[2] <= limit) say(`  within the budget: ${verdict}`);
  else if (budget["check-at-build"]) {
    throw new Problem(
      `A first visit transfers more than it may: ${verdict}.`,
      "make it smaller; what it may be stands in wasm-pack.toml under [budget].",
    );
  } else say(`  over the budget: ${verdict}`);
}

/**
 * @param {string} name
 * @param {(string | number)[]} cells
 */
const line = (name, cells) =>
  name.padEnd(46) + cells.map((cell) => String(cell).padStart(10)).join("");

/** @param {Uint8Array} contents */
const sizesOf = (contents) => [
  contents.length,
  gzipSync(contents, { level: 9 }).length,
  brotliCompressSync(contents, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length },
  }).length,
];
