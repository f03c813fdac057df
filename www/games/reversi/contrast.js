// Costs of mistakes in the terms of Reversi: the final count if it is proved; else corners and moves, as counted by the
// rules.

import { isProved } from "../../engine/score-order.js";
import { translatorFor } from "../../i18n/index.js";
import { scoreText } from "../../table/score.js";
import { messages } from "./i18n/tools.js";

/** @typedef {import("../../engine/engine.types").View} View */

const { t } = translatorFor(messages);

const CORNERS = [0, 7, 56, 63];

/** Smallest difference in the opponent's moves that is stated. */
const MIN_MOVES = 5;

/** @type {NonNullable<import("../../table/game-tools.types").GameTools["contrast"]>} */
export function reversiContrast({ before, after, loss, played, best, viewAfter }) {
  if (isProved(before) && isProved(after)) {
    const isDraw = before.kind !== "discs" || before.value.hundredths === 0;
    if (!best || isDraw) return null;
    return { loss: null, best: t("contrast.end", { move: best.name, worth: scoreText(before) }) };
  }
  const [, reply] = played.moves;
  const worse = viewAfter(played.moves.slice(0, 1));
  const answered = worse.legal.find(({ text }) => text === reply);
  const better = best && viewAfter(best.moves.slice(0, 1));
  const isCorner = (/** @type {number | null} */ cell) => cell !== null && CORNERS.includes(cell);
  if (answered && isCorner(answered.to) && !better?.legal.some(({ to }) => isCorner(to)))
    return { loss: t("contrast.corner", { loss, corner: reply }), best: null };
  if (!better || better.side !== worse.side) return null;
  const [more, fewer] = [choices(worse), choices(better)];
  if (more - fewer < MIN_MOVES) return null;
  return { loss: null, best: t("contrast.moves", { move: best.name, more, fewer }) };
}

/** @param {View} view */
const choices = ({ legal }) => legal.filter(({ to }) => to !== null).length;
