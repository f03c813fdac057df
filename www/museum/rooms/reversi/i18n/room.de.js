// The room of the Reversi page of 2002. German.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const de = {
  name: "Reversi vom Gartenverein",
  title: "Reversi vom Gartenverein, 2002: seine Spieler bei der Arbeit · Stratege",
  tagline: "Eine Webseite von 2002, ein Pascal-Programm von 1988 und davor ein C 64",
  headline: "Sieh dem Reversi eines Gartenvereins beim Vorausschauen zu",
  computer: "eine Webseite, 2002",
  "story.1":
    "Ein Gartenbauverein wollte ein Spiel für seine Webseite: Tomaten gegen Maulwürfe, hinter einem Lattenzaun. Es musste im Internet Explorer 4 und in Netscape 4 laufen und auf einen Bildschirm von 640 mal 480 Punkten passen.",
  "story.2":
    "Den denkenden Teil gab es schon: zuerst auf einem C 64 erprobt, dann in Turbo Pascal verfeinert; der Quelltext trägt das Datum 5. Mai 1988. Dort rief er sich sechsmal selbst auf, beim siebten Mal lief der Stapel über.",
  "story.3":
    "In JavaScript brachte der erste Versuch jeden Interpreter schon bei Tiefe 2 zum Absturz. Mit eigenen Arrays für jede Tiefe ging es, doch ab Tiefe 4 verloren die Browser von damals die Geduld. Hier spielen deshalb alle Gegner der Seite und auch die Tiefen, die damals nur ein Wunsch waren.",
  "story.4":
    "Der Autor hinterließ Wünsche: an der Wertetabelle feilen und an den Stationen, wo eine Strategie die nächste ablöst, die Funktionen beschleunigen – alles auf dem Weg zu Stufe 4, die im Mittelspiel eine halbe Minute mehr brauchte, als der Browser erlaubte. Mit Alpha-Beta, das hier spielt, ist sie sofort da. Und ein Versehen steht im Artikel: Die letzte Phase wartet auf mehr als 64 Züge abzüglich der Tiefe, doch eine Partie hat nur 60.",
  who: "der Autor von gamecraft.de",
  when: "Webseite 2002, Suche 1988",
  where: "C 64, dann Turbo Pascal, dann Internet Explorer 4 und Netscape 4",
  could: "bis zu sechs Züge vorausschauen und jedes Feld nach einer Tabelle bewerten",
  "could-not":
    "in einem Browser seiner Zeit tiefer als bis Tiefe 3 suchen, ohne abgebrochen zu werden",
  board: "Das Reversibrett: Tomaten und Maulwürfe auf acht mal acht Feldern",

  "position.start": "Der Anfang",
  "position.corner": "Eine Ecke ist frei",
  "position.middle": "Mitten in einer Partie",
  "position.closing": "58 Steine gesetzt",

  "part.list": "Es geht die möglichen Züge durch, Reihe für Reihe von links oben.",
  "part.chance": "Doofie lässt den Zufall entscheiden.",
  "part.play": "Der beste Zug wird weitergereicht; dieser wird gespielt.",
  "part.count": "KlauWasteKannz zählt nur die Steine, die ein Zug umdreht.",
  "part.compare":
    "Ist er besser als der bisher beste? Ramscher und Aufpasser nehmen auch einen gleich guten und behalten so von gleich guten den letzten.",
  "part.phase":
    "In den ersten sechs Zügen schaut Aufpasser nicht voraus: Er spielt wie Ramscher. Am Ende war dasselbe gemeint, doch count bleibt unter 60: 64 − tiefe überschreitet es nur bei Tiefe 6, vor dem letzten Stein.",
  "part.search":
    "Aufpasser probiert einen Zug, sucht einen Halbzug weniger tief die Antwort der anderen Seite und nimmt ihn zurück.",
  "part.cut":
    "Alpha-Beta: Das ist schon so gut, dass die andere Seite es nicht dazu kommen ließe. Die übrigen Züge können an der Wahl nichts mehr ändern und fallen weg; die Seite von 2002 probierte alle.",
  "part.answer": "Des einen Freud, des anderen Leid: Das Vorzeichen wird umgedreht.",
  "part.weigh":
    "Ramscher geht alle 64 Felder durch: Eigene Steine zählen ihren Tabellenwert, fremde zählen dagegen.",
  "part.bonus":
    "„Eigener Zug ist Goldes wert“: Sein Feld zählt noch zehnmal dazu, außer es ist nur 1 wert.",

  "case.start": "Was die vier möglichen ersten Züge für Ramscher wert sind",
  "note.start":
    "Von Hand: vier eigene Steine, 50 + 50 + 50 + 100, minus ein fremder, 50, und dazu zehnmal 100.",
  "case.table": "Die erste Reihe der Wertetabelle",
  "note.table":
    "Wie gedruckt; die anderen spiegeln sie. 9999 heißt: besetzen, wenn es geht; 1: unbedingt vermeiden.",
  "case.last": "Von gleich guten Zügen behält Ramscher den letzten",
  "note.last":
    "Die Quelle vergleicht mit ≥, ein späterer gleich guter Zug ersetzt also den früheren.",
  "case.first": "Von gleich guten Zügen behält KlauWasteKannz den ersten",
  "note.first": "Der Text spricht von mehr Steinen, ein gleich guter Zug ändert also nichts.",
  "case.corner": "Eine Ecke ist alles wert",
  "note.corner": "9999 in der Tabelle und noch zehnmal so viel, wenn man dorthin zieht.",
  "case.poor": "Kein Zuschlag für ein Feld, das 1 wert ist",
  "note.poor":
    "Die Quelle druckt getmax zweimal. Erst die zweite Fassung fragt, ob das Feld mehr als 1 wert ist; sie gilt. Nach der ersten wäre dieser Zug 311 wert.",
  "case.opening": "Aufpasser eröffnet wie Ramscher",
  "note.opening": "count ist die Zahl der Züge in der Partie und wächst während der Suche nicht.",
  "case.closing": "58 Steine sind gesetzt: Aufpasser 4 schaut noch voraus",
  "note.closing":
    "Gedruckt heißt es: 58 ist nicht mehr als 64 − 4. „Aufpasser 3, wie gemeint“ zählt von 60 an und überlässt Ramscher die letzten zwei Steine. Das Formular reicht seine Nummern 1, 2 und 3 als Tiefen weiter: Wörtlich genommen zog der Doofie der Seite wie Ramscher, und ihr Ramscher sah zwei Züge voraus.",

  "paper.intro":
    "Rechne Ramschers ersten Zug aus: Zähle bei jedem der vier Züge Feld für Feld die eigenen Steine zusammen und zieh die fremden ab. Die Tabelle sagt 50 für die vier Felder in der Mitte und 100 für die daneben.",
  "paper.original":
    "Tiefe 3 spielte sich in den Browsern von 2002 noch flüssig, schreibt die Quelle; bei Tiefe 4 dauerte es zu lange.",
  "challenge.how":
    "Erst bei der Tiefe von Aufpasser 4 läuft das Programm der Quelle nach zu voller Schönheit auf; die Browser von damals machten das nicht mit.",
  "certificate.beat": "hat einen Spieler des Reversi vom Gartenverein (2002) geschlagen",
};
