// Cache of compiled WebAssembly modules, shared by all clones: a module is copied instead of compiled if its inputs
// match an earlier build, for example after switching branches.

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
import { print } from "../support/print.mjs";
import { fingerprintFile, hashOf, isUnchanged, matchesFingerprint } from "./fingerprints.mjs";

/** @typedef {import("./fingerprints.mjs").Step} Step */

/** Maximum number of entries per module; the least recently used is deleted first. */
const MAX_ENTRIES = 6;

const FINGERPRINT = "note.json";

/** @param {Step} step @param {string} cache */
const directoryOf = ({ name }, cache) => join(cache, "modules", name);

/** Stores the outputs of a step with its fingerprint. @param {Step} step @param {string} [cache] */
export function store(step, cache = toolCache) {
  const directory = directoryOf(step, cache);
  try {
    // Renamed when complete: an interrupted run or another clone must not leave half an entry.
    mkdirSync(directory, { recursive: true });
    const incomplete = mkdtempSync(join(directory, "unfinished-"));
    for (const file of step.outputs) copyFileSync(file, join(incomplete, basename(file)));
    copyFileSync(fingerprintFile(step.name), join(incomplete, FINGERPRINT));
    const entry = join(directory, hashOf([fingerprintFile(step.name)]).slice(0, 16));
    rmSync(entry, { recursive: true, force: true });
    renameSync(incomplete, entry);
    for (const old of newestFirst(directory).slice(MAX_ENTRIES))
      rmSync(old, { recursive: true, force: true });
  } catch (error) {
    print(`  ${step.name} could not be cached for other clones: ${error}`);
  }
}

/**
 * Restores the outputs of a step from an entry with the same inputs; returns whether there was one.
 * @param {Step} step @param {string} [cache]
 */
export function restore(step, cache = toolCache) {
  const directory = directoryOf(step, cache);
  if (!existsSync(directory)) return false;
  const entry = newestFirst(directory).find((one) =>
    matchesFingerprint(step, join(one, FINGERPRINT)),
  );
  if (entry === undefined) return false;
  const now = new Date();
  utimesSync(entry, now, now);
  for (const file of [...step.outputs, fingerprintFile(step.name)])
    mkdirSync(dirname(file), { recursive: true });
  for (const file of step.outputs) copyFileSync(join(entry, basename(file)), file);
  copyFileSync(join(entry, FINGERPRINT), fingerprintFile(step.name));
  return isUnchanged(step); // false if the entry is damaged
}

/** @param {string} directory */
const newestFirst = (directory) =>
  readdirSync(directory)
    .map((name) => join(directory, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
