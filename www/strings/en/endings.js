// The ends that players declare, in English; the other languages are checked against this table.

export const en = {
  "draw.offer": "Offer a draw",
  "draw.question": "{name}: you are offered a draw. Do you accept it?",
  "draw.accept": "Accept",
  "draw.decline": "Decline",
  "draw.declined": "{name} declines the draw.",
  "draw.claim": "Claim a draw",
  "draw.possible": "A draw can be claimed now.",
  resign: "Resign",
  "resign.question": "{name}: give this game up?",
  "resign.yes": "Give up",
  "resign.no": "Play on",
};
