// An esbuild plugin that merges shared chunks. esbuild creates a chunk for every set of entries with common modules;
// many small files compress worse than one, and each costs a request. So every entry imports the same one or two
// chunks.

import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../support/paths.mjs";

/** @typedef {import("esbuild").Metafile["outputs"]} Outputs */

/**
 * Merges the static imports of a page into one chunk, and the further ones of `next` into another.
 * @param {Outputs} outputs of the bundle without this plugin
 * @param {string} entry
 * @param {string[]} others modules of which a page imports one
 * @param {string} [next] module that every page imports next
 * @returns {import("esbuild").Plugin}
 */
export function mergeChunks(outputs, entry, others, next) {
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  for (const [name, { entryPoint }] of Object.entries(outputs))
    if (entryPoint?.endsWith(".js")) needs.set(entryPoint, staticScripts(outputs, name));
  const needsOf = (/** @type {string} */ part) =>
    needs.get(part)?.filter((one) => !needs.has(one)) ?? [];
  const first = new Set([...needsOf(entry), ...duplicatesIn(others.map(needsOf))]);
  const second = new Set(next ? needsOf(next).filter((module) => !first.has(module)) : []);

  /** @param {string} part */
  const chunksOf = (part) =>
    ![entry, ...others].includes(part) && needsOf(part).some((module) => second.has(module))
      ? [...first, ...second]
      : [...first];
  return {
    name: "merge-chunks",
    setup({ onLoad }) {
      onLoad({ filter: /\.js$/ }, ({ path }) => {
        const module = relative(root, path);
        if (!needs.has(module)) return undefined;
        const imports = chunksOf(module).map((one) => `import ${JSON.stringify(join(root, one))};`);
        return { contents: imports.join("") + readFileSync(path, "utf8") };
      });
    },
  };
}

/** Lists the sources of a file and of its static imports. @param {Outputs} outputs @param {string} name */
const staticScripts = (outputs, name) =>
  [name, ...staticImports(outputs, name)]
    .flatMap((output) => Object.keys(outputs[output].inputs))
    .filter((module) => module.endsWith(".js"));

/** Lists the elements that are in more than one list. @param {string[][]} lists */
const duplicatesIn = (lists) =>
  lists.flatMap((one, at) =>
    one.filter((module) => lists.slice(at + 1).some((other) => other.includes(module))),
  );

/**
 * Lists the static imports of a file, direct and indirect.
 * @param {Outputs} outputs
 * @param {string} from
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
export function staticImports(outputs, from, seen = new Set()) {
  for (const { path, kind } of outputs[from]?.imports ?? []) {
    if (kind !== "import-statement" || seen.has(path)) continue;
    seen.add(path);
    staticImports(outputs, path, seen);
  }
  return [...seen];
}
