// The dialogs for saved games and for sharing. German.

/** @type {Record<keyof typeof import("./saved-games.js").en, string>} */
export const de = {
  "matches.note":
    "Jede Partie wird von selbst auf diesem Gerät gespeichert; niemand sonst sieht sie.",
  "matches.none": "Noch ist keine Partie gespeichert.",
  "matches.unnamed": "ohne Titel",
  "matches.name": "Name der Partie: {match}",
  "matches.moves.one": "{count} Zug",
  "matches.moves.other": "{count} Züge",
  "matches.open": "Öffnen",
  "matches.delete": "Löschen",
  "matches.deleted": "Die Partie ist gelöscht.",
  "matches.restore": "Wiederherstellen",
  "matches.more": "Frühere zeigen",

  "share.link": "Der Link enthält die ganze Partie; wer ihn öffnet, kann weiterspielen.",
  "share.name": "Dein Name für den Link (freiwillig)",
  "share.side": "{side}: Name für den Link (freiwillig)",
  "share.embed": "In eine Seite einbetten",
  "share.copy": "Zeilen kopieren",
  "share.more": "Bretter für deine Seite",
  "share.copied": "Die Zeilen sind in der Zwischenablage.",
  "share.code": "Für die Kamera eines anderen Telefons",
  "share.long": "Die Partie ist zu lang für einen solchen Code; der Link enthält sie.",
  "share.picture": "Ein Bild der Stellung",
  "share.svg": "Als SVG speichern",
  "share.png": "Als PNG speichern",
  "share.failed": "Das Bild konnte nicht erstellt werden.",
};
