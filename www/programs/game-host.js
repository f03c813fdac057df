// Answers the requests of a program about positions, and collects its output and marks. A request and its reply are
// lines of text, equal for all languages; a reply that starts with "!" is an error message.

import { VisitedPositions } from "./visited-positions.js";

/** @typedef {import("../engine/engine.types").Glue} Glue */
/** @typedef {InstanceType<Glue["Match"]>} Match */

/** Steps of a move that a program tries, and of looking at a position: about the time they take. */
const PLAY_STEPS = 2_000;
const VIEW_STEPS = 5_000;

/** Limits of the output per move. */
const MAX_LINES = 500;
const MAX_LINE = 500;
const MAX_MARK = 12;
const MAX_EXPLANATION = 1_000;

export class GameHost {
  #rules;
  #seed;
  #limits;
  /** The match with the last requested position. @type {Match | null} */
  #match = null;
  /** Record texts of `#match` by step; undefined for those not requested. @type {string[]} */
  #records = [];
  /** Names of the cells of the board. @type {string[]} */
  #names = [];
  /** Output after the last end of a line. */
  #line = "";
  /** @type {string[]} */
  printed = [];
  /** @type {Map<string, string>} */
  marks = new Map();
  /** @type {string | null} */
  explanation = null;
  visited = new VisitedPositions();

  /**
   * @param {Pick<Glue, "Match">} rules @param {number} seed
   * @param {{ charge(steps: number): void, readonly left: number }} limits  step budget of the program
   */
  constructor(rules, seed, limits) {
    this.#rules = rules;
    this.#seed = seed;
    this.#limits = limits;
  }

  /** Starts a move: clears the output and returns the text of the position. @param {string} record */
  begin(record) {
    this.printed = [];
    this.marks = new Map();
    this.explanation = null;
    this.visited = new VisitedPositions();
    const match = this.#open(record);
    return this.#describe(match);
  }

  /** Plays an answer; null if it is no legal move. @param {string} record @param {string} move */
  play(record, move) {
    const match = this.#open(record);
    try {
      match.play(move);
    } catch {
      return null;
    }
    this.#records.push(recordOf(match));
    const { moves, ply } = match.view();
    return moves[ply - 1];
  }

  /** Replies to a request. @param {string} text @returns {string} */
  reply(text) {
    const [verb, rest] = splitWord(text);
    const answer = this.#answers[verb];
    try {
      return answer ? answer(rest) : `!unknown request ${verb}`;
    } catch (error) {
      return `!${/** @type {Error} */ (error).message}`;
    }
  }

  /** @type {Record<string, (rest: string) => string>} */
  #answers = {
    __proto__: /** @type {any} */ (null),
    view: (record) => {
      this.#limits.charge(VIEW_STEPS);
      return this.#describe(this.#open(record));
    },
    play: (rest) => {
      const [move, record] = splitWord(rest);
      this.#limits.charge(PLAY_STEPS);
      const match = this.#open(record);
      try {
        match.play(move);
      } catch {
        return `!${move} is not a legal move`;
      }
      const played = recordOf(match);
      this.#records.push(played);
      this.visited.visit(played);
      return played;
    },
    steps: () => `${this.#limits.left}`,
    print: (line) => {
      for (const one of line.split("\n")) this.print(one);
      return "";
    },
    mark: (rest) => {
      const [cell, value] = splitWord(rest);
      if (!this.#names.includes(cell)) return `!${cell} is not a cell of the board`;
      this.marks.set(cell, value.slice(0, MAX_MARK));
      return "";
    },
    value: (rest) => {
      const [value, record] = splitWord(rest);
      this.visited.mark(record, value);
      return "";
    },
    explain: (value) => {
      this.explanation = value.slice(0, MAX_EXPLANATION);
      return "";
    },
  };

  /** Adds output that may be part of a line. @param {string} text */
  write(text) {
    const lines = text.split("\n");
    this.#line = (this.#line + lines[0]).slice(0, MAX_LINE);
    for (const next of lines.slice(1)) {
      this.print(this.#line);
      this.#line = next;
    }
  }

  /** Adds the incomplete last line. */
  endLine() {
    if (this.#line !== "") this.print(this.#line);
    this.#line = "";
  }

  /** Adds a line of output. @param {string} line */
  print(line) {
    if (this.printed.length < MAX_LINES) this.printed.push(line.slice(0, MAX_LINE));
    else this.printed[MAX_LINES] = "…";
  }

  /**
   * Returns the match at the end of a record. Searches request neighbouring positions: one on the path of the last is
   * reached by undoing moves. @param {string} record
   */
  #open(record) {
    const step = this.#records.lastIndexOf(record);
    if (this.#match && step >= 0) {
      if (step < this.#records.length - 1) this.#match.goto(step);
      this.#records.length = step + 1;
      return this.#match;
    }
    const match = this.#rules.Match.read(record);
    this.#match?.free();
    this.#match = match;
    const { ply, names } = match.view();
    this.#names = names;
    this.#records = new Array(ply);
    this.#records.push(record);
    return match;
  }

  /** Record, side to move, result, seed, legal moves and rows of the board, one a line. @param {Match} match */
  #describe(match) {
    const [side, result, ...rest] = match.summary().split("\n");
    return [this.#records.at(-1), side, result, this.#seed, ...rest].join("\n");
  }
}

/** The record up to the current position: a match also keeps the moves after it, following "!". @param {Match} match */
const recordOf = (match) => match.record().split("!")[0];

/** The first word of a text, and the rest. @param {string} text */
function splitWord(text) {
  const at = text.indexOf(" ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
