// The page: built with maps back to its sources, visited by the browser tests with Chromium counting, and told by
// lines of the sources. Workers are not counted by the browser's own tools, so www/engine/worker.js is left out.

import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join, relative } from "node:path";
import { readSettings } from "../../build/settings.mjs";
import { dist, root } from "../../support/paths.mjs";
import { show } from "../../support/run.mjs";

/** @typedef {{ url: string, source: string, functions: { ranges: { startOffset: number, endOffset: number, count: number }[] }[] }} Script */

/** @param {string} place @param {string[]} tests @returns {Promise<import("../coverage.mjs").Row[]>} */
export async function pageCoverage(place, tests) {
  const { buildSite } = await import("../../build/site.mjs");
  const settings = await readSettings();
  const open = { ...settings, budget: { ...settings.budget, "check-at-build": false } };
  process.env.STRATEGE_MAPS = "1";
  await buildSite(open);
  const env = { STRATEGE_COVERAGE: join(place, "raw") };
  const options = ["--test", "--test-concurrency=1", "--test-timeout=600000"];
  await show(process.execPath, [...options, ...tests], { env });
  delete process.env.STRATEGE_MAPS;
  /** By source, by line: whether it has been run. @type {Map<string, Map<number, boolean>>} */
  const lines = new Map();
  for (const name of readdirSync(join(place, "raw"))) {
    /** @type {Script[]} */
    const scripts = JSON.parse(readFileSync(join(place, "raw", name), "utf8"));
    for (const script of scripts) take(script, lines);
  }
  await buildSite(settings);
  return [...lines].map(([file, own]) => ({
    file,
    covered: [...own.values()].filter(Boolean).length,
    all: own.size,
  }));
}

/** @param {Script} script @param {Map<string, Map<number, boolean>>} lines */
function take({ url, source, functions }, lines) {
  const name = new URL(url).pathname.split("/").at(-1) ?? "";
  const map = mapOf(name);
  if (!map) return;
  // Inner ranges come after those around them; what no range names is known from another visit of the same page.
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
    // Not one of ours: a script that a test has brought.
  }
  maps.set(name, map);
  return map;
}
