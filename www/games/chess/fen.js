// Positions as FEN, which is often quoted without its last fields.

/** Values of missing fields: White to move, no castling, no en passant, first move. */
const DEFAULTS = ["w", "-", "-", "0", "1"];

/** Adds the missing fields of a FEN of one to five fields. @param {string} text */
export function completeFen(text) {
  const fields = text.split(/[\s_]+/);
  const isPosition = fields[0].split("/").length === 8;
  return isPosition ? [...fields, ...DEFAULTS.slice(fields.length - 1)].join(" ") : text;
}
