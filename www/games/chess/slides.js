// Pieces slide to where they go: told from what stood on the squares before and what stands there now, so that a move
// taken back slides as well.

/** Milliseconds for the first square, and for each one more. */
const [BEGIN, EACH] = [140, 15];
/** As many squares as castling changes; what changes more is no move. */
const MOST = 4;

/** @typedef {import("../../engine/engine.types").View} View */

/**
 * Where each piece that stands somewhere else has come from.
 * @param {View["cells"]} before @param {View["cells"]} after
 * @returns {Map<number, number>} by the cell on which it stands
 */
export function slidesBetween(before, after) {
  const changed = [...after].flatMap((letter, at) => (letter === before[at] ? [] : [at]));
  const come = changed.length > MOST ? [] : changed.filter((at) => after[at] !== ".");
  const slides = come.flatMap((to) => {
    const left = changed.filter((at) => at !== to && isOfOneSide(before[at], after[to]));
    // Only a pawn that promotes, or a promotion taken back, becomes another piece on its way.
    const from = left.find((at) => before[at] === after[to]) ?? left[0];
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
 * Lets the piece on a square slide there, over all others.
 * @param {HTMLElement} square @param {number} columns  from it to where the piece comes from @param {number} rows
 */
export function slide(square, columns, rows) {
  const piece = square.querySelector(".piece");
  if (!piece || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const far = `translate(calc(${columns} * var(--cell)), calc(${rows} * var(--cell)))`;
  const duration = BEGIN + EACH * Math.max(Math.abs(columns), Math.abs(rows));
  const motion = piece.animate({ transform: [far, "none"] }, { duration, easing: "ease-out" });
  const rests = () => delete square.dataset.slides;
  square.dataset.slides = "";
  motion.addEventListener("finish", rests);
  motion.addEventListener("cancel", rests);
}
