// Prints the sizes of the site's files and checks its pages against their budgets.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { Problem } from "../support/errors.mjs";
import { stateDirectory } from "../support/paths.mjs";
import { print } from "../support/print.mjs";

/** @typedef {import("./site.mjs").Files} Files */
/** Bytes by file name, compressed with brotli. @typedef {Map<string, number>} Sizes */

/**
 * @typedef {object} Budget
 * @property {string} what name of the limited part
 * @property {string[]} files
 * @property {number | undefined} limit kilobytes, brotli-compressed
 */

/** @param {Files} files */
export async function printSizes(files) {
  const sizes = await measureAll(files);
  print(formatRow("Sizes, bytes", "raw", "brotli"));
  for (const [name, size] of [...sizes].sort(([, a], [, b]) => b - a))
    print(formatRow(`  ${name}`, files.get(name)?.length ?? 0, size));
  return sizes;
}

/**
 * @param {Budget[]} budgets a missing limit allows no byte
 * @param {Sizes} sizes @param {boolean} isEnforced whether to throw above a limit
 */
export function checkBudgets(budgets, sizes, isEnforced) {
  const exceeded = [];
  for (const { what, files, limit = 0 } of budgets) {
    const bytes = files.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
    const text = `${what}: ${(bytes / 1024).toFixed(1)} KB of ${limit} KB`;
    const isExceeded = bytes > limit * 1024;
    print(`  ${isExceeded ? "over" : "within"} the budget: ${text}`);
    if (isExceeded) exceeded.push(text);
  }
  if (exceeded.length > 0 && isEnforced)
    throw new Problem(
      `The site exceeds its size budgets: ${exceeded.join("; ")}.`,
      "make it smaller; the limits are in wasm-pack.toml and in www/pages/*/page.mjs.",
    );
}

/** @param {string} name @param {(string | number)[]} cells */
const formatRow = (name, ...cells) =>
  name.padEnd(46) + cells.map((cell) => String(cell).padStart(10)).join("");

/** Cache of sizes by digest: compressing takes longer than the rest of the build, and few files change. */
const CACHE = join(stateDirectory, "compressed-sizes.json");

/** @param {Files} files @returns {Promise<Sizes>} */
async function measureAll(files) {
  /** @type {Record<string, number>} */
  const cached = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, "utf8")) : {};
  const entries = await Promise.all(
    [...files].map(async ([name, contents]) => {
      const key = createHash("sha256").update(contents).digest("base64url");
      return { name, key, size: cached[key] ?? (await promisify(brotliCompress)(contents)).length };
    }),
  );
  mkdirSync(stateDirectory, { recursive: true });
  const sizes = Object.fromEntries(entries.map(({ key, size }) => [key, size]));
  writeFileSync(CACHE, JSON.stringify(sizes));
  return new Map(entries.map(({ name, size }) => [name, size]));
}
