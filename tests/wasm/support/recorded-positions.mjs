// Positions of recorded Reversi games from files of the WTHOR database.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Yields the moves of recorded games, a few from each file in turn. @param {string} folder */
function* recorded(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".wtb"));
  for (let at = 0; ; at += 1) {
    for (const name of files) {
      const bytes = readFileSync(join(folder, name));
      const begin = 16 + 68 * (37 * at + 5) + 8;
      if (begin + 60 > bytes.length) continue;
      const moves = [...bytes.subarray(begin, begin + 60)].filter((square) => square > 0);
      yield moves.map((square) => "?abcdefgh"[square % 10] + String(Math.floor(square / 10)));
    }
  }
}

/**
 * Returns `count` positions with `empty` empty squares and a choice of moves.
 * @param {typeof import("../../../www/wasm/reversi-engine/stratege.js")} module
 * @param {string} folder @param {number} empty @param {number} count
 */
export function recordedPositions(module, folder, empty, count) {
  /** @type {{ record: string, side: "first" | "second" }[]} */
  const positions = [];
  for (const moves of recorded(folder)) {
    if (positions.length === count) break;
    const match = new module.Match("reversi", "diagonal-mole");
    const free = () => match.view().cells.split(".").length - 1;
    for (const move of moves) {
      if (free() === empty) break;
      if (match.view().legal[0]?.text === "pa") match.play("pa");
      match.play(move);
    }
    const { side, legal } = match.view();
    if (free() === empty && side && legal.length > 1)
      positions.push({ record: match.record(), side });
    match.free();
  }
  return positions;
}
