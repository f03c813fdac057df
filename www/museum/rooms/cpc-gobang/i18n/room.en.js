// The room of CPC-Gobang. English, the reference for the translations.

/** @satisfies {import("../../../../i18n/i18n.types").PageMessages & Record<string, string>} */
export const en = {
  name: "CPC-Gobang",
  title: "CPC-Gobang: how a home computer evaluates every square · Stratege",
  tagline: "GOBANG.BAS from “Das Software-Experiment”, for the Schneider CPC",
  headline: "Watch a Schneider CPC weigh every square",
  computer: "Schneider CPC, 1980s",
  "story.1":
    "“Das Software-Experiment” was a series for owners of a Schneider CPC that began in 1986. Its chapter on strategic games asked how a computer could get five in a row on sixteen by sixteen squares.",
  "story.2":
    "Looking ahead was out of the question: two moves deep there are 256 × 255 × 254 × 253 positions, and who would wait an hour for a move? So the program does what a master does: from the pattern around a square it tells what that square is worth.",
  "story.3":
    "Thirteen numbers decide, and all of them may be changed, even in the middle of a game. BASIC draws the board; three routines in assembler find the square, which is why the board is just 16 by 16: each square is one byte.",
  "story.4":
    "The chapter begins with people. Asked how many moves he calculates, the chess master Marshall said: two, but two good ones. Masters see patterns as we read words, without spelling them out. A computer can be given the whole dictionary, but the sense of a sentence depends on how its words relate, and that is the hard part. Here the only words are windows of five squares. Generals and managers, the author adds, find uses for such machines that should worry us.",
  who: "Matthias Uphoff, after ideas of Richard S. Forsyth",
  when: "the series began in 1986; the text gives no year for this program",
  where: "Schneider CPC, BASIC and three assembler routines",
  could: "evaluate every empty square for both sides, in four directions, by thirteen numbers",
  "could-not": "look even one move ahead",
  board: "The board of Gobang: sixteen by sixteen squares",

  map: "Its memory",
  "map.how":
    "Three routines in assembler do the work; BASIC calls them and reads the results here, as the text tells its tinkerers.",
  "map.1": "CALL: clears the board.",
  "map.2":
    "CALL: values the square in &A1D4 and &A1D5. It does not test whether the square is occupied; the value at our board (key V) does not either.",
  "map.3": "CALL: finds the square with the highest value and leaves it in &A1D4 and &A1D5.",
  "map.4": "For whom: 1 is the computer, 2 the human.",
  "map.5": "Win flags: bit 1, the computer wins here; bit 2, its opponent does.",
  "map.6": "The value: low byte, then high byte.",
  "map.7": "The column, 0 to 15.",
  "map.8": "The row, 0 to 15.",
  "map.9":
    "The board row by row, a byte for each square: 0 empty, 1 the computer's stone, 2 the opponent's.",

  "position.first": "After one stone",
  "position.three": "An open three",
  "position.row": "The row from the text",

  "part.squares": "It goes through every empty square and through the four directions of each.",
  "part.windows":
    "Five squares in a row are a window. Five windows overlap on the square; a window with an opponent's stone or the edge in it is worth nothing.",
  "part.features":
    "Own stones count squared: four make 16, three 9. ZS: they lie together. NH: one lies beside the square. OF: both ends are open. The best window counts.",
  "part.enemy":
    "The same again with the colours swapped: what the opponent would like is worth taking away. Attack gets a bonus of two.",
  "part.sum": "The four directions are sorted and weighted: 64, 16, 4 and 1.",
  "part.choose": "The square with the largest total is played; of several, one by chance.",

  "case.windows": "The five windows of the text's row, + + − − 0 X 0 − 0 − −",
  "note.windows":
    "Printed in the text from left to right. One feature is open to two readings: for ZS the square counts as occupied already.",
  "case.best": "What that row is worth: the best window and the bonus",
  "note.best": "“One or two points” for attack, the text says; we take two.",
  "case.five": "The test of the text: + 0 − − 0 X",
  "note.five":
    "The text asks its reader for it, and says 5: two stones squared, and one of them near.",
  "case.row-a": "Row a of the text: 0 0 − 0 X",
  "note.row-a": "Three stones apart, one beside the square, both ends open.",
  "case.row-b": "Row b: 0 0 0 − X",
  "note.row-b":
    "With the square occupied the stones do not lie together, and none is near it. By the other reading of ZS it would be 11.",
  "case.row-c": "Row c: − 0 0 0 X",
  "note.row-c": "The text calls it the most valuable, and so it is.",

  "own-pace": "like the original",
  "paper.intro":
    "Evaluate one square in one direction: f8 in the row from the text, first with your own stones and then through the opponent's eyes. A window with an opponent's stone or the edge in it is 0; otherwise the stones count squared, and one point each for ZS, NH and OF.",
  "paper.original":
    "The CPC did that for every empty square in four directions; the text does not say how long it took.",
  "challenge.how":
    "The program can be beaten, its author promises – but you have to find out for yourself how.",
  "certificate.beat": "has beaten CPC-Gobang",
};
