// The openings trainer. German.

/** @type {Record<keyof typeof import("./openings.js").en, string>} */
export const de = {
  "openings.title": "Dein Repertoire",
  "openings.first": "Eröffne die Partie.",
  "openings.reply": "Die andere Seite zieht {move}. Finde deine Antwort.",
  "openings.none":
    "Du hast noch keine Varianten. Übernimm welche aus einer Partie, einer PGN-Datei oder unserem Eröffnungsbuch; die Züge der anderen Seite werden dann für dich gezogen.",
  "openings.due.one": "{due} von {count} Stellung deiner Varianten fällig.",
  "openings.due.other": "{due} von {count} Stellungen deiner Varianten fällig.",
  "openings.train": "Eröffnungen üben",
  "openings.done": "Das war die Variante. Weiter mit Aufgaben.",
  "openings.none-due":
    "Im Augenblick ist keine Stellung deiner Varianten mehr fällig. Weiter mit Aufgaben.",

  "openings.wrong": "{move} gehört nicht zu deinen Varianten.",
  "openings.wrong.free": "{move} gehört nicht zu deinen Varianten, kostet laut Engine aber nichts.",
  "openings.wrong.pawns":
    "{move} gehört nicht zu deinen Varianten. Laut Engine kostet der Zug {value} Bauern.",
  "openings.wrong.discs":
    "{move} gehört nicht zu deinen Varianten. Laut Engine kostet der Zug {value} Steine.",
  "openings.wrong.chances":
    "{move} gehört nicht zu deinen Varianten. Laut Engine senkt der Zug deine Aussichten um {percent} %.",

  "openings.side": "Du spielst",
  "openings.text":
    "Züge, ein Link zu einer Partie oder der Text einer Datei mit einer oder mehreren Partien",
  "openings.add": "Varianten übernehmen",
  "openings.file": "Datei öffnen",
  "openings.book": "Varianten aus unserem Buch",
  "openings.erase": "Alle Varianten löschen",
  "openings.sure": "Noch einmal drücken, um alle Varianten dieses Spiels zu löschen.",
  "openings.erased": "Alle Varianten dieses Spiels sind gelöscht.",
  "openings.lines": "Deine Varianten",
  "openings.remove": "{line} löschen",
  "openings.removed": "Die Variante ist gelöscht.",
  "openings.working": "Einen Augenblick …",
  "openings.added.one": "{count} Variante ist hinzugekommen.",
  "openings.added.other": "{count} Varianten sind hinzugekommen.",
  "openings.nothing": "Darin war keine neue Variante.",
  "openings.full":
    "Nicht alle haben Platz: Höchstens {max} Varianten werden gespeichert. Lösche sie oder nimm weniger Nebenvarianten.",
  "openings.unread.one": "{count} Partie war nicht lesbar: {why}",
  "openings.unread.other": "{count} Partien waren nicht lesbar, die erste aus diesem Grund: {why}",
  "openings.too-large": "Diese Datei ist zu groß.",
};
