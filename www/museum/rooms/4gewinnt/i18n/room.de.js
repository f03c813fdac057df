// The room of 4Gewinnt. German.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const de = {
  name: "4Gewinnt 1995",
  title: "4Gewinnt 1995: Alpha-Beta in Pascal, Zeile für Zeile · Stratege",
  tagline: "4GEWINNT.PAS, 8. März 1995",
  headline: "Sieh einem Pascal-Programm von 1995 beim Vorausdenken zu",
  computer: "Turbo Pascal, 1995",
  "story.1":
    "Die Datei 4gewinnt.pas trägt das Datum 8. März 1995. Max Kleiner schrieb sie in Turbo Pascal und erzählte zehn Jahre später, wie sie arbeitet; noch später ließ er sie als Skript wieder aufleben.",
  "story.2":
    "Das Programm hat vier Stufen, von Anfänger bis Meister, und schaut vier bis sechs Züge voraus; mit jeder vollen Spalte einen weiter. Neun Züge voraus wären ein Baum von sieben hoch neun Stellungen, wenn Alpha-Beta ihn nicht stutzte.",
  "story.3":
    "Am Ende jeder Zugfolge bewertet es das Brett: Felder nach einer Tabelle, Reihen mit zwei oder drei Steinen einer Farbe und ob die Lücke eines Dreiers auf einem geraden oder ungeraden Platz liegt. Bei diesem Test bindet And in Pascal stärker als +, er tut also selten, was gemeint war. Hier steht er, wie er gedruckt ist.",
  "story.4":
    "Das Programm gibt es in mehreren Fassungen. Der Text druckt 7, 28 und −20000; Version 1.5, die der Autor veröffentlicht hat, kennt 8, 30 und −30000 und sucht jenseits von 29000 nicht weiter. Mit −20000 hielte ein roter Vierer sie nie auf, darum entscheidet hier 19000. In der Fassung „wie gemeint“ zählt die Parität der Zeile mit der Lücke, und waagrechte Dreier lassen die unterste Zeile aus. 2012 kam das Programm als Skript 170 für maXbox wieder.",
  who: "Max Kleiner",
  when: "8. März 1995",
  where: "Turbo Pascal",
  could:
    "vier bis sechs Züge vorausschauen, weiter, wenn sich Spalten füllen, und Dreier nach ihrer Lücke bewerten",
  "could-not": "fehlerlos spielen, wie es heute Solver tun",
  board: "Das Brett von 4Gewinnt: sieben Spalten, sechs Reihen",

  "position.start": "Das leere Brett",
  "position.threes": "Drei in einer Reihe, beide Enden offen",
  "position.middle": "Mitten in einer Partie",

  "part.weigh":
    "Bewertung: Felder nach der Tabelle, 7 für zwei einer Farbe in einer Reihe, 28 für drei. Blau ist der Computer, welche Seite er auch spielt.",
  "part.parity":
    "Mehr für einen Dreier, dessen Lücke auf einem Platz der richtigen Parität liegt – oder eher der Parität, die die gedruckten Klammern daraus machen.",
  "part.leaf": "Ist die Tiefe erreicht oder alles entschieden, schaut es nicht weiter.",
  "part.search": "Die Mitte zuerst: Es probiert die Spalten in der Reihenfolge 4 3 5 2 6 7 1.",
  "part.answer": "Die andere Seite antwortet; Blau will möglichst viel, Rot möglichst wenig.",
  "part.cut":
    "Schlechter als das, was der Aufrufer schon hat: Der Rest muss nicht mehr angesehen werden. Das ist Alpha-Beta ohne die tiefen Schnitte.",
  "part.play": "Der Stein fällt.",

  "case.centre": "Es beginnt in der Mitte",
  "note.centre":
    "Eine spätere Spalte tritt nur an ihre Stelle, wenn sie besser ist, und die Mitte kommt zuerst dran.",
  "case.cells": "Blau im untersten mittleren Feld zählt 7, Rot darüber 10",
  "note.cells": "Aus der Tabelle des Textes, die in beiden Drucken gleich ist.",
  "case.four": "Ein Vierer ist 30000 wert und dazu die Tiefe, die noch bleibt",
  "note.four":
    "Für einen roten Vierer druckt der Text −20000, der veröffentlichte Quelltext −30000; hier gilt der Text, und der Quelltext für das, was er offen lässt.",
  "case.wins": "Es vollendet drei in einer Reihe",
  "note.wins":
    "Beide Enden sind offen, und beide gewinnen. Spalte 5 kommt in seiner Reihenfolge vor Spalte 1.",

  "own-pace": "wie das Original",
  "paper.intro":
    "Bewerte drei Bretter wie die Funktion Bewertung: erst die Felder nach der Tabelle (unterste Reihe 3 4 5 7 5 4 3, darüber 4 6 8 10 8 6 4 und 5 8 11 13 11 8 5), Blau minus Rot; dann 7 für jede Viererreihe mit zwei Steinen einer Farbe und zwei Lücken; dann 28 für jede mit dreien. Zuletzt: Welche Spalte gewinnt?",
  "paper.original":
    "Das Programm bewertet jedes Brett am Ende seiner Zugfolgen; wie lange das 1995 dauerte, sagt der Text nicht.",
  "challenge.how":
    "Der Meister schaut sechs Züge voraus und weiter, wenn sich das Brett füllt. Wer in der Mitte beginnt, kann gewinnen, wie man heute weiß – wenn ihm kein Fehler unterläuft.",
  "certificate.beat": "hat 4Gewinnt von 1995 geschlagen",
};
