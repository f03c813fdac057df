// The room of Schach C 64. German.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const de = {
  name: "Schach C 64",
  title: "Schach C 64: Schach in BASIC, Zeile für Zeile · Stratege",
  tagline: "Ein Listing zum Abtippen, August 1985",
  headline: "Sieh einem Schachprogramm von 1985 beim Denken zu",
  computer: "Commodore 64, 1985",
  "story.1":
    "Im August 1985 druckte eine Computerzeitschrift ein Schachprogramm: ein BASIC-Listing und einen Lader voller Zahlen. Wer einen Commodore 64 hatte, tippte es ab und spielte.",
  "story.2":
    "Das Brett liegt ab 49152 im Speicher, zehn Spalten breit, mit einem Rand aus lauter 128, damit keine Figur hinausläuft. BASIC macht jeden Zug jeder Figur und bewertet ihn; 457 Bytes Maschinensprache schauen vom König aus in alle Richtungen, ob er im Schach steht.",
  "story.3":
    "„Künstliche Intelligenz“ gebe es hier nicht, schreibt der Autor: nur feste Formeln und weniger als zehn Sekunden für einen Zug. Das Programm sollte ein Grundstein für Erweiterungen der Leser sein. Das Listing hat Fehler; hier stehen beide, das gedruckte und das berichtigte.",
  "story.4":
    "Weiße Züge prüft das Programm nur grob: Beide Felder liegen auf dem Brett, auf dem ersten steht eine weiße Figur, auf dem zweiten keine. Weiß darf springen, im Schach bleiben und wird sogar den König los, für sechs Punkte; die Leser sollten die Prüfung ausbauen. Hier halten sich beide an die Regeln. Die Bewertung läuft dreißig- bis fünfzigmal je Zug, jede Zeile mehr kostet also Zeit.",
  who: "Bernd Bettermann",
  when: "gedruckt im August 1985",
  where: "Commodore 64: BASIC, dazu Maschinensprache von 49408 bis 49864",
  could: "jeden Zug jeder Figur machen, sehen, was er schlägt, und auf Bauern achten",
  "could-not": "einen Zug vorausschauen, rochieren, en passant schlagen oder umwandeln",
  board: "Das Schachbrett von Schach C 64, schwarze Figuren als dunkle Buchstaben",

  map: "Sein Speicher",
  "map.how":
    "Der Maschinenteil lässt sich nach jeder schwarzen Figur fragen, sagt der Artikel: zwei Zahlen hineinschreiben, aufrufen und die alten zurückschreiben.",
  "map.1":
    "Das Brett in Zehnerreihen; a1 ist 49173. 0 ist leer, 128 der Rand, 1 bis 6 sind weiße Figuren, 129 bis 134 schwarze.",
  "map.2":
    "Die Routine; AA=USR(128) ruft sie auf und liefert 128, wenn die Figur angegriffen ist, sonst 0.",
  "map.3": "POKE: wo sie zu suchen beginnt, die Adresse der Figur minus 49152.",
  "map.4": "POKE: welche Figur sie sucht, zum Beispiel 130 für einen Springer.",
  "map.5":
    "POKE: danach unbedingt wieder die Zahlen des Königs; sonst erkennt der Computer nicht mehr, welche Stellungen verboten sind.",

  "own-pace": "wie auf dem C 64: zehn Sekunden für einen Zug",
  "position.first": "Nach e2e4",
  "position.knight": "Ein Springer ist angegriffen",
  "position.queen": "Ein Bauer am anderen Ende",
  "position.forced": "Alles verliert etwas",

  "part.search": "Es sucht das Brett von a1 an nach eigenen Figuren ab.",
  "part.moves": "Der Zuggenerator macht jeden Zug der Figur und nimmt ihn danach zurück.",
  "part.check": "Der Teil in Maschinensprache: Ist der König angegriffen, gilt der Zug nicht.",
  "part.value":
    "Drei Zeilen bewerten den Zug: was dort stand, der eigene Wert dazu, wenn ein Bauer das verlassene Feld angriff, und wieder ab, wenn ein Bauer das neue angreift. Bauer 1, Springer 2, Läufer 3, Turm 4, Dame 5, König 6.",
  "part.best": "Bessere Züge werden behalten, von gleichen ein späterer in drei von zehn Fällen.",
  "part.end": "Zug und Wert erscheinen, nach zwei Sekunden wieder das Brett: „Ihr Zug“.",

  "case.queen": "Die Dame sieht den Bauern am anderen Ende der Reihe",
  "note.queen":
    "Zeile 6600 fragt nach 5 statt nach 133, wie gedruckt zieht die Dame also wie ein König. Der Artikel sagt Turm und Läufer; hier tut sie es.",
  "case.forced": "Alle Züge bis auf einen sind regelwidrig oder verlieren etwas",
  "note.forced": "Der König kann nicht ziehen, der Bauer nur auf ein Feld, das ein Bauer angreift.",
  "case.loss": "… und dieser Zug kostet den Wert des Bauern",
  "note.loss": "Der Artikel: Der Wert der Figur wird abgezogen.",
  "case.gives-up": "Wie gedruckt kostet derselbe Zug 256 mehr, und es gibt auf",
  "note.gives-up":
    "In Zeile 220 fehlen Klammern, peek(zf)−128 zieht deshalb viel zu viel ab. Kein Zug ist besser als −50: „Ich gebe auf.“",
  "case.takes": "Ein angegriffener Bauer schlägt einen anderen",
  "note.takes":
    "1 für das Geschlagene und 1 dafür, dass er ein Feld verlässt, das der andere Bauer angreift; der zuerst gefundene Zug bekommt nur 1.",
  "case.a-pawn": "Der a-Bauer hat keinen Doppelschritt",
  "note.a-pawn":
    "x>49233 in Zeile 6040 lässt a7 selbst aus. Der Artikel sagt nichts anderes, also spielt es so: Diesen Zug gibt es nicht, also auch keinen Wert.",

  "paper.intro":
    "Sei die Stellungsbewertung der Zeilen 100 bis 520. Bauer 1, König 6. Bei jedem Zug: Was schlägt er, greift ein weißer Bauer das verlassene Feld an und das erreichte? Weiße Bauern greifen schräg nach oben an.",
  "paper.original": "Auf dem C 64 dauerte ein Zug keine zehn Sekunden.",
  "challenge.how":
    "Es schaut nicht voraus: Stell ihm eine Falle, und es läuft hinein. Neun von zehn Partien zwischen seinen beiden Fassungen enden remis, weil keine mattsetzen kann.",
  "certificate.beat": "hat Schach C 64 von 1985 geschlagen",
};
