// Lists test files for `npm test`: all of them, or those of one game.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";

export const games = readdirSync(inRoot("src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Lists the test files in a directory, relative to the root. The largest comes first, because it tends to run longest, and a
 * long run at the end would leave the other core idle.
 * @param {string} directory
 * @param {string} [suffix]
 */
export const filesIn = (directory, suffix = ".test.mjs") =>
  readdirSync(inRoot(directory), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(suffix))
    .map((name) => join(directory, name))
    .sort((one, other) => statSync(inRoot(other)).size - statSync(inRoot(one)).size);

/** Tests that import this list run for every game. */
const EVERY_GAME = "support/games.mjs";

/** Whether a file or its folder is named after a game, or neither is and the file mentions it. @param {string} file @param {string} game */
export function concerns(file, game) {
  const owner = games.find((one) => file.split("/").some((part) => part.startsWith(one)));
  if (owner) return owner === game;
  const text = readFileSync(inRoot(file), "utf8").toLowerCase();
  return text.includes(game) || text.includes(EVERY_GAME);
}

/** Parses the arguments of `npm test`; `undefined` means all games. @param {string[]} names */
export function parseGame(names) {
  const [name] = names;
  if (names.length === 0 || (names.length === 1 && games.includes(name))) return name;
  throw new Problem(
    names.length > 1 ? "npm test takes one game." : `Unknown game: ${name}.`,
    `npm test -- GAME, one of ${games.join(", ")}; without a game it tests everything`,
  );
}
