// Panels to learn from: analysis, review, statistics. German.

/** @type {Record<keyof typeof import("./analysis.js").en, string>} */
export const de = {
  analysis: "Analyse",
  "analysis.go": "Analyse starten",
  "analysis.stop": "Anhalten",
  "analysis.none": "Diese Stellung ist noch nicht analysiert.",
  "analysis.over": "Die Partie ist zu Ende.",
  "analysis.effort": "{depth} Züge voraus, {nodes} Stellungen, {rate} pro Sekunde",
  "analysis.line": "{moves}: {worth}",
  "analysis.lines": "Varianten",
  "analysis.best": "Beste Varianten",
  "analysis.certain": "{side}: {worth} (bewiesen).",
  "analysis.estimate": "{side}: {worth} (geschätzt).",
  "analysis.balance": "Bewertung der Stellung",

  review: "Durchsicht der Partie",
  "review.go": "Alle Züge durchsehen",
  "review.stop": "Anhalten",
  "review.progress": "Stellung {at} von {all}",
  "review.short": "Es gibt noch keinen Zug zum Durchsehen.",
  "review.clean": "Es wurde kein Fehler gefunden.",
  "review.found.one": "{count} Fehler wurde gefunden.",
  "review.found.other": "{count} Fehler wurden gefunden.",
  "review.back": "Voriger Fehler",
  "review.on": "Nächster Fehler",
  "review.better": "Den besseren Zug zeigen",
  "review.best": "Besser ist {move}.",
  "review.try": "Selbst versuchen",
  "review.try.now": "Ziehe auf dem Brett besser für {side}.",
  "review.try.same": "{move} ist der Zug der Partie: Ihn gilt es zu verbessern.",
  "review.try.wrong":
    "{move}: auch das ein Fehler ({cost}). Versuche einen anderen oder lass ihn dir zeigen.",
  "review.try.best": "{move} stimmt: Es ist der beste Zug.",
  "review.try.good": "{move} ist gut: Er kostet nichts.",
  "review.nobody": "In dieser Richtung gibt es keinen mehr.",
  "review.inaccuracy":
    "Zug {ply}, {side} {move}, ist eine Ungenauigkeit: davor {before}, danach {after}.",
  "review.mistake": "Zug {ply}, {side} {move}, ist ein Fehler: davor {before}, danach {after}.",
  "review.blunder":
    "Zug {ply}, {side} {move}, ist ein grober Fehler: davor {before}, danach {after}.",
  "review.accuracy": "Genauigkeit: {first} {one} %, {second} {two} %",
  "graph.legend": "Oben gewinnt {first}, unten {second}",
  "graph.label":
    "Wie die Partie nach jedem Zug stand, nach oben für {first}, nach unten für {second}",
  "graph.table": "Die Werte als Tabelle",
  "graph.chances": "Aussichten: {side}",
  "graph.moves": "Züge",
  "graph.move": "Zug",
  "graph.worth": "Wert für die Seite am Zug",
  "graph.cost": "Urteil",
  "cost.inaccuracy": "Ungenauigkeit",
  "cost.mistake": "Fehler",
  "cost.blunder": "grober Fehler",

  opening: "Eröffnung: {name}",

  statistics: "Statistik",
  "statistics.none":
    "Noch keine beendete Partie gegen einen Computer. Die Statistik bleibt auf diesem Gerät.",
  "statistics.player": "Gegner",
  "statistics.won": "gewonnen",
  "statistics.lost": "verloren",
  "statistics.drawn": "remis",
  "statistics.keep": "Als Datei speichern",
  "statistics.erase": "Löschen",
  "statistics.sure": "Noch einmal drücken, um alles zu löschen.",
};
