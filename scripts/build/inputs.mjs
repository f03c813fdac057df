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
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} inputs
 * @property {string} [more] what else the result depends on
 * @property {string[]} outputs
 */

/** @typedef {{ read: string[], inputs: string, outputs: string }} Note `read`: what the last run found that it reads */

/** @param {string} name of a step */
export const noteOf = (name) => join(notes, `${name}.json`);

/** @param {string} file @returns {Note | undefined} */
const readNote = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** @param {Step} step @param {Note} [note] */
const matches = ({ inputs, more }, note) =>
  note !== undefined && note.inputs === hashOf([...inputs, ...(note.read ?? [])], more);

/**
 * Whether a step would read what the run read that left this note.
 * @param {Step} step
 * @param {string} file
 */
export const matchesNote = (step, file) => matches(step, readNote(file));

/** Whether what a step reads and what it made are as they were after its last run. @param {Step} step */
export function isUnchanged(step) {
  const note = readNote(noteOf(step.name));
  return matches(step, note) && note?.outputs === hashOf(step.outputs);
}

/** A step has run. @param {Step} step @param {string[]} [found] files that it has found to read beside its inputs */
export function takeNote({ name, inputs, more, outputs }, found = []) {
  mkdirSync(notes, { recursive: true });
  const read = found.map((file) => relative(root, resolve(root, file)));
  /** @type {Note} */
  const note = { read, inputs: hashOf([...inputs, ...read], more), outputs: hashOf(outputs) };
  writeFileSync(noteOf(name), JSON.stringify(note));
}
