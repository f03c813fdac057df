// Modules that were made before, in any clone of this repository: where the sources are again what they were then, the
// module is copied instead of compiled.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { toolCache } from "../support/paths.mjs";
import { say } from "../support/say.mjs";
import { hashOf, isUnchanged, matchesNote, noteOf } from "./inputs.mjs";

/** @typedef {import("./inputs.mjs").Step} Step */

/** Of each module; the one that was not used for longest goes. */
const KEPT = 6;

const NOTE = "note.json";

/** @param {Step} step @param {string} cache */
const placeOf = ({ name }, cache) => join(cache, "modules", name);

/**
 * Keeps what a step has just made, and its note.
 * @param {Step} step
 * @param {string} [cache]
 */
export function store(step, cache = toolCache) {
  const place = placeOf(step, cache);
  try {
    // Complete before it has its name: this may be interrupted, and another clone may do the same.
    mkdirSync(place, { recursive: true });
    const unfinished = mkdtempSync(join(place, "unfinished-"));
    for (const file of step.outputs) copyFileSync(file, join(unfinished, basename(file)));
    copyFileSync(noteOf(step.name), join(unfinished, NOTE));
    const entry = join(place, hashOf([noteOf(step.name)]).slice(0, 16));
    rmSync(entry, { recursive: true, force: true });
    renameSync(unfinished, entry);
    for (const old of latestFirst(place).slice(KEPT)) rmSync(old, { recursive: true, force: true });
  } catch (error) {
    say(`  ${step.name} will be made again in other clones: ${error}`); // it is made here all the same
  }
}

/**
 * Puts what a step would make where it belongs, if it was made before from what there is now.
 * @param {Step} step
 * @param {string} [cache]
 * @returns {boolean} whether it did
 */
export function restore(step, cache = toolCache) {
  const place = placeOf(step, cache);
  if (!existsSync(place)) return false;
  const entry = latestFirst(place).find((one) => matchesNote(step, join(one, NOTE)));
  if (entry === undefined) return false;
  const now = new Date();
  utimesSync(entry, now, now);
  for (const file of [...step.outputs, noteOf(step.name)])
    mkdirSync(dirname(file), { recursive: true });
  for (const file of step.outputs) copyFileSync(join(entry, basename(file)), file);
  copyFileSync(join(entry, NOTE), noteOf(step.name));
  return isUnchanged(step); // the note also says what was made
}

/** @param {string} place */
const latestFirst = (place) =>
  readdirSync(place)
    .map((name) => join(place, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
