// The first steps in Connect Four. German.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const de = {
  "lesson.four.task":
    "Du hast die Sonnenblumen. Vier in einer Reihe gewinnen. Vervollständige deine.",
  "lesson.four.right": "Vier übereinander: Du gewinnst. Waagrecht und schräg zählen ebenso.",
  "lesson.four.wrong": "In Spalte 4 liegen drei Sonnenblumen übereinander. Lege die vierte dazu.",
  "lesson.block.task": "Die Pflaumen haben unten drei nebeneinander. Halte sie auf.",
  "lesson.block.right": "Aufgehalten. Achte vor jedem Zug auf Dreier der anderen Seite.",
  "lesson.block.wrong": "Dann vollenden die Pflaumen ihren Vierer in Spalte 4.",
  "lesson.double.task":
    "Bilde unten einen Dreier, der an beiden Enden offen ist: Nur ein Ende lässt sich besetzen.",
  "lesson.double.right":
    "Beide Enden sind frei, also vollendest du beim nächsten Mal vier, was die Pflaumen auch tun.",
  "lesson.double.wrong":
    "Das droht nicht zwei Vierer zugleich. Verlängere deine zwei Sonnenblumen unten.",
  "lesson.wait.task":
    "In Spalte 4 würde ein freies Feld in der dritten Reihe deinen Vierer vollenden, doch das Feld darunter ist noch leer. Wer es füllt, hebt den anderen hinauf. Lass es die Pflaumen tun.",
  "lesson.wait.right":
    "Nur Spalte 4 ist noch frei. Die Pflaumen müssen das zweite Feld füllen, und du gewinnst im dritten. Wer die Partie beginnt, sollte solche Drohungen in ungeraden Reihen suchen.",
  "lesson.wait.wrong":
    "Jetzt hast du das Feld darunter selbst gefüllt, und die Pflaumen besetzen das dritte.",
};
