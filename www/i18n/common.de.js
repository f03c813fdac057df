// What every page has. German.

/** @type {Record<keyof typeof import("./common.js").en, string>} */
export const de = {
  language: "Sprache",
  theme: "Aussehen",

  games: "Spiele",
  menu: "Menü",
  new: "Neues Spiel",
  undo: "Zug zurück",
  redo: "Zug vor",
  hint: "Tipp",
  copy: "Link kopieren",
  help: "Hilfe",
  close: "Schließen",
  "play-on": "Von hier weiterspielen",
  "looking-back": "Zug {ply} von {last}",

  record: "Züge",
  "record.none": "Noch ist kein Zug gemacht.",

  "tab.play": "Spiel",
  "tab.record": "Partie",
  "tab.analysis": "Analyse",
  "tab.laboratory": "Labor",
  tools: "Rund um das Spiel",
  options: "Optionen",
  begins: "Erster Zug",
  "next-game": "gilt ab dem nächsten Spiel",
  opponent: "Wer spielt",
  "opponent.none": "Zwei Spieler",
  "opponent.both": "Computer gegen Computer",
  strength: "Stärke des Computers",
  pace: "Pause vor dem Zug des Computers",
  seconds: "{seconds} s",

  draw: "Unentschieden",
  "result.final": "{first} : {second}",

  "notice.link":
    "Unter dieser Adresse steht kein lesbares Spiel. {why} Das bisherige Spiel geht weiter.",
  "notice.saved":
    "Das gespeicherte Spiel ist nicht lesbar. {why} Es bleibt erhalten, bis du im neuen Spiel ziehst.",
  "notice.failed": "Der Computerspieler ist ausgefallen. {why}",
  "notice.loading": "Die Spielregeln konnten nicht geladen werden. Lade die Seite neu.",
  "notice.settings": "Die gespeicherten Optionen sind nicht lesbar.",

  "error.engine-away":
    "Sein Programm konnte nicht geladen werden. Prüfe die Verbindung und spiele von hier weiter.",
};
