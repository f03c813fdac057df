// Bundles one entry and everything that it imports into minified files named by their contents.

import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { build } from "esbuild";
import { dist, inRoot, root } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { mergeChunks, staticImports } from "./chunks.mjs";
import { perGame } from "./per-game.mjs";

/** Browsers from which on everything works: WebAssembly SIMD and module workers set the limit. */
const browsers = ["chrome111", "firefox114", "safari16.4"];

/** Files that modules and style sheets may import: each becomes an address. */
const asFiles = [".avif", ".bin", ".png", ".svg", ".webp"];

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
  loader: Object.fromEntries(asFiles.map((extension) => [extension, "file"])),
  legalComments: "none",
  charset: "utf8", // modules are read as UTF-8 on every host, and escapes take room
  logLevel: "warning",
};

/**
 * @typedef {object} Bundle
 * @property {string} name of the entry's own file
 * @property {string[]} chunks files of this bundle that the entry imports at once
 * @property {Map<string, Uint8Array>} files
 * @property {(module: string) => string} fileOf the file of a module that is imported only at run time
 * @property {(isWanted: (module: string) => boolean) => Set<string>} neededBy the files that modules need which are
 *   imported only at run time
 */

/**
 * @param {string} entry
 * @param {import("esbuild").BuildOptions} [options]
 * @param {string[]} [others] modules that the entry imports by addresses that only the page knows, one in each page
 * @param {string} [next] a module that every page imports as soon as it stands
 * @returns {Promise<Bundle>}
 */
export async function bundle(entry, options = {}, others = [], next = undefined) {
  // Maps back to the sources, for whoever counts what the tests run through.
  const isMapped = process.env.STRATEGE_MAPS && entry.startsWith("www/pages/game/");
  /** @type {import("esbuild").BuildOptions} */
  const made = {
    ...common,
    ...options,
    sourcemap: isMapped ? "external" : false,
    entryPoints: [entry, ...others],
  };
  const run = (/** @type {import("esbuild").Plugin[]} */ plugins) =>
    build({ ...made, plugins: [perGame, ...plugins] }).catch(() => {
      throw new Problem(
        `${entry} could not be bundled.`,
        "esbuild's words are above; mend what it names and start again.",
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
        path.endsWith(".css") ? tightened(contents) : contents,
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

/** A style sheet that is not a file, with the files of styles/ that it imports. @param {string} contents */
export async function minifyStyles(contents) {
  const stdin = { contents, loader: /** @type {const} */ ("css"), resolveDir: inRoot("styles") };
  const external = ["*.woff"]; // has been made, and has its name
  const options = { ...common, metafile: false, splitting: false, external, stdin };
  const { outputFiles } = await build(options);
  return tightened(outputFiles?.[0].contents ?? new Uint8Array());
}

/**
 * A module and its minified glue, without the default export that would fetch the module, which the pages do themselves,
 * and without what older browsers lack.
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

/** esbuild leaves custom properties as they are written. @param {Uint8Array} styles */
function tightened(styles) {
  const text = Buffer.from(styles).toString();
  const tight = text.replace(/(--[\w-]+): ([^;}]*)/g, (whole, name, value) =>
    value.includes("url(") ? whole : `${name}:${value.trim().replaceAll(", ", ",")}`,
  );
  return Buffer.from(tight);
}
