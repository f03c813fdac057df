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

  "notice.loading": "Die Spielregeln konnten nicht geladen werden. Lade die Seite neu.",
  "notice.settings": "Die gespeicherten Optionen sind nicht lesbar; es gelten die Vorgaben.",
};
