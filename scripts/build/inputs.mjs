// Tells whether what a build step reads is what it was at its last run, by a hash of every file.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { notes, root } from "../support/paths.mjs";

/**
 * @param {string[]} paths files and directories, from the root; those that are not there count as empty
 * @param {string} [more] what else the result depends on
 */
export function hashOf(paths, more = "") {
  const hash = createHash("sha256").update(more);
  for (const file of paths.flatMap((path) => filesUnder(resolve(root, path)))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]} in a fixed order
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * Runs a step unless its inputs and what it made are as they were after its last run.
 * @param {{ name: string, inputs: string[], more?: string, outputs: string[] }} step
 * @param {() => Promise<void>} run
 * @returns {Promise<boolean>} whether it ran
 */
export async function unlessUnchanged({ name, inputs, more, outputs }, run) {
  const note = join(notes, `${name}.json`);
  const before = { inputs: hashOf(inputs, more), outputs: hashOf(outputs) };
  if (existsSync(note) && readFileSync(note, "utf8") === JSON.stringify(before)) return false;
  await run();
  mkdirSync(notes, { recursive: true });
  writeFileSync(note, JSON.stringify({ ...before, outputs: hashOf(outputs) }));
  return true;
}
