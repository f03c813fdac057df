// Bundles the entry points of an npm package with esbuild. Files next to the entries are named after the game, so that those of several packages
// can be copied into one folder.

import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { virtualModules } from "../build/virtual-modules.mjs";
import { nameDigest } from "../support/digest.mjs";
import { inRoot, root } from "../support/paths.mjs";

/** @typedef {Map<string, Uint8Array | string>} Files contents by name */
/** @typedef {{ module: string, glue: string }} Module paths */
/** @typedef {{ rules: Module, engine: Module }} Modules */

/** The environments of the packages; browsers as for the site. */
const TARGETS = ["chrome111", "firefox114", "safari16.4", "node20"];

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: root,
  outdir: "out",
  write: false,
  bundle: true,
  minify: true,
  format: "esm",
  target: TARGETS,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  // Packages have English sentences only.
  external: ["node:*", "./errors.de.js", "./errors.fi.js"],
  logOverride: { "empty-import-meta": "silent" }, // in code that is not used
  define: { "Symbol.dispose": "undefined" }, // missing in the oldest browsers
};

/** @param {import("esbuild").BuildOptions} options @returns {Promise<Files>} */
export async function run(options) {
  const define = { ...common.define, ...options.define };
  const { outputFiles } = await build({ ...common, ...options, define });
  return new Map(outputFiles?.map(({ path, contents }) => [basename(path), contents]));
}

/** @param {import("esbuild").BuildOptions} options */
export async function runOne(options) {
  const [contents] = (await run(options)).values();
  return Buffer.from(contents).toString();
}

/** The shared client without a game. @returns {Promise<Files>} */
export async function clientFiles() {
  const worker = "engine-worker.js";
  return new Map([
    ...(await run({
      entryPoints: ["packages/engine/index.js"],
      splitting: true,
      chunkNames: "[name]-[hash]",
      define: { __WORKER_SCRIPT__: `"./${worker}"` },
    })),
    [worker, await runOne({ entryPoints: ["www/engine/worker.js"] })],
  ]);
}

/**
 * @param {Pick<import("../../packages/engine/client/source.types").Source, "game" | "start" | "names" | "aliases">} about
 * @param {Modules} modules
 * @returns {Promise<Files>}
 */
export async function gameFiles(about, modules) {
  const names = {
    rules: `${about.game}_bg.wasm`,
    engine: `${about.game}-engine_bg.wasm`,
    worker: `${about.game}-worker.js`,
  };
  const define = {
    __RULES_WASM__: `"./${names.rules}"`,
    __ENGINE_WASM__: `"./${names.engine}"`,
    __WORKER_SCRIPT__: `"./${names.worker}"`,
  };
  const folder = "packages/engine-game";
  /** The worker's script as text, for the entry `inline` alone. */
  let script = "";
  const plugins = [virtualModules("game", (name) => gameModule(name, about, modules, script))];
  const [main, worker, thread, classic] = await Promise.all([
    run({
      entryPoints: ["index.js", "worker.js", "node.mjs"].map((name) => `${folder}/${name}`),
      splitting: true,
      chunkNames: "[name]-[hash]",
      define,
      plugins,
    }),
    runOne({ entryPoints: [`${folder}/worker-script.js`], plugins }),
    runOne({ entryPoints: [`${folder}/thread.mjs`], plugins }),
    runOne({ entryPoints: [`${folder}/worker-script.js`], plugins, format: "iife" }),
  ]);
  script = classic;
  const inline = await runOne({ entryPoints: [`${folder}/inline.js`], define, plugins });
  return new Map([
    ...main,
    [names.worker, worker],
    ["thread.js", thread],
    ["inline.js", inline],
    [names.rules, readFileSync(modules.rules.module)],
    [names.engine, readFileSync(modules.engine.module)],
  ]);
}

/**
 * The modules `game:…` that the sources import, as packages/engine-game/virtual.d.ts declares them.
 * @param {string} name @param {object} about @param {Modules} modules @param {string} script
 */
function gameModule(name, about, { rules, engine }, script) {
  if (name === "rules") return glue(rules);
  if (name === "engine") return glue(engine);
  const values =
    name === "about"
      ? { about, digests: { rules: digest(rules), engine: digest(engine) } }
      : { rules: packed(rules), engine: packed(engine), script };
  const constants = Object.entries(values).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
  );
  return { contents: constants.join("\n") };
}

/** @param {Module} module */
const packed = ({ module }) => gzipSync(readFileSync(module), { level: 9 }).toString("base64");

/** @param {Module} module */
export const digest = ({ module }) => nameDigest(readFileSync(module));

/** The JavaScript side of a module without the default export, which loads the module by another name. @param {Module} module */
export const glue = ({ glue: path }) => ({
  contents: readFileSync(path, "utf8").replace(/, __wbg_init as default(?= \})/, ""),
  resolveDir: dirname(inRoot(path)),
});
