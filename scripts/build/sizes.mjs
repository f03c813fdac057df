// Prints the sizes of the site's files and holds its pages to their budgets.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { notes } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { say } from "../support/say.mjs";

/** @typedef {import("./site.mjs").Files} Files */
/** @typedef {Map<string, number[]>} Sizes raw, gzip and brotli by the name of the file */

/**
 * @typedef {object} Budget
 * @property {string} what name of the limited part of the site
 * @property {string[]} files
 * @property {number | null | undefined} limit kilobytes, brotli-compressed; null only reports the size
 */

/** Prints the size of each file. @param {Files} files */
export async function reportSizes(files) {
  const sizes = await sizesOfAll(files);
  say(line("Sizes, bytes", ["raw", "gzip", "brotli"]));
  for (const [name, size] of [...sizes].sort(([, a], [, b]) => b[2] - a[2])) {
    say(line(`  ${name}`, size));
  }
  return sizes;
}

/** @param {Budget[]} budgets @param {Sizes} sizes @param {boolean} check whether to throw above a limit */
export function holdBudgets(budgets, sizes, check) {
  const measured = budgets.map((budget) => ({ ...budget, total: sizeOf(budget.files, sizes) }));
  for (const { what, limit, total } of measured) if (limit === null) say(line(`  ${what}`, total));
  const limits = measured.flatMap(({ what, limit, total: [, , bytes] }) =>
    limit === null ? [] : [{ what, bytes, limit }],
  );
  hold(limits, check);
}

/**
 * @param {{ what: string, bytes: number, limit: number | undefined }[]} limits  a missing limit allows no byte
 * @param {boolean} check
 */
export function hold(limits, check) {
  const verdicts = limits.map(({ what, bytes, limit = 0 }) => {
    const isWithin = bytes <= limit * 1024;
    return { isWithin, words: `${what}: ${(bytes / 1024).toFixed(1)} KB of ${limit} KB` };
  });
  for (const { isWithin, words } of verdicts) {
    say(`  ${isWithin ? "within" : "over"} the budget: ${words}`);
  }
  const over = verdicts.filter(({ isWithin }) => !isWithin);
  if (over.length > 0 && check) {
    throw new Problem(
      `The site is larger than it may be: ${over.map(({ words }) => words).join("; ")}.`,
      "make it smaller; the limits are in wasm-pack.toml and in www/pages/*/page.mjs.",
    );
  }
}

/**
 * @param {string[]} names
 * @param {Sizes} sizes
 */
const sizeOf = (names, sizes) => sum(names.map((name) => sizes.get(name) ?? [0, 0, 0]));

/**
 * @param {string} name
 * @param {(string | number)[]} cells
 */
const line = (name, cells) =>
  name.padEnd(46) + cells.map((cell) => String(cell).padStart(10)).join("");

/** @param {number[][]} rows */
const sum = (rows) => rows.reduce((all, row) => all.map((n, i) => n + row[i]), [0, 0, 0]);

/** @param {Files} files @returns {Promise<Sizes>} */
async function sizesOfAll(files) {
  const known = readKnown();
  const entries = await Promise.all(
    [...files].map(async ([name, contents]) => {
      const key = createHash("sha256").update(contents).digest("base64url");
      return { name, key, size: known[key] ?? (await measure(contents)) };
    }),
  );
  mkdirSync(notes, { recursive: true });
  writeFileSync(
    NOTE,
    JSON.stringify(Object.fromEntries(entries.map(({ key, size }) => [key, size]))),
  );
  return new Map(entries.map(({ name, size }) => [name, size]));
}

/** Cache of the sizes: compressing takes longer than the rest of the build, and most files do not change. */
const NOTE = join(notes, "sizes.json");

/** @returns {Record<string, number[]>} by the hash of the contents */
function readKnown() {
  try {
    return JSON.parse(readFileSync(NOTE, "utf8"));
  } catch {
    return {};
  }
}

/** @param {Uint8Array} contents */
const measure = async (contents) => [
  contents.length,
  (await promisify(gzip)(contents, { level: 9 })).length,
  (await promisify(brotliCompress)(contents)).length,
];
