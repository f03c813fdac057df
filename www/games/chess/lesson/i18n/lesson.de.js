// The first steps in Chess. German.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const de = {
  "lesson.capture.task":
    "Du hast die weißen Figuren. Der Springer zieht zwei Felder in eine Richtung und eins zur Seite, über alles hinweg. Schlage mit ihm den Turm.",
  "lesson.capture.right": "Geschlagen wird, indem man auf das Feld der anderen Figur zieht.",
  "lesson.capture.wrong":
    "Der Springer erreicht den Turm mit einem Sprung: zwei Felder nach oben, eins nach links.",
  "lesson.fork.task":
    "Greife zwei auf einmal an: Gib mit dem Springer Schach, sodass er auch den Turm angreift.",
  "lesson.fork.right":
    "Eine Gabel. Der König muss ziehen, und danach schlägt der Springer den Turm.",
  "lesson.fork.wrong": "Suche ein Feld, von dem aus der Springer König und Turm zugleich erreicht.",
  "lesson.castle.task":
    "Bring mit einem Zug den König in Sicherheit und den Turm ins Spiel: Rochiere. Ziehe den König zwei Felder auf den Turm zu.",
  "lesson.castle.right":
    "Rochiert. Das ist erlaubt, wenn beide noch nicht gezogen haben, nichts zwischen ihnen steht und der König nirgends im Schach ist.",
  "lesson.castle.wrong": "Rochiere: Ziehe den König von e1 nach g1 oder auf seinen Turm.",
  "lesson.promote.task":
    "Ein Bauer, der die letzte Reihe erreicht, wird zu einer anderen Figur. Mach ihn zur Dame.",
  "lesson.promote.right": "Eine neue Dame. Bauern sind klein, können aber die Partie entscheiden.",
  "lesson.promote.wrong":
    "Ziehe den Bauern nach a8 und wähle die Dame: Sie ist die stärkste Figur.",
  "lesson.back-rank.task":
    "Setze in einem Zug matt: Greife den König so an, dass er nicht entkommt.",
  "lesson.back-rank.right":
    "Schachmatt. Die eigenen Bauern halten den König auf seiner Reihe fest.",
  "lesson.back-rank.wrong":
    "Der König entkommt oder ist nicht angegriffen. Welche Figur erreicht seine Reihe?",
  "lesson.not-stalemate.task":
    "Setze mit der Dame matt. Aber Vorsicht: Ein König, der nicht angegriffen ist und keinen Zug hat, ist patt, und das ist remis.",
  "lesson.not-stalemate.right":
    "Schachmatt: Er ist angegriffen, und alle Felder um ihn herum sind bewacht.",
  "lesson.not-stalemate.wrong":
    "Das ist kein Matt. Greife den König auf seiner Linie an, während dein König seine Felder bewacht.",
};
