// Finds installed programs for set-up, tests and measurements.

import { statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

/** @param {string} file */
function isProgram(file) {
  const status = statSync(file, { throwIfNoEntry: false });
  return status?.isFile() && (status.mode & 0o111) !== 0;
}

/**
 * Returns the path of the first program that is installed.
 * @param {(string | undefined)[]} names names to look up in PATH, or absolute paths
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
