// The first steps in Qubic. German.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const de = {
  "lesson.level.task":
    "Du hast die Aprikosen. Vier in gerader Reihe gewinnen, am einfachsten auf einer Ebene. Vervollständige deine.",
  "lesson.level.right": "Vier in einer Reihe auf einer Ebene: Du gewinnst.",
  "lesson.level.wrong":
    "Drei Aprikosen liegen in der ersten Reihe von Ebene 1. Lege die vierte dazu.",
  "lesson.column.task":
    "Reihen gehen auch senkrecht durch alle Ebenen. Drei deiner Aprikosen liegen übereinander; lege die vierte dazu.",
  "lesson.column.right": "Dasselbe Feld auf allen vier Ebenen ist ebenfalls eine Reihe.",
  "lesson.column.wrong":
    "Suche das Feld, das auf drei Ebenen dir gehört, und nimm es auf der vierten.",
  "lesson.diagonal.task":
    "Die längsten Reihen laufen von einer Ecke des Würfels zur gegenüberliegenden. Deiner fehlt noch eine.",
  "lesson.diagonal.right":
    "Von Ebene zu Ebene eine Reihe tiefer und eine Spalte weiter: eine Raumdiagonale.",
  "lesson.diagonal.wrong": "Deine Aprikosen liegen auf 111, 222 und 333. Was kommt danach?",
  "lesson.block.task":
    "Die Heidelbeeren haben drei in einer Reihe quer durch die Ebenen. Finde das vierte Feld und besetze es.",
  "lesson.block.right": "Aufgehalten. Reihen durch mehrere Ebenen übersieht man leicht.",
  "lesson.block.wrong":
    "Dann vollenden die Heidelbeeren ihre Reihe. Setze 141, 232 und 323 um eine Ebene fort.",
  "lesson.double.task": "Bilde mit einem Zug zwei Dreier: Nur einer davon lässt sich aufhalten.",
  "lesson.double.right":
    "Hier treffen sich zwei Dreier. Welcher auch aufgehalten wird, du vollendest den anderen.",
  "lesson.double.wrong":
    "Das ist höchstens ein Dreier. Suche das Feld, in dem sich zwei deiner Reihen kreuzen.",
};
