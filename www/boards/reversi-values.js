// What every move of Reversi is worth, on its square: estimates with a tenth of a disc, certain results as
// whole discs on a plate. Fetched when somebody wants to see it, with its words.

import { en } from "../strings/en/reversi-values.js";
import { learn, sayNumber, speakerOf } from "../strings/index.js";
import { put } from "./attributes.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").MoveValue} MoveValue */
/** @typedef {ReadonlyMap<string, MoveValue>} Values */

const { say, sayCount } = speakerOf(en);

/** Resolves when the words are there. */
export const ready = learn({
  en,
  de: async () => (await import("../strings/de/reversi-values.js")).de,
  fi: async () => (await import("../strings/fi/reversi-values.js")).fi,
});

/** @param {HTMLElement[]} buttons @param {(sentence: string) => void} tell */
export function createValues(buttons, tell) {
  /** The position whose best move has been told. @type {View | null} */
  let told = null;

  /**
   * @param {View} view @param {string[]} names  of the squares, as they stand there
   * @param {Values | null} values  null: nobody wants to see them
   */
  function draw(view, names, values) {
    const known = view.legal.flatMap(({ text }) => values?.get(text) ?? []);
    const isKnown = known.length === view.legal.length;
    const best = isKnown ? Math.max(...known.map(discsOf)) : null;
    const moves = new Map(view.legal.map(({ text, to }) => [to, text]));
    buttons.forEach((button, cell) => {
      const move = values ? moves.get(cell) : undefined;
      const value = move === undefined ? undefined : values?.get(move);
      put(button, "data-value", value ? figure(value) : null);
      put(button, "data-exact", value?.exact ? "" : null);
      put(button, "data-best", value && discsOf(value) === best ? "" : null);
      const worth = value ? words(value) : say("value.open");
      put(button, "aria-label", move ? `${names[cell]}, ${worth}` : names[cell]);
    });
    if (told !== view && isKnown && known.length > 0 && known.every(({ exact }) => exact)) {
      told = view;
      tell(tellBest(known));
    }
  }

  return { draw };
}

/** The best move and its value. @param {MoveValue[]} values */
function tellBest(values) {
  const best = values.reduce((one, other) => (discsOf(other) > discsOf(one) ? other : one));
  return say("values.best", { move: best.move, value: words(best) });
}

/** @param {MoveValue} value */
function discsOf({ score }) {
  return score.kind === "discs" ? score.value.hundredths / 100 : 0;
}

/** @param {MoveValue} value */
function words(value) {
  const discs = discsOf(value);
  if (value.exact) {
    if (discs === 0) return say("value.draw");
    return sayCount(discs > 0 ? "value.wins" : "value.loses", Math.abs(discs));
  }
  const percent = value.score.kind === "discs" ? value.score.value.percent : 0;
  if (percent === 0) return say("value.about", { figure: figure(value) });
  return say("value.sure", { figure: figure(value), percent });
}

/** @param {MoveValue} value */
function figure(value) {
  const size = sayNumber(Math.abs(discsOf(value)), value.exact ? 0 : 1);
  const isNothing = !/[1-9]/.test(size);
  return (isNothing ? "" : discsOf(value) > 0 ? "+" : "−") + size;
}
