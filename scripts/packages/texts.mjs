// The texts of a package: package.json, README and types.

import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";

/** @typedef {import("../../packages/engine-game/games.mjs").GamePackage} GamePackage */

const read = (/** @type {string} */ path) => readFileSync(inRoot(path), "utf8");

const { version, license, engines } = JSON.parse(read("package.json"));

/** Fields that all packages share. */
const COMMON = { version, license, type: "module", sideEffects: false, engines };

/** Lets everybody see a package with a scope. */
const PUBLISH = { access: "public" };

/** Keywords of all packages. */
const KEYWORDS = ["board-game", "game-engine", "ai", "webassembly", "offline"];

/** Files that come with the package besides its entries. */
const FILES = { "./package.json": "./package.json", "./*.wasm": "./*.wasm" };

/** @param {object} values @returns {string} */
const json = (values) => `${JSON.stringify(values, null, 2)}\n`;

const CREATE_WORKER = `
/**
 * Starts the worker in which players search. For the option \`worker\`, if it has to be another function.
 * Nothing is started on import.
 */
export function createWorker(): EngineWorker;
`;

export const clientTexts = () => ({
  "package.json": json({
    name: "@stratege/engine",
    description: "Client of the engines of Stratege, for modules at other addresses",
    keywords: KEYWORDS,
    ...COMMON,
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./worker-script": "./engine-worker.js",
      "./package.json": "./package.json",
    },
    types: "./index.d.ts",
    publishConfig: PUBLISH,
  }),
  "README.md": read("packages/engine/README.md"),
  "index.d.ts": `${read("packages/engine/api.d.ts")}
${read("packages/engine/files.d.ts")}
/** Loads the rules module; the other one follows with the first search that needs it. */
export function createEngine(files: GameFiles, options?: EngineOptions): Promise<Engine>;
${CREATE_WORKER}`,
});

/** @param {string[]} games */
export const boardTexts = (games) => ({
  "package.json": json({
    name: "@stratege/board",
    description:
      "Custom element <stratege-board>: accessible boards of chess, Reversi, Gobang, Qubic and Connect Four to replay, play and solve puzzles",
    keywords: [
      "custom-element",
      "web-component",
      "accessibility",
      "chessboard",
      "othello",
      ...KEYWORDS,
    ],
    ...COMMON,
    sideEffects: ["index", ...games].map((name) => `./${name}.js`),
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      ...Object.fromEntries(
        games.map((game) => [`./${game}`, { types: "./index.d.ts", default: `./${game}.js` }]),
      ),
      "./server": { types: "./server.d.ts", default: "./server.js" },
      ...FILES,
    },
    types: "./index.d.ts",
    publishConfig: PUBLISH,
  }),
  "README.md": read("packages/board/README.md"),
  "index.d.ts": `${read("packages/board/element.d.ts")}${read("packages/engine/api.d.ts").replace(/^\/\/.*\n/, "")}`,
  "server.d.ts": read("packages/board/server.d.ts"),
});

/** @param {string} game @param {string[]} ids of the players @param {GamePackage} texts */
export const gameTexts = (game, ids, texts) => ({
  "package.json": json({
    name: `@stratege/${game}`,
    description: texts.about,
    keywords: [...texts.keywords, ...KEYWORDS],
    ...COMMON,
    exports: {
      ".": { types: "./index.d.ts", node: "./node.js", default: "./index.js" },
      "./inline": { types: "./index.d.ts", node: "./node.js", default: "./inline.js" },
      "./node": { types: "./index.d.ts", default: "./node.js" },
      "./worker": { types: "./worker.d.ts", node: "./node.js", default: "./worker.js" },
      "./worker-script": `./${game}-worker.js`,
      ...FILES,
    },
    types: "./index.d.ts",
    publishConfig: PUBLISH,
  }),
  // Fills the placeholders {{name}} of the template.
  "README.md": read("packages/engine-game/README.md").replace(/\{\{(\w+)\}\}/g, (_, name) =>
    String(Reflect.get({ game, ...texts }, name)),
  ),
  "index.d.ts": gameTypes(ids, texts),
  "worker.d.ts": `import type { EngineWorker } from "./index.js";\n${CREATE_WORKER}`,
});

/** @param {string[]} ids of the players @param {GamePackage} texts */
function gameTypes(ids, { aliases }) {
  const levels = [...ids, "strongest", ...Object.keys(aliases)];
  const union = `export type Level =\n${levels.map((level) => `  | "${level}"`).join("\n")};`;
  return `${read("packages/engine/api.d.ts").replace("export type Level = string;", union)}
/** Loads the rules, about 50 KB compressed; the modern players follow with the first search that needs them. */
export function createEngine(options?: EngineOptions): Promise<Engine>;
`;
}
