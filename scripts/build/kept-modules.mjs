// Modules that were made before, in any clone of this repository: where the sources are again what they were then, the
// module is copied instead of compiled.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { toolCache } from "../support/paths.mjs";
import { hashOf, isUnchanged, noteOf, wouldRead } from "./inputs.mjs";

/** @typedef {import("./inputs.mjs").Step} Step */

/** Of each module; the oldest goes. */
const KEPT = 6;

const NOTE = "note.json";

/** @param {Step} step @param {string} cache */
const placeOf = ({ name }, cache) => join(cache, "modules", name);

/**
 * Keeps what a step has just made, and its note.
 * @param {Step} step
 * @param {string} [cache]
 */
export function keep(step, cache = toolCache) {
  const place = placeOf(step, cache);
  const entry = join(place, hashOf([noteOf(step.name)]).slice(0, 16));
  // Under a name of its own until it is whole: it may be interrupted, and another clone may do the same.
  const unfinished = `${entry}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  copyFileSync(noteOf(step.name), join(unfinished, NOTE));
  for (const file of step.outputs) copyFileSync(file, join(unfinished, basename(file)));
  rmSync(entry, { recursive: true, force: true });
  renameSync(unfinished, entry);
  for (const old of newestFirst(place).slice(KEPT)) rmSync(old, { recursive: true, force: true });
}

/**
 * Puts what a step would make where it belongs, if it was made before from what there is now.
 * @param {Step} step
 * @param {string} [cache]
 * @returns {boolean} whether it did
 */
export function takeKept(step, cache = toolCache) {
  const place = placeOf(step, cache);
  if (!existsSync(place)) return false;
  const entry = newestFirst(place).find((one) => wouldRead(step, join(one, NOTE)));
  if (entry === undefined) return false;
  const files = [...step.outputs, noteOf(step.name)];
  for (const file of files) mkdirSync(dirname(file), { recursive: true });
  for (const file of step.outputs) copyFileSync(join(entry, basename(file)), file);
  copyFileSync(join(entry, NOTE), noteOf(step.name));
  return isUnchanged(step); // the note also says what was made
}

/** @param {string} place */
const newestFirst = (place) =>
  readdirSync(place)
    .map((name) => join(place, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
