// Qubic: what the typewriter of 1970 says. German.

/** @type {typeof import("./typewriter.js").en} */
export const de = {
  "tw.paper": "Was die Schreibmaschine schreibt",
  "tw.line": "Deine Antwort",
  "tw.enter": "Eingabe",
  "tw.in-finnish": "Finnisch sprechen, wie 1970",
  "tw.yes": "ja",
  "tw.no": "nein",
  "tw.yes-no": "Bitte tippe ja oder nein.",
  "tw.intro":
    "Diese Maschine spielt mit dir Qubic, in einem Würfel aus vier Ebenen zu vier mal vier Feldern. Tippe ja, wenn du das Spiel erklärt haben möchtest. Tippe nein, wenn du es kennst.",
  "tw.rules":
    "Bringe vier eigene Früchte in eine gerade Reihe: auf einer Ebene, senkrecht oder schräg. Du ziehst mit einer dreistelligen Zahl: 243 ist Ebene 2, Reihe 4, Spalte 3. Mit 000 mache ich den ersten Zug, -11 beginnt ein neues Spiel, und 999 beendet unser Gespräch.",
  "tw.name": "Wie heißt du, bitte?",
  "tw.against": "{player} spielt gegen dich, {name}.",
  "tw.turn": "Du bist am Zug, {name}.",
  "tw.yours": "Dein Zug war {code}.",
  "tw.mine": "Mein Zug ist {code}.",
  "tw.mine.situation": "Mein Zug ist {code}, mein zweites Feld {second}, die Lage {number}.",
  "tw.illegal": "Sieh genauer hin, {name}, dein Zug ist nicht erlaubt.",
  "tw.too-late":
    "Den ersten Zug kann ich nur im leeren Würfel machen; -11 beginnt ein neues Spiel.",
  "tw.begins": "Dann mache ich den ersten Zug.",
  "tw.won": "Du hast gewonnen, {name}, mit der Reihe {row}.",
  "tw.lost": "Ich habe gewonnen, {name}, mit der Reihe {row}.",
  "tw.draw": "Unentschieden, {name}: Niemand kann mehr eine Reihe füllen.",
  "tw.over": "Diese Partie ist zu Ende, {name}. -11 beginnt eine neue, 999 beendet unser Gespräch.",
  "tw.new": "Ein neues Spiel, {name}.",
  "tw.wait": "Einen Augenblick, {name}, du bist nicht am Zug.",
  "tw.waiting": "Wir sehen uns frühere Züge an, {name}. Mit 000 spiele ich von hier weiter.",
  "tw.place": "Zug {ply} von {last}",
  "tw.stopped": "Danke für das Spiel, {name}. Wer eine Zeile tippt, weckt mich wieder auf.",
};
