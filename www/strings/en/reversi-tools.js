// What the tools around Reversi say of it, in English; the other languages are checked against this table.

export const en = {
  corner: "takes the corner",
  edge: "takes a square of the edge",
  silence: "leaves the other side without a move",
  "few.one": "leaves the other side {count} move",
  "few.other": "leaves the other side {count} moves",
  "turns.one": "turns {count} stone",
  "turns.other": "turns {count} stones",
  "typed.sample": "f5",
};
