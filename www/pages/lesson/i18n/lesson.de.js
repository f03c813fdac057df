// The pages with the first steps in each game. German.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const de = {
  lesson: "Erste Schritte",
  "lesson.title": "{game}: erste Schritte · Stratege",
  loading: "Die ersten Schritte werden geladen …",
  "lesson.step": "Schritt {step} von {count}",
  "lesson.how": "Zieh auf dem Brett oder tippe den Zug ein.",
  "lesson.next": "Nächster Schritt",
  "lesson.retry": "Noch einmal",
  "lesson.show": "Zug zeigen",
  "lesson.shown": "Der Zug ist {move}.",
  typed: "Dein Zug",
  enter: "Ziehen",
  "lesson.over": "Das waren die ersten Schritte",
  "lesson.over.text":
    "Du kennst die Regeln und die ersten Ideen. Spiele jetzt eine Partie: Der schwächste Gegner ist ein guter Anfang.",
  "lesson.again": "Von vorn",
  "lesson.play": "Eine Partie spielen",
  "lesson.others": "Erste Schritte in anderen Spielen",
  "lesson.foot": "Nichts, was du hier tust, verlässt dein Gerät.",
};
