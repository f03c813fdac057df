// Lessons from the source for the laboratory: minimax on its decision tree, and the horizon effect.

import { addMessages } from "../../i18n/index.js";
import { createHorizon } from "./horizon.js";
import { messages } from "./i18n/lessons.js";
import { MinimaxFigure } from "./minimax-figure.js";

/** @type {NonNullable<import("../../table/game-tools.types").GameTools["lessons"]>} */
export async function reversiLessons(table, gameUi) {
  await addMessages(messages);
  return [new MinimaxFigure(), createHorizon(table, gameUi)];
}
