// Positions as FEN, which is often quoted without its last fields.

/** Values of missing fields: White to move, no castling, no en passant, first move. */
const DEFAULTS = ["w", "-", "-", "0", "1"];

/** Adds the missing fields of a FEN of one to five fields. @param {string} text */
export function completeFen(text) {
  const fields = text.split(/[\s_]+/);
  const isPosition = fields[0].split("/").length === 8;
  return isPosition ? [...fields, ...DEFAULTS.slice(fields.length - 1)].join(" ") : text;
}

/** Castling rights by letter: the king, its row in the cells of a position, and whether the rook is on its right. @type {Record<string, { king: string, row: number, isRight: boolean }>} */
const CASTLINGS = {
  K: { king: "K", row: 7, isRight: true },
  Q: { king: "K", row: 7, isRight: false },
  k: { king: "k", row: 0, isRight: true },
  q: { king: "k", row: 0, isRight: false },
};

export const CASTLING_LETTERS = Object.keys(CASTLINGS);

/** Whether king and rook stand on their first row. @param {string} letter @param {string} cells */
export function canCastle(letter, cells) {
  const { king, row, isRight } = CASTLINGS[letter];
  const pieces = cells.slice(8 * row, 8 * row + 8);
  const at = pieces.indexOf(king);
  const rook = king === "K" ? "R" : "r";
  return at >= 0 && (isRight ? pieces.slice(at) : pieces.slice(0, at)).includes(rook);
}

/** The castling rights in a FEN, also those given as files of rooks. @param {string} fen */
export function castlingOf(fen) {
  const [pieces, , field = "-"] = fen.split(/[\s_]+/);
  const rows = pieces
    .split("/")
    .map((row) => row.replace(/\d/g, (digit) => ".".repeat(Number(digit))));
  return CASTLING_LETTERS.filter((letter) => {
    const { king, row, isRight } = CASTLINGS[letter];
    const at = rows[row]?.indexOf(king) ?? -1;
    return [...field].some((one) => {
      const file = "abcdefgh".indexOf(one.toLowerCase());
      const isSameSide = (one === one.toUpperCase()) === (king === "K");
      return one === letter || (isSameSide && file >= 0 && at >= 0 && file > at === isRight);
    });
  });
}

/** A FEN with other castling rights. @param {string} fen @param {readonly string[]} letters */
export function withCastling(fen, letters) {
  const [pieces, side, , ...others] = fen.split(/[\s_]+/);
  return [pieces, side, letters.join("") || "-", ...others].join(" ");
}
