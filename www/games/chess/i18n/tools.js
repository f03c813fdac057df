// Chess: hints, set-up, openings and results. English, the reference for the translations.
// The English descriptions of the players are in players.json, which the terminal shares.

import players from "./players.json" with { type: "json" };

/** @satisfies {import("../../../i18n/i18n.types").ToolsMessages & Record<string, string>} */
export const en = {
  letters: "Letters of the pieces in moves",
  castling: "Castling",
  "letters.own": "as in your language",
  "letters.figurine": "figurines ♔ ♕ ♖ ♗ ♘",
  "first.ending": "The black king has nowhere left to go.",
  "second.ending": "The white king has nowhere left to go.",
  "draw.ending": "Both kings are still standing.",

  "worth.mate.one": "mates with this move",
  "worth.mate.other": "mate in {count}",
  "worth.mated.one": "is mated by the next move",
  "worth.mated.other": "is mated in {count}",
  "first.captured": "White has captured: {pieces}.",
  "second.captured": "Black has captured: {pieces}.",
  "captured.none": "nothing",
  "ahead.one": "Ahead by {count} point.",
  "ahead.other": "Ahead by {count} points.",

  "contrast.mates.one": "{move} mates",
  "contrast.mates.other": "{move} mates in {count}",
  "contrast.mated.one": "allows mate with the next move",
  "contrast.mated.other": "allows mate in {count}",
  "contrast.missed-mate.one": "misses a mate",
  "contrast.missed-mate.other": "misses mate in {count}",
  "contrast.loses.pawn": "loses a pawn",
  "contrast.loses.knight": "loses a knight",
  "contrast.loses.bishop": "loses a bishop",
  "contrast.loses.rook": "loses a rook",
  "contrast.loses.queen": "loses the queen",
  "contrast.misses.pawn": "does not win a pawn",
  "contrast.misses.knight": "does not win a knight",
  "contrast.misses.bishop": "does not win a bishop",
  "contrast.misses.rook": "does not win a rook",
  "contrast.misses.queen": "does not win the queen",
  "contrast.for": "{loses} for {price}",
  "contrast.piece.pawn": "a pawn",
  "contrast.piece.knight": "a knight",
  "contrast.piece.bishop": "a bishop",
  "contrast.piece.rook": "a rook",
  "contrast.piece.queen": "a queen",

  check: "gives check",
  castles: "castles",
  promotes: "promotes the pawn",
  takes: "takes the {piece}",

  "opening.open": "Open Game",
  "opening.kings-gambit": "King's Gambit",
  "opening.vienna": "Vienna Game",
  "opening.bishops": "Bishop's Opening",
  "opening.centre": "Centre Game",
  "opening.philidor": "Philidor Defence",
  "opening.petrov": "Petrov Defence",
  "opening.scotch": "Scotch Game",
  "opening.three-knights": "Three Knights Game",
  "opening.ponziani": "Ponziani Opening",
  "opening.four-knights": "Four Knights Game",
  "opening.italian": "Italian Game",
  "opening.two-knights": "Two Knights Defence",
  "opening.giuoco-piano": "Giuoco Piano",
  "opening.evans": "Evans Gambit",
  "opening.ruy-lopez": "Ruy Lopez",
  "opening.berlin": "Ruy Lopez, Berlin Defence",
  "opening.spanish-closed": "Ruy Lopez, Closed",
  "opening.spanish-open": "Ruy Lopez, Open",
  "opening.spanish-exchange": "Ruy Lopez, Exchange",
  "opening.sicilian": "Sicilian Defence",
  "opening.sicilian-closed": "Sicilian, Closed",
  "opening.alapin": "Sicilian, Alapin",
  "opening.morra": "Sicilian, Smith-Morra Gambit",
  "opening.najdorf": "Sicilian, Najdorf",
  "opening.dragon": "Sicilian, Dragon",
  "opening.sveshnikov": "Sicilian, Sveshnikov",
  "opening.taimanov": "Sicilian, Taimanov",
  "opening.french": "French Defence",
  "opening.french-advance": "French, Advance",
  "opening.french-tarrasch": "French, Tarrasch",
  "opening.winawer": "French, Winawer",
  "opening.caro-kann": "Caro-Kann Defence",
  "opening.scandinavian": "Scandinavian Defence",
  "opening.alekhine": "Alekhine Defence",
  "opening.pirc": "Pirc Defence",
  "opening.modern": "Modern Defence",
  "opening.closed": "Queen's Pawn Game",
  "opening.queens-gambit": "Queen's Gambit",
  "opening.qg-accepted": "Queen's Gambit Accepted",
  "opening.qg-declined": "Queen's Gambit Declined",
  "opening.slav": "Slav Defence",
  "opening.albin": "Albin Countergambit",
  "opening.semi-slav": "Semi-Slav Defence",
  "opening.london": "London System",
  "opening.indian": "Indian Defence",
  "opening.kings-indian": "King's Indian Defence",
  "opening.gruenfeld": "Grünfeld Defence",
  "opening.nimzo-indian": "Nimzo-Indian Defence",
  "opening.queens-indian": "Queen's Indian Defence",
  "opening.catalan": "Catalan Opening",
  "opening.benoni": "Benoni Defence",
  "opening.budapest": "Budapest Gambit",
  "opening.benko": "Benko Gambit",
  "opening.trompowsky": "Trompowsky Attack",
  "opening.dutch": "Dutch Defence",
  "opening.english": "English Opening",
  "opening.reti": "Réti Opening",
  "opening.bird": "Bird's Opening",
  "opening.larsen": "Larsen's Opening",
  "opening.sokolsky": "Sokolsky Opening",

  "error.illegal-move.empty-square": "{text}: there is no piece on that square.",
  "error.illegal-move.not-yours": "{text}: that piece is the opponent's.",
  "error.illegal-move.own-piece": "{text}: one of your own pieces is there.",
  "error.illegal-move.no-promotion": "{text}: only a pawn that reaches the last rank is promoted.",
  "error.illegal-move.promotion-missing":
    "{text}: say what the pawn is promoted to, with Q, R, B or N at the end.",
  "error.illegal-move.king-in-check": "{text}: the king would be in check.",
  "error.illegal-move.cannot-castle": "{text}: castling is not possible now.",
  "error.illegal-move.cannot-go": "{text}: that piece cannot go there.",
  "error.illegal-move.several-pieces": "{text}: more than one piece can go there; say which one.",
  "error.illegal-move.no-such-piece": "{text}: no piece of this kind can go there.",
  "error.game-over": "The game is over; no more moves can be made.",
  "error.bad-position.fen-fields":
    "A position has six fields: pieces, side to move, castling, en passant and two counters; one is missing at character {place}.",
  "error.bad-position.fen-too-many-fields":
    "Nothing may follow the six fields (character {place}).",
  "error.bad-position.fen-one-counter":
    "The two counters must either both be there or both be left out (character {place}).",
  "error.bad-position.fen-letter":
    "Pieces, rank {spot}: a piece is one of the letters KQRBNP and kqrbnp, which character {place} is not.",
  "error.bad-position.fen-two-numbers":
    "Pieces, rank {spot}: two numbers of empty squares are next to each other (character {place}).",
  "error.bad-position.fen-long-row":
    "Pieces: rank {spot} has more than eight squares (character {place}).",
  "error.bad-position.fen-short-row":
    "Pieces: rank {spot} has fewer than eight squares (character {place}).",
  "error.bad-position.fen-rows": "Pieces: a board has eight ranks (character {place}).",
  "error.bad-position.fen-side": "The side to move is w or b (character {place}).",
  "error.bad-position.fen-white-king": "Pieces: White has no king.",
  "error.bad-position.fen-black-king": "Pieces: Black has no king.",
  "error.bad-position.fen-two-kings":
    "Pieces: a second king of the same side stands on {spot} (character {place}).",
  "error.bad-position.fen-pawn-on-edge":
    "Pieces: no pawn can stand on {spot}, on the first or the last rank (character {place}).",
  "error.bad-position.fen-pawns":
    "Pieces: a side has at most eight pawns, and {spot} has a ninth (character {place}).",
  "error.bad-position.fen-white-pieces":
    "Pieces: White has more than sixteen, or more of one kind than promotions allow.",
  "error.bad-position.fen-black-pieces":
    "Pieces: Black has more than sixteen, or more of one kind than promotions allow.",
  "error.bad-position.fen-king-in-reach":
    "Pieces: the king on {spot} is in check, although his side has just moved (character {place}).",
  "error.bad-position.fen-checks":
    "Pieces: more than two pieces give check to the king on {spot} (character {place}).",
  "error.bad-position.fen-castling":
    "Castling: the rights are some of KQkq, or files of rooks, or - (character {place}).",
  "error.bad-position.fen-castling-rook":
    "Castling: king or rook is missing from the first rank for this right (character {place}).",
  "error.bad-position.fen-castling-twice":
    "Castling: the rights name one side of the board twice for the same colour (character {place}).",
  "error.bad-position.fen-en-passant":
    "En passant: the field is a square on the third or sixth rank, or - (character {place}).",
  "error.bad-position.fen-no-leap":
    "En passant: no pawn can just have moved two squares over this square (character {place}).",
  "error.bad-position.fen-clock": "The halfmove clock is a number up to 9999 (character {place}).",
  "error.bad-position.fen-number":
    "The move number is a number from 1 to 9999 (character {place}).",
  "error.damaged-record.unknown-end": "The ending given after the moves does not exist.",
  "error.damaged-record.ended-before": "The game was over before the ending given.",
  "error.damaged-record.no-claim": "No draw can be claimed after the last move.",

  ...players,
  "recipe.no-queen": "The queen is worth nothing",
  "recipe.checks": "A check is worth three pawns",
  "recipe.pawns": "Pawns march",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
