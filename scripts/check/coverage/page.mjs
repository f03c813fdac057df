// Counts the lines of the page's sources that were run, from Chromium's coverage of the bundles and their source maps. The
// bundles are minified to one line each, for which c8 reports every line as covered.

import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join, relative } from "node:path";
import { dist, root } from "../../support/paths.mjs";

/** @typedef {{ url: string, source: string, functions: { ranges: { startOffset: number, endOffset: number, count: number }[] }[] }} Script */

/** @param {string} raw folder with the coverage of each page @returns {string[]} a line for each source, the least covered first */
export function pageReport(raw) {
  /** Whether a line was run, by source and line. @type {Map<string, Map<number, boolean>>} */
  const lines = new Map();
  for (const name of readdirSync(raw)) {
    /** @type {Script[]} */
    const scripts = JSON.parse(readFileSync(join(raw, name), "utf8"));
    for (const script of scripts) take(script, lines);
  }
  return [...lines]
    .map(([file, own]) => {
      const covered = [...own.values()].filter(Boolean).length;
      return { file, covered, all: own.size, percent: (100 * covered) / own.size };
    })
    .sort((one, other) => one.percent - other.percent)
    .map(({ file, covered, all, percent }) => {
      return `${percent.toFixed(1).padStart(6)} %  ${covered} of ${all} lines  ${file}`;
    });
}

/** @param {Script} script @param {Map<string, Map<number, boolean>>} lines */
function take({ url, source, functions }, lines) {
  const name = new URL(url).pathname.split("/").at(-1) ?? "";
  const map = mapOf(name);
  if (!map) return;
  // Inner ranges come after those around them; code without a range is known from another visit of the same page.
  const ran = new Uint8Array(source.length);
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges)
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  let [line, column] = [0, 0];
  for (let at = 0; at < source.length; at += 1, column += 1) {
    const entry = /** @type {any} */ (map.findEntry(line, column));
    if (entry.originalSource && entry.generatedColumn === column && entry.generatedLine === line) {
      const file = relative(root, join(dist, entry.originalSource));
      if (file.startsWith("www/") && !file.startsWith("www/wasm")) {
        const own = lines.get(file) ?? new Map();
        lines.set(file, own);
        own.set(entry.originalLine, own.get(entry.originalLine) === true || ran[at] === 1);
      }
    }
    if (source[at] === "\n") [line, column] = [line + 1, -1];
  }
}

/** @type {Map<string, SourceMap | null>} */
const maps = new Map();

/** @param {string} name */
function mapOf(name) {
  const known = maps.get(name);
  if (known !== undefined) return known;
  let map = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(join(dist, `${name}.map`), "utf8")));
  } catch {
    // A script of a test.
  }
  maps.set(name, map);
  return map;
}
