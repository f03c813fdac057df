// Animates pieces that moved. Moves are derived by comparing two positions, so that undo is animated too.

/** Milliseconds for the first square, and for each further square. */
const [BASE_MS, PER_SQUARE_MS] = [140, 15];
/** Maximum changed squares of a move, as in castling; more changes mean another position. */
const MAX_CHANGED = 4;

/** @typedef {import("../../engine/engine.types").View} View */

/**
 * Finds where each moved piece came from.
 * @param {View["cells"]} before @param {View["cells"]} after
 * @returns {Map<number, number>} origin by target cell
 */
export function slidesBetween(before, after) {
  const changed = [...after].flatMap((letter, at) => (letter === before[at] ? [] : [at]));
  const arrived = changed.length > MAX_CHANGED ? [] : changed.filter((at) => after[at] !== ".");
  const slides = arrived.flatMap((to) => {
    const departed = changed.filter((at) => at !== to && isOfOneSide(before[at], after[to]));
    // Only a promotion, or its undo, changes the kind of the piece.
    const from = departed.find((at) => before[at] === after[to]) ?? departed[0];
    return from === undefined ? [] : [/** @type {[number, number]} */ ([to, from])];
  });
  return new Map(slides);
}

/** @param {string} one @param {string} other */
function isOfOneSide(one, other) {
  const isWhite = (/** @type {string} */ letter) => letter !== letter.toLowerCase();
  return one !== "." && isWhite(one) === isWhite(other);
}

/**
 * Animates the piece on a square, above all others.
 * @param {HTMLElement} square @param {number} columns  offset of the origin @param {number} rows
 */
export function slide(square, columns, rows) {
  const piece = square.querySelector(".piece");
  if (!piece || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const origin = `translate(calc(${columns} * var(--cell)), calc(${rows} * var(--cell)))`;
  const duration = BASE_MS + PER_SQUARE_MS * Math.max(Math.abs(columns), Math.abs(rows));
  const motion = piece.animate({ transform: [origin, "none"] }, { duration, easing: "ease-out" });
  const end = () => delete square.dataset.slides;
  square.dataset.slides = "";
  motion.addEventListener("finish", end);
  motion.addEventListener("cancel", end);
}
