// Messages of every page. German.

/** @type {Record<keyof typeof import("./common.js").en, string>} */
export const de = {
  language: "Sprache",
  theme: "Aussehen",

  you: "Du",
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
  choose: "Gegner wählen",
  opponent: "Wer spielt",
  "opponent.none": "Zwei Spieler",
  "opponent.both": "Computer gegen Computer",
  strength: "Stärke des Computers",
  pace: "Pause vor dem Zug des Computers",
  seconds: "{seconds} s",

  draw: "Unentschieden",
  "result.final": "{first} : {second}",

  "notice.loading":
    "Ein Teil dieser Seite kommt nicht an. Prüfe die Verbindung und versuche es noch einmal.",
};
