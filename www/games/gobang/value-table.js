// Why a square has its value for CPC-Gobang: the four directions with their windows, points and factors.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/game.js";
import { SYMBOLS } from "./symbols.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("../../engine/engine.types").Weighing} Weighing */

const { t } = translatorFor(messages);

/** So many squares make a window. */
const WINDOW = 5;

/** One square on in each direction, to the right and down. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/**
 * @typedef {object} Shown
 * @property {Weighing | null} weighing  null: there is no square to speak of
 * @property {"value.here.first" | "value.here.second" | "value.last"} title
 * @property {"value.here.none" | "value.last.none"} none  what is said then
 * @property {string} cell
 * @property {Side} side  whose stone lies or would lie there
 * @property {View} view
 * @property {number[]} factors  for the best direction first
 */

/** @param {HTMLElement} table @param {Shown} shown */
export function drawValueTable(table, shown) {
  const { weighing, title, none, cell, side } = shown;
  const { caption, tHead, tBodies } = /** @type {HTMLTableElement} */ (table);
  table.toggleAttribute("data-empty", weighing === null);
  write(caption, weighing ? captionOf(weighing, title, cell) : t(none));
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
  write(row.querySelector("[data-direction]"), t(name));
  for (const whose of /** @type {const} */ (["own", "enemy"])) {
    const parts = direction ? partsOf(direction[whose], squareAt) : "";
    write(row.querySelector(`[data-${whose}]`), parts);
  }
  write(row.querySelector("[data-value]"), direction ? String(direction.value) : "");
  write(row.querySelector("[data-product]"), direction ? `× ${factors[rank]}` : "");
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

/** Which factor each direction gets: the best the first. @param {Weighing} weighing */
function ranks({ directions }) {
  const order = directions
    .map((_, at) => at)
    .sort((a, b) => directions[b].value - directions[a].value);
  return directions.map((_, at) => order.indexOf(at));
}

/** Puts the picture and the name of a side over a column. @param {Element | null | undefined} head @param {Side} side */
function showSide(head, side) {
  head?.querySelector("use")?.setAttribute("href", `#${SYMBOLS[side]}`);
  write(head?.querySelector("span"), t(`${side}.name`));
}

/** @param {Element | null | undefined} element @param {string} text */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}
