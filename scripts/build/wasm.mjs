// Compiles the crate to WebAssembly modules with their JavaScript glue, with the settings of wasm-pack.toml. Two
// modules are built at a time, since compiling a module mostly keeps only one core busy.

import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism, homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { bindgenProgram } from "../setup/bindgen.mjs";
import { wasmTarget } from "../setup/wasm-target.mjs";
import { Problem } from "../support/errors.mjs";
import { firstWasmDirectory, inRoot, npmTool } from "../support/paths.mjs";
import { print, secondsSince } from "../support/print.mjs";
import { runWithProgress } from "../support/run.mjs";
import { saveFingerprint } from "./fingerprints.mjs";
import { store } from "./module-cache.mjs";
import { ALL_GAMES, crateOf, engineOf, featuresOf, METER, wasmFiles } from "./wasm-modules.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */
/** @typedef {{ RUSTUP_TOOLCHAIN?: string }} Toolchain */
/** @typedef {{ name: string, step: import("./fingerprints.mjs").Step }} Module */
/**
 * @typedef {object} Target
 * @property {string} directory of cargo
 * @property {() => void} [onDependencies] called when cargo has compiled the dependencies
 * @property {Record<string, string>} [env] overrides the environment of a release build
 */

/** wasm-opt is a WebAssembly module itself; optimising its code takes longer than one run of it saves. */
const LIFTOFF_ONLY = "--liftoff-only";

/** Target directories, one for each concurrent build because cargo locks them. */
const DIRECTORIES = [firstWasmDirectory, "target/wasm-2"].slice(0, availableParallelism());

/** Environment of cargo for the browser. @param {Settings} settings @param {Toolchain} toolchain */
export function wasmEnvironment({ rustc }, toolchain) {
  const features = rustc["target-features"].map((feature) => `-Ctarget-feature=+${feature}`);
  const llvm = rustc["llvm-args"].map((arg) => `-Cllvm-args=${arg}`);
  // Panic messages contain paths of sources; they must not depend on this machine.
  const paths = `--remap-path-prefix=${cargoHome()}=cargo`;
  return { ...toolchain, RUSTFLAGS: [...features, ...llvm, paths].join(" ") };
}

const cargoHome = () => process.env.CARGO_HOME ?? join(homedir(), ".cargo");

/**
 * @param {Settings} settings
 * @param {Toolchain} toolchain
 * @param {Module[]} modules
 * @param {(name: string) => Promise<void> | undefined} [onBuilt] called with the name of each completed module
 */
export async function buildModules(settings, toolchain, modules, onBuilt) {
  const queue = sortByPriority(settings, modules);
  let done = 0;
  /** @param {string} directory @param {() => void} [onDependencies] */
  const build = async (directory, onDependencies) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, step } = next;
      const start = performance.now();
      const read = await compileModule(settings, toolchain, name, { directory, onDependencies });
      await optimise(settings, name);
      saveFingerprint(step, read);
      store(step);
      done += 1;
      const title = name || "all games, for the tests";
      print(`  ${done} of ${modules.length} modules: ${title}, ${secondsSince(start)}`);
      await onBuilt?.(name);
    }
  };
  await buildInParallel(build, () => {
    queue.length = 0;
  });
}

/**
 * Builds in all target directories; the second one starts when the first one has compiled the dependencies.
 * @param {(directory: string, onDependencies?: () => void) => Promise<void>} build
 * @param {() => void} cancel called after a failure, so that no further module is started
 */
async function buildInParallel(build, cancel) {
  /** @param {string} directory @param {() => void} [onDependencies] */
  const buildOrCancel = (directory, onDependencies) =>
    build(directory, onDependencies).catch((error) => {
      cancel();
      throw error;
    });
  const [first, ...others] = DIRECTORIES;
  /** @type {Promise<void>[]} */
  const builds = [];
  await new Promise((resolve) => {
    const done = () => resolve(undefined);
    builds.push(buildOrCancel(first, done).finally(done));
  });
  for (const directory of others) {
    copyDependencies(first, directory);
    builds.push(buildOrCancel(directory));
  }
  await Promise.allSettled(builds);
  await Promise.all(builds);
}

/** Copies compiled dependencies into a new target directory. @param {string} from @param {string} to */
function copyDependencies(from, to) {
  if (!existsSync(inRoot(from)) || existsSync(inRoot(to))) return;
  cpSync(inRoot(from), inRoot(to), {
    recursive: true,
    preserveTimestamps: true, // otherwise cargo compiles them again
    filter: (path) => !/^(lib)?stratege/.test(basename(path)),
  });
}

