// A puzzle on the board of an element: an exercise with a task for each move of the solution that the user has to find.

import { Exercise } from "../exercise/exercise.js";

/** @typedef {import("../exercise/exercise.js").Verdict & { move: string }} Verdict */
/** @typedef {import("../exercise/exercise.js").Task<string, Verdict>} Task */

/**
 * @typedef {object} Options
 * @property {string[]} solution moves of both sides, beginning with the user's
 * @property {(moves: readonly string[]) => string} reach record of the position after moves; throws if one is illegal
 */

export class Puzzle {
  #solution;
  #reach;
  /** @type {Exercise<string, Verdict, Task>} */
  #exercise;

  /** @param {Options} options */
  constructor({ solution, reach }) {
    this.#solution = solution;
    this.#reach = reach;
    this.#exercise = new Exercise({
      tasks: solution.flatMap((_, at) => (at % 2 === 0 ? [String(at)] : [])),
      load: (at) => ({ judge: (move) => this.#judge(Number(at), move) }),
    });
  }

  start() {
    return this.#exercise.start();
  }

  get isSolved() {
    return this.#exercise.state === "over";
  }

  /** The move to find. */
  get next() {
    return this.#solution[2 * this.#exercise.index];
  }

  /**
   * Judges a move. Returns null for a wrong one, otherwise the moves to make: it and the reply.
   * @param {string} move @returns {Promise<string[] | null>}
   */
  async attempt(move) {
    const { index } = this.#exercise;
    const verdict = await this.#exercise.attempt(move);
    if (!verdict?.isFinal) return null;
    const reply = this.#solution[2 * index + 1];
    await this.#exercise.next();
    return reply === undefined ? [move] : [move, reply];
  }

  /** @param {number} at index in the solution @param {string} move @returns {Verdict} */
  #judge(at, move) {
    const before = this.#solution.slice(0, at);
    const wanted = this.#reach([...before, this.#solution[at]]);
    return {
      move,
      isFinal: this.#reach([...before, move]) === wanted,
      points: 1,
      maxPoints: 1,
    };
  }
}
