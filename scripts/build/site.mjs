// Makes dist/: a static site of flat, content-hashed files around one index.html, from the page and the module.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { dist, inRoot, root } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { checkSite } from "./checks.mjs";
import { pageHtml } from "./html.mjs";
import { reportSizes } from "./sizes.mjs";
import { wasmFiles } from "./wasm.mjs";

/**
 * What a file of the site is to a first visit: "first" files are needed until the first game can be played.
 * @typedef {{ contents: Uint8Array, first: boolean }} SiteFile
 */

const entries = {
  page: "www/main.js",
  worker: "www/engine/worker.js",
  styles: "styles/main.css",
};

/** Browsers from which on everything works: WebAssembly SIMD and module workers set the limit. */
const browsers = ["chrome111", "firefox114", "safari16.4"];

/** Files that modules and style sheets may import: each becomes an address. */
const asFiles = [".avif", ".bin", ".png", ".svg", ".webp", ".woff2"];

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
  logLevel: "warning",
};

/** @param {import("./settings.mjs").Settings} settings */
export async function buildSite(settings) {
  /** @type {Map<string, SiteFile>} */
  const files = new Map();

  const { module, glue } = wasmFiles(settings);
  const wasm = addHashed(files, module);
  const shared = [sharedModule(glue, (await bundle(files, relative(root, glue))).name)];
  /** @type {Record<string, string>} */
  const define = { __WASM_URL__: JSON.stringify(wasm) };
  const worker = await bundle(files, entries.worker, { define, plugins: shared });
  define.__WORKER_URL__ = JSON.stringify(worker.name);
  const page = await bundle(files, entries.page, {
    define,
    plugins: shared,
    splitting: true,
    isFirst: (module) => module.includes(settings.budget["first-game"]),
  });
  const styles = await bundle(files, entries.styles);

  const { boardMarkup } = await import(pathToFileURL(inRoot("www/boards/markup.js")).href);
  const html = pageHtml(readFileSync(inRoot("index.html"), "utf8"), {
    replacements: new Map([
      [entries.page, page.name],
      [entries.styles, styles.name],
    ]),
    preloads: page.chunks,
    wasm,
    board: boardMarkup(),
    addFile: (path) => addHashed(files, inRoot(path)),
  });
  files.set("index.html", { contents: Buffer.from(html), first: true });

  checkSite(html, files);
  reportSizes(files, settings.budget);
  write(files);
}

/**
 * @param {Map<string, SiteFile>} files
 * @param {string} path
 */
function addHashed(files, path) {
  const contents = readFileSync(path);
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
  const extension = extname(path);
  const name = `${basename(path, extension)}.${hash}${extension}`;
  files.set(name, { contents, first: true });
  return name;
}

/**
 * Bundles one entry and everything that it imports.
 * @param {Map<string, SiteFile>} files
 * @param {string} entry
 * @param {import("esbuild").BuildOptions & { isFirst?: (module: string) => boolean }} [options] `isFirst` tells
 *   which of the dynamically imported modules the first game needs
 */
async function bundle(files, entry, { isFirst = () => false, ...options } = {}) {
  const result = await build({ ...common, ...options, entryPoints: [entry] }).catch(() => {
    throw new Problem(
      `${entry} could not be bundled.`,
      "esbuild's words are above; mend what it names and start again.",
    );
  });
  const outputs = result.metafile?.outputs ?? {};
  const name = Object.keys(outputs).find((output) => outputs[output].entryPoint === entry) ?? "";
  const chunks = staticImports(outputs, name);
  const firstEntries = Object.keys(outputs).filter((output) =>
    isFirst(outputs[output].entryPoint ?? ""),
  );
  const first = new Set(
    [name, ...firstEntries].flatMap((output) => [output, ...staticImports(outputs, output)]),
  );
  const byCode = new Set(Object.keys(outputs).filter((output) => /\.(js|css)$/.test(output)));
  for (const { path, contents } of result.outputFiles ?? []) {
    const output = `dist/${basename(path)}`;
    files.set(basename(path), { contents, first: first.has(output) || !byCode.has(output) });
  }
  return { name: basename(name), chunks: chunks.map((chunk) => basename(chunk)) };
}

/**
 * Leaves a module that page and worker both import a file of its own, fetched once.
 * @param {string} source
 * @param {string} name of the file that was made of it
 * @returns {import("esbuild").Plugin}
 */
const sharedModule = (source, name) => ({
  name: "shared module",
  setup(build) {
    build.onResolve(
      { filter: new RegExp(`/${basename(source).replaceAll(".", "\\.")}$`) },
      (found) => {
        const path = resolve(found.resolveDir, found.path);
        return path === source ? { path: `./${name}`, external: true } : undefined;
      },
    );
  },
});

/**
 * Everything that a chunk imports without being asked at run time, directly and indirectly.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 * @param {string} from
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function staticImports(outputs, from, seen = new Set()) {
  for (const { path, kind } of outputs[from]?.imports ?? []) {
    if (kind !== "import-statement" || seen.has(path)) continue;
    seen.add(path);
    staticImports(outputs, path, seen);
  }
  return [...seen];
}

/** @param {Map<string, SiteFile>} files */
function write(files) {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  for (const [name, { contents }] of files) writeFileSync(join(dist, name), contents);
}
