// What cargo-mutants changes, and with which tests: one part for each game, and one for what the games share.

import { readSettings } from "../../build/settings.mjs";
import { Problem } from "../../support/problem.mjs";

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} files globs of what is changed
 * @property {string[]} features of the crate that are compiled
 * @property {string[]} tests programs of tests/
 * @property {string[]} asked modules of theirs
 * @property {string[]} askedInside modules of the crate
 */

const CORE = "core";
const CORE_FILES = ["board_text", "format", "parameters", "record", "rows", "rules", "termination"];
const PAGE_FEATURES = ["analysis", "formats", "lab"];
const CORE_GAMES = ["reversi", "chess", "connect4"];

/** Players, and what explains their games, are proved by matches and positions. */
const PLAYERS = ["engine", "training", "classic", "post_mortem"];

/** Files that only list things have nothing to be proved; the page's tests go through the entries. */
export const NOT_CHANGED = [
  ...PLAYERS.flatMap((player) => [`**/${player}/**`, `**/${player}.rs`]),
  ...["**/levels.rs", "**/entry.rs"],
];

/** The modules of the test programs that ask for rules and texts. The others would only take time. */
const TEXTS = [
  "fen",
  "formats",
  "malformed_input",
  "notation",
  "pgn",
  "piece_letters",
  "record",
  "san",
];
const RULES = ["geometry", "move_effects", "movegen", "rules", "termination"];

/** @param {string[]} names of parts; none: all of them @returns {Promise<Part[]>} */
export async function partsWanted(names) {
  const { games } = await readSettings();
  /** @type {Part[]} */
  const parts = games.map((game) => ({
    name: game,
    files: [`src/games/${game}/**`],
    // Without the modern players where they can be left out, because every change is compiled.
    features: [game, ...PAGE_FEATURES],
    tests: [game],
    asked: [...TEXTS, ...RULES],
    askedInside: [`games::${game}::`, ...PLAYERS.flatMap((player) => ["--skip", `::${player}::`])],
  }));
  parts.push({
    name: CORE,
    files: CORE_FILES.map((file) => `src/core/${file}.rs`),
    // Every change is compiled with all of them: as few as use all of it.
    features: [...CORE_GAMES, ...PAGE_FEATURES],
    tests: [CORE, ...CORE_GAMES],
    asked: ["board_text", "parameters", "rows", "smallest_game", "termination", ...TEXTS],
    askedInside: ["core::", "::notation::", "::formats::"],
  });
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined)
    throw new Problem(
      `There is nothing called "${unknown}" to be changed.`,
      `npm run check -- mutants NAME, one of ${parts.map(({ name }) => name).join(", ")}`,
    );
  return parts.filter(({ name }) => names.length === 0 || names.includes(name));
}
