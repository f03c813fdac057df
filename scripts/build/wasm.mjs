// Compiles the crate to WebAssembly with its JavaScript side, as wasm-pack.toml says: two modules at a time, since most
// of a module's time goes into one compilation that keeps one core busy.

import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism, homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { bindgenProgram } from "../setup/bindgen.mjs";
import { wasmTarget } from "../setup/wasm-target.mjs";
import { firstWasmDirectory, inRoot, npmTool } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { capture, work } from "../support/run.mjs";
import { say, seconds } from "../support/say.mjs";
import { takeNote } from "./inputs.mjs";
import { store } from "./module-cache.mjs";
import { ALL_GAMES, engineOf, featuresOf, wasmFiles } from "./wasm-modules.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */
/** @typedef {{ RUSTUP_TOOLCHAIN?: string }} Toolchain */
/** @typedef {{ name: string, step: import("./inputs.mjs").Step }} Module */
/**
 * @typedef {object} Place
 * @property {string} directory cargo's
 * @property {() => void} [begun] hears when cargo has come to the crate itself
 * @property {Record<string, string>} [env] what is set otherwise than for a release
 */

/** wasm-opt is WebAssembly itself; to optimise its code takes longer than it saves in so short a run. */
const LIFTOFF_ONLY = "--liftoff-only";

/** Cargo locks the directory it compiles into: each of those that run at a time has its own. */
const DIRECTORIES = [firstWasmDirectory, "target/wasm-2"].slice(0, availableParallelism());

/**
 * The environment that compiles for the browser as the site's build does.
 * @param {Settings} settings
 * @param {Toolchain} toolchain
 */
export function wasmEnvironment({ rustc }, toolchain) {
  const features = rustc["target-features"].map((feature) => `-Ctarget-feature=+${feature}`);
  const llvm = rustc["llvm-args"].map((arg) => `-Cllvm-args=${arg}`);
  // Messages of a panic name source files; where this machine keeps them is nobody's business.
  const paths = `--remap-path-prefix=${cargoHome()}=cargo`;
  return { ...toolchain, RUSTFLAGS: [...features, ...llvm, paths].join(" ") };
}

const cargoHome = () => process.env.CARGO_HOME ?? join(homedir(), ".cargo");

/**
 * @param {Settings} settings
 * @param {Toolchain} toolchain
 * @param {Module[]} modules
 * @param {(name: string) => Promise<void> | undefined} [onBuilt] called with each module that can be used
 */
export async function buildModules(settings, toolchain, modules, onBuilt) {
  const compile = (await hasWasmPack(settings)) ? withWasmPack : withCargo;
  const waiting = inOrder(settings, modules);
  let done = 0;
  /** @param {string} directory @param {() => void} [begun] */
  const build = async (directory, begun) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, step } = next;
      const start = performance.now();
      const read = await compile(settings, toolchain, name, { directory, begun });
      await optimise(settings, name);
      takeNote(step, read);
      store(step);
      done += 1;
      const title = name || "all games, for the tests";
      say(`  ${done} of ${modules.length} modules: ${title}, ${seconds(start)}`);
      await onBuilt?.(name);
    }
  };
  await sideBySide(build, () => {
    waiting.length = 0;
  });
}

/**
 * Builds in all directories, in the second one from when the first one has the dependencies.
 * @param {(directory: string, begun?: () => void) => Promise<void>} build
 * @param {() => void} giveUp  when one has failed, so that nothing goes on in the background
 */
async function sideBySide(build, giveUp) {
  /** @param {string} directory @param {() => void} [begun] */
  const watched = (directory, begun) =>
    build(directory, begun).catch((error) => {
      giveUp();
      throw error;
    });
  const [first, ...others] = DIRECTORIES;
  /** @type {Promise<void>[]} */
  const builds = [];
  await new Promise((begun) => {
    builds.push(watched(first, () => begun(undefined)).finally(() => begun(undefined)));
  });
  for (const directory of others) {
    copyDependencies(first, directory);
    builds.push(watched(directory));
  }
  await Promise.allSettled(builds);
  await Promise.all(builds);
}

/**
 * What cargo has compiled so far, for a directory that has nothing yet; without the crate itself, which is being compiled.
 * @param {string} from
 * @param {string} to
 */
function copyDependencies(from, to) {
  if (!existsSync(inRoot(from)) || existsSync(inRoot(to))) return;
  cpSync(inRoot(from), inRoot(to), {
    recursive: true,
    preserveTimestamps: true, // by which cargo knows that nothing has changed
    filter: (path) => !/^(lib)?stratege/.test(basename(path)),
  });
}

/** Hears when cargo has come to the crate itself. @param {() => void} [begun] */
const hearing = (begun) => (/** @type {string} */ text) => {
  if (/Compiling stratege v|Finished/.test(text)) begun?.();
};

