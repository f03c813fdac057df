// State of a search after a number of trace steps: the known moves by ply, the line being searched and the best
// candidate. No DOM.

/** @typedef {import("../lab/lab.types").Thought} Thought */
/** @typedef {import("../table/score.js").Score} Score */
/** @typedef {import("../engine/engine.types").PlacedMove} PlacedMove */

/** @typedef {"tried" | "known" | "cut" | "refuted"} Status */

/**
 * @typedef {object} MoveState
 * @property {PlacedMove} move
 * @property {Status} status
 * @property {Score | null} score
 * @property {"exact" | "upper" | "lower"} known
 * @property {boolean} isOld  whether the score is from a shallower search
 */

/** Known moves by their text. @typedef {{ moves: Map<string, MoveState>, best: PlacedMove | null }} Level */

export class TraceState {
  /** Candidates, replies to the one being searched, and replies to the reply. @type {Level[]} */
  levels = [newLevel()];
  /** The line being searched. @type {PlacedMove[]} */
  path = [];
  /** Depth of the search in plies; 0 until reported. */
  depth = 0;
  /** Whether the values include a level's noise. */
  isNoisy = false;
  /** Cells of the last custom step. @type {readonly number[]} */
  cells = [];
  /** Number of applied steps. */
  count = 0;

  /** @param {Thought} thought */
  apply(thought) {
    this.count += 1;
    switch (thought.kind) {
      case "depth":
        this.depth = thought.depth;
        return this.#startIteration();
      case "noise":
        this.isNoisy = true;
        return this.#startIteration();
      case "try":
        return this.#try(thought.ply, thought.move);
      case "value":
        return this.#value(thought);
      case "cut":
        for (const move of thought.moves) this.#moveState(thought.ply, move).status = "cut";
        return;
      case "refuted":
        return this.#refute(thought.move);
      case "custom":
        this.cells = thought.cells;
        if (thought.cells.length === 0) this.path = []; // a new start
        return;
    }
  }

  /** The best candidate so far. */
  get best() {
    return this.levels[0].best;
  }

  /** Starts a deeper iteration: earlier scores remain, marked as old. */
  #startIteration() {
    this.path = [];
    this.levels = [this.levels[0]];
    for (const move of this.levels[0].moves.values()) move.isOld = true;
  }

  /** @param {number} ply @param {PlacedMove} move */
  #try(ply, move) {
    this.path = [...this.path.slice(0, ply), move];
    this.levels = [...this.levels.slice(0, ply + 1), newLevel()];
    Object.assign(this.#moveState(ply, move), { status: "tried" });
  }

  /** @param {Extract<Thought, { kind: "value" }>} thought */
  #value({ ply, move, score, known, leads }) {
    this.path = this.path.slice(0, ply);
    this.levels = this.levels.slice(0, ply + 1);
    Object.assign(this.#moveState(ply, move), { status: "known", score, known, isOld: false });
    if (leads) this.levels[ply].best = move;
  }

  /** @param {PlacedMove} move */
  #refute(move) {
    this.#moveState(0, move).status = "refuted";
    this.path = [];
    this.levels = [this.levels[0]];
    if (this.best?.text === move.text) this.levels[0].best = null;
  }

  /** @param {number} ply @param {PlacedMove} move @returns {MoveState} */
  #moveState(ply, move) {
    this.levels[ply] ??= newLevel();
    const { moves } = this.levels[ply];
    const known = moves.get(move.text);
    if (known) return known;
    /** @type {MoveState} */
    const created = { move, status: "tried", score: null, known: "exact", isOld: false };
    moves.set(move.text, created);
    return created;
  }
}

/** @returns {Level} */
function newLevel() {
  return { moves: new Map(), best: null };
}

/** The state after the first `count` steps. @param {readonly Thought[]} thoughts @param {number} count */
export function stateAfter(thoughts, count) {
  const state = new TraceState();
  for (const thought of thoughts.slice(0, count)) state.apply(thought);
  return state;
}
