// Panels to learn from: analysis, review, statistics. English, which the translations are checked against.

export const en = {
  analysis: "Analysis",
  "analysis.go": "Start analysis",
  "analysis.stop": "Stop",
  "analysis.none": "This position has not been analysed yet.",
  "analysis.over": "The game is over.",
  "analysis.effort": "{depth} moves ahead, {nodes} positions, {rate} per second",
  "analysis.line": "{moves}: {worth}",
  "analysis.lines": "Lines",
  "analysis.best": "Best lines",
  "analysis.certain": "{side} {worth} (proven).",
  "analysis.estimate": "{side} {worth} (estimate).",
  "analysis.balance": "Evaluation of the position",

  review: "Game review",
  "review.go": "Review all moves",
  "review.stop": "Stop",
  "review.progress": "Position {at} of {all}",
  "review.short": "There is no move to review yet.",
  "review.clean": "No mistakes were found.",
  "review.found.one": "{count} mistake was found.",
  "review.found.other": "{count} mistakes were found.",
  "review.back": "Previous mistake",
  "review.on": "Next mistake",
  "review.better": "Show the better move",
  "review.best": "{move} is better.",
  "review.try": "Try it yourself",
  "review.try.now": "Make a better move for {side} on the board.",
  "review.try.same": "{move} was played in the game: that is the move to improve on.",
  "review.try.wrong":
    "{move} is not good either ({cost}). Try another move, or have the better one shown.",
  "review.try.best": "{move} is right: it is the best move.",
  "review.try.good": "{move} is good: it costs nothing.",
  "review.nobody": "There are no more mistakes in this direction.",
  "review.inaccuracy":
    "Move {ply}, {side} {move}, is an inaccuracy: before it {before}, after it {after}.",
  "review.mistake":
    "Move {ply}, {side} {move}, is a mistake: before it {before}, after it {after}.",
  "review.blunder":
    "Move {ply}, {side} {move}, is a blunder: before it {before}, after it {after}.",
  "review.accuracy": "Accuracy: {first} {one} %, {second} {two} %",
  "graph.legend": "{first} is ahead at the top, {second} at the bottom",
  "graph.label": "Evaluation after each move: up is better for {first}, down for {second}",
  "graph.table": "The evaluations as a table",
  "graph.chances": "Chances of {side}",
  "graph.moves": "Moves",
  "graph.move": "Move",
  "graph.worth": "Evaluation for the side to move",
  "graph.cost": "Verdict",
  "cost.inaccuracy": "inaccuracy",
  "cost.mistake": "mistake",
  "cost.blunder": "blunder",

  opening: "Opening: {name}",

  statistics: "Statistics",
  "statistics.none":
    "No finished game against a computer player yet. The statistics stay on this device.",
  "statistics.player": "Opponent",
  "statistics.won": "won",
  "statistics.lost": "lost",
  "statistics.drawn": "drawn",
  "statistics.keep": "Save as file",
  "statistics.erase": "Erase",
  "statistics.sure": "Press again to erase all of it.",
};

/** @type {import("../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./analysis.de.js"),
  fi: () => import("./analysis.fi.js"),
};
