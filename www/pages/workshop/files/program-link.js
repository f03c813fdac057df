// A program in the fragment of an address. No DOM.

import { isProgram } from "../../../programs/stored/program-files.js";
import { hasValue, valueFragment, valueInFragment } from "./fragment.js";

/** @typedef {import("../../../programs/play/play.types").Program} Program */

const NAME = "program";

/** The fragment of a program. @param {Program} program */
export const programFragment = ({ name, game, language, source }) =>
  valueFragment(NAME, { name, game, language, source });

/** Whether a fragment claims to contain a program. @param {string} fragment */
export const hasProgram = (fragment) => hasValue(NAME, fragment);

/**
 * The program of a fragment; null if it is damaged.
 * @param {string} fragment @param {readonly string[]} games @returns {Promise<Program | null>}
 */
export async function programInFragment(fragment, games) {
  const program = await valueInFragment(NAME, fragment);
  if (!isProgram(program, games)) return null;
  const { name, game, language, source } = program;
  return { name, game, language, source };
}
