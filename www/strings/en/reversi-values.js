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
};
