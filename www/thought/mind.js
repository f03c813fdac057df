// What a player has in mind after so many of its thoughts: the moves that it knows of, by how many moves come before
// them, the one that it looks at, and the best so far. No DOM.

/** @typedef {import("../lab/lab.types").Thought} Thought */
/** @typedef {import("../table/score.js").Score} Score */
/** @typedef {import("../engine/engine.types").PlacedMove} PlacedMove */

/** @typedef {"tried" | "known" | "cut" | "refuted"} Status */

/**
 * @typedef {object} Idea
 * @property {PlacedMove} move
 * @property {Status} status
 * @property {Score | null} score
 * @property {"exact" | "upper" | "lower"} known
 * @property {boolean} isOld  of a search that did not look as far
 */

/** Ideas by the text of their moves. @typedef {{ ideas: Map<string, Idea>, best: PlacedMove | null }} Level */

export class Mind {
  /** Candidates, replies to the one that is tried, and the replies to the reply. @type {Level[]} */
  levels = [newLevel()];
  /** The moves that it considers, one after the other. @type {PlacedMove[]} */
  path = [];
  /** Moves ahead; 0 before it says so. */
  depth = 0;
  /** Whether the values include a level's noise. */
  isNoisy = false;
  /** The cells of its last custom step. @type {readonly number[]} */
  cells = [];
  /** How many thoughts it has had. */
  count = 0;

  /** @param {Thought} thought */
  take(thought) {
    this.count += 1;
    switch (thought.kind) {
      case "depth":
        this.depth = thought.depth;
        return this.#beginRound();
      case "noise":
        this.isNoisy = true;
        return this.#beginRound();
      case "try":
        return this.#try(thought.ply, thought.move);
      case "value":
        return this.#value(thought);
      case "cut":
        for (const move of thought.moves) this.#idea(thought.ply, move).status = "cut";
        return;
      case "refuted":
        return this.#refute(thought.move);
      case "custom":
        this.cells = thought.cells;
        if (thought.cells.length === 0) this.path = []; // it begins anew
        return;
    }
  }

  /** The best candidate so far. */
  get best() {
    return this.levels[0].best;
  }

  /** What was found out in a round before is known, but less well. */
  #beginRound() {
    this.path = [];
    this.levels = [this.levels[0]];
    for (const idea of this.levels[0].ideas.values()) idea.isOld = true;
  }

  /** @param {number} ply @param {PlacedMove} move */
  #try(ply, move) {
    this.path = [...this.path.slice(0, ply), move];
    this.levels = [...this.levels.slice(0, ply + 1), newLevel()];
    Object.assign(this.#idea(ply, move), { status: "tried" });
  }

  /** @param {Extract<Thought, { kind: "value" }>} thought */
  #value({ ply, move, score, known, leads }) {
    this.path = this.path.slice(0, ply);
    this.levels = this.levels.slice(0, ply + 1);
    Object.assign(this.#idea(ply, move), { status: "known", score, known, isOld: false });
    if (leads) this.levels[ply].best = move;
  }

  /** @param {PlacedMove} move */
  #refute(move) {
    this.#idea(0, move).status = "refuted";
    this.path = [];
    this.levels = [this.levels[0]];
    if (this.best?.text === move.text) this.levels[0].best = null;
  }

  /** @param {number} ply @param {PlacedMove} move @returns {Idea} */
  #idea(ply, move) {
    this.levels[ply] ??= newLevel();
    const { ideas } = this.levels[ply];
    const known = ideas.get(move.text);
    if (known) return known;
    /** @type {Idea} */
    const made = { move, status: "tried", score: null, known: "exact", isOld: false };
    ideas.set(move.text, made);
    return made;
  }
}

/** @returns {Level} */
function newLevel() {
  return { ideas: new Map(), best: null };
}

/** What it has in mind after the first of these thoughts. @param {readonly Thought[]} thoughts @param {number} count */
export function mindAfter(thoughts, count) {
  const mind = new Mind();
  for (const thought of thoughts.slice(0, count)) mind.take(thought);
  return mind;
}
