// The room of CPC-Gobang. German.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const de = {
  name: "CPC-Gobang",
  title: "CPC-Gobang: wie ein Heimcomputer jedes Feld bewertet · Stratege",
  tagline: "GOBANG.BAS aus dem „Software-Experiment“, für den Schneider CPC",
  headline: "Sieh zu, wie ein Schneider CPC jedes Feld abwägt",
  computer: "Schneider CPC, 1980er",
  "story.1":
    "„Das Software-Experiment“ war eine Serie für Besitzer eines Schneider CPC, die 1986 begann. Ihr Kapitel über Strategiespiele fragte, wie ein Computer auf sechzehn mal sechzehn Feldern fünf in eine Reihe bringt.",
  "story.2":
    "Vorausrechnen schied aus: Zwei Züge weit sind es 256 × 255 × 254 × 253 Stellungen, und wer wartet schon eine Stunde auf einen Zug? Also macht es das Programm wie ein Meister: Es sieht dem Muster um ein Feld an, was das Feld wert ist.",
  "story.3":
    "Dreizehn Zahlen entscheiden, und alle darf man ändern, auch mitten in der Partie. BASIC zeichnet das Brett, drei Assemblerroutinen finden das Feld; deshalb ist das Brett gerade 16 mal 16 groß: Jedes Feld ist ein Byte.",
  "story.4":
    "Das Kapitel beginnt mit Menschen. Gefragt, wie viele Züge er berechne, sagte der Schachmeister Marshall: zwei, aber zwei gute. Meister sehen Muster, wie wir Wörter lesen, ohne zu buchstabieren. Einem Computer kann man das ganze Wörterbuch eingeben, doch der Sinn eines Satzes hängt davon ab, wie seine Wörter zusammenhängen, und das ist das Schwere daran. Hier sind die einzigen Wörter Fünferreihen. Militärs und Manager, fügt der Autor hinzu, wüssten solche Maschinen auch zu nutzen, und das sollte uns zu denken geben.",
  who: "Matthias Uphoff, nach Ideen von Richard S. Forsyth",
  when: "die Serie begann 1986; für dieses Programm nennt der Text kein Jahr",
  where: "Schneider CPC, BASIC und drei Assemblerroutinen",
  could: "jedes leere Feld für beide Seiten in vier Richtungen nach dreizehn Zahlen bewerten",
  "could-not": "auch nur einen Zug vorausschauen",
  board: "Das Gobangbrett: sechzehn mal sechzehn Felder",

  map: "Sein Speicher",
  "map.how":
    "Drei Assemblerroutinen tun die Arbeit; BASIC ruft sie auf und liest hier die Ergebnisse, so erklärt es der Text seinen Bastlern.",
  "map.1": "CALL: leert das Brett.",
  "map.2":
    "CALL: bewertet das Feld in &A1D4 und &A1D5. Ob es besetzt ist, prüft die Routine nicht; die Bewertung an unserem Brett (Taste V) tut es auch nicht.",
  "map.3": "CALL: findet das Feld mit dem höchsten Wert und legt es in &A1D4 und &A1D5 ab.",
  "map.4": "Für wen: 1 ist der Rechner, 2 der Mensch.",
  "map.5": "Gewinnflags: Bit 1, der Rechner gewinnt hier; Bit 2, sein Gegner.",
  "map.6": "Der Wert: niederes, dann hohes Byte.",
  "map.7": "Die Spalte, 0 bis 15.",
  "map.8": "Die Reihe, 0 bis 15.",
  "map.9":
    "Das Brett Zeile für Zeile, ein Byte je Feld: 0 leer, 1 Stein des Rechners, 2 Stein des Gegners.",

  "position.first": "Nach einem Stein",
  "position.three": "Ein offener Dreier",
  "position.row": "Die Reihe aus dem Text",

  "part.squares": "Es geht alle leeren Felder durch und für jedes die vier Richtungen.",
  "part.windows":
    "Fünf Felder in einer Reihe sind ein Fenster. Fünf Fenster überlappen sich auf dem Feld; ein Fenster mit einem gegnerischen Stein oder dem Rand darin ist nichts wert.",
  "part.features":
    "Eigene Steine zählen im Quadrat: vier 16, drei 9. ZS: Sie hängen zusammen. NH: Einer liegt neben dem Feld. OF: Beide Enden sind offen. Das beste Fenster zählt.",
  "part.enemy":
    "Das Gleiche noch einmal mit vertauschten Farben: Was der Gegner gern hätte, nimmt man ihm besser weg. Der Angriff bekommt zwei Punkte mehr.",
  "part.sum": "Die vier Richtungen werden sortiert und gewichtet: 64, 16, 4 und 1.",
  "part.choose":
    "Das Feld mit der größten Summe wird besetzt; bei mehreren entscheidet der Zufall.",

  "case.windows": "Die fünf Fenster der Reihe aus dem Text, + + − − 0 X 0 − 0 − −",
  "note.windows":
    "So stehen sie im Text, von links nach rechts. Ein Merkmal lässt zwei Lesarten zu: Für ZS gilt das Feld schon als besetzt.",
  "case.best": "Was diese Reihe wert ist: das beste Fenster und der Bonus",
  "note.best": "„Einen oder zwei Punkte“ für den Angriff, sagt der Text; wir nehmen zwei.",
  "case.five": "Der Test im Text: + 0 − − 0 X",
  "note.five":
    "Der Text fragt seine Leser danach und sagt 5: zwei Steine im Quadrat, und einer davon ist nah.",
  "case.row-a": "Reihe a im Text: 0 0 − 0 X",
  "note.row-a": "Drei Steine, getrennt, einer neben dem Feld, beide Enden offen.",
  "case.row-b": "Reihe b: 0 0 0 − X",
  "note.row-b":
    "Mit besetztem Feld hängen die Steine nicht zusammen, und keiner ist nah. Nach der anderen Lesart von ZS wären es 11.",
  "case.row-c": "Reihe c: − 0 0 0 X",
  "note.row-c": "Offensichtlich die wertvollste, sagt der Text, und so ist es.",

  "own-pace": "wie das Original",
  "paper.intro":
    "Bewerte ein Feld in einer Richtung: f8 in der Reihe aus dem Text, erst mit deinen Steinen, dann mit den Augen des Gegners. Ein Fenster mit einem gegnerischen Stein oder dem Rand ist 0, sonst zählen die Steine im Quadrat und je ein Punkt für ZS, NH und OF.",
  "paper.original":
    "Der CPC tat das für jedes leere Feld in vier Richtungen; wie lange er brauchte, sagt der Text nicht.",
  "challenge.how":
    "Das Programm ist zu schlagen, verspricht sein Autor – aber wie, das musst du schon selbst herausfinden.",
  "certificate.beat": "hat CPC-Gobang geschlagen",
};
