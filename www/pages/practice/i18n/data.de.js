// The section "Your data" of the practice pages. German.

/** @type {Record<keyof typeof import("./data.js").en, string>} */
export const de = {
  "data.export": "Exportieren",
  "data.import": "Importieren",
  "data.erase": "Löschen",
  "data.imported": "Die Daten sind importiert.",
  "data.mistakes":
    "Die Datei stammt aus einem anderen Spiel: Importiert sind die Fehler, nicht aber Wertung und Eröffnungen.",
  "data.invalid": "Diese Datei enthält keine Daten dieser Seite; nichts wurde geändert.",
  "data.sure":
    "Noch einmal drücken, um deine Wertung, deine Fehler und deine Eröffnungen in diesem Spiel zu löschen.",
  "data.erased": "Deine Wertung, deine Fehler und deine Eröffnungen in diesem Spiel sind gelöscht.",
  "data.undone": "Deine Daten sind wieder wie vorher.",
};
