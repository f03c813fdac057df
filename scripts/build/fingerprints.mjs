// Fingerprints of build steps: digests of their inputs and outputs, saved after a run, which show whether a step is up
// to date.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { root, stateDirectory } from "../support/paths.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} inputs files and directories, from the root
 * @property {string} [more] further input, such as the version of a compiler
 * @property {string[]} outputs
 */

/** `read`: inputs that were found during the run. @typedef {{ read: string[], inputs: string, outputs: string }} Fingerprint */

/**
 * @param {string[]} paths files and directories, from the root; missing ones count as empty
 * @param {string} [more] further input
 */
export function hashOf(paths, more = "") {
  const hash = createHash("sha256").update(more);
  for (const file of paths.flatMap((path) => filesUnder(resolve(root, path)))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} in a fixed order */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** @param {string} name of a step */
export const fingerprintFile = (name) => join(stateDirectory, `${name}.json`);

/** @param {string} file @returns {Fingerprint | undefined} */
const readFingerprint = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

/** @param {Step} step @param {Fingerprint} [fingerprint] */
const hasInputs = ({ inputs, more }, fingerprint) =>
  fingerprint !== undefined &&
  fingerprint.inputs === hashOf([...inputs, ...(fingerprint.read ?? [])], more);

/** Whether the inputs of a step match the fingerprint in a file. @param {Step} step @param {string} file */
export const matchesFingerprint = (step, file) => hasInputs(step, readFingerprint(file));

/** Whether inputs and outputs of a step match its last run. @param {Step} step */
export function isUnchanged(step) {
  const fingerprint = readFingerprint(fingerprintFile(step.name));
  return hasInputs(step, fingerprint) && fingerprint?.outputs === hashOf(step.outputs);
}

/** Records a run. @param {Step} step @param {string[]} [found] inputs that were found during the run */
export function saveFingerprint({ name, inputs, more, outputs }, found = []) {
  mkdirSync(stateDirectory, { recursive: true });
  const read = found.map((file) => relative(root, resolve(root, file)));
  /** @type {Fingerprint} */
  const fingerprint = {
    read,
    inputs: hashOf([...inputs, ...read], more),
    outputs: hashOf(outputs),
  };
  writeFileSync(fingerprintFile(name), JSON.stringify(fingerprint));
}
