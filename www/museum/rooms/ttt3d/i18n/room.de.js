// The room of TTT3D. German.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const de = {
  name: "TTT3D",
  title: "TTT3D: dreizehn Lagen auf Lochkarten · Stratege",
  tagline: "FORTRAN für die IBM 1130, 1967 – und eine Schreibmaschine, die mit dir redet",
  headline: "Sieh zu, wie ein Lochkartenprogramm einen Würfel absucht",
  computer: "IBM 1130, 1967",
  "story.1":
    "1967 erschien R. K. Loudens Buch über das Programmieren der IBM 1130 und darin ein Programm, das Tic-Tac-Toe in einem Würfel von vier mal vier mal vier spielt. Ilkka Virtanen beschrieb es 1970 in Turku; sein Listing trägt das Datum 5. Mai.",
  "story.2":
    "Programm, Reihen, Warteliste und Prüfzahlen kamen auf Lochkarten. Die Schreibmaschine fragt nach deinem Namen und dann nach drei Ziffern: Ebene, Reihe, Spalte. 000 überlässt der Maschine den ersten Zug, 999 beendet alles.",
  "story.3":
    "Es rechnet nicht voraus. Es zählt jede der 76 Reihen zusammen, 5 für einen eigenen Stein und 1 für einen von dir, sodass jede Summe nur eines bedeuten kann, und sucht der Reihe nach dreizehn Lagen. Ob ihre Reihenfolge die beste ist, wusste Virtanen nicht sicher. Sie ist es nicht: 8 und 13 sollten die Plätze tauschen, fand unser Labor.",
  "story.4":
    "Virtanen nennt vier Wege zu einem solchen Programm: es aus seinen Partien lernen lassen, Zugfolgen bis zu einer gewissen Tiefe durchprobieren, ausschließen, was nicht infrage kommt („Branch and Bound“), oder nach einigen kritischen Lagen suchen. Alles bis zum Ende zu prüfen ist aussichtslos; im Schach gibt es etwa 10¹²⁰ Stellungen. TTT3D geht den vierten Weg, und eine Summe sagt alles: SUM(10) = 11 heißt, dass in Reihe 10 zwei Steine der Maschine liegen, einer von dir und ein Feld leer ist.",
  who: "R. K. Louden; beschrieben und veröffentlicht von Ilkka Virtanen",
  when: "1967; das Listing vom 5. Mai 1970",
  where: "IBM 1130: FORTRAN, Lochkarten, Tastatur und Schreibmaschine",
  could: "dreizehn Lagen in den 76 Reihen erkennen und eine Doppeldrohung vorbereiten",
  "could-not": "vorausschauen oder einen Plan sehen, der nicht auf seinen Karten steht",
  board: "Der Würfel von Qubic: vier Ebenen mit vier mal vier Feldern",

  "own-pace": "wie auf der IBM 1130: dreißig Sekunden für einen Zug",
  "position.move-1": "Die Beispielpartie nach 111",
  "position.move-2": "… nach 113",
  "position.move-3": "… nach 442",
  "position.move-4": "… nach 224",
  "position.move-5": "… nach 112",

  "part.sums": "STRAT beginnt mit den Summen aller 76 Reihen, in der Reihenfolge der Datenkarten.",
  "part.situations": "Die dreizehn Lagen, jede mit drei Prüfzahlen; eine negative wird übergangen.",
  "part.rows": "Es sucht eine Reihe mit der ersten Summe und darin ein leeres Feld.",
  "part.second":
    "Durch dieses Feld geht eine zweite Reihe mit der zweiten Summe, und eines ihrer leeren Felder liegt auf einer dritten.",
  "part.found": "Alles passt: Die Maschine zieht nach M1.",
  "part.waiting":
    "Keine der dreizehn: Auf der Warteliste stehen die sechzehn Felder, durch die je sieben Reihen gehen. K1, wo sie beginnt, ist die Ebene deines letzten Zuges.",
  "part.draw":
    "Alle sechzehn sind besetzt: Die Quelle nennt das unentschieden und beginnt ein neues Spiel. Am Brett bietet dir die Maschine das Unentschieden an; spielst du weiter, nimmt sie das erste leere Feld.",
  "part.play": "Die Schreibmaschine nennt den Zug, dann M2 und die Nummer der Lage.",

  "case.move-1": "Zug 1 der Beispielpartie: 222, Lage 14",
  "note.move-1": "Von der Warteliste.",
  "case.move-2": "Zug 2: 332, mit 223 im Sinn, Lage 13",
  "note.move-2": "Im Scan steht 115, ein Feld, das es nicht gibt; mit 113 passt alles, was folgt.",
  "case.move-3": "Zug 3: 223, Lage 13",
  "note.move-3": "Wie gedruckt.",
  "case.move-4": "Zug 4: 114, mit 444 im Sinn, Lage 8",
  "note.move-4":
    "Die Zeichnung von Lage 8 sagt 3, 1, 1, die Datenkarte 2, 1, 1. Die Karte gilt: Nach Lage 3 könnte die der Zeichnung nie vorkommen.",
  "case.move-5": "Zug 5: Die Reihe 223 332 441 114 ist voll",
  "note.move-5":
    "Die Quelle meldet die Reihe; hier setzt die Maschine auch den Stein, der sie füllt.",
  "case.situation": "Die Lagen, nach denen es vor Zug 4 sucht, der Reihe nach",
  "note.situation": "Die erste, die passt, gilt.",
  "case.cards": "Die erste Prüfzahl aller dreizehn Lagen",
  "note.cards": "Von der letzten Datenkarte, repariert, wo der Scan beschädigt ist.",
  "case.begins": "Wenn es anfängt: 222",
  "note.begins":
    "Das erste Feld der Warteliste; mit 000 überlässt man der Maschine den ersten Zug.",
  "case.list": "Nach einem Zug auf Ebene 2 beginnt die Warteliste bei Platz 2",
  "note.list":
    "K1 ist auch die erste Ziffer deines Zuges. Das erklärt, warum die Liste der sechzehn Felder zwanzig Plätze hat, die ersten vier doppelt.",

  "paper.intro":
    "Sei STRAT vor dem letzten Zug der Beispielpartie: Zähle die ersten zwölf Reihen zusammen, die nicht leer sind, 5 für jeden eigenen Stein (Ring), 1 für jeden fremden (Kreuz). Das leuchtende Feld ist das erste auf der Karte der Reihe. Und dann: Welches Feld gewinnt?",
  "paper.original":
    "Meist sei die Maschine recht schnell gewesen, sagt die Quelle; ein Zug ohne jede Lage konnte bis zu dreißig Sekunden dauern.",
  "challenge.how":
    "Selbst ein Unentschieden falle dem Gegner sehr schwer, sagt die Quelle von 1970. Die Schreibmaschine wartet am Brett.",
  "certificate.beat": "hat TTT3D, das Programm von 1967, geschlagen",
};
