// The gallery of the element. German.

export const de = {
  name: "Bretter für Ihre Seite",
  title: "Bretter für Ihre Seite · Stratege",
  "embed.what":
    "Ein Element, <stratege-board>, zeigt jedes der Spiele auf jeder Seite: zum Nachspielen, zum Spielen oder mit einer Aufgabe. Es lässt sich mit Maus, Finger, Tastatur und Screenreader bedienen. Jedes Beispiel ist echt; die Zeilen daneben sind alles, was es braucht.",
  "embed.package":
    "Das Element kommt aus dem npm-Paket @stratege/board und hat keine Abhängigkeiten. Dessen README nennt alle Attribute, Ereignisse, Farben und Teile.",
  "embed.replay": "Eine Partie nachspielen",
  "embed.replay.how":
    "Der Partietext ist der aus den Links dieser Seite. Das Attribut ply nennt die gezeigte Stellung.",
  "embed.both": "Zwei spielen",
  "embed.both.how":
    "Die Regeln entscheiden, was erlaubt ist; ein unerlaubter Zug wird erklärt. Züge lassen sich auch eintippen.",
  "embed.level": "Gegen eine Stufe spielen",
  "embed.level.how":
    "Die Engine wird mit ihrem ersten Zug geladen. Auf anderen Seiten nennt das Attribut engine die Adresse des Pakets @stratege/connect4.",
  "embed.puzzle": "Eine Aufgabe stellen",
  "embed.puzzle.how":
    "Die Lösung enthält die Züge beider Seiten; ein falscher Zug wird abgelehnt, ein richtiger beantwortet.",
  "embed.looks": "Eigene Farben",
  "embed.looks.how":
    "Eigene CSS-Eigenschaften bestimmen die Farben und die größte Breite, ::part() alles andere.",
  "embed.events": "Ereignisse und Formulare",
  "embed.events.how":
    "beforemove lässt sich abbrechen; move, gameover und solved melden, was geschehen ist. In einem Formular ist der Wert der Partietext.",
  "embed.frame": "Ein Rahmen mit Nachrichten",
  "embed.frame.how":
    "Ohne ein Skript dieser Seite: ein iframe. Es spricht nur mit dem Ursprung, den seine Adresse nennt, etwa ?origin=https://example.org.",
};
