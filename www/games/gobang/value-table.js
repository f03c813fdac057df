// Table that explains CPC-Gobang's value of a square: windows, points and factors in four directions.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/game.js";
import { SYMBOLS } from "./symbols.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("../../engine/engine.types").Weighing} Weighing */

const { t } = translatorFor(messages);

/** Squares per window. */
const WINDOW = 5;

/** Step in each direction: right and down. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/**
 * @typedef {object} Shown
 * @property {Weighing | null} weighing  null without a square to explain
 * @property {"value.here.first" | "value.here.second" | "value.last"} title
 * @property {"value.here.none" | "value.last.none"} none  message without a square
 * @property {string} cell
 * @property {Side} side  of the stone
 * @property {View} view
 * @property {number[]} factors  best direction first
 */

/** @param {HTMLElement} table @param {Shown} shown */
export function drawValueTable(table, shown) {
  const { weighing, title, none, cell, side } = shown;
  const { caption, tHead, tBodies } = /** @type {HTMLTableElement} */ (table);
  table.toggleAttribute("data-empty", weighing === null);
  setText(caption, weighing ? captionOf(weighing, title, cell) : t(none));
  const other = side === "first" ? "second" : "first";
  showSide(tHead?.querySelector("[data-own]"), side);
  showSide(tHead?.querySelector("[data-enemy]"), other);
  const order = weighing ? ranks(weighing) : [];
  [...tBodies[0].rows].forEach((row, at) => {
    drawDirection(row, at, shown, order[at]);
  });
}

/** @param {HTMLTableRowElement} row @param {number} at @param {Shown} shown @param {number} rank */
function drawDirection(row, at, { weighing, cell, view, factors }, rank) {
  const direction = weighing?.directions[at];
  const [right, down] = STEPS[at];
  const here = view.names.indexOf(cell);
  const squareAt = (/** @type {number} */ from) =>
    view.names[here + from * (right + down * view.columns)];
  const name = /** @type {"direction.0"} */ (`direction.${at}`);
  setText(row.querySelector("[data-direction]"), t(name));
  for (const owner of /** @type {const} */ (["own", "enemy"])) {
    const parts = direction ? partsOf(direction[owner], squareAt) : "";
    setText(row.querySelector(`[data-${owner}]`), parts);
  }
  setText(row.querySelector("[data-value]"), direction ? String(direction.value) : "");
  setText(row.querySelector("[data-product]"), direction ? `× ${factors[rank]}` : "");
}

/** @param {Weighing} weighing @param {Parameters<typeof t>[0]} title @param {string} cell */
function captionOf({ total, wins, prevents }, title, cell) {
  const sentences = [t(title, { cell, total: formatNumber(total) })];
  if (wins) sentences.push(t("value.wins"));
  if (prevents) sentences.push(t("value.prevents"));
  return sentences.join(" ");
}

/**
 * The squares of a window and the parts of its points.
 * @param {Weighing["directions"][number]["own"]} window @param {(from: number) => string} squareAt
 */
function partsOf(window, squareAt) {
  if (!window) return t("value.closed");
  const { from, count, together, near, open, points } = window;
  const squares = `${squareAt(from)}–${squareAt(from + WINDOW - 1)}`;
  const parts = [squares, `A${count}`, together && "ZS", near && "NH", open && "OF"];
  return `${parts.filter(Boolean).join(" ")} = ${points}`;
}

/** Rank of each direction by value; 0 is the best. @param {Weighing} weighing */
function ranks({ directions }) {
  const order = directions
    .map((_, at) => at)
    .sort((a, b) => directions[b].value - directions[a].value);
  return directions.map((_, at) => order.indexOf(at));
}

/** Shows the symbol and name of a side in a column header. @param {Element | null | undefined} head @param {Side} side */
function showSide(head, side) {
  head?.querySelector("use")?.setAttribute("href", `#${SYMBOLS[side]}`);
  setText(head?.querySelector("span"), t(`${side}.name`));
}

/** @param {Element | null | undefined} element @param {string} text */
function setText(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}
