// Few files in place of many small ones. esbuild makes a chunk for every set of parts that share something; a dozen small
// files pack worse than one, and each costs a request. So all parts that share something are made to share the same.

import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../support/paths.mjs";

/** @typedef {import("esbuild").Metafile["outputs"]} Outputs */

/**
 * One chunk of what a page needs at once, and one of what the part needs that it fetches next.
 * @param {Outputs} outputs of the bundle without this
 * @param {string} entry
 * @param {string[]} others of which a page imports one
 * @param {string} [next] the part that every page fetches next
 * @returns {import("esbuild").Plugin}
 */
export function mergeChunks(outputs, entry, others, next) {
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  for (const [name, { entryPoint }] of Object.entries(outputs))
    if (entryPoint?.endsWith(".js")) needs.set(entryPoint, neededAtOnce(outputs, name));
  const needsOf = (/** @type {string} */ part) =>
    needs.get(part)?.filter((one) => !needs.has(one)) ?? [];
  const first = new Set([...needsOf(entry), ...shared(others.map(needsOf))]);
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

/** The scripts in a file and in those that it imports at once. @param {Outputs} outputs @param {string} name */
const neededAtOnce = (outputs, name) =>
  [name, ...staticImports(outputs, name)]
    .flatMap((output) => Object.keys(outputs[output].inputs))
    .filter((module) => module.endsWith(".js"));

/** What is in more than one of them. @param {string[][]} lists */
const shared = (lists) =>
  lists.flatMap((one, at) =>
    one.filter((module) => lists.slice(at + 1).some((other) => other.includes(module))),
  );

/**
 * Everything that a chunk imports without being asked at run time, directly and indirectly.
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
