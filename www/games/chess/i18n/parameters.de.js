// Chess: what the numbers of its players mean, and what the parts of a value are called; for the laboratory. German.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const de = {
  "number.values":
    "was Bauer, Springer, Läufer, Turm, Dame und König wert sind. Größere Werte machen den Baukasten feiner: Bei 10, 30, 30, 50, 90, 60 ist ein Gewicht von 1 ein Zehntel Bauer",
  "number.chance":
    "Prozent: so oft tritt ein späterer, gleich guter Zug an die Stelle eines früheren",
  "number.resign-at": "es gibt auf, wenn kein Zug besser ist als dieser Wert",
  "number.listing-queen":
    "1: Die Dame zieht wie ein König, wie gedruckt, weil Zeile 6600 nach der falschen Figur fragt; 0: wie der Artikel sagt",
  "number.listing-target":
    "1: Ein Feld, das ein Bauer angreift, kostet 256 mehr, wie gedruckt, weil in Zeile 220 eine Klammer fehlt; 0: wie der Artikel sagt",
  "number.a-pawn":
    "0: Der Bauer auf a7 hat keinen Doppelschritt, wie gedruckt, weil Zeile 6040 ein Feld zu spät anfängt; 1: Er hat ihn",
  "number.attacked":
    "Baukasten: So viel zählt jeder eigene Bauer, Springer, Läufer, Turm und jede Dame, die der Gegner angreift, gegen den Zug. Es ist die Routine des Artikels, die für jede Figur taugt",
  "number.defended":
    "Baukasten: So viel zählt jeder eigene Bauer, Springer, Läufer, Turm und jede Dame, die gedeckt ist",
  "number.attacking":
    "Baukasten: So viel zählt jeder Bauer, Springer, Läufer, Turm und jede Dame des Gegners, die es angreift",
  "number.centre":
    "Baukasten: Jedes der Felder d4, e4, d5, e5 zählt einmal, wenn es dort steht, und einmal, wenn es hinwirkt; was der Gegner dort hat, wird abgezogen",
  "number.development": "Baukasten: jeder Springer und Läufer, der die Grundreihe verlassen hat",
  "number.mobility":
    "Baukasten: jedes Feld, auf das Springer, Läufer, Türme und Damen ziehen können, abzüglich derer des Gegners",
  "number.shelter": "Baukasten: jeder eigene Bauer auf den drei Feldern vor dem König",
  "number.check": "Baukasten: ein Zug, der Schach bietet",
  "number.advanced": "Baukasten: jede Reihe, die ein Bauer vorrückt",
  "number.doubled":
    "Baukasten: Jeder Bauer hinter einem eigenen auf derselben Linie zählt so viel gegen den Zug",
  "number.exchanges":
    "Baukasten: Was der Gegner durch eine Folge von Schlagzügen auf dem Feld der ziehenden Figur gewänne, zählt so oft gegen den Zug",
  "number.tens": "so viele Stellungen sieht es für einen Zug an, in Zehnern; 0: unbegrenzt",
  "number.overlook": "so viel Prozent der Züge übersieht es",
  "number.whim": "wie weit es sich verschätzt, in Hundertsteln eines Bauern",
  "number.book": "so viele Halbzüge lang darf es aus dem Eröffnungsbuch spielen",
  "number.memory": "Kilobyte für Stellungen, die es sich merkt",

  "lab.part.taken": "Beute",
  "lab.part.leaves": "Flieht",
  "lab.part.reaches": "Bedroht",
  "lab.part.attacked": "Angegriffen",
  "lab.part.defended": "Gedeckt",
  "lab.part.attacking": "Angriff",
  "lab.part.centre": "Zentrum",
  "lab.part.development": "Entwicklung",
  "lab.part.mobility": "Beweglichkeit",
  "lab.part.shelter": "Königsschutz",
  "lab.part.check": "Schach",
  "lab.part.advanced": "Vorgerückte Bauern",
  "lab.part.doubled": "Doppelbauern",
  "lab.part.exchanges": "Abtausch",
};
