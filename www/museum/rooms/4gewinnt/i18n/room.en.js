// The room of 4Gewinnt. English, the reference for the translations.

/** @satisfies {import("../../../../i18n/i18n.types").PageMessages & Record<string, string>} */
export const en = {
  name: "4Gewinnt 1995",
  title: "4Gewinnt 1995: alpha-beta in Pascal, line by line · Stratege",
  tagline: "4GEWINNT.PAS, 8 March 1995",
  headline: "Watch a Pascal program of 1995 look ahead",
  computer: "Turbo Pascal, 1995",
  "story.1":
    "The file 4gewinnt.pas bears the date 8 March 1995. Max Kleiner wrote it in Turbo Pascal and explained ten years later how it works; later still he revived it as a script.",
  "story.2":
    "It has four levels, from beginner to master, and looks four to six moves ahead, one further for every full column. Nine moves ahead would mean a tree of seven to the power of nine positions, if alpha-beta did not prune it.",
  "story.3":
    "At the end of each line of play it evaluates the board: cells by a table, rows with two or three of one colour, and whether the gap in a three lies on an odd or even place. In that test Pascal binds And more tightly than +, so it seldom does what was meant. Here it is as printed.",
  "story.4":
    "The program exists in several versions. The text prints 7, 28 and −20000; version 1.5, which its author published, has 8, 30 and −30000 and stops searching beyond 29000. With −20000 a red four would never stop it, so here 19000 decides. In the version as meant the parity is that of the row with the gap, and horizontal threes skip the lowest row. In 2012 the program came back as script 170 for maXbox.",
  who: "Max Kleiner",
  when: "8 March 1995",
  where: "Turbo Pascal",
  could: "look four to six moves ahead, further as columns fill, and value threes by their gaps",
  "could-not": "play perfectly, as solvers do today",
  board: "The board of 4Gewinnt: seven columns, six rows",

  "position.start": "The empty board",
  "position.threes": "Three in a row, both ends open",
  "position.middle": "In the middle of a game",

  "part.weigh":
    "Bewertung: cells by the table, 7 for two of one colour in a row, 28 for three. Blue is the computer, whichever side it plays.",
  "part.parity":
    "More for a three whose gap lies on a place of the right parity – or rather, the parity that the printed brackets make of it.",
  "part.leaf": "At full depth, or once the game is decided, it looks no further.",
  "part.search": "The middle first: it tries the columns in the order 4 3 5 2 6 7 1.",
  "part.answer": "The other side replies; blue wants the most, red the least.",
  "part.cut":
    "Worse than what the caller has already: no need to look at the rest. This is alpha-beta without deep cutoffs.",
  "part.play": "The disc falls.",

  "case.centre": "It begins in the middle",
  "note.centre":
    "A later column takes its place only if it is better, and the middle is tried first.",
  "case.cells": "Blue in the lowest middle cell counts 7, red above it 10",
  "note.cells": "From the table in the text, the same in both printings.",
  "case.four": "A four is worth 30000, and the depth that is left",
  "note.four":
    "For a red four the text prints −20000, the published source −30000; here the text counts, and the source for what it leaves open.",
  "case.wins": "It completes three in a row",
  "note.wins": "Both ends are open, and both win. Column 5 comes before column 1 in its order.",

  "own-pace": "like the original",
  "paper.intro":
    "Evaluate three boards as Bewertung does: first the cells by the table (lowest row 3 4 5 7 5 4 3, then 4 6 8 10 8 6 4 and 5 8 11 13 11 8 5), blue minus red; then 7 for each row of four cells with two of one colour and two gaps; then 28 for each with three. Finally: which column wins?",
  "paper.original":
    "The program evaluates the board at the end of every line of play; the text does not say how long that took in 1995.",
  "challenge.how":
    "The master looks six moves ahead, and further as the board fills. Whoever begins in the middle can win, as is known today – if they make no mistake.",
  "certificate.beat": "has beaten 4Gewinnt of 1995",
};
