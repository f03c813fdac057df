// Lines from the strongest player's opening book, the best-known ones first. The book has no weights; a move is as well
// known as the number of named openings that it leads to.

import { createEngineClient } from "../../../engine/client.js";
import { rankOf } from "../../../engine/score-order.js";
import { strongest } from "../../../panels/analysis/preview-line.js";
import { recordOf } from "../../../table/board-page/record-of.js";
import { moverOf } from "../../../table/players.js";
import { MAX_PLIES } from "./repertoire.js";
import { viewIn } from "./tree.js";

/** @typedef {import("../../../engine/rules-module.js").Rules} Rules */
/** @typedef {import("../../../engine/engine.types").Choice} Choice */
/** @typedef {import("./repertoire.js").Line} Line */

/**
 * A move of the book as in `View.moves`. `names`: number of named openings through it; `value`: sort key of its
 * score for the side that moves.
 * @typedef {{ move: string, names: number, value: number }} Option
 */

/**
 * @typedef {object} Wanted
 * @property {string} start of the match
 * @property {import("./repertoire.js").Side} side the visitor's
 * @property {number} count number of lines
 * @property {readonly Line[]} stored
 * @property {(start: string, moves: readonly string[]) => number} [openingsThrough] see GameTools
 */

/** Limits of the search that shows the end of the book. */
const LIMITS = { nodes: 1 };

/**
 * The book draws a move by seed. Its moves in a position are complete when this number of seeds for each move found,
 * and for one more, have brought no other.
 */
const SEEDS_PER_MOVE = 6;

/** Whether a choice is from the book. @param {Choice} choice */
const isFromBook = ({ depth, nodes, score }) => depth === 0 && nodes === 0 && Boolean(score);

/** @param {readonly string[]} line @param {readonly string[]} moves */
const begins = (line, moves) => moves.every((move, at) => line[at] === move);

/** Better-known moves first, then better ones. @param {Option} one @param {Option} other */
const byFame = (one, other) =>
  other.names - one.names || other.value - one.value || (one.move < other.move ? -1 : 1);

/**
 * New lines of the book. The visitor's side makes one move in a position, that of the stored lines if the book has it.
 * The other side's moves share the lines in proportion to the openings through them, the stored lines included.
 * @param {Rules} rules @param {Wanted} wanted
 * @param {ReturnType<typeof chooserOf>} [choose]
 * @returns {Promise<Line[]>}
 */
export async function bookLines(rules, wanted, choose = chooserOf(rules)) {
  const { start, side, count } = wanted;
  const stored = wanted.stored.filter((line) => line.side === side);
  const views = stored.map(({ record }) => viewIn(rules.view, record));
  const lines = views.flatMap((view) => (view?.start === start ? [view.moves] : []));
  const walk = createWalk(wanted, lines, createBook(rules, wanted, choose));
  /** @type {Line[]} */
  const found = [];
  try {
    while (found.length < count && !walk.isDone()) {
      const moves = await walk.next();
      if (!moves?.length || lines.some((line) => begins(line, moves))) continue;
      lines.push(moves);
      found.push({ side, record: recordOf(rules, start, moves) });
    }
  } finally {
    choose.close();
  }
  return found;
}

/**
 * Walks through the book from the start, each time along other moves of the other side.
 * @param {Wanted} wanted @param {readonly (readonly string[])[]} lines known ones @param {ReturnType<typeof createBook>} book
 */
function createWalk({ side }, lines, book) {
  /** Moves to positions from which every line has been walked. @type {Set<string>} */
  const finished = new Set();
  const keyOf = (/** @type {readonly string[]} */ moves) => moves.join(" ");
  const through = (/** @type {readonly string[]} */ moves) =>
    lines.filter((line) => begins(line, moves)).length;

  /** The visitor's move. @param {readonly string[]} moves @param {Option[]} options */
  const own = (moves, options) =>
    options.find(({ move }) => through([...moves, move]) > 0) ?? options[0];

  /** The other side's move: that with the most openings for each line through it (D'Hondt). @param {readonly string[]} moves @param {Option[]} options */
  function other(moves, options) {
    const share = (/** @type {Option} */ { move, names }) =>
      (1 + names) / (1 + through([...moves, move]));
    return options.reduce((best, one) => (share(one) > share(best) ? one : best));
  }

  return {
    isDone: () => finished.has(""),
    /** The moves of the next line; null if a position turned out to be finished. @returns {Promise<string[] | null>} */
    async next() {
      /** @type {string[]} */
      const moves = [];
      for (;;) {
        const { mover, options } = await book(moves);
        const choices = mover === side && options.length > 0 ? [own(moves, options)] : options;
        const open = choices.filter(({ move }) => !finished.has(keyOf([...moves, move])));
        if (open.length === 0) {
          finished.add(keyOf(moves));
          return options.length === 0 ? moves : null;
        }
        moves.push(other(moves, open).move);
      }
    },
  };
}

/**
 * Returns the function that finds the book's moves after other moves, the best-known one first.
 * @param {Rules} rules @param {Wanted} wanted @param {ReturnType<typeof chooserOf>} choose
 */
function createBook(rules, { start, openingsThrough = () => 0 }, choose) {
  /** @type {Map<string, Promise<{ mover: import("./repertoire.js").Side, options: Option[] }>>} */
  const known = new Map();

  /** @param {string} record */
  async function movesIn(record) {
    /** @type {Set<string>} */
    const moves = new Set();
    for (let seed = 1, last = 0; seed - last <= SEEDS_PER_MOVE * (moves.size + 1); seed += 1) {
      const choice = await choose.move(record, seed);
      if (!isFromBook(choice)) break;
      if (!moves.has(choice.move)) last = seed;
      moves.add(choice.move);
    }
    return [...moves];
  }

  /** @param {string[]} before @param {string} chosen @returns {Promise<Option>} */
  async function optionOf(before, chosen) {
    const record = recordOf(rules, start, [...before, chosen]);
    const { moves, outcome } = rules.view(record);
    const { score = null } = outcome ? {} : await choose.move(record, 1);
    return {
      move: moves[before.length],
      names: openingsThrough(start, moves),
      value: score ? -rankOf(score) : 0,
    };
  }

  /** @param {string[]} moves */
  async function look(moves) {
    const record = recordOf(rules, start, moves);
    const view = rules.view(record);
    const isOver = view.outcome || moves.length >= MAX_PLIES;
    /** @type {Option[]} */
    const options = [];
    for (const move of isOver ? [] : await movesIn(record))
      options.push(await optionOf(moves, move));
    return { mover: moverOf(view, moves.length), options: options.sort(byFame) };
  }

  return (/** @type {readonly string[]} */ moves) => {
    const key = moves.join(" ");
    const found = known.get(key) ?? look([...moves]);
    known.set(key, found);
    return found;
  };
}

/** The strongest player in a separate worker. @param {Rules} rules */
function chooserOf(rules) {
  const engine = createEngineClient(rules);
  const { id: game } = rules.info;
  const player = strongest({ rules });
  return {
    close: engine.close,
    /** @param {string} record @param {number} seed @returns {Promise<Choice>} */
    move: (record, seed) =>
      new Promise((choice, failed) => {
        const request = { record, game, player, parameters: {}, limits: LIMITS, seed };
        engine.choose(request, { choice, failed });
      }),
  };
}
