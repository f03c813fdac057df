// Lines from the strongest player's opening book: it answers from the book without a search, a different move by seed.

import { createEngineClient } from "../../../engine/client.js";
import { strongest } from "../../../panels/analysis/preview-line.js";
import { moverOf } from "../../../table/players.js";
import { MAX_PLIES } from "./repertoire.js";

/** @typedef {import("../../../engine/rules-module.js").Rules} Rules */
/** @typedef {import("../../../engine/engine.types").Choice} Choice */

/** Limits of the search that shows the end of the book. */
const LIMITS = { nodes: 1 };

/** Whether a choice is from the book. @param {Choice} choice */
const isFromBook = ({ depth, nodes, score }) => depth === 0 && nodes === 0 && Boolean(score);

/**
 * Records of lines, one for each seed. The visitor's side makes the same move in the same position.
 * @param {Rules} rules @param {string} start of the match @param {import("./repertoire.js").Side} side the visitor's
 * @param {number[]} seeds
 * @param {ReturnType<typeof chooserOf>} [choose]
 */
export async function bookLines(rules, start, side, seeds, choose = chooserOf(rules)) {
  /** The visitor's moves by position. @type {Map<string, string>} */
  const own = new Map();
  const records = [];
  try {
    for (const seed of seeds) records.push(await lineOf(seed));
  } finally {
    choose.close();
  }
  return records;

  /** @param {number} seed */
  async function lineOf(seed) {
    const match = rules.begin(start);
    try {
      for (let ply = 0; ply < MAX_PLIES; ply += 1) {
        const record = match.record();
        const isOwn = moverOf(match.view(), ply) === side;
        const known = isOwn ? own.get(record) : undefined;
        const choice = known ? null : await choose.move(record, seed);
        if (choice && !isFromBook(choice)) break;
        const move = known ?? /** @type {Choice} */ (choice).move;
        if (isOwn) own.set(record, move);
        match.play(move);
      }
      return match.record();
    } finally {
      match.free();
    }
  }
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
