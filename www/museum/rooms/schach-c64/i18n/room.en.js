// The room of Schach C 64. English, the reference for the translations.

/** @satisfies {import("../../../../i18n/i18n.types").PageMessages & Record<string, string>} */
export const en = {
  name: "Schach C 64",
  title: "Schach C 64: chess in BASIC, line by line · Stratege",
  tagline: "A listing to be typed in, August 1985",
  headline: "Watch a chess program of 1985 make up its mind",
  computer: "Commodore 64, 1985",
  "story.1":
    "A computer magazine printed a chess program in August 1985: a listing in BASIC and a loader full of numbers. Whoever owned a Commodore 64 typed it in and played.",
  "story.2":
    "The board lies in memory from 49152 on, ten columns wide, with a rim of 128s so that no piece runs off it. BASIC makes every move of every piece and values it; 457 bytes of machine language look from the king outwards and tell whether he is in check.",
  "story.3":
    "There is no artificial intelligence in it, its author writes, only fixed formulas, and less than ten seconds a move. It was meant as a cornerstone for what its readers would add. The listing has slips; both programs are here, as printed and mended.",
  "story.4":
    "White's moves are checked only roughly: both squares are on the board, a white piece stands on the first and none on the second. White may jump, stay in check and even take the king, for six points; readers were invited to extend the check. Here both sides keep the rules. The evaluation runs thirty to fifty times a move, so every line that you add to it costs time.",
  who: "Bernd Bettermann",
  when: "printed in August 1985",
  where: "Commodore 64: BASIC, and machine language from 49408 to 49864",
  could: "make every move of every piece, see what it takes, and beware of pawns",
  "could-not": "see one move ahead, castle, capture en passant or promote",
  board: "The chess board of Schach C 64, black pieces as dark letters",

  map: "Its memory",
  "map.how":
    "The machine language part can be asked about any black piece, says the article: put in the two numbers, call it, and put the old ones back.",
  "map.1":
    "The board in rows of ten; a1 is 49173. 0 is empty, 128 the rim, 1 to 6 are white pieces, 129 to 134 black ones.",
  "map.2": "The routine; AA=USR(128) calls it and returns 128 if the piece is attacked, else 0.",
  "map.3": "POKE: where it begins to look, the piece's address less 49152.",
  "map.4": "POKE: which piece it looks for, for instance 130 for a knight.",
  "map.5":
    "POKE: afterwards, without fail, the king's numbers again; otherwise the computer no longer sees which positions are illegal.",

  "own-pace": "as on the C 64: ten seconds a move",
  "position.first": "After e2e4",
  "position.knight": "A knight is attacked",
  "position.queen": "A pawn at the other end",
  "position.forced": "Everything loses something",

  "part.search": "It looks over the board from a1 on for pieces of its own.",
  "part.moves": "The move generator makes every move of the piece, and takes it back afterwards.",
  "part.check": "The machine language part: if the king is attacked the move is not allowed.",
  "part.value":
    "Three lines value the move: what stood there, its own value if a pawn attacked the square it leaves, less that if a pawn attacks the square it reaches. Pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6.",
  "part.best": "Better moves are kept; of equal ones a later one with three chances in ten.",
  "part.end": "“Ihr Zug”: the move and its value appear, and after two seconds the board.",

  "case.queen": "The queen sees the pawn at the other end of the row",
  "note.queen":
    "Line 6600 asks for 5 where 133 is meant, so as printed the queen moves like a king. The article says rook and bishop; here she does.",
  "case.forced": "Everything but one move is illegal or loses something",
  "note.forced": "The king cannot move; the pawn can only step onto a square that a pawn attacks.",
  "case.loss": "… and that move costs the pawn's value",
  "note.loss": "The article: the value of the piece is taken off.",
  "case.gives-up": "As printed the same move costs 256 more, and it gives up",
  "note.gives-up":
    "Line 220 lacks brackets, so that peek(zf)−128 takes off far too much. No move is better than −50: “Ich gebe auf.”",
  "case.takes": "An attacked pawn takes another one",
  "note.takes":
    "1 for what it takes, and 1 more for leaving a square that the other pawn attacks; the first move found gets only 1.",
  "case.a-pawn": "The a-pawn has no double step",
  "note.a-pawn":
    "x>49233 in line 6040 leaves out a7 itself. Nothing in the article says otherwise, so it plays like that, and the move has no value.",

  "paper.intro":
    "Be the evaluation in lines 100 to 520. Pawn 1, king 6. For each move: what does it take, does a white pawn attack the square that is left, and the one that is reached? White's pawns attack diagonally upwards.",
  "paper.original": "On the C 64 a move took less than ten seconds.",
  "challenge.how":
    "It does not look ahead: set it a trap and it walks in. Nine in ten of the games between its two versions end in a draw, because neither can mate.",
  "certificate.beat": "has beaten Schach C 64 of 1985",
};
