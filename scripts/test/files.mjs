// The files of tests: all of them, and those that concern one game.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";

export const games = readdirSync(inRoot("src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * The files under a directory whose names have this ending, as paths from the root. The largest comes first: most of the
 * longest runs are among them, and one that starts last leaves the other core idle.
 * @param {string} directory
 * @param {string} [ending]
 */
export const filesIn = (directory, ending = ".test.mjs") =>
  readdirSync(inRoot(directory), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(directory, name))
    .sort((one, other) => statSync(inRoot(other)).size - statSync(inRoot(one)).size);

/**
 * Whether a file concerns a game: it is named after the game, or after no game and mentions it.
 * @param {string} file
 * @param {string} game
 */
export function concerns(file, game) {
  const owner = games.find((one) => basename(file).startsWith(one));
  if (owner) return owner === game;
  return readFileSync(inRoot(file), "utf8").toLowerCase().includes(game);
}

/**
 * The game that `npm test -- GAME` names; `undefined` for everything.
 * @param {string[]} names arguments of the command
 */
export function gameOf(names) {
  const [name] = names;
  if (names.length === 0 || (names.length === 1 && games.includes(name))) return name;
  throw new Problem(
    names.length > 1 ? "npm test takes one game." : `Unknown game: ${name}.`,
    `npm test -- GAME, one of ${games.join(", ")}; npm test alone tests everything`,
  );
}
