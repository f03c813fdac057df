// What the tools around chess say of it, in English; the other languages are checked against this table.

export const en = {
  "worth.mate.one": "mates with this move",
  "worth.mate.other": "mate in {count}",
  "worth.mated.one": "is mated by the next move",
  "worth.mated.other": "is mated in {count}",
  check: "gives check",
  castles: "castles",
  promotes: "promotes the pawn",
  takes: "takes the {piece}",
  "typed.sample": "Nf3, g1f3",
};
