// Chess in English; the other languages are checked against this table.

/** @satisfies {import("../game.js").GameWords & Record<string, string>} */
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
  typed: "Move, such as Nf3 or g1f3",
  "typed.play": "Play",
  "typed.wait": "You cannot move now.",
  setup: "Begin from a position",
  "setup.position": "FEN, or chess960-0 to chess960-959",
  "setup.begin": "Begin",
  "setup.done": "The game begins here.",

  "player.schach-c64": "one move ahead, of 1985",
  "player.level": "looks at {positions} positions",
  "player.grandmaster": "plays as well as it can",
  "thought.value": "{player}: {move}, Wert {value}",
  "thought.pawns": "{player}: {move}, worth {pawns} pawns",
  "thought.mates": "{player}: {move}, mate in {moves}",
  "thought.mated": "{player}: {move}, mated in {moves}",

  "key.choose": "take a piece, put it down",
  "key.put-back": "put the piece back, close a window",
  "key.flip": "turn the board",

  "help.goal":
    "You win by attacking the king so that he cannot escape: checkmate. Nobody may leave his own king in check.",
  "help.pawn":
    "A pawn goes one step ahead, from its first square also two, and captures aslant. In the last row it becomes a queen, rook, bishop or knight.",
  "help.castling":
    "Castling: if king and rook have not moved, nothing stands between them and the king meets no check on his way, he goes two steps towards the rook, which goes over him. Move the king.",
  "help.castling.picture": "The king goes two steps to the right, the rook lands on his left.",
  "help.passing":
    "A pawn that has just gone two steps can be captured by a pawn beside it as if it had gone one.",
  "help.passing.picture": "The white pawn goes aslant behind the black one, which vanishes.",
  "help.end":
    "It is a draw if the side to move has no move and is not in check, if nobody can mate any more, when a position comes up for the fifth time, and after 75 moves of each side without capture or pawn move.",
  "help.typed": "Moves can also be typed, as e4, Nf3, O-O, e8=Q or as e2e4.",

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
    "A piece is one of the letters KQRBNP and kqrbnp, which character {place} is not.",
  "error.bad-position.fen-two-numbers":
    "Two numbers of empty squares stand side by side (character {place}).",
  "error.bad-position.fen-long-row": "This row has more than eight squares (character {place}).",
  "error.bad-position.fen-short-row": "This row has fewer than eight squares (character {place}).",
  "error.bad-position.fen-rows": "A board has eight rows (character {place}).",
  "error.bad-position.fen-side": "The side to move is w or b (character {place}).",
  "error.bad-position.fen-white-king": "White must have exactly one king (character {place}).",
  "error.bad-position.fen-black-king": "Black must have exactly one king (character {place}).",
  "error.bad-position.fen-pawn-on-edge":
    "No pawn can stand on the first or the last row (character {place}).",
  "error.bad-position.fen-pawns": "A side has at most eight pawns (character {place}).",
  "error.bad-position.fen-pieces":
    "A side has at most sixteen pieces, and one more of a kind for each pawn it lacks (character {place}).",
  "error.bad-position.fen-king-in-reach":
    "The king of the side that has just moved is in check (character {place}).",
  "error.bad-position.fen-checks":
    "A king cannot be in check by more than two pieces (character {place}).",
  "error.bad-position.fen-castling":
    "The castling rights are some of KQkq, or files of rooks, or - (character {place}).",
  "error.bad-position.fen-castling-rook":
    "There is no king and rook in the first row for this castling right (character {place}).",
  "error.bad-position.fen-castling-twice":
    "The castling rights name one wing of a side more than once (character {place}).",
  "error.bad-position.fen-en-passant":
    "The en passant field is a square on the third or sixth row, or - (character {place}).",
  "error.bad-position.fen-no-leap":
    "No pawn can just have made a double step over the en passant square (character {place}).",
  "error.bad-position.fen-clock": "The halfmove clock is a number up to 9999 (character {place}).",
  "error.bad-position.fen-number":
    "The move number is a number from 1 to 9999 (character {place}).",
};
