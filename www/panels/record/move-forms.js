// The ways in which legal moves can be typed: in the game's notation, with the letters of the page, or as squares of
// departure and arrival. No DOM.

/** @typedef {{ move: string, forms: string[] }} TypedForms */

/** Signs that may be left out. */
export const IGNORED = /^[-x+#=]$/;

/** A text without signs that may be left out, and with letters for the zeros of castling. @param {string} text */
const plain = (text) =>
  text.replace(/[-x+#=]/g, "").replace(/^0(0+)/, (zeros) => "o".repeat(zeros.length));

/**
 * @param {Pick<import("../../engine/engine.types").View, "legal" | "names">} view @param {(move: string) => string} moveName
 * @returns {TypedForms[]}
 */
export function createMoveForms({ legal, names }, moveName) {
  return legal
    .filter(({ text }) => /^\p{L}/u.test(text))
    .map(({ text, from, to }) => {
      const promoted = /=(\w)/.exec(text)?.[1] ?? "";
      const squares = from === null || to === null ? [] : [names[from] + names[to] + promoted];
      return { move: text, forms: [text, moveName(text), ...squares].map(plain) };
    });
}

/**
 * The move that was typed, null if none or if several match, and whether a longer text may follow. Upper and lower case
 * matter only if the moves differ in nothing else: `Bc4` is a bishop's, `bc4` a pawn's.
 * @param {string} typed @param {TypedForms[]} moves
 */
export function matchTyped(typed, moves) {
  const text = plain(typed);
  const folded = text.toLowerCase();
  const complete = moves.filter(({ forms }) => forms.some((one) => one.toLowerCase() === folded));
  const exact = complete.filter(({ forms }) => forms.includes(text));
  const found = exact.length === 1 ? exact : complete;
  const isBeginning = moves.some(
    (one) =>
      !found.includes(one) &&
      one.forms.some((form) => form.length > text.length && form.toLowerCase().startsWith(folded)),
  );
  return { move: found.length === 1 ? found[0].move : null, isBeginning };
}
