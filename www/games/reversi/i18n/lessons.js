// Reversi: lessons on minimax and the horizon effect. English, the reference for the translations.

/** @satisfies {Record<string, string>} */
export const en = {
  minimax: "How a program looks ahead: minimax",
  "minimax.about":
    "The decision tree of the Reversi text of 2002. Black moves at even levels and takes the greatest value, Red at odd levels and takes the least. Choose the result of every leaf, and go through the search.",
  "minimax.leaf": "Leaf {leaf}",
  "minimax.black": "Black wins",
  "minimax.draw": "a draw",
  "minimax.red": "Red wins",
  "minimax.alpha-beta": "Alpha-beta: leave out what can no longer change the value",
  "minimax.backwards": "From the right to the left",
  "minimax.step": "Step",
  "minimax.back": "Back",
  "minimax.end": "To the end",
  "minimax.again": "From the start",
  "minimax.begin": "Nothing has been looked at yet.",
  "minimax.enter.black": "Position {node}: Black looks for the greatest value below.",
  "minimax.enter.red": "Position {node}: Red looks for the least value below.",
  "minimax.at-leaf": "Position {node} is a leaf: {value}.",
  "minimax.value.black": "Black takes the greatest: position {node} is worth {value}.",
  "minimax.value.red": "Red takes the least: position {node} is worth {value}.",
  "minimax.cut":
    "The other side will not allow position {node} as it is: {left} need not be looked at.",
  horizon: "The horizon: depth 3 and depth 4",
  "horizon.about":
    "Aufpasser sees as far as its depth and no further. Each board shows the last position that it looks at, starting from your game.",
  "horizon.example": "Open an example",
  "horizon.over": "The game is over.",
  "horizon.plays": "Depth {depth}: {move}, {points} points, expects {pv}.",
  "horizon.corner": "Beyond its horizon: the corner {corner} falls.",
};

export const messages = {
  en,
  de: () => import("./lessons.de.js"),
  fi: () => import("./lessons.fi.js"),
};
