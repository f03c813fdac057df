// What cargo-mutants changes, and with which tests: one part for each game, and one for what the games share.

import { existsSync } from "node:fs";
import { readSettings } from "../build/settings.mjs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} files globs of what is changed
 * @property {string[]} features of the crate that are compiled
 * @property {string[]} tests programs of tests/
 */

const CORE = "core";
const CORE_FILES = ["board_text", "format", "parameters", "record", "rows", "rules", "termination"];

/** Players, and what explains their games, are proved by matches and positions. */
const PLAYERS = ["engine", "training", "classic", "post_mortem"];

/** Files that only list things have nothing to be proved; the page's tests go through the entries. */
export const NOT_CHANGED = [
  ...PLAYERS.flatMap((player) => [`**/${player}/**`, `**/${player}.rs`]),
  ...["**/levels.rs", "**/entry.rs"],
];

/** The modules of the test programs that ask for rules and texts. The others would only take time. */
export const ASKED = [
  ...["classic", "fen", "formats", "geometry", "malformed_input", "move_effects"],
  ...["movegen", "notation", "pgn", "record", "rules", "termination"],
];

/** @param {string[]} names of parts; none: all of them @returns {Promise<Part[]>} */
export async function partsWanted(names) {
  const { games, engines } = await readSettings();
  /** @type {Part[]} */
  const parts = games.map((game) => ({
    name: game,
    files: [`src/games/${game}/**`],
    // Without the modern players where they can be left out, because every change is compiled.
    features: [game, "analysis", "formats", "lab", ...(game in engines ? [] : ["training"])],
    tests: [game],
  }));
  parts.push({
    name: CORE,
    files: CORE_FILES.map((file) => `src/core/${file}.rs`),
    features: ["default"],
    tests: [...games, "formats", "lab"].filter(hasTests),
  });
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined)
    throw new Problem(
      `There is nothing called "${unknown}" to be changed.`,
      `npm run mutants -- NAME, one of ${parts.map(({ name }) => name).join(", ")}`,
    );
  return parts.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** @param {string} test */
const hasTests = (test) =>
  existsSync(inRoot("tests", `${test}.rs`)) || existsSync(inRoot("tests", test, "main.rs"));

/** Which of the tests inside the crate ask for the part's rules and texts. @param {Part} part */
export const unitTests = ({ name }) =>
  name === CORE
    ? ["core::"]
    : [`games::${name}::`, ...PLAYERS.flatMap((player) => ["--skip", `::${player}::`])];
