// Prints the sizes of the site's files and checks its pages against their budgets.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { Problem } from "../support/errors.mjs";
import { stateDirectory } from "../support/paths.mjs";
import { print } from "../support/print.mjs";

/** @typedef {import("./site.mjs").Files} Files */
/** Raw, gzip and brotli bytes by file name. @typedef {Map<string, number[]>} Sizes */

/**
 * @typedef {object} Budget
 * @property {string} what name of the limited part
 * @property {string[]} files
 * @property {number | null | undefined} limit kilobytes, brotli-compressed; null only reports the size
 */

/** @param {Files} files */
export async function printSizes(files) {
  const sizes = await measureAll(files);
  print(formatRow("Sizes, bytes", ["raw", "gzip", "brotli"]));
  for (const [name, size] of [...sizes].sort(([, a], [, b]) => b[2] - a[2])) {
    print(formatRow(`  ${name}`, size));
  }
  return sizes;
}

/**
 * @param {Budget[]} budgets a missing limit allows no byte
 * @param {Sizes} sizes @param {boolean} isEnforced whether to throw above a limit
 */
export function checkBudgets(budgets, sizes, isEnforced) {
  const exceeded = [];
  for (const { what, files, limit = 0 } of budgets) {
    const total = sum(files.map((name) => sizes.get(name) ?? [0, 0, 0]));
    const text = `${what}: ${(total[2] / 1024).toFixed(1)} KB of ${limit} KB`;
    const isExceeded = limit !== null && total[2] > limit * 1024;
    if (limit === null) print(formatRow(`  ${what}`, total));
    else print(`  ${isExceeded ? "over" : "within"} the budget: ${text}`);
    if (isExceeded) exceeded.push(text);
  }
  if (exceeded.length > 0 && isEnforced)
    throw new Problem(
      `The site exceeds its size budgets: ${exceeded.join("; ")}.`,
      "make it smaller; the limits are in wasm-pack.toml and in www/pages/*/page.mjs.",
    );
}

/** @param {string} name @param {(string | number)[]} cells */
const formatRow = (name, cells) =>
  name.padEnd(46) + cells.map((cell) => String(cell).padStart(10)).join("");

/** @param {number[][]} rows */
const sum = (rows) => rows.reduce((all, row) => all.map((n, i) => n + row[i]), [0, 0, 0]);

/** Cache of sizes by digest: compressing takes longer than the rest of the build, and few files change. */
const CACHE = join(stateDirectory, "sizes.json");

/** @param {Files} files @returns {Promise<Sizes>} */
async function measureAll(files) {
  /** @type {Record<string, number[]>} */
  const cached = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, "utf8")) : {};
  const entries = await Promise.all(
    [...files].map(async ([name, contents]) => {
      const key = createHash("sha256").update(contents).digest("base64url");
      return { name, key, size: cached[key] ?? (await measure(contents)) };
    }),
  );
  mkdirSync(stateDirectory, { recursive: true });
  const sizes = Object.fromEntries(entries.map(({ key, size }) => [key, size]));
  writeFileSync(CACHE, JSON.stringify(sizes));
  return new Map(entries.map(({ name, size }) => [name, size]));
}

/** @param {Uint8Array} contents */
const measure = async (contents) => [
  contents.length,
  (await promisify(gzip)(contents, { level: 9 })).length,
  (await promisify(brotliCompress)(contents)).length,
];
