// Executes a historical program step by step, with random access: reads windows of steps from the program in
// WebAssembly. No DOM.

/** @typedef {import("./museum.types").RoomGlue} RoomGlue */

/** Variables of the programs that contain the cell of the best move so far. */
const BEST = ["zug", "BZ", "M1", "square"];

/** Steps in a window. */
const WINDOW = 20_000;

/** @param {import("../wasm/stratege.js").Match} match @param {string} program @param {number} seed @param {number} from */
function read(match, program, seed, from) {
  const trace = match.trace(program, seed, from, WINDOW);
  if (!trace) return null;
  const { move, total, names, before, boards, steps, counts } = trace;
  trace.free();
  return { from, move, total, names, before, boards, steps, counts };
}

export class Machine {
  #match;
  #program;
  #seed;
  /** @type {NonNullable<ReturnType<typeof read>>} */
  #window;
  /** Index of the next step in the window's numbers. */
  #cursor = 0;
  /** Number of executed steps. */
  at = 0;
  /** The last executed line; 0 before the first. */
  line = 0;
  /** @type {number | null} */
  cell = null;
  /** The board that the program considers; empty if it is the real one. */
  board = "";
  /** @type {Map<string, number>} */
  values = new Map();
  /** The variables changed by the last step. @type {Set<string>} */
  changed = new Set();
  /** Execution count of each line. @type {number[]} */
  counts = [];

  /** @param {RoomGlue} glue @param {string} record @param {string} program @param {number} [seed] */
  constructor(glue, record, program, seed = 1) {
    this.#match = glue.Match.read(record);
    this.#program = program;
    this.#seed = seed;
    const first = read(this.#match, program, seed, 0);
    if (!first) throw new Error(`There is no program ${program}.`);
    this.#window = first;
    this.#rewind();
  }

  get move() {
    return this.#window.move;
  }

  get total() {
    return this.#window.total;
  }

  /** Cell of the best move so far; undefined before the first, or if the program stores none. */
  get bestCell() {
    return BEST.map((name) => this.values.get(name)).find((cell) => cell !== undefined);
  }

  get isDone() {
    return this.at === this.total;
  }

  free() {
    this.#match.free();
  }

  /** Restores the state before the window. */
  #rewind() {
    const { from, names, before, boards, counts } = this.#window;
    this.#cursor = 0;
    this.at = from;
    this.line = 0;
    this.cell = null;
    this.board = boards[0];
    this.values = new Map([...before].map((value, place) => [names[place], value]));
    this.changed = new Set();
    this.counts = [...counts];
  }

  /** Moves to a number of executed steps. @param {number} at */
  goTo(at) {
    const target = Math.max(0, Math.min(at, this.total));
    const { from } = this.#window;
    if (target <= from || target > from + WINDOW) {
      // Includes the step before, which determines the current line.
      const start = target > from ? target - 1 : target - WINDOW;
      this.#open(Math.max(0, start));
    } else if (target < this.at) this.#rewind();
    while (this.at < target) this.#next();
  }

  /** Executes up to `steps` steps, or until a line of `stops` is reached. @param {number} steps @param {Set<number>} [stops] */
  run(steps, stops = new Set()) {
    for (let left = steps; left > 0 && !this.isDone; left -= 1) {
      if (this.at === this.#window.from + WINDOW) this.#open(this.at);
      this.#next();
      if (stops.has(this.line)) return true;
    }
    return false;
  }

  /** @param {number} from */
  #open(from) {
    const window = read(this.#match, this.#program, this.#seed, from);
    if (window) this.#window = window;
    this.#rewind();
  }

  #next() {
    const { steps, boards, names } = this.#window;
    // No allocation per step, because tens of thousands are executed at once.
    const start = this.#cursor;
    const line = steps[start];
    const cell = steps[start + 1];
    this.line = line;
    this.cell = cell < 0 ? null : cell;
    this.board = boards[steps[start + 2]];
    this.changed.clear();
    this.#cursor = start + 4 + 2 * steps[start + 3];
    for (let at = start + 4; at < this.#cursor; at += 2) {
      const name = names[steps[at]];
      this.values.set(name, steps[at + 1]);
      this.changed.add(name);
    }
    this.counts[line] = (this.counts[line] ?? 0) + 1;
    this.at += 1;
  }
}

/**
 * The values of a variable each time one of the lines changes it, at one cell or at any.
 * @param {Machine} machine @param {NonNullable<import("./museum.types").Case["values"]>} wanted
 */
export function valuesAt(machine, { lines, name, cell, from, to = Number.POSITIVE_INFINITY }) {
  const found = [];
  const stops = new Set(lines);
  machine.goTo(0);
  while (found.length < to && machine.run(Number.MAX_SAFE_INTEGER, stops)) {
    if (machine.changed.has(name) && (cell === undefined || machine.cell === cell))
      found.push(machine.values.get(name) ?? 0);
  }
  return found.slice(from, to);
}
