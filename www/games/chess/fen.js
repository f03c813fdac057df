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

/** The cells of king and outermost rook on their first row; null if one is missing. @param {string} letter @param {string} cells */
function homesOf(letter, cells) {
  const { king, row, isRight } = CASTLINGS[letter];
  const pieces = cells.slice(8 * row, 8 * row + 8);
  const at = pieces.indexOf(king);
  const rook = king === "K" ? "R" : "r";
  const corner = isRight ? pieces.lastIndexOf(rook) : pieces.indexOf(rook);
  const isPossible = at >= 0 && corner >= 0 && corner > at === isRight;
  return isPossible ? [8 * row + at, 8 * row + corner] : null;
}

/** Whether king and rook stand on their first row. @param {string} letter @param {string} cells */
export const canCastle = (letter, cells) => homesOf(letter, cells) !== null;

/**
 * The castling rights left in a match: those of its start whose king and rook have not left their squares.
 * @param {string} start @param {readonly string[]} boards cells of all positions since the start
 */
export function castlingLeft(start, boards) {
  const given = start.includes("/") ? castlingOf(start) : CASTLING_LETTERS;
  const [first] = boards;
  return given.filter((letter) =>
    homesOf(letter, first)?.every((home) => boards.every((cells) => cells[home] === first[home])),
  );
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
