// What moves of Reversi are worth, in English, fetched when somebody wants to see it; the other languages are
// checked against this table.

export const en = {
  "value.wins.one": "wins by {count} disc",
  "value.wins.other": "wins by {count} discs",
  "value.loses.one": "loses by {count} disc",
  "value.loses.other": "loses by {count} discs",
  "value.draw": "a draw",
  "value.about": "about {figure} discs",
  "value.sure": "{figure} discs, {percent} % sure",
  "value.open": "not weighed yet",
  "values.best": "Best is {move}: {value}.",

  "reason.wins.one": "it wins by {count} disc",
  "reason.wins.other": "it wins by {count} discs",
  "reason.holds": "it holds the draw",
  "reason.corner": "it takes a corner",
  "reason.silences": "it leaves the other side no move",
  "reason.guards": "it keeps the other side out of a corner",
  "reason.threatens": "it opens the way to a corner",
  "reason.leaves.one": "it leaves the other side {count} move",
  "reason.leaves.other": "it leaves the other side {count} moves",
};
