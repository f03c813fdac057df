// Export, import and erasure of the visitor's data: the progress in a game, and the mistakes in all games.

import { readMistakes, withMistakes } from "../../exercise/mistakes.js";
import { readProgress } from "./visitor.js";

const VERSION = 1;

/** @typedef {ReturnType<typeof import("./visitor.js").openVisitor>} Visitor */
/** @typedef {ReturnType<typeof import("../../exercise/mistakes.js").openMistakeList>} MistakeList */

/** @param {string} game @param {Visitor} visitor @param {MistakeList} list */
export const exportData = (game, visitor, list) =>
  JSON.stringify({ version: VERSION, game, progress: visitor.read(), mistakes: list.read() });

/**
 * Imports a file: mistakes are added, and the progress of this game is replaced.
 * @param {string} text @param {string} game @param {Visitor} visitor @param {MistakeList} list
 * @returns {boolean} false if the file is invalid, which changes nothing
 */
export function importData(text, game, visitor, list) {
  const file = parse(text);
  if (file?.version !== VERSION) return false;
  const progress = readProgress(JSON.stringify(file.progress ?? null));
  const mistakes = readMistakes(JSON.stringify(file.mistakes ?? null));
  if (progress.isDamaged || mistakes.isDamaged) return false;
  if (file.game === game) visitor.update(() => progress.value);
  list.update((known) => withMistakes(known, mistakes.value));
  return true;
}

/** Erases the progress in a game and its mistakes. @param {string} game @param {Visitor} visitor @param {MistakeList} list */
export function eraseData(game, visitor, list) {
  visitor.update(() => readProgress(null).value);
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
