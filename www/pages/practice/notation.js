// Moves of puzzles in the notation of the rules.

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */

/**
 * The puzzle with its moves in the notation of the rules; files may have coordinates.
 * @param {Puzzle} puzzle @param {import("../../table/board-page/exercise-board.js").ExerciseBoard} board @returns {Puzzle}
 */
export function inNotation(puzzle, board) {
  const { record, answers, line } = puzzle;
  const { ply } = board.position(record).view;
  const moves = (/** @type {string[]} */ all) => board.position(record, all).view.moves.slice(ply);
  return { ...puzzle, answers: answers.flatMap((one) => moves([one])), line: moves(line) };
}
