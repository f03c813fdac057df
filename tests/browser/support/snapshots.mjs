// Records the state of the page, in the page itself, each time the match is saved: no move is missed, however fast two
// computers play.

import assert from "node:assert/strict";
import { assertAgrees } from "./games/reversi-assertions.mjs";
import { readState } from "./games/reversi-page-state.mjs";
import { choiceOf, viewOf } from "./rules.mjs";

/** @typedef {{ line: string, state: import("./games/reversi-page-state.mjs").PageState }} Snapshot */

/** To be run in a page before its own scripts. */
export const recordSnapshots = `{
  const readState = ${readState};
  const snapshots = (globalThis.snapshots = []);
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    keep.call(this, name, text);
    // Once everything that belongs to the change is done.
    if (name.endsWith(".game")) queueMicrotask(() => snapshots.push({ line: text, state: readState() }));
  };
}`;

/**
 * Every snapshot agrees with the rules.
 * @param {Snapshot[]} snapshots
 */
export function checkSnapshots(snapshots) {
  for (const { line, state } of snapshots) assertAgrees(state, line);
}

/**
 * The moves of one game from its first snapshot to its last, none left out, and the computer players' own
 * choices among them.
 * @param {Snapshot[]} snapshots
 * @param {{ first?: string, second?: string }} computers by the side that they play
 * @returns {number} how many moves of computers that leave nothing to chance were compared
 */
export function checkMoves(snapshots, computers) {
  let compared = 0;
  for (const [index, { line }] of snapshots.slice(1).entries()) {
    const before = viewOf(snapshots[index].line);
    const now = viewOf(line);
    assert.equal(now.ply, before.ply + 1, `${snapshots[index].line} → ${line}`);
    assert.deepEqual(now.moves.slice(0, -1), before.moves);
    const player = computers[before.side];
    if (!player || player === "doofie" || before.legal[0].to === null) continue;
    assert.equal(now.moves.at(-1), choiceOf(snapshots[index].line, player), `${player}: ${line}`);
    compared += 1;
  }
  return compared;
}
