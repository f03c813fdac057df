// The import and export dialog. German.

/** @type {Record<keyof typeof import("./import-export.js").en, string>} */
export const de = {
  "exchange.format": "Format",
  "exchange.save": "Diese Partie speichern",
  "exchange.text": "Diese Partie als Text",
  "exchange.copy": "Kopieren",
  "exchange.save-file": "Als Datei speichern",
  "exchange.copied": "Der Text liegt in der Zwischenablage.",
  "exchange.copy-failed": "Die Zwischenablage ist nicht erreichbar; der Text ist markiert.",
  "exchange.loses":
    "{format} kann nicht festhalten, wie diese Partie begann: Wieder geöffnet, wäre sie nicht dieselbe. Andere Formate können es.",
  "exchange.open": "Andere Partie öffnen",
  "exchange.how":
    "Füge einen Text ein, wähle eine Datei oder lass eine irgendwo auf der Seite fallen.",
  "exchange.paste": "Text zum Öffnen",
  "exchange.open-text": "Text öffnen",
  "exchange.file": "Datei",
  "exchange.filter": "Nur Partien zeigen mit",
  "exchange.nothing": "In diesem Text ist keine Partie.",
  "exchange.unreadable": "Keine Partie in diesem Text ist lesbar:",
  "exchange.found.one": "{count} Partie kann geöffnet werden:",
  "exchange.found.other": "{count} Partien können geöffnet werden:",
  "exchange.rest.one": "{count} weitere Partie wird nicht gezeigt.",
  "exchange.rest.other": "{count} weitere Partien werden nicht gezeigt.",
  "exchange.reading": "Lesen",
  "exchange.stop": "Anhalten",
  "exchange.first.one": "Nur die ersten {count} Partien dieses Textes werden aufgelistet:",
  "exchange.first.other": "Nur die ersten {count} Partien dieses Textes werden aufgelistet:",
  "exchange.abridged": "Die Anmerkungen sind zu lang und wurden weggelassen.",
  "error.damaged-record.address":
    "Die Adresse selbst enthält keine Züge dieses Spiels, und aus dem Netz wird nichts geladen. Eine kopierte Zugliste oder eine heruntergeladene Datei lässt sich öffnen.",
  "exchange.opened": "Geöffnet: {name}",
  "exchange.too-large": "„{name}“ ist größer als 16 MB.",
  "error.unreadable-file": "„{name}“ ist nicht lesbar.",
  "exchange.at": "Zeile {line}, Spalte {column}: {why}",
};
