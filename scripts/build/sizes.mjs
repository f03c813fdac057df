// Shows how large the site is, and holds a first visit, each game and the whole site to their budgets.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { notes } from "../support/paths.mjs";
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
 * @param {import("./settings.mjs").Budget} budget
 */
export async function reportSizes(files, pages, parts, budget) {
  /** @type {Sizes} */
  const sizes = await sizesOfAll(files);
  say(line("Sizes, bytes", ["raw", "gzip", "brotli"]));
  for (const [name, size] of [...sizes].sort(([, a], [, b]) => b[2] - a[2])) {
    say(line(`  ${name}`, size));
  }
  for (const page of pages) {
    const total = sizeOf(neededBy(page, files, parts, sizes), sizes);
    say(line(`  a first visit until ${page.id} is playable`, total));
  }
  const [first] = pages;
  const visit = neededBy(first, files, parts, sizes);
  const common = everythingOf(first, pages, files, parts);
  const limits = [
    { what: "a first visit", bytes: sizeOf(visit, sizes)[2], limit: budget.kilobytes },
    ...pages.map((page) => {
      const own = everythingOf(page, pages, files, parts);
      const isFirst = page === first;
      const counted = own.filter((name) => isFirst || !common.includes(name));
      const bytes = sizeOf(counted, sizes)[2];
      const what = isFirst ? `all of ${page.id}` : `what ${page.id} adds`;
      return { what, bytes, limit: budget.games[page.id] };
    }),
    { what: "the whole site", bytes: sizeOf([...files.keys()], sizes)[2], limit: budget.site },
  ];
  hold(limits, budget["check-at-build"]);
}

/**
 * Whatever a visitor of one page may ever fetch: with every language, and the engine.
 * @param {{ id: string, file: string }} page
 * @param {{ id: string }[]} pages
 * @param {Files} files
 * @param {Parts} parts
 */
function everythingOf({ id, file }, pages, files, { script, worker }) {
  const html = Buffer.from(files.get(file) ?? "").toString();
  const named = namedIn(html, files);
  const others = pages.map((page) => page.id).filter((other) => other !== id);
  const isOthers = new RegExp(`/(?:${others.join("|")})\\b`);
  const later = script.neededBy((module) => module !== "" && !isOthers.test(module));
  return [...new Set([file, worker, ...named, ...later])];
}

/**
 * What a visitor of one page fetches: what the page links, its module, the worker, and a language; the largest counts.
 * @param {{ id: string, file: string }} page
 * @param {Files} files
 * @param {Parts} parts
 * @param {Sizes} sizes
 */
function neededBy({ id, file }, files, { script, worker }, sizes) {
  const html = Buffer.from(files.get(file) ?? "").toString();
  const { module = "" } = /data-module="(?<module>[^"]*)"/.exec(html)?.groups ?? {};
  const linked = namedIn(html, files).filter((name) => html.includes(`"${name}"`));
  const languages = ["de", "fi"].map((tag) => {
    const tables = [`www/i18n/common.${tag}.js`, `www/games/${id}/i18n/game.${tag}.js`];
    return [...script.neededBy((module) => tables.includes(module))];
  });
  const weight = (/** @type {string[]} */ names) => sizeOf(names, sizes)[2];
  const [largest] = languages.sort((one, other) => weight(other) - weight(one));
  return [...new Set([file, worker, ...linked, ...module.split(" "), ...largest])];
}

/** @param {string} html @param {Files} files */
const namedIn = (html, files) =>
  [...files.keys()].filter((name) => !name.endsWith(".html") && html.includes(name));

/**
 * @param {{ what: string, bytes: number, limit: number | undefined }[]} limits  a budget that is missing allows nothing
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
      "make it smaller; what it may be stands in wasm-pack.toml under [budget].",
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

/** Compressing takes longer than all else; most files are the same in the next build. */
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
