// The first steps in Gobang. German.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const de = {
  "lesson.five.task": "Du hast die Marienkäfer. Vervollständige deine Fünferreihe.",
  "lesson.five.right": "Fünf in einer Reihe ohne Lücke: Du gewinnst.",
  "lesson.five.wrong": "Deine Viererreihe hat ein freies Ende. Fünf gewinnen dort sofort.",
  "lesson.block.task":
    "Die Gänseblümchen haben vier in einer Reihe mit einem freien Ende. Halte sie auf.",
  "lesson.block.right":
    "Ein Vierer mit einem freien Ende lässt sich aufhalten. Achte nach jedem Zug darauf.",
  "lesson.block.wrong":
    "Dann vollenden die Gänseblümchen ihren Fünfer. Besetze das freie Ende ihres Vierers.",
  "lesson.open-four.task":
    "Bilde einen Vierer, den niemand aufhalten kann: einen mit zwei freien Enden.",
  "lesson.open-four.right":
    "Nur ein Ende lässt sich besetzen, am anderen vollendest du fünf. Das ist ein offener Vierer.",
  "lesson.open-four.wrong":
    "Das ergibt keinen offenen Vierer. Verlängere deinen Dreier an einem Ende.",
  "lesson.open-three.task":
    "Die Gänseblümchen haben drei in einer Reihe mit zwei freien Enden. Lässt du sie, bilden sie einen offenen Vierer. Halte sie jetzt auf.",
  "lesson.open-three.right": "Auf einen offenen Dreier musst du sofort antworten, an einem Ende.",
  "lesson.open-three.wrong":
    "Jetzt bilden die Gänseblümchen einen offenen Vierer, und nichts hilft mehr.",
  "lesson.four-three.task":
    "Zwei Drohungen auf einmal entscheiden die meisten Partien. Finde das Feld, das zugleich einen Vierer und einen offenen Dreier bildet.",
  "lesson.four-three.right":
    "Der Vierer muss aufgehalten werden, und danach wird der Dreier zum offenen Vierer.",
  "lesson.four-three.wrong":
    "Das ergibt höchstens eine Drohung. Sieh nach, wo sich deine Reihe und deine Spalte treffen.",
};
