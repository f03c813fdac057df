// Chess: its page and its board. English, which the translations are checked against.

/** @satisfies {import("../../../i18n/types.js").GameMessages & Record<string, string>} */
export const en = {
  name: "Chess",
  title: "Chess: White against Black · Stratege",
  tagline: "White against Black",
  about:
    "With Schach C 64 by Bernd Bettermann, a program of 1985 that a magazine printed to be typed in. Nothing you do here leaves your device.",

  board: "Chess board",
  "opponent.second": "You as White against the computer",
  "opponent.first": "You as Black against the computer",

  "first.name": "White",
  "first.turn": "White to move",
  "first.thinks": "White is thinking …",
  "first.strength": "Strength of White",
  "first.wins": "White wins",
  "first.ending": "The black king has nowhere left to go.",
  "second.name": "Black",
  "second.turn": "Black to move",
  "second.thinks": "Black is thinking …",
  "second.strength": "Strength of Black",
  "second.wins": "Black wins",
  "second.ending": "The white king has nowhere left to go.",
  "draw.ending": "Both kings are still standing.",
  "ended.after": "{how}, in move {moves}",
  "ending.checkmate": "Checkmate",
  "ending.stalemate": "Stalemate: no legal move, and no check",
  "ending.dead-position": "Neither side has enough left for a mate",
  "ending.fivefold-repetition": "The same position for the fifth time",
  "ending.seventy-five-moves": "75 moves without capture or pawn move",
  "ending.agreement": "Agreed by both sides",
  "ending.threefold-repetition": "The same position for the third time",
  "ending.fifty-moves": "50 moves without capture or pawn move",
  "ending.resignation": "The loser gives up",

  "white-king": "white king",
  "white-queen": "white queen",
  "white-rook": "white rook",
  "white-bishop": "white bishop",
  "white-knight": "white knight",
  "white-pawn": "white pawn",
  "black-king": "black king",
  "black-queen": "black queen",
  "black-rook": "black rook",
  "black-bishop": "black bishop",
  "black-knight": "black knight",
  "black-pawn": "black pawn",
  "cell.piece": "{piece} {cell}",
  "cell.empty": "empty {cell}",
  "cell.target": "{content}, can be reached",
  "cell.check": "{content}, in check",
  moved: "{side}: {move}.",
  promotion: "What the pawn becomes",

  "first.captured": "White has captured: {pieces}.",
  "second.captured": "Black has captured: {pieces}.",
  "captured.none": "nothing",
  "ahead.one": "Ahead by {count} point.",
  "ahead.other": "Ahead by {count} points.",
  flip: "Turn the board",
  "flipped.first": "White is at the bottom.",
  "flipped.second": "Black is at the bottom.",

  "player.schach-c64": "one move ahead, of 1985",
  "player.level": "{positions} positions, Elo {rating}",
  "player.grandmaster": "does its best, Elo {rating}",
  "thought.value": "{player}: {move}, Wert {value}",
  "thought.pawns": "{player}: {move}, worth {pawns} pawns",
  "thought.mates": "{player}: {move}, mate in {moves}",
  "thought.mated": "{player}: {move}, mated in {moves}",

  "key.choose": "take a piece, put it down",
  "key.put-back": "put the piece back, close a window",
  "key.flip": "turn the board",

  "error.illegal-move.empty-square": "{text}: there is no piece on that square.",
  "error.illegal-move.not-yours": "{text}: that piece is the opponent’s.",
  "error.illegal-move.own-piece": "{text}: a piece of your own stands there.",
  "error.illegal-move.no-promotion":
    "{text}: only a pawn that arrives at the last row becomes another piece.",
  "error.illegal-move.promotion-missing":
    "{text}: say what the pawn becomes, with Q, R, B or N at the end.",
  "error.illegal-move.king-in-check": "{text}: the king would be in check.",
  "error.illegal-move.cannot-castle": "{text}: castling is not possible now.",
  "error.illegal-move.cannot-go": "{text}: that piece cannot go there.",
  "error.illegal-move.several-pieces":
    "{text}: more than one piece can go there, and the move must say which.",
  "error.illegal-move.no-such-piece": "{text}: no piece of this kind can go there.",
  "error.game-over": "The game is over, no move can follow.",
  "error.bad-position.fen-fields":
    "A position has six fields: pieces, side to move, castling, en passant and two counters; one is missing at character {place}.",
  "error.bad-position.fen-too-many-fields":
    "Nothing may follow the six fields (character {place}).",
  "error.bad-position.fen-one-counter":
    "Of the two counters either both must be there or none (character {place}).",
  "error.bad-position.fen-letter":
    "Pieces, row {spot}: a piece is one of the letters KQRBNP and kqrbnp, which character {place} is not.",
  "error.bad-position.fen-two-numbers":
    "Pieces, row {spot}: two numbers of empty squares stand side by side (character {place}).",
  "error.bad-position.fen-long-row":
    "Pieces: row {spot} has more than eight squares (character {place}).",
  "error.bad-position.fen-short-row":
    "Pieces: row {spot} has fewer than eight squares (character {place}).",
  "error.bad-position.fen-rows": "Pieces: a board has eight rows (character {place}).",
  "error.bad-position.fen-side": "The side to move is w or b (character {place}).",
  "error.bad-position.fen-white-king": "Pieces: White has no king (field from character {place}).",
  "error.bad-position.fen-black-king": "Pieces: Black has no king (field from character {place}).",
  "error.bad-position.fen-two-kings":
    "Pieces: on {spot} stands a second king of the same side (character {place}).",
  "error.bad-position.fen-pawn-on-edge":
    "Pieces: no pawn can stand on {spot}, in the first or the last row (character {place}).",
  "error.bad-position.fen-pawns":
    "Pieces: a side has at most eight pawns, and {spot} has a ninth (character {place}).",
  "error.bad-position.fen-white-pieces":
    "Pieces: White has more than sixteen, or more of a kind than promotions allow (field from character {place}).",
  "error.bad-position.fen-black-pieces":
    "Pieces: Black has more than sixteen, or more of a kind than promotions allow (field from character {place}).",
  "error.bad-position.fen-king-in-reach":
    "Pieces: the king on {spot} is in check, and his side has just moved (character {place}).",
  "error.bad-position.fen-checks":
    "Pieces: the king on {spot} is in check by more than two (character {place}).",
  "error.bad-position.fen-castling":
    "Castling: the rights are some of KQkq, or files of rooks, or - (character {place}).",
  "error.bad-position.fen-castling-rook":
    "Castling: there is no king and rook in the first row for this right (character {place}).",
  "error.bad-position.fen-castling-twice":
    "Castling: the rights name one wing of a side more than once (character {place}).",
  "error.bad-position.fen-en-passant":
    "En passant: the field is a square on the third or sixth row, or - (character {place}).",
  "error.bad-position.fen-no-leap":
    "En passant: no pawn can just have made a double step over this square (character {place}).",
  "error.bad-position.fen-clock": "The halfmove clock is a number up to 9999 (character {place}).",
  "error.bad-position.fen-number":
    "The move number is a number from 1 to 9999 (character {place}).",
  "error.damaged-record.unknown-end": "There is no end such as it says behind its moves.",
  "error.damaged-record.ended-before": "The game was over before the end that it says.",
  "error.damaged-record.no-claim": "No draw can be claimed after its last move.",
};

/** @type {import("../../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./game.de.js"),
  fi: () => import("./game.fi.js"),
};
