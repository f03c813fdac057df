// Chess: what the numbers of its players mean, and what the parts of a value are called; for the laboratory. English,
// which the translations are checked against.

export const en = {
  "number.values":
    "what pawn, knight, bishop, rook, queen and king are worth. Greater values make the criteria of the kit finer: with 10, 30, 30, 50, 90, 60 a weight of 1 is a tenth of a pawn",
  "number.chance": "per cent: how often a later move that is equally good replaces an earlier one",
  "number.resign-at": "it resigns when no move is better than this",
  "number.listing-queen":
    "1: its queen moves like a king, as printed, because line 6600 asks for the wrong piece; 0: as the article says",
  "number.listing-target":
    "1: moving to a square that a pawn attacks costs 256 more, as printed, because line 220 lacks brackets; 0: as the article says",
  "number.a-pawn":
    "0: the pawn on a7 has no double step, as printed, because line 6040 begins one cell too late; 1: it has",
  "number.attacked":
    "kit: each own pawn, knight, bishop, rook and queen that the opponent attacks counts this much against the move. It is the routine of the article, which works for any piece",
  "number.defended":
    "kit: each own pawn, knight, bishop, rook and queen that another one defends counts this much",
  "number.attacking":
    "kit: each pawn, knight, bishop, rook and queen of the opponent that it attacks counts this much",
  "number.centre":
    "kit: each of d4, e4, d5, e5 counts once if it stands there and once if it attacks it; what the opponent has there is subtracted",
  "number.development": "kit: each knight and bishop that has left its first rank",
  "number.mobility":
    "kit: each square that its knights, bishops, rooks and queens can go to, less those of the opponent",
  "number.shelter": "kit: each own pawn on the three squares in front of its king",
  "number.check": "kit: a move that gives check",
  "number.advanced": "kit: each rank that a pawn advances",
  "number.doubled":
    "kit: each pawn behind another one of its own on the same file counts this much against the move",
  "number.exchanges":
    "kit: what the opponent would win by a series of captures on the square of the moving piece, counted this many times against the move",
  "number.tens": "how many positions it looks at for a move, in tens; 0: no limit",
  "number.overlook": "the percentage of moves that it overlooks",
  "number.whim": "by how much it misjudges, in hundredths of a pawn",
  "number.book": "for how many plies it may play from its opening book",
  "number.memory": "kilobytes for the positions that it remembers",

  "lab.part.taken": "Taken",
  "lab.part.leaves": "Escapes",
  "lab.part.reaches": "Exposed",
  "lab.part.attacked": "Attacked",
  "lab.part.defended": "Defended",
  "lab.part.attacking": "Attacking",
  "lab.part.centre": "Centre",
  "lab.part.development": "Development",
  "lab.part.mobility": "Mobility",
  "lab.part.shelter": "King's shelter",
  "lab.part.check": "Check",
  "lab.part.advanced": "Advanced pawns",
  "lab.part.doubled": "Doubled pawns",
  "lab.part.exchanges": "Exchanges",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
