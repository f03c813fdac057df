// Where things are: the one place that knows the directories and files of this repository by name.

import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** What the build makes. */
export const dist = inRoot("dist");

/** Notes of the scripts about what they have done. */
export const notes = inRoot("target", "scripts");

/** Tools built for this project, kept between clones. */
export const toolCache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "stratege");

/**
 * A program that npm installed for this project.
 * @param {string} name
 */
export const npmTool = (name) => inRoot("node_modules", ".bin", name);
