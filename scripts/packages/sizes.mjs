// Sizes and entries of the packages as a Markdown table.

import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { games } from "../../packages/engine-game/games.mjs";
import { table } from "../support/table.mjs";

/** @typedef {import("../../tests/packages/support/project.mjs").Project} Project */

export const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1024)} KB`;

/** Size of files that are compressed one by one. @param {Uint8Array[]} files */
export const transferSize = (files) =>
  kilobytes(files.reduce((sum, contents) => sum + brotliCompressSync(contents).length, 0));

/** @param {Project} project @param {string} name of the package @param {string[]} files */
const compressed = (project, name, files) =>
  transferSize(
    files.map((file) => readFileSync(project.path("node_modules/@stratege", name, file))),
  );

/** Static imports of a file, direct and indirect, with the file itself. @param {Project} project @param {string} name @param {string} file @returns {string[]} */
function withImports(project, name, file) {
  const contents = project.read(`${name}/${file}`);
  const imported = [...contents.matchAll(/(?:from|import)"\.\/([^"]+)"/g)];
  const all = imported.flatMap(([, one]) => withImports(project, name, one));
  return [...new Set([file, ...all])];
}

/** @param {Project} project */
export function sizeTable(project) {
  const names = ["engine", "board", ...Object.keys(games)];
  const rows = names.map((name) => {
    const tarball = project.tarballs.find((file) => file.startsWith(`stratege-${name}-`)) ?? "";
    const { exports } = JSON.parse(project.read(`${name}/package.json`));
    const entries = Object.keys(exports).filter((entry) => !/\.(json|wasm)$/.test(entry));
    const isGame = name in games;
    const isBoard = name === "board"; // see `boardTable`
    const start = withImports(project, name, "index.js");
    return [
      `\`@stratege/${name}\``,
      kilobytes(statSync(project.path(tarball)).size),
      isBoard ? "" : compressed(project, name, isGame ? [...start, `${name}_bg.wasm`] : start),
      isGame ? compressed(project, name, [`${name}-worker.js`, `${name}-engine_bg.wasm`]) : "",
      isGame ? compressed(project, name, ["inline.js"]) : "",
      entries.map((entry) => `\`${entry}\``).join(" "),
    ];
  });
  const head = ["until the rules work", "added by the first search", "`/inline`", "entries"];
  return table(["package", "tarball", ...head], rows);
}

/** Sizes of the element with the rules of one game. @param {Project} project */
export function boardTable(project) {
  const rows = Object.keys(games).map((game) => {
    const script = withImports(project, "board", `${game}.js`);
    const module = `${game}_bg.wasm`;
    const sizes = [script, [module], [...script, module]];
    const cells = sizes.map((files) => compressed(project, "board", files));
    return [`\`@stratege/board/${game}\``, ...cells];
  });
  return table(["entry", "element and board", "rules", "together"], rows);
}
