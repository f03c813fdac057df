// Bundles and minifies scripts, styles and the glue of modules with esbuild; file names contain a digest of the
// contents.

import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { build } from "esbuild";
import { Problem } from "../support/errors.mjs";
import { dist, inRoot, root } from "../support/paths.mjs";
import { mergeChunks, staticImports } from "./chunks.mjs";
import { perGame } from "./per-game.mjs";
import { treeStyles } from "./tree-styles.mjs";

/** Oldest supported browsers, those with WebAssembly SIMD and module workers. */
const browsers = ["chrome111", "firefox114", "safari16.4"];

/** Imports of these files become their addresses. */
const assetExtensions = [".avif", ".bin", ".png", ".svg", ".webp"];

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: root,
  outdir: dist,
  write: false,
  bundle: true,
  minify: true,
  metafile: true,
  format: "esm",
  target: browsers,
  entryNames: "[name].[hash]",
  chunkNames: "[name].[hash]",
  assetNames: "[name].[hash]",
  loader: Object.fromEntries(assetExtensions.map((extension) => [extension, "file"])),
  legalComments: "none",
  charset: "utf8", // modules are always read as UTF-8, and escapes are longer
  logLevel: "warning",
};

/**
 * @typedef {object} Bundle
 * @property {string} name file of the entry
 * @property {string[]} chunks files that the entry imports statically
 * @property {Map<string, Uint8Array>} files
 * @property {(module: string) => string} fileOf file of a dynamically imported module
 * @property {(isWanted: (module: string) => boolean) => Set<string>} neededBy files of dynamically imported modules with their
 *   static imports
 */

/**
 * @param {string} entry
 * @param {import("esbuild").BuildOptions} [options]
 * @param {string[]} [others] modules that the entry imports by an address of the page, one per page
 * @param {string} [next] module that every page imports as soon as it is usable
 * @returns {Promise<Bundle>}
 */
export async function bundle(
  entry,
  { plugins: more = [], ...options } = {},
  others = [],
  next = undefined,
) {
  const run = (/** @type {import("esbuild").Plugin[]} */ plugins) =>
    build({
      ...common,
      ...options,
      entryPoints: [entry, ...others],
      plugins: [perGame, treeStyles, ...more, ...plugins],
    }).catch(() => {
      throw new Problem(
        `${entry} could not be bundled.`,
        "fix the errors that esbuild printed above and start again.",
      );
    });
  const first = await run([]);
  const result = options.splitting
    ? await run([mergeChunks(first.metafile?.outputs ?? {}, entry, others, next)])
    : first;
  const outputs = result.metafile?.outputs ?? {};
  const names = Object.keys(outputs);
  const own = names.find((output) => outputs[output].entryPoint === entry) ?? "";
  return {
    name: basename(own),
    chunks: staticImports(outputs, own).map((path) => basename(path)),
    files: new Map(
      result.outputFiles?.map(({ path, contents }) => [
        basename(path),
        path.endsWith(".css") ? compactStyles(contents) : contents,
      ]),
    ),
    fileOf: (module) =>
      basename(names.find((output) => outputs[output].entryPoint === module) ?? ""),
    neededBy(isWanted) {
      const wanted = names.filter((output) => isWanted(outputs[output].entryPoint ?? ""));
      const all = wanted.flatMap((output) => [output, ...staticImports(outputs, output)]);
      return new Set(all.map((path) => basename(path)));
    },
  };
}

/** Bundles a style sheet given as text with its imports from styles/. @param {string} contents */
export async function minifyStyles(contents) {
  const stdin = { contents, loader: /** @type {const} */ ("css"), resolveDir: inRoot("styles") };
  const external = ["*.woff"]; // the font is added to the site elsewhere
  const options = { ...common, metafile: false, splitting: false, external, stdin };
  const { outputFiles } = await build(options);
  return compactStyles(outputFiles?.[0].contents ?? new Uint8Array());
}

/**
 * Minifies the glue of a module. Removes the default export, which loads the module, since pages do that themselves, and
 * uses of `Symbol.dispose`, which the oldest supported browsers lack.
 * @param {string} module @param {string} glue paths
 * @returns {Promise<{ module: Uint8Array, glue: Uint8Array }>}
 */
export async function minifyModule(module, glue) {
  const contents = readFileSync(glue, "utf8").replace(/, __wbg_init as default(?= \})/, "");
  const define = { "Symbol.dispose": "undefined" };
  const stdin = { contents, resolveDir: dirname(glue) };
  const { outputFiles } = await build({ ...common, metafile: false, define, stdin });
  return { module: readFileSync(module), glue: outputFiles?.[0].contents ?? new Uint8Array() };
}

/** Removes spaces from custom properties, which esbuild does not minify. @param {Uint8Array} styles */
function compactStyles(styles) {
  const text = Buffer.from(styles).toString();
  const compact = text.replace(/(--[\w-]+): ([^;}]*)/g, (whole, name, value) =>
    value.includes("url(") ? whole : `${name}:${value.trim().replaceAll(", ", ",")}`,
  );
  return Buffer.from(compact);
}
