// An exercise in the fragment of an address. No DOM.

import { isSource } from "../../../programs/stored/program-files.js";
import { valueFragment, valueInFragment } from "../files/fragment.js";

/** @typedef {import("./exercise.types").BuiltExercise} BuiltExercise */

const NAME = "exercise";

export const MAX_TITLE = 50;
export const MAX_TASK = 1_000;
export const MAX_POSITIONS = 1_000_000;
const MAX_RECORD = 20_000;
const MAX_MOVES = 100;

/** @param {BuiltExercise} exercise */
export const exerciseFragment = (exercise) => valueFragment(NAME, exercise);

/**
 * The exercise of a fragment; null if it is damaged. Its position and moves are not checked.
 * @param {string} fragment @param {(game: string) => readonly string[] | null} playersOf ids of a game's players; null for
 *   an unknown game
 * @returns {Promise<BuiltExercise | null>}
 */
export async function exerciseInFragment(fragment, playersOf) {
  const value = await valueInFragment(NAME, fragment);
  return isExercise(value, playersOf) ? value : null;
}

/** @param {any} value @param {number} max */
const isText = (value, max) =>
  typeof value === "string" && value.trim() !== "" && value.length <= max;

/** @param {any} value @param {(game: string) => readonly string[] | null} playersOf @returns {value is BuiltExercise} */
function isExercise(value, playersOf) {
  const players = typeof value?.game === "string" ? playersOf(value.game) : null;
  if (!players) return false;
  const { title, task, record, program, moves, player, most } = value;
  return (
    isText(title, MAX_TITLE) &&
    isText(task, MAX_TASK) &&
    isText(record, MAX_RECORD) &&
    (program === null ||
      (["python", "javascript"].includes(program?.language) &&
        isSource(program.language, program.source))) &&
    Array.isArray(moves) &&
    moves.length <= MAX_MOVES &&
    moves.every((move) => isText(move, 20)) &&
    (player === null || players.includes(player)) &&
    (most === null || (Number.isInteger(most) && most >= 1 && most <= MAX_POSITIONS)) &&
    (moves.length > 0 || player !== null || most !== null)
  );
}
