// The positions that a program looks at for one move, from which pages draw its search tree.

/** Maximum number of recorded positions; further ones are counted. */
const MAX_POSITIONS = 2_000;

export class VisitedPositions {
  #count = 0;
  /** Values that the program has given, by record of the position. @type {Map<string, number | null>} */
  #values = new Map();

  /** Records the position after a move that the program tries. @param {string} record */
  visit(record) {
    this.#count += 1;
    if (this.#values.size < MAX_POSITIONS && !this.#values.has(record))
      this.#values.set(record, null);
  }

  /** Stores the program's value of a visited position; no-op if it is not a number. @param {string} record @param {string} value */
  mark(record, value) {
    const number = value.trim() === "" ? Number.NaN : Number(value);
    if (this.#values.has(record) && Number.isFinite(number)) this.#values.set(record, number);
  }

  /** @returns {import("./program.types").Visited} */
  get summary() {
    return { count: this.#count, positions: [...this.#values] };
  }
}
