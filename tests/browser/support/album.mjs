// A picture of the page for every change of the match that it saves, taken in the page itself: so no move
// goes by unseen, however fast two computers play.

import assert from "node:assert/strict";
import { assertAgrees } from "./agreement.mjs";
import { choiceOf, viewOf } from "./rules.mjs";
import { look } from "./sight.mjs";

/** @typedef {{ line: string, at: number, sight: import("./sight.mjs").Sight }} Picture */

/** To be run in a page before its own scripts. */
export const keepAlbum = `{
  const look = ${look};
  const pictures = (globalThis.album = []);
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    keep.call(this, name, text);
    const at = performance.now();
    // Once everything that belongs to the change is done.
    if (name.endsWith(".game")) queueMicrotask(() => pictures.push({ line: text, at, sight: look() }));
  };
}`;

/**
 * Every picture agrees with the rules.
 * @param {Picture[]} album
 */
export function checkAlbum(album) {
  for (const { line, sight } of album) assertAgrees(sight, line);
}

/**
 * The moves of one game from its first picture to its last, none left out, and the computer players' own
 * choices among them.
 * @param {Picture[]} album
 * @param {{ first?: string, second?: string }} computers by the side that they play
 * @returns {number} how many moves of computers that leave nothing to chance were compared
 */
export function checkMoves(album, computers) {
  let compared = 0;
  for (const [index, { line }] of album.slice(1).entries()) {
    const before = viewOf(album[index].line);
    const now = viewOf(line);
    assert.equal(now.ply, before.ply + 1, `${album[index].line} → ${line}`);
    assert.deepEqual(now.moves.slice(0, -1), before.moves);
    const player = computers[before.side];
    if (!player || player === "doofie" || before.legal[0].to === null) continue;
    assert.equal(now.moves.at(-1), choiceOf(album[index].line, player), `${player}: ${line}`);
    compared += 1;
  }
  return compared;
}
