// Two small boards: the position after the move that was played, and after the best one.

import { thumbnail } from "../../board/thumbnail.js";
import { translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { messages } from "./i18n/practice.js";

const { t } = translatorFor(messages);

const CAPTIONS = /** @type {const} */ (["compare.played", "compare.best"]);

/**
 * @param {string} record @param {string[]} moves played and best
 * @param {import("../../table/board-page/exercise-board.js").ExerciseBoard} board
 * @param {import("../../table/game-ui.types").GameUi} gameUi
 */
export const comparison = (record, moves, board, gameUi) =>
  moves.map((move, at) => {
    const caption = t(CAPTIONS[at], { move: gameUi.moveName(move) });
    const { view } = board.position(record, [move]);
    return element("figure", {}, thumbnail(view, gameUi), element("figcaption", {}, caption));
  });
