// Finds installed programs.

import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The first of several programs that is installed: each a name to look up on PATH or an absolute path.
 * @param {(string | undefined)[]} names
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const directories = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const name of names) {
    if (!name) continue;
    const places = isAbsolute(name)
      ? [name]
      : directories.map((directory) => join(directory, name));
    const found = places.find(isProgram);
    if (found) return found;
  }
  return undefined;
}

/** @param {string} directory */
export function addToPath(directory) {
  const before = (process.env.PATH ?? "").split(delimiter);
  if (!before.includes(directory)) process.env.PATH = [directory, ...before].join(delimiter);
}
