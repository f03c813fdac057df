// Whether the page shows what the rules say about a line, in every part that tells of the position.

import assert from "node:assert/strict";
import { mustPass, viewOf } from "./rules.mjs";
import { en } from "./words.mjs";

/** @typedef {import("./sight.mjs").Sight} Sight */
/** @typedef {import("./rules.mjs").View} View */

/**
 * @param {Sight} sight of a page in English
 * @param {string} line
 */
export function assertAgrees(sight, line) {
  const view = viewOf(line);
  const shown = {
    cells: sight.cells,
    score: sight.score,
    moves: sight.moves,
    ply: sight.ply,
    last: sight.last,
    turned: sight.turned,
    side: sight.side,
    legal: sight.legal,
    names: sight.names,
  };
  assert.deepEqual(shown, expected(view, sight.open), line);
  const sentences = turnSentences(view);
  assert.ok(sentences.includes(sight.turn), `${line}: "${sight.turn}" is none of ${sentences}`);
  if (view.outcome || mustPass(view)) assert.equal(sight.open, false, line);
}

/**
 * @param {View} view
 * @param {boolean} open
 */
function expected(view, open) {
  const legal = open ? view.legal.flatMap(({ to }) => (to === null ? [] : [to])) : [];
  return {
    cells: view.cells,
    score: view.score,
    moves: view.moves.map((move) => (move === "pa" ? en.pass : move)),
    ply: view.ply,
    last: view.last === null || view.last.cell === null ? [] : [view.last.cell],
    turned: (view.last?.changed ?? []).toSorted((one, other) => one - other),
    side: view.outcome ? (view.outcome.winner ?? "") : view.side,
    legal: legal.toSorted((one, other) => one - other),
    names: view.names.map((name, cell) => content(view.cells[cell], legal.includes(cell), name)),
  };
}

/**
 * @param {string} stone
 * @param {boolean} legal
 * @param {string} cell
 */
function content(stone, legal, cell) {
  const what = stone === "x" ? "first" : stone === "o" ? "second" : legal ? "legal" : "empty";
  return en[/** @type {const} */ (`cell.${what}`)].replace("{cell}", cell);
}

/** What may be said about whose turn it is. @param {View} view */
function turnSentences({ outcome, side, last, ply, moves, ...view }) {
  if (outcome) return [outcome.winner ? en[`${outcome.winner}.wins`] : en.draw];
  const lookingBack = en["looking-back"]
    .replace("{ply}", String(ply))
    .replace("{last}", String(moves.length));
  const passes = en[`${side}.passes`];
  if (mustPass({ outcome, side, last, ply, moves, ...view })) return [passes, lookingBack];
  const passed = last && last.cell === null ? `${en[`${last.side}.passed`]} ` : "";
  const now = [en[`${side}.turn`], en[`${side}.thinks`]];
  return [...now.map((words) => passed + words), lookingBack];
}
