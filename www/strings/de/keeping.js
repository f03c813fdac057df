// The words of the windows in which matches are kept, shared, read and written, in German.

/** @type {import("../en/keeping.js").Strings} */
export const de = {
  "matches.note": "Jede Partie bleibt von selbst auf diesem Gerät; niemand sonst sieht sie.",
  "matches.none": "Noch ist keine Partie aufgehoben.",
  "matches.unnamed": "ohne Namen",
  "matches.name": "Name der Partie: {match}",
  "matches.moves.one": "{count} Zug",
  "matches.moves.other": "{count} Züge",
  "matches.open": "Öffnen",
  "matches.delete": "Löschen",
  "matches.deleted": "Die Partie ist gelöscht.",
  "matches.restore": "Zurückholen",
  "matches.more": "Frühere zeigen",
};
