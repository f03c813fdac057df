// The pruning page. English, the reference for the translations.

export const en = {
  name: "Prune",
  title: "What would you prune?",
  "prune.claim": "What would you prune?",
  "prune.how":
    "A program that looks ahead need not look at everything: alpha-beta leaves out branches that cannot change its choice. Here is a small tree from its own search. Guess which branches it will never look at, then watch.",
  "prune.game": "Program",
  "prune.round": "Round {round} of {rounds}",
  "prune.own": "Your position",
  "prune.loading": "The program is thinking.",
  "prune.rule.connect4":
    "Every row is a move of the program, and in it stand your replies with the value that the program gives the position after them. It goes from left to right and from top to bottom. A row is worth its least value, because you choose the reply; the program takes the row that is worth most. As soon as one reply is worth less than the best row so far, the rest of the row cannot matter.",
  "prune.rule.reversi":
    "The program tries {move}. Every row is a reply of yours, and in it stand the program's next moves with what it finds them worth. It goes from left to right and from top to bottom. A row is worth its greatest value, because the program chooses there; you take the row that is worth least. As soon as one value is greater than that of your best row so far, the rest of the row cannot matter.",
  "prune.mark":
    "In each row choose the first branch that it will leave out; those after it go with it. On the keyboard: arrow keys, and space to mark.",
  "prune.board": "The position",
  "prune.board.after": "The position after {moves}",
  "prune.tree": "The tree: {rows} rows with {leaves} branches",
  "prune.row": "Row {move}",
  "prune.leaf": "{row}, then {move}: {value}",
  "prune.leaf.right": "left out, as you said",
  "prune.leaf.missed": "left out, and you did not mark it",
  "prune.leaf.wrong": "looked at, although you marked it",
  "prune.leaf.seen": "looked at",
  "prune.check": "See what it does",
  "prune.skip": "Show it all",
  "prune.next": "Next round",
  "prune.end": "How did I do?",
  "prune.again": "Play again",
  "prune.worth": "worth {value}",
  "prune.worth.leads": "worth {value}: the best row so far",
  "prune.cut.connect4": "{value} is less than {best}: the rest is left out.",
  "prune.cut.reversi": "{value} is more than {best}: the rest is left out.",
  "prune.result.one":
    "It left out {count} branch. You found {found} and marked {wrong} that it looked at.",
  "prune.result.other":
    "It left out {count} branches. You found {found} and marked {wrong} that it looked at.",
  "prune.points.one": "{count} point out of {most}.",
  "prune.points.other": "{count} points out of {most}.",
  "prune.over.one": "You have {count} point out of {most} in {rounds} rounds.",
  "prune.over.other": "You have {count} points out of {most} in {rounds} rounds.",
  "prune.grade.all": "You prune like the program.",
  "prune.grade.most": "You have seen through it.",
  "prune.grade.some":
    "Compare every value with the best row so far: the rest of a row goes when it can only get worse.",
  "prune.scoring": "A point for every branch that you find, and one less for every wrong mark.",
  "prune.nothing":
    "In that position the program leaves nothing out that would fit on this page. Here are others.",
  "prune.table": "Play against it",
  "prune.room": "Its room in the museum",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./prune.de.js"),
  fi: () => import("./prune.fi.js"),
};