/**
 * The first game with its engine, then the other games, so that each can be played soon. The module with all games takes
 * longest, so it is not left to the end.
 * @param {Settings} settings
 * @param {Module[]} modules
 */
function inOrder({ games }, modules) {
  const [first] = games;
  const order = [first, ALL_GAMES, engineOf(first), ...games, ...games.map(engineOf)];
  return modules.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/**
 * Whether wasm-pack is installed, with the wasm-bindgen that it needs: without, it would fetch one.
 * @param {Settings} settings
 */
async function hasWasmPack({ "wasm-pack": { version } }) {
  const installed = async (/** @type {string} */ program) =>
    (await capture(program, ["--version"])).output.match(/\d+\.\d+\.\d+\S*/)?.[0] ?? "";
  const lock = readFileSync(inRoot("Cargo.lock"), "utf8");
  const bindgen = lock.match(/name = "wasm-bindgen"\nversion = "([^"]+)"/)?.[1];
  const pack = await installed("wasm-pack");
  const isNewEnough = pack.localeCompare(version, "en", { numeric: true }) >= 0;
  return pack !== "" && isNewEnough && (await installed("wasm-bindgen")) === bindgen;
}

/** What both hand to cargo. @param {Settings} settings @param {string} name */
const cargoOptions = (settings, name) => [
  "--package=stratege", // not the terminal, which is a default member too
  "--no-default-features",
  `--features=${featuresOf(settings, name).join(",")}`,
];

/**
 * @param {Settings} settings
 * @param {Toolchain} toolchain
 * @param {string} name
 * @param {Place} place
 */
async function withWasmPack(settings, toolchain, name, { directory, begun }) {
  const { profile, target, "out-name": file } = settings["wasm-pack"];
  const { module } = wasmFiles(settings, name);
  const own = ["dev", "profiling", "release"].includes(profile);
  await must(
    "wasm-pack",
    [
      "build",
      ...["--mode", "no-install", "--no-opt", "--no-pack"], // fetch nothing; wasm-opt comes below
      ...(own ? [`--${profile}`] : ["--profile", profile]),
      ...["--target", target, "--out-dir", dirname(module), "--out-name", file],
      ...["--", ...cargoOptions(settings, name)],
    ],
    {
      env: { ...wasmEnvironment(settings, toolchain), CARGO_TARGET_DIR: inRoot(directory) },
      onText: hearing(begun),
    },
  );
  return sourcesRead(profile, directory);
}

/**
 * The same without wasm-pack.
 * @param {Settings} settings
 * @param {Toolchain} toolchain
 * @param {string} name
 * @param {Place} place
 */
export async function withCargo(settings, toolchain, name, { directory, begun, env }) {
  const { profile, target, "out-name": file } = settings["wasm-pack"];
  const options = [
    "--lib",
    // Without the Rust library beside it, for which everything would be compiled, also what the module does not need,
    // and which cargo does not optimise at link time.
    "--crate-type=cdylib",
    `--target=${wasmTarget}`,
    `--target-dir=${directory}`,
    `--profile=${cargoProfile(profile)}`,
  ];
  await must("cargo", ["rustc", ...options, ...cargoOptions(settings, name)], {
    env: { ...wasmEnvironment(settings, toolchain), ...env },
    onText: hearing(begun),
  });
  const compiled = join(outputOf(profile, directory), "stratege.wasm");
  const { module } = wasmFiles(settings, name);
  await must(bindgenProgram(), [compiled, target, dirname(module), file]);
  return sourcesRead(profile, directory);
}

/** wasm-pack's word for a profile, in cargo's. @param {string} profile */
const cargoProfile = (profile) => (profile === "profiling" ? "release" : profile);

/** @param {string} profile @param {string} directory */
const outputOf = (profile, directory) =>
  inRoot(directory, wasmTarget, profile === "dev" ? "debug" : cargoProfile(profile));

/**
 * The files of this repository that the last compilation has read, by cargo's account.
 * @param {string} profile
 * @param {string} directory
 */
function sourcesRead(profile, directory) {
  const account = readFileSync(join(outputOf(profile, directory), "stratege.d"), "utf8");
  return account
    .slice(account.indexOf(":") + 1)
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
  const run = [LIFTOFF_ONLY, npmTool("wasm-opt"), module, "-o", optimised];
  await must(process.execPath, [...run, ...proposals, ...passes]);
  renameSync(optimised, module);
  renameImports(module, glue);
}

/**
 * What a module imports from its JavaScript side is named with hashes, which no packer makes smaller. Numbers of
 * the same length do as well.
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
async function must(command, args, options) {
  try {
    await work(command, args, { ...options, isQuiet: true });
  } catch (error) {
    throw new Problem(`${command} failed.`, "mend what it names above and start again.", error);
  }
}
