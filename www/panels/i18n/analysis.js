// Panels to learn from: analysis, review, statistics. English, which the translations are checked against.

export const en = {
  analysis: "Analysis",
  "analysis.go": "Start thinking",
  "analysis.stop": "Stop",
  "analysis.none": "Nothing has been found out about this position yet.",
  "analysis.over": "The game is over.",
  "analysis.effort": "{depth} moves ahead, {nodes} positions, {rate} a second",
  "analysis.line": "{moves}: {worth}",
  "analysis.lines": "Lines",
  "analysis.best": "Best lines",
  "analysis.certain": "{side}: {worth}, certainly.",
  "analysis.estimate": "{side}: {worth}, by estimate.",
  "analysis.balance": "Balance of the position",

  review: "Review of the game",
  "review.go": "Review all moves",
  "review.stop": "Stop",
  "review.progress": "Position {at} of {all}",
  "review.short": "There is no move to review yet.",
  "review.clean": "No mistake has been found.",
  "review.found.one": "{count} mistake has been found.",
  "review.found.other": "{count} mistakes have been found.",
  "review.back": "Mistake before",
  "review.on": "Next mistake",
  "review.better": "Play the better move",
  "review.nobody": "There is none in this direction.",
  "review.inaccuracy":
    "Move {ply}, {side} {move}, gives a little away: before it {before}, after it {after}. Better is {best}.",
  "review.mistake":
    "Move {ply}, {side} {move}, is a mistake: before it {before}, after it {after}. Better is {best}.",
  "review.blunder":
    "Move {ply}, {side} {move}, is a grave mistake: before it {before}, after it {after}. Better is {best}.",
  "graph.label": "How the game stood after each move, up for {first}, down for {second}",
  "graph.table": "The values as a table",
  "graph.move": "Move",
  "graph.worth": "Value for the side to move",
  "graph.cost": "Verdict",
  "cost.inaccuracy": "gives a little away",
  "cost.mistake": "a mistake",
  "cost.blunder": "a grave mistake",

  opening: "Opening: {name}",

  statistics: "Statistics",
  "statistics.none":
    "No finished game against a computer player yet. What is counted stays on this device.",
  "statistics.player": "Opponent",
  "statistics.won": "won",
  "statistics.lost": "lost",
  "statistics.drawn": "drawn",
  "statistics.keep": "Save as a file",
  "statistics.erase": "Erase",
  "statistics.sure": "Press again to erase all of it.",
};

/** @type {import("../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./analysis.de.js"),
  fi: () => import("./analysis.fi.js"),
};
