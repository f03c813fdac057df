// Checks an exercise by the rules of its game: the position, in which a move has to be possible, and the right moves. No DOM.

import { movesOf, positionAfter } from "../lessons/positions.js";

/** @typedef {import("./exercise.types").BuiltExercise} BuiltExercise */
/** @typedef {import("../../../programs/play/play.types").GameRules} GameRules */

/** Why an exercise cannot be set: a text `build.<code>`. */
export class ExerciseError extends Error {
  /** @param {"no-position" | "over" | "no-move"} code @param {string} [move] */
  constructor(code, move = "") {
    super(code);
    this.code = code;
    this.move = move;
  }
}

/**
 * The exercise with its record and moves in the notation of the rules. Throws an ExerciseError.
 * @param {GameRules} rules @param {BuiltExercise} exercise @returns {BuiltExercise}
 */
export function readExercise(rules, exercise) {
  const position = positionOf(rules, exercise);
  const { record, view } = position;
  if (view.outcome || view.legal.length === 0) throw new ExerciseError("over");
  const legal = movesOf(position);
  const moves = exercise.moves.map((move) => {
    const known = legal.find((one) => one.toLowerCase() === move.toLowerCase());
    if (!known) throw new ExerciseError("no-move", move);
    return known;
  });
  return { ...exercise, record, moves: [...new Set(moves)] };
}

/** @param {GameRules} rules @param {BuiltExercise} exercise */
function positionOf(rules, { game, record }) {
  if (record.split(":")[0] !== game) throw new ExerciseError("no-position");
  try {
    const match = rules.read(record);
    const shown = match.record().split("!")[0];
    match.free();
    return positionAfter(rules, shown);
  } catch {
    throw new ExerciseError("no-position");
  }
}
