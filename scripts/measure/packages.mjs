// npm run measure -- packages: compares the packages with others of the npm registry: size, types, and whether their main
// entry loads in Node and can be bundled for browsers. Prints the table of docs/packages.md.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { openProject } from "../../tests/packages/support/project.mjs";
import { kilobytes, transferSize } from "../packages/sizes.mjs";
import { runScript } from "../support/errors.mjs";
import { print } from "../support/print.mjs";
import { table } from "../support/table.mjs";
import { BOARDS, boardRows } from "./packages/boards.mjs";

/**
 * @typedef {object} Compared
 * @property {string} name
 * @property {string} [version] of the registry; without one it is a package of this project
 * @property {string[]} [files] what a page loads, if that is more than the script
 * @property {string} options of a search
 */

/** @type {Compared[]} */
const COMPARED = [
  {
    name: "@stratege/chess",
    files: ["chess_bg.wasm", "chess-worker.js", "chess-engine_bg.wasm"],
    options: "level, nodes, depth, time, seed, lines, `AbortSignal`",
  },
  {
    name: "@stratege/connect4",
    files: ["connect4_bg.wasm", "connect4-worker.js", "connect4-engine_bg.wasm"],
    options: "level, nodes, depth, time, seed, lines, `AbortSignal`",
  },
  {
    name: "stockfish",
    version: "19.0.0",
    files: ["bin/stockfish-19-lite-single.js", "bin/stockfish-19-lite-single.wasm"],
    options: "UCI as text",
  },
  { name: "js-chess-engine", version: "2.4.6", options: "level, depth, randomness; synchronous" },
  { name: "chess.js", version: "1.4.0", options: "rules only" },
];

const HEAD = [
  ...["package", "installed", "a page transfers", "types", "bundles for browsers", "Node ESM"],
  "options of a search",
];
const BOARD_HEAD = ["board", "script", "named squares", "Tab stops", "announces"];

/** @param {string} folder @returns {number} bytes */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);

/** The main entry as one minified script for browsers; `undefined` if that is impossible. @param {string} folder @param {string} name */
const bundleFor = (folder, name) =>
  build({
    stdin: { contents: `export * from "${name}";`, resolveDir: folder },
    ...{ bundle: true, minify: true, write: false, format: "esm", logLevel: "silent" },
  }).then(
    ({ outputFiles }) => outputFiles[0].contents,
    () => undefined,
  );

/** @param {string} folder @param {string} name */
function loadsInNode(folder, name) {
  try {
    const code = `await import(${JSON.stringify(name)});`;
    execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
      cwd: folder,
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

const mark = (/** @type {boolean} */ is) => (is ? "yes" : "no");

/** @param {string} folder @param {Compared} compared */
async function row(folder, { name, version = "", files = [], options }) {
  const installed = join(folder, "node_modules", name);
  const { types, typings, exports } = JSON.parse(
    readFileSync(join(installed, "package.json"), "utf8"),
  );
  const bundle = await bundleFor(folder, name);
  const loaded = files.map((file) => readFileSync(join(installed, file)));
  // Stockfish's main entry is for Node; a page loads its files.
  const transfer = transferSize(bundle ? [bundle, ...loaded] : loaded);
  const hasTypes = Boolean(types ?? typings ?? exports?.["."]?.types);
  return [
    `\`${name}\` ${version}`.trim(),
    kilobytes(sizeOf(installed)),
    transfer,
    mark(hasTypes),
    mark(bundle !== undefined),
    mark(loadsInNode(folder, name)),
    options,
  ];
}

await runScript(async () => {
  const project = openProject();
  try {
    const others = COMPARED.flatMap(({ name, version }) => (version ? [`${name}@${version}`] : []));
    project.npm("install", "--ignore-scripts", ...others);
    const rows = await Promise.all(COMPARED.map((compared) => row(project.folder, compared)));
    print(table(HEAD, rows));
    project.npm("install", "--ignore-scripts", ...BOARDS.flatMap(({ needs }) => needs));
    print(`\n${table(BOARD_HEAD, await boardRows(project))}`);
  } finally {
    project.remove();
  }
});
