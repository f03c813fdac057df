// Qubic: lines of the typewriter. German.

/** @type {typeof import("./typewriter.js").en} */
export const de = {
  "tw.paper": "Was die Schreibmaschine schreibt",
  "tw.line": "Deine Antwort",
  "tw.enter": "Eingabe",
  "tw.in-finnish": "Finnisch sprechen, die Sprache des Programms",
  "tw.yes": "ja",
  "tw.intro":
    "Diese Maschine spielt mit dir Qubic, in einem Würfel aus vier Ebenen zu vier mal vier Feldern. Tippe ja, wenn du das Spiel erklärt haben möchtest. Tippe nein, wenn du es kennst.",
  "tw.rules":
    "Bringe vier eigene Früchte in eine gerade Reihe: auf einer Ebene, senkrecht oder schräg. Du ziehst mit einer dreistelligen Zahl: 243 ist Ebene 2, Reihe 4, Spalte 3. Mit 000 mache ich den ersten Zug, -11 beginnt ein neues Spiel, und 999 beendet unser Gespräch.",
  "tw.name": "Wie heißt du, bitte?",
  "tw.turn": "Du bist am Zug, {name}.",
  "tw.yours": "Dein Zug war {code}.",
  "tw.mine": "Mein Zug ist {code}.",
  "tw.mine.situation": "Mein Zug ist {code}, mein zweites Feld {second}, die Lage {number}.",
  "tw.illegal": "Sieh genauer hin, {name}, dein Zug ist nicht erlaubt.",
  "tw.won": "Du hast gewonnen, {name}, mit der Reihe {row}.",
  "tw.lost": "Ich habe gewonnen, {name}, mit der Reihe {row}.",
  "tw.draw": "Unentschieden, {name}; wir fangen neu an.",
};
