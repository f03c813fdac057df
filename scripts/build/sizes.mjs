// Shows how large the site is, and holds what a first visit transfers to its budget.

import { brotliCompressSync, gzipSync } from "node:zlib";
import { Problem } from "../support/problem.mjs";
import { say } from "../support/say.mjs";

/**
 * What a file is to a first visit: always needed, one of several (a language), or not needed until later.
 * @typedef {"first" | "one of" | "later"} Need
 */

/**
 * @param {import("./site.mjs").Files} files
 * @param {import("./bundle.mjs").Bundle} page
 * @param {import("./settings.mjs").Settings["budget"]} budget
 */
export function reportSizes(files, page, budget) {
  const needOf = needs(page, budget);
  const rows = [...files].map(([name, contents]) => ({
    name,
    need: needOf(name),
    sizes: sizesOf(contents),
  }));
  rows.sort((a, b) => a.need.localeCompare(b.need) || b.sizes[2] - a.sizes[2]);
  say(line("Sizes, bytes", ["raw", "gzip", "brotli"]));
  for (const { name, need, sizes } of rows) {
    say(line(`  ${name}${need === "first" ? "" : ` (${need})`}`, sizes));
  }
  const largestChoice = rows.find(({ need }) => need === "one of");
  const transferred = rows.filter((row) => row.need === "first" || row === largestChoice);
  const total = transferred.reduce((sum, { sizes }) => sum.map((n, i) => n + sizes[i]), [0, 0, 0]);
  say(line(`  a first visit until ${budget["first-game"]} is playable`, total));
  hold(total[2], budget);
}

/**
 * @param {import("./bundle.mjs").Bundle} page
 * @param {import("./settings.mjs").Settings["budget"]} budget
 * @returns {(name: string) => Need}
 */
function needs(page, { "first-game": game, choices }) {
  const first = page.neededBy((module) => module.includes(game));
  const oneOf = page.neededBy((module) => choices.some((path) => module.startsWith(path)));
  const atOnce = new Set([page.name, ...page.chunks]);
  return (name) => {
    const isOfPage = page.files.has(name) && name.endsWith(".js");
    if (!isOfPage || atOnce.has(name) || first.has(name)) return "first";
    return oneOf.has(name) ? "one of" : "later";
  };
}

/**
 * @param {number} bytes
 * @param {import("./settings.mjs").Settings["budget"]} budget
 */
function hold(bytes, { kilobytes, "check-at-build": check }) {
  const verdict = `${(bytes / 1024).toFixed(1)} KB of ${kilobytes} KB`;
  const isWithin = bytes <= kilobytes * 1024;
  if (!isWithin && check) {
    throw new Problem(
      `A first visit transfers more than it may: ${verdict}.`,
      "make it smaller; what it may be stands in wasm-pack.toml under [budget].",
    );
  }
  say(`  ${isWithin ? "within" : "over"} the budget: ${verdict}`);
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
  brotliCompressSync(contents).length,
];
