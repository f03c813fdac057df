// The import and export dialog. English, the reference for the translations.

export const en = {
  "exchange.format": "Format",
  "exchange.save": "Save this game",
  "exchange.text": "This game as text",
  "exchange.copy": "Copy",
  "exchange.save-file": "Save as file",
  "exchange.copied": "The text is on the clipboard.",
  "exchange.copy-failed": "The clipboard is not available; the text is selected.",
  "exchange.loses":
    "{format} cannot record how this game began: opened again, it would not be the same. Another format can.",
  "exchange.open": "Open another game",
  "exchange.how": "Paste a text, choose a file, or drop one anywhere on the page.",
  "exchange.paste": "Text to open",
  "exchange.open-text": "Open the text",
  "exchange.file": "File",
  "exchange.filter": "Show only games with",
  "exchange.nothing": "There is no game in this text.",
  "exchange.unreadable": "No game in this text can be read:",
  "exchange.found.one": "{count} game can be opened:",
  "exchange.found.other": "{count} games can be opened:",
  "exchange.rest.one": "{count} more game is not shown.",
  "exchange.rest.other": "{count} more games are not shown.",
  "exchange.reading": "Reading",
  "exchange.stop": "Stop",
  "exchange.first.one": "Only the first {count} games of this text are listed:",
  "exchange.first.other": "Only the first {count} games of this text are listed:",
  "exchange.abridged": "Its annotations are too long and were left out.",
  "error.damaged-record.address":
    "The address itself contains no moves of this game, and nothing is fetched from the network. A copied list of moves or a downloaded file can be opened.",
  "exchange.opened": "Opened: {name}",
  "exchange.too-large": "“{name}” is larger than 16 MB.",
  "error.unreadable-file": "“{name}” cannot be read.",
  "exchange.at": "Line {line}, column {column}: {why}",
};

/** @type {import("../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./import-export.de.js"),
  fi: () => import("./import-export.fi.js"),
};
