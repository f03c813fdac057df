// Shows how large the site is, and holds what a first visit transfers to its budget.

import { brotliCompressSync, gzipSync } from "node:zlib";
import { Problem } from "../support/problem.mjs";
import { say } from "../support/say.mjs";

/** @typedef {import("./site.mjs").Files} Files */
/** @typedef {import("./bundle.mjs").Bundle} Bundle */
/** @typedef {{ script: Bundle, worker: string }} Parts what the pages have in common */
/** @typedef {Map<string, number[]>} Sizes raw, gzip and brotli by the name of the file */

/**
 * @param {Files} files
 * @param {{ id: string, file: string }[]} pages
 * @param {Parts} parts
 * @param {import("./settings.mjs").Settings["budget"]} budget
 */
export function reportSizes(files, pages, parts, budget) {
  /** @type {Sizes} */
  const sizes = new Map([...files].map(([name, contents]) => [name, sizesOf(contents)]));
  say(line("Sizes, bytes", ["raw", "gzip", "brotli"]));
  for (const [name, size] of [...sizes].sort(([, a], [, b]) => b[2] - a[2])) {
    say(line(`  ${name}`, size));
  }
  for (const page of pages) {
    const needed = neededBy(page, files, parts, sizes);
    const total = sum(needed.map((name) => sizes.get(name) ?? [0, 0, 0]));
    say(line(`  a first visit until ${page.id} is playable`, total));
    if (page.id === budget["first-game"]) hold(total[2], budget);
  }
}

/**
 * What a visitor of one page fetches: what the page names, the worker, and a language; the largest counts.
 * @param {{ id: string, file: string }} page
 * @param {Files} files
 * @param {Parts} parts
 * @param {Sizes} sizes
 */
function neededBy({ id, file }, files, { script, worker }, sizes) {
  const html = Buffer.from(files.get(file) ?? "").toString();
  const named = [...files.keys()].filter(
    (name) => !name.endsWith(".html") && html.includes(`"${name}"`),
  );
  const languages = ["de", "fi"].map((tag) => {
    const tables = [`www/strings/${tag}.js`, `www/strings/${tag}/${id}.js`];
    return [...script.neededBy((module) => tables.includes(module))];
  });
  const weight = (/** @type {string[]} */ names) =>
    sum(names.map((name) => sizes.get(name) ?? [0, 0, 0]))[2];
  const [largest] = languages.sort((one, other) => weight(other) - weight(one));
  return [...new Set([file, worker, ...named, ...largest])];
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

/** @param {number[][]} rows */
const sum = (rows) => rows.reduce((all, row) => all.map((n, i) => n + row[i]), [0, 0, 0]);

/** @param {Uint8Array} contents */
const sizesOf = (contents) => [
  contents.length,
  gzipSync(contents, { level: 9 }).length,
  brotliCompressSync(contents).length,
];
