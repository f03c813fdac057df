// Export, import and erasure of the visitor's data: progress and openings of a game, and the mistakes in all games.

import { readMistakes, withMistakes } from "../../exercise/mistakes.js";
import { mergedRepertoires, readRepertoire } from "./openings/repertoire.js";
import { readProgress } from "./visitor.js";

const VERSION = 1;

/**
 * @typedef {object} Stores
 * @property {ReturnType<typeof import("./visitor.js").openVisitor>} visitor progress in the game
 * @property {ReturnType<typeof import("../../exercise/mistakes.js").openMistakeList>} list mistakes in all games
 * @property {ReturnType<typeof import("./openings/repertoire.js").openRepertoire>} repertoire openings of the game
 */

/** @param {string} game @param {Stores} stores */
export const exportData = (game, stores) =>
  JSON.stringify({ version: VERSION, game, ...contents(stores) });

/**
 * Imports a file: mistakes are added; for this game openings are added, and the progress is replaced.
 * @param {string} text @param {string} game @param {Stores} stores
 * @returns {"imported" | "mistakes" | "invalid"} "mistakes" for a file of another game; an invalid one changes nothing
 */
export function importData(text, game, { visitor, list, repertoire }) {
  const file = parse(text);
  if (file?.version !== VERSION) return "invalid";
  const progress = readProgress(JSON.stringify(file.progress ?? null));
  const mistakes = readMistakes(JSON.stringify(file.mistakes ?? null));
  const openings = readRepertoire(file.openings ? JSON.stringify(file.openings) : null);
  if ([progress, mistakes, openings].some(({ isDamaged }) => isDamaged)) return "invalid";
  list.update((known) => withMistakes(known, mistakes.value));
  if (file.game !== game) return "mistakes";
  visitor.update(() => progress.value);
  repertoire.update((own) => mergedRepertoires(own, openings.value));
  return "imported";
}

/**
 * Applies a change that can be undone.
 * @template Result
 * @param {Stores} stores @param {() => Result} change
 * @returns {{ result: Result, canUndo: () => boolean, undo: () => void }} it can be undone until the data change again
 */
export function undoable(stores, change) {
  const before = contents(stores);
  const result = change();
  const after = JSON.stringify(contents(stores));
  return {
    result,
    canUndo: () => JSON.stringify(contents(stores)) === after,
    undo() {
      stores.visitor.update(() => before.progress);
      stores.list.update(() => before.mistakes);
      stores.repertoire.update(() => before.openings);
    },
  };
}

/** @param {Stores} stores */
const contents = ({ visitor, list, repertoire }) => ({
  progress: visitor.read(),
  mistakes: list.read(),
  openings: repertoire.read(),
});

/** Erases the progress in a game with its openings and mistakes. @param {string} game @param {Stores} stores */
export function eraseData(game, { visitor, list, repertoire }) {
  visitor.update(() => readProgress(null).value);
  repertoire.update(() => readRepertoire(null).value);
  list.update((known) => known.filter((one) => one.game !== game));
}

/** @param {string} text @returns {Record<string, unknown> | null} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
