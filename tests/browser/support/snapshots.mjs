// Records the page's state inside the page each time the match is saved, so that no move of two fast computers is
// missed, and checks the snapshots against the rules.

import assert from "node:assert/strict";
import { assertAgrees } from "./games/reversi-assertions.mjs";
import { readState } from "./games/reversi-page-state.mjs";
import { choiceOf, viewOf } from "./rules.mjs";

/** @typedef {{ record: string, state: import("./games/reversi-page-state.mjs").PageState }} Snapshot */

/** Script that runs before the page's scripts. */
export const recordSnapshots = `{
  const readState = ${readState};
  const snapshots = (globalThis.snapshots = []);
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    setItem.call(this, name, text);
    // After the rest of the change.
    if (name.endsWith(".game")) queueMicrotask(() => snapshots.push({ record: text, state: readState() }));
  };
}`;

/** Asserts that every snapshot agrees with the rules. @param {Snapshot[]} snapshots */
export function checkSnapshots(snapshots) {
  for (const { record, state } of snapshots) assertAgrees(state, record);
}

/**
 * Asserts that the snapshots of one match are one ply apart, and that the moves of deterministic computers are those that the
 * players choose in Node.
 * @param {Snapshot[]} snapshots
 * @param {{ first?: string, second?: string }} computers by side
 * @returns {number} number of compared moves
 */
export function checkMoves(snapshots, computers) {
  let compared = 0;
  for (const [index, { record }] of snapshots.slice(1).entries()) {
    const before = viewOf(snapshots[index].record);
    const now = viewOf(record);
    assert.equal(now.ply, before.ply + 1, `${snapshots[index].record} → ${record}`);
    assert.deepEqual(now.moves.slice(0, -1), before.moves);
    const player = computers[before.side];
    if (!player || player === "doofie" || before.legal[0].to === null) continue;
    assert.equal(
      now.moves.at(-1),
      choiceOf(snapshots[index].record, player),
      `${player}: ${record}`,
    );
    compared += 1;
  }
  return compared;
}
