// Chess: parameters, terms of a value and traits of its old programs. German.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const de = {
  "label.values": "Figurenwerte",
  "number.values":
    "was Bauer, Springer, Läufer, Turm, Dame und König wert sind. Größere Werte machen die Kriterien darunter feiner: Bei 10, 30, 30, 50, 90, 60 ist ein Gewicht von 1 ein Zehntel Bauer",
  "label.chance": "Zufall",
  "number.chance":
    "in so viel Prozent der Fälle tritt ein späterer, gleich guter Zug an die Stelle eines früheren",
  "label.resign-at": "Gibt auf unter",
  "number.resign-at": "es gibt auf, wenn kein Zug besser ist als dieser Wert",
  "label.listing-queen": "Damenfehler wie gedruckt",
  "number.listing-queen":
    "die Dame zieht wie ein König, wie gedruckt, weil Zeile 6600 nach der falschen Figur fragt; der Artikel sagt es anders",
  "label.listing-target": "Klammerfehler wie gedruckt",
  "number.listing-target":
    "ein Feld, das ein Bauer angreift, kostet 256 mehr, wie gedruckt, weil in Zeile 220 eine Klammer fehlt; der Artikel sagt es anders",
  "label.a-pawn": "Doppelschritt von a7",
  "number.a-pawn":
    "der Bauer auf a7 hat einen Doppelschritt; gedruckt fehlt er ihm, weil Zeile 6040 ein Feld zu spät anfängt",
  "label.attacked": "Angegriffen",
  "number.attacked":
    "so viel zählt jeder eigene Bauer, Springer, Läufer, Turm und jede Dame, die der Gegner angreift, gegen den Zug. Es ist die Routine des Artikels, die für jede Figur taugt",
  "label.defended": "Gedeckt",
  "number.defended":
    "so viel zählt jeder eigene Bauer, Springer, Läufer, Turm und jede Dame, die gedeckt ist",
  "label.attacking": "Angriff",
  "number.attacking":
    "so viel zählt jeder Bauer, Springer, Läufer, Turm und jede Dame des Gegners, die es angreift",
  "label.centre": "Zentrum",
  "number.centre":
    "jedes der Felder d4, e4, d5, e5 zählt einmal, wenn es dort steht, und einmal, wenn es hinwirkt; was der Gegner dort hat, wird abgezogen",
  "label.development": "Entwicklung",
  "number.development": "jeder Springer und Läufer, der die Grundreihe verlassen hat",
  "label.mobility": "Beweglichkeit",
  "number.mobility":
    "jedes Feld, auf das Springer, Läufer, Türme und Damen ziehen können, abzüglich derer des Gegners",
  "label.shelter": "Königsschutz",
  "number.shelter": "jeder eigene Bauer auf den drei Feldern vor dem König",
  "label.check": "Schach",
  "number.check": "ein Zug, der Schach bietet",
  "label.advanced": "Vorgerückte Bauern",
  "number.advanced": "jede Reihe, die ein Bauer vorrückt",
  "label.doubled": "Doppelbauern",
  "number.doubled":
    "jeder Bauer hinter einem eigenen auf derselben Linie zählt so viel gegen den Zug",
  "label.exchanges": "Abtausch",
  "number.exchanges":
    "was der Gegner durch eine Folge von Schlagzügen auf dem Feld der ziehenden Figur gewänne, zählt so oft gegen den Zug",
  "label.nodes": "Stellungen je Zug",
  "number.nodes": "so viele Stellungen sieht es für einen Zug an; 0: unbegrenzt",
  "label.miss-rate": "Übersehene Züge",
  "number.miss-rate": "so viel Prozent der Züge übersieht es",
  "label.noise": "Fehleinschätzung",
  "number.noise": "wie weit es sich verschätzt, in Hundertsteln eines Bauern",
  "label.book": "Eröffnungsbuch",
  "number.book": "so viele Halbzüge lang darf es aus dem Eröffnungsbuch spielen",
  "label.level": "Stufe",
  "number.level":
    "die Stufe, auf der es spielt, in Hundertsteln; zwischen zwei Stufen wählt mal die eine, mal die andere den Zug",
  "label.hash": "Speicher",
  "number.hash":
    "Megabyte für Stellungen, die es sich merkt; 0: ein kleiner Speicher, passend zur Zahl seiner Stellungen",

  "lab.part.taken": "Beute",
  "lab.part.leaves": "Flieht",
  "lab.part.reaches": "Bedroht",

  "trait.pawns": "Bauern",
  "trait.knights": "Springer",
  "trait.bishops": "Läufer",
  "trait.rooks": "Türme",
  "trait.queen": "die Dame",
  "trait.king": "der König",
};
