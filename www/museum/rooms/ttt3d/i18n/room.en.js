// The room of TTT3D. English, the reference for the translations.

/** @satisfies {import("../../../../i18n/i18n.types").PageMessages & Record<string, string>} */
export const en = {
  name: "TTT3D",
  title: "TTT3D: thirteen situations on punched cards · Stratege",
  tagline: "FORTRAN for the IBM 1130, 1967 – and a typewriter that talks to you",
  headline: "Watch a program on punched cards search a cube",
  computer: "IBM 1130, 1967",
  "story.1":
    "R. K. Louden's book on programming the IBM 1130 appeared in 1967, and in it a program that plays tic-tac-toe in a cube of four by four by four. Ilkka Virtanen described it in Turku in 1970; his listing is dated 5 May of that year.",
  "story.2":
    "Program, rows, waiting list and test numbers came on punched cards. The typewriter asks for your name, then for three digits: level, row, column. 000 gives the machine the first move, 999 ends it all.",
  "story.3":
    "It does not look ahead. It adds up each of the 76 rows, 5 for a stone of its own and 1 for one of yours, so that every sum can only mean one thing, and looks for thirteen situations in turn. Virtanen could not be sure that their order is the best. It is not: 8 and 13 should swap places, as our laboratory found.",
  "story.4":
    "Virtanen names four ways to write such a program: let it learn from its games, try out sequences of moves to a certain depth, rule out what cannot matter (“branch and bound”), or look for a few critical situations. Trying everything to the end is hopeless; chess has some 10¹²⁰ positions. TTT3D goes the fourth way, and a sum tells it all: SUM(10) = 11 means that row 10 has two stones of the machine, one of yours and one empty cell.",
  who: "R. K. Louden; described and listed by Ilkka Virtanen",
  when: "1967; the listing of 5 May 1970",
  where: "IBM 1130: FORTRAN, punched cards, keyboard and typewriter",
  could: "recognise thirteen situations in the 76 rows, and plan a double threat",
  "could-not": "look ahead, or see a plan that is not on its cards",
  board: "The cube of Qubic: four levels of four by four cells",

  "own-pace": "as on the IBM 1130: thirty seconds a move",
  "position.move-1": "The sample game, after 111",
  "position.move-2": "… after 113",
  "position.move-3": "… after 442",
  "position.move-4": "… after 224",
  "position.move-5": "… after 112",

  "part.sums": "STRAT begins with the sums of all 76 rows, in the order of the data cards.",
  "part.situations":
    "The thirteen situations, each by three test numbers; a negative number is skipped.",
  "part.rows": "It looks for a row with the first sum, and for an empty cell in it.",
  "part.second":
    "Through that cell goes a second row with the second sum, and an empty cell of that one lies on a third.",
  "part.found": "Everything fits: the machine moves to M1.",
  "part.waiting":
    "None of the thirteen: the waiting list has the sixteen cells that lie on seven rows each. K1, where it begins, is the level of your last move.",
  "part.draw":
    "All sixteen are taken: the source calls that a draw and begins a new game. At the table the machine offers you the draw; if you play on, it takes the first empty cell.",
  "part.play": "The typewriter gives the move, then M2 and the number of the situation.",

  "case.move-1": "Move 1 of the sample game: 222, situation 14",
  "note.move-1": "From the waiting list.",
  "case.move-2": "Move 2: 332, with 223 in mind, situation 13",
  "note.move-2": "The scan prints 115, which is no cell; with 113 everything that follows fits.",
  "case.move-3": "Move 3: 223, situation 13",
  "note.move-3": "As printed.",
  "case.move-4": "Move 4: 114, with 444 in mind, situation 8",
  "note.move-4":
    "The drawing of situation 8 says 3, 1, 1, the data card 2, 1, 1. The card counts: after situation 3 the drawing's could never come up.",
  "case.move-5": "Move 5: the row 223 332 441 114 is complete",
  "note.move-5":
    "The source announces the row; here the machine also plays the cell that completes it.",
  "case.situation": "The situations that it looks for before move 4, in order",
  "note.situation": "The first one that fits counts.",
  "case.cards": "The first test number of all thirteen situations",
  "note.cards": "From the last data card, repaired where the scan is damaged.",
  "case.begins": "When it has the first move: 222",
  "note.begins":
    "The first cell of the waiting list; the typewriter lets you hand over the move with 000.",
  "case.list": "After a move on level 2 the waiting list begins at place 2",
  "note.list":
    "K1 is also the first digit of your move. That explains why the list of sixteen cells has twenty places, the first four twice.",

  "paper.intro":
    "Be STRAT before its last move in the sample game: add up the first twelve rows that are not empty, 5 for each of your stones (rings), 1 for each of the other side's (crosses). The lit cell is the first of the row on its card. Then: which cell wins?",
  "paper.original":
    "The source says that the machine was usually quick, and that a move without any situation could take up to thirty seconds.",
  "challenge.how":
    "Even a draw is very hard for an opponent to get, says the source of 1970. The typewriter is waiting at the board.",
  "certificate.beat": "has beaten TTT3D, the program of 1967",
};
