// Qubic: what the numbers of its players mean; for the laboratory. English, which the translations are checked
// against.

export const en = {
  "number.order": "the order in which it looks for the situations; 0 leaves one out",
  "number.triples":
    "the test numbers t1, t2 and t3 of each situation, sums of rows; −1 asks for no row",
  "number.waiting": "the waiting list, with cells counted from 1",
  "number.list-from":
    "the place from which it reads the waiting list; 0: the level of the opponent's last move",
  "number.overlook": "the percentage of rows that it overlooks in a move",
  "number.whim": "how much chance adds to the value of a move",
  "number.attack": "how many threes a chain of its own may have",
  "number.defence": "how many threes a chain of the opponent may have that it still sees",
  "number.proof": "how many thousand positions it spends on proofs",
  "number.book": "whether it knows the book of the solution: 0 no, 1 yes",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
