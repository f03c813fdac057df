// Asserts that every part of the Reversi page shows the position of a record.

import assert from "node:assert/strict";
import { mustPass, viewOf } from "../rules.mjs";
import { en } from "./reversi-texts.mjs";

/** @typedef {import("./reversi-page-state.mjs").PageState} PageState */
/** @typedef {import("../rules.mjs").View} View */

/** @param {PageState} state of a page in English @param {string} record */
export function assertAgrees(state, record) {
  const view = viewOf(record);
  const shown = {
    cells: state.cells,
    score: state.score,
    ...(state.hasList && { moves: state.moves, ply: state.ply }),
    last: state.last,
    turned: state.turned,
    side: state.side,
    legal: state.legal,
    names: state.names,
  };
  assert.deepEqual(shown, expected(view, state), record);
  const sentences = turnSentences(view);
  assert.ok(sentences.includes(state.turn), `${record}: "${state.turn}" is none of ${sentences}`);
  if (view.outcome || mustPass(view)) assert.equal(state.open, false, record);
}

/** @param {View} view @param {PageState} state */
function expected(view, { open, hasList }) {
  const legal = open ? view.legal.flatMap(({ to }) => (to === null ? [] : [to])) : [];
  const moves = view.moves.map((move) => (move === "pa" ? en.pass : move));
  return {
    cells: view.cells,
    score: view.score,
    ...(hasList && { moves, ply: view.ply }),
    last: view.last === null || view.last.cell === null ? [] : [view.last.cell],
    turned: (view.last?.changed ?? []).toSorted((one, other) => one - other),
    side: view.outcome ? (view.outcome.winner ?? "") : view.side,
    legal: legal.toSorted((one, other) => one - other),
    names: view.names.map((name, cell) => content(view.cells[cell], legal.includes(cell), name)),
  };
}

/** The label of a cell. @param {string} stone @param {boolean} legal @param {string} cell */
function content(stone, legal, cell) {
  const kind = stone === "x" ? "first" : stone === "o" ? "second" : legal ? "legal" : "empty";
  return en[/** @type {const} */ (`cell.${kind}`)].replace("{cell}", cell);
}

/** Possible texts of the status line. @param {View} view */
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
