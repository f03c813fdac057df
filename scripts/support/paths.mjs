// Paths of this repository and of the caches of the scripts.

import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** Output of the build. */
export const dist = inRoot("dist");

/** Cargo's target directory for WebAssembly modules. */
export const firstWasmDirectory = "target/wasm-1";

/** State of the scripts between runs, such as the fingerprints of build steps. */
export const stateDirectory = inRoot("target", "scripts");

/** Tools and modules built for this project, shared by all clones on this machine. */
export const toolCache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "stratege");

/** Path of a program that npm installed for this project. @param {string} name */
export const npmTool = (name) => inRoot("node_modules", ".bin", name);
