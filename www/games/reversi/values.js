// Shows the value of every move of Reversi on its square: estimates in tenths of a disc, exact scores in whole discs.
// Loaded on demand, with its messages.

import { addMessages, formatNumber, translatorFor } from "../../i18n/index.js";
import { setAttribute } from "../../ui/attributes.js";
import { messages } from "./i18n/values.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */
/** @typedef {ReadonlyMap<string, MoveValue>} Values */

const { t, plural } = translatorFor(messages);

/** Resolves when the messages are loaded. */
export const ready = addMessages(messages);

/** @param {HTMLElement[]} buttons @param {(sentence: string) => void} announce */
export function createValues(buttons, announce) {
  /** The position whose best move was announced. @type {View | null} */
  let announced = null;

  /**
   * @param {View} view @param {string[]} names  labels of the squares
   * @param {Values | null} values  null hides them
   */
  function draw(view, names, values) {
    const known = view.legal.flatMap(({ text }) => values?.get(text) ?? []);
    const isKnown = known.length === view.legal.length;
    const best = isKnown ? Math.max(...known.map(discsOf)) : null;
    const moves = new Map(view.legal.map(({ text, to }) => [to, text]));
    buttons.forEach((button, cell) => {
      const move = values ? moves.get(cell) : undefined;
      const value = move === undefined ? undefined : values?.get(move);
      setAttribute(button, "data-value", value ? figure(value) : null);
      setAttribute(button, "data-exact", value?.exact ? "" : null);
      setAttribute(button, "data-best", value && discsOf(value) === best ? "" : null);
      const text = value ? describe(value) : t("value.open");
      setAttribute(button, "aria-label", move ? `${names[cell]}, ${text}` : names[cell]);
    });
    if (announced !== view && isKnown && known.length > 0 && known.every(({ exact }) => exact)) {
      announced = view;
      announce(describeBest(known));
    }
  }

  return { draw };
}

/** The best move and its value. @param {MoveValue[]} values */
function describeBest(values) {
  const best = values.reduce((one, other) => (discsOf(other) > discsOf(one) ? other : one));
  return t("values.best", { move: best.move, value: describe(best) });
}

/** @param {MoveValue} value */
function discsOf({ score }) {
  return score.kind === "discs" ? score.value.hundredths / 100 : 0;
}

/** @param {MoveValue} value */
function describe(value) {
  const discs = discsOf(value);
  if (value.exact) {
    if (discs === 0) return t("value.draw");
    return plural(discs > 0 ? "value.wins" : "value.loses", Math.abs(discs));
  }
  const percent = value.score.kind === "discs" ? value.score.value.percent : 0;
  if (percent === 0) return t("value.about", { figure: figure(value) });
  return t("value.sure", { figure: figure(value), percent });
}

/** @param {MoveValue} value */
function figure(value) {
  const size = formatNumber(Math.abs(discsOf(value)), value.exact ? 0 : 1);
  const isNothing = !/[1-9]/.test(size);
  return (isNothing ? "" : discsOf(value) > 0 ? "+" : "−") + size;
}
