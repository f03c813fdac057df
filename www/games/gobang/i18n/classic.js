// Gobang: tuning and post-mortem of the old program. English, the reference for the translations.

export const en = {
  "zs-note":
    "The article says both: its definition counts the square as occupied already, “bereits vorausschauend als besetzt”, so that stones and square are one run, and CPC-Gobang plays by it; but of its row b, 0 0 0 - X, it says “im Zusammenhang” as well, which is true of the stones alone, and “ZS der Steine” plays by that.",
  slide: "Adjust {name}",
  "slide.value": "{value}; the best is {cell} with {total}",
  "slide.note":
    "While you drag a number, the board shows what every square is worth with it: the warmer, the more. The best is {cell} with {total}.",
  "slide.none": "Drag a number to see what every square is worth with it.",

  "cause.title": "Why did {player} lose?",
  "cause.looking": "Looking at move {number}, {cell} …",
  "cause.stop": "Stop",
  "cause.stopped": "Stopped.",
  "cause.number": "{name} {after} instead of {before}",
  "cause.and": "{one} and {other}",
  "cause.played":
    "Move {number}, {cell}, was the mistake: after it the other side had a forced win in {plies} moves.",
  "cause.mended":
    "With {numbers} it plays {cell}. Then the other side has no win by fours and threes; more is not certain.",
  "cause.before": "As it was played: {cell}, and the win after it",
  "cause.after": "With {numbers}: {cell}",
  "cause.play": "Play on from there with these numbers",
  "cause.none":
    "No number helps. From move {number} on the game was lost, and whatever value one or two of the thirteen numbers have, {player} chooses a square that loses as well. Before that move nothing was lost yet.",
  "cause.open":
    "No cause was found: after none of its moves was there a forced win by fours and threes. A five was simply overlooked, or the game was decided in another way.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./classic.de.js"),
  fi: () => import("./classic.fi.js"),
};
