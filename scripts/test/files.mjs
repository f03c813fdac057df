// The files of tests: which there are, and which concern one game.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inRoot } from "../support/paths.mjs";

/**
 * The files of a directory that end like this, by their paths from the root.
 * @param {string} directory
 * @param {string} ending
 */
export const filesIn = (directory, ending) =>
  readdirSync(inRoot(directory))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(directory, name));

/** @param {string} directory */
const directoriesIn = (directory) =>
  readdirSync(inRoot(directory), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

export const games = directoriesIn("src/games");

/**
 * Whether a file concerns a game: it is called after it, or after no game at all and speaks of it.
 * @param {string} file
 * @param {string} game
 */
export function concerns(file, game) {
  const owner = games.find((one) => basename(file).startsWith(one));
  if (owner) return owner === game;
  return readFileSync(inRoot(file), "utf8").toLowerCase().includes(game);
}

/** What takes by far the longest: begun at the end, it would leave the other cores idle. */
const LONGEST = [
  "workbench",
  "reversi-whole-games",
  "museum",
  "search-cancellation",
  "qubic",
  "see-it-think",
].map((name) => `${name}.test.mjs`);

/** @param {string[]} files */
export const longestFirst = (files) => files.toSorted((one, other) => place(one) - place(other));

/** @param {string} file */
function place(file) {
  const at = LONGEST.indexOf(basename(file));
  return at < 0 ? LONGEST.length : at;
}
