// Properties of the pieces by their letter in a view: upper case for White, lower case for Black.

/** In the order of the list of captured pieces. */
export const KINDS = /** @type {const} */ ({
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
  k: "king",
});

/** @typedef {keyof typeof KINDS} Kind */

/** Conventional values in pawns; the king is never captured. @type {Record<Kind, number>} */
export const WORTH = { q: 9, r: 5, b: 3, n: 3, p: 1, k: 0 };

/** The standard position, from a8. */
export const STANDARD = `rnbqkbnrpppppppp${".".repeat(32)}PPPPPPPPRNBQKBNR`;

/** @param {string} letter @returns {Kind} */
export const kindOf = (letter) => /** @type {Kind} */ (letter.toLowerCase());

/** @param {string} letter @returns {import("../../engine/engine.types").Side} */
export const sideOf = (letter) => (letter === letter.toUpperCase() ? "first" : "second");

/** The letter of a side's piece. @param {Kind} kind @param {import("../../engine/engine.types").Side} side */
export const letterOf = (kind, side) => (side === "first" ? kind.toUpperCase() : kind);

/** Id of a piece's symbol, which is also the message key of its name. @param {string} letter */
export const drawingOf = (letter) =>
  /** @type {`${"white" | "black"}-${(typeof KINDS)[Kind]}`} */ (
    `${sideOf(letter) === "first" ? "white" : "black"}-${KINDS[kindOf(letter)]}`
  );

/** Symbol id of each letter. @type {Record<string, string>} */
export const DRAWINGS = Object.fromEntries(
  Object.keys(KINDS).flatMap((kind) =>
    [kind, kind.toUpperCase()].map((letter) => [letter, drawingOf(letter)]),
  ),
);
