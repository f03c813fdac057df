// Shows the value of each column of Connect Four below it: the discs that the winner has left, positive for the side to
// move. A column without a value is shown as open.

import { translatorFor } from "../../i18n/index.js";
import { setAttribute } from "../../ui/attributes.js";
import { messages } from "./i18n/game.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */
/** @typedef {ReadonlyMap<string, MoveValue>} Values */

const { t, plural } = translatorFor(messages);

/** @param {HTMLElement} foot @param {View} view @param {Values} values */
export function drawValues(foot, view, values) {
  const isSolved = view.legal.every(({ text }) => values.has(text));
  const best = isSolved ? Math.max(...[...values.values()].map(discsOf)) : null;
  foot.querySelectorAll("td").forEach((cell, at) => {
    const name = valueName(view, at, values);
    const value = values.get(String(at + 1));
    setAttribute(cell, "data-value", name && (value ? outcome(value) : "open"));
    setAttribute(cell, "data-estimate", value && !value.exact ? "" : null);
    setAttribute(cell, "data-best", value && discsOf(value) === best ? "" : null);
    const [visible, spoken] = cell.querySelectorAll("span");
    visible.textContent = name && (value ? figure(value) : "…");
    spoken.textContent = t("value.column", { column: at + 1, value: name ?? t("value.none") });
  });
}

/** The value of a column as text; null if it is full. @param {View} view @param {number} at @param {Values} values */
export function valueName({ legal }, at, values) {
  const move = String(at + 1);
  if (!legal.some(({ text }) => text === move)) return null;
  const value = values.get(move);
  return value ? describe(value) : t("value.open");
}

/** Announces the best columns. @param {MoveValue[]} values */
export function describeValues(values) {
  const max = Math.max(...values.map(discsOf));
  const best = values.filter((value) => discsOf(value) === max);
  const columns = best
    .map(({ move }) => move)
    .sort()
    .join(", ");
  return plural("values.best", best.length, { columns, value: describe(best[0]) });
}

/** Discs that the winner has left, negative for a loss. @param {MoveValue} value */
function discsOf({ score }) {
  return score.kind === "left" ? score.value : 0;
}

/** @param {MoveValue} value */
function outcome(value) {
  const discs = discsOf(value);
  return discs > 0 ? "wins" : discs < 0 ? "loses" : "draw";
}

/** @param {MoveValue} value */
function describe(value) {
  const discs = discsOf(value);
  if (discs === 0) return t("value.draw");
  return plural(discs > 0 ? "value.wins" : "value.loses", Math.abs(discs));
}

/** @param {MoveValue} value */
function figure(value) {
  const discs = discsOf(value);
  const sign = discs > 0 ? "+" : discs < 0 ? "−" : "";
  return sign + Math.abs(discs);
}
