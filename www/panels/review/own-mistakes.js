// Adds the person's mistakes of a reviewed match to the list that the practice page repeats.

import { openMistakeList, withMistakes } from "../../exercise/mistakes.js";
import { openMistakes } from "../../table/store.js";
import { previewLine } from "../analysis/preview-line.js";
import { ownMistakesOf } from "./mistakes.js";

/**
 * Stores mistakes and blunders of matches between a person and a computer; returns whether there are any.
 * @param {import("../analysis/evaluation-cache.js").EvaluationCache} evaluations
 * @param {import("../../table/table.js").Table} table @param {string} record
 * @param {import("../../table/players.js").Players} players
 */
export function storeOwnMistakes(evaluations, table, record, players) {
  if ((players.first === null) === (players.second === null)) return false;
  const { view } = previewLine(table, record);
  const found = ownMistakesOf(evaluations, { view, players }).flatMap((ply) => {
    const { best = null, score = null } = evaluations.at(view, ply) ?? {};
    if (!best || !score || evaluations.cost(view, ply) === "inaccuracy") return [];
    return [
      {
        game: view.game,
        record: previewLine(table, record, ply).record,
        played: view.moves[ply],
        best,
        score,
        due: Date.now(),
        card: null,
      },
    ];
  });
  if (found.length > 0) openMistakeList(openMistakes()).update((list) => withMistakes(list, found));
  return found.length > 0;
}
