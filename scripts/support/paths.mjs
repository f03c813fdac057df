// Directories of this repository and its caches.

import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** Output of the build. */
export const dist = inRoot("dist");

/** Cargo's directory for the first WebAssembly module. */
export const firstWasmDirectory = "target/wasm-1";

/** Notes of the scripts about their last runs. */
export const notes = inRoot("target", "scripts");

/** Tools and modules built for this project, shared by all clones. */
export const toolCache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "stratege");

/**
 * A program that npm installed for this project.
 * @param {string} name
 */
export const npmTool = (name) => inRoot("node_modules", ".bin", name);
