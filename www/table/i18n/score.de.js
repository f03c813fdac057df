// Scores as text. German.

/** @type {Record<keyof typeof import("./score.js").en, string>} */
export const de = {
  "worth.win.one": "gewinnt mit diesem Zug",
  "worth.win.other": "gewinnt in {count} Zügen",
  "worth.loss.one": "verliert im nächsten Zug",
  "worth.loss.other": "verliert in {count} Zügen",
  "worth.left.one": "gewinnt mit {count} Stein übrig",
  "worth.left.other": "gewinnt mit {count} Steinen übrig",
  "worth.lost.one": "verliert, der Gewinner hat {count} Stein übrig",
  "worth.lost.other": "verliert, der Gewinner hat {count} Steine übrig",
  "worth.discs.ahead": "etwa {value} Steine im Vorteil",
  "worth.discs.behind": "etwa {value} Steine im Nachteil",
  "worth.discs.wins.one": "gewinnt mit {count} Stein Vorsprung",
  "worth.discs.wins.other": "gewinnt mit {count} Steinen Vorsprung",
  "worth.discs.loses.one": "verliert mit {count} Stein Rückstand",
  "worth.discs.loses.other": "verliert mit {count} Steinen Rückstand",
  "worth.pawns.ahead": "{value} Bauern vorn",
  "worth.pawns.behind": "{value} Bauern zurück",
  "worth.points": "{value} Punkte",
  "worth.level": "ungefähr gleich",
  "worth.draw": "unentschieden",
  "worth.resigns": "würde aufgeben",
  "worth.draws": "erklärt Unentschieden",
};
