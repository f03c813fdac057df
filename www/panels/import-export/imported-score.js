// Converts evaluations of imported games. No DOM.

/** @typedef {{ kind: "pawns", value: { hundredths: number } } | { kind: "win" | "loss", value: number }} ImportedScore */

/**
 * The score for the side to move; null if there is none.
 * @param {string} text  in pawns for the first player, or moves to mate, such as `#-3`
 * @param {"first" | "second"} side  to move @returns {ImportedScore | null}
 */
export function scoreOf(text, side) {
  const sign = side === "first" ? 1 : -1;
  const isMate = text.startsWith("#");
  const value = sign * Number(isMate ? text.slice(1) : text);
  if (text === "" || !Number.isFinite(value)) return null;
  if (!isMate) return { kind: "pawns", value: { hundredths: Math.round(100 * value) } };
  if (value === 0) return null;
  return value > 0 ? { kind: "win", value: 2 * value - 1 } : { kind: "loss", value: -2 * value };
}