/** Reads from cargo's output that the dependencies are compiled. @param {() => void} [onDependencies] */
const watchOutput = (onDependencies) => (/** @type {string} */ text) => {
  if (/Compiling stratege v|Finished/.test(text)) onDependencies?.();
};

/**
 * The first game and its engine come first, then the other games, so that each is playable soon. The module with all games
 * takes longest and must not be the last one.
 * @param {Settings} settings
 * @param {Module[]} modules
 */
function sortByPriority({ games }, modules) {
  const [first] = games;
  const order = [first, ALL_GAMES, engineOf(first), ...games, ...games.map(engineOf), METER];
  return modules.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** @param {Settings} settings @param {string} name */
const cargoOptions = (settings, name) => [
  `--package=${crateOf(name)}`, // without the other default members
  "--no-default-features",
  `--features=${featuresOf(settings, name).join(",")}`,
];

/** @param {Settings} settings @param {Toolchain} toolchain @param {string} name @param {Target} target */
export async function compileModule(settings, toolchain, name, target) {
  const { directory, onDependencies, env } = target;
  const { target: bindgenTarget, "out-name": file } = settings["wasm-bindgen"];
  const options = [
    "--lib",
    // Only the module: an rlib would be compiled completely, and without link-time optimisation.
    "--crate-type=cdylib",
    `--target=${wasmTarget}`,
    `--target-dir=${directory}`,
    "--release",
  ];
  await run("cargo", ["rustc", ...options, ...cargoOptions(settings, name)], {
    env: { ...wasmEnvironment(settings, toolchain), ...env },
    onText: watchOutput(onDependencies),
  });
  const compiled = join(outputDirectory(directory), `${outputOf(name)}.wasm`);
  const { module } = wasmFiles(settings, name);
  await run(bindgenProgram(), [compiled, bindgenTarget, dirname(module), file]);
  return readSources(name, directory);
}

/** Name of cargo's output files. @param {string} name */
const outputOf = (name) => crateOf(name).replaceAll("-", "_");

/** @param {string} directory */
const outputDirectory = (directory) => inRoot(directory, wasmTarget, "release");

/** Lists the source files of the last compilation from cargo's dep-info file. @param {string} name @param {string} directory */
function readSources(name, directory) {
  const file = join(outputDirectory(directory), `${outputOf(name)}.d`);
  const depInfo = readFileSync(file, "utf8");
  return depInfo
    .slice(depInfo.indexOf(":") + 1)
    .split(/(?<!\\)\s+/)
    .filter(Boolean)
    .map((path) => path.replaceAll("\\ ", " "));
}

/** @param {Settings} settings @param {string} name */
async function optimise(settings, name) {
  const { module, glue } = wasmFiles(settings, name);
  const { passes, enable } = settings["wasm-opt"];
  const optimised = `${module}.optimised`;
  const proposals = ["--mvp-features", ...enable.map((feature) => `--enable-${feature}`)];
  const wasmOpt = [LIFTOFF_ONLY, npmTool("wasm-opt"), module, "-o", optimised];
  await run(process.execPath, [...wasmOpt, ...proposals, ...passes]);
  renameSync(optimised, module);
  renameImports(module, glue);
}

/**
 * Replaces the hashes in the names of imports by numbers of the same length, which compress better.
 * @param {string} module
 * @param {string} glue
 */
function renameImports(module, glue) {
  const script = readFileSync(glue, "utf8");
  const hashes = [...new Set(script.match(/(?<=__wbg_\w+_)[0-9a-f]{16}\b/g))];
  const numbers = new Map(hashes.map((hash, at) => [hash, `${at}`.padStart(hash.length, "0")]));
  const renamed = (/** @type {string} */ text) =>
    text.replace(/[0-9a-f]{16}/g, (hash) => numbers.get(hash) ?? hash);
  writeFileSync(glue, renamed(script));
  writeFileSync(module, renamed(readFileSync(module, "latin1")), "latin1");
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onText?: (text: string) => void }} [options]
 */
async function run(command, args, options) {
  try {
    await runWithProgress(command, args, { ...options, isQuiet: true });
  } catch (error) {
    throw new Problem(`${command} failed.`, "fix the errors above and start again.", error);
  }
}
