// What is wrong with a record, a position or a move. German.

/** @type {Record<keyof typeof import("./errors.js").en, string>} */
export const de = {
  "error.unknown-game": "Ein Spiel namens „{name}“ gibt es hier nicht.",
  "error.unknown-start": "„{text}“ ist keine gültige Stellung.",
  "error.unknown-player": "Einen Spieler namens „{name}“ gibt es nicht.",
  "error.bad-position": "Die Stellung „{text}“ ist an Zeichen {place} falsch.",
  "error.unreadable-move": "„{text}“ ist kein Zug.",
  "error.illegal-move": "{text} ist kein erlaubter Zug.",
  "error.game-over": "Nach dem Ende der Partie folgt noch ein Zug.",
  "error.no-such-ply": "Einen Zug {ply} gibt es nicht; der letzte ist {last}.",
  "error.damaged-record": "Es müsste Spiel:Start:Züge heißen.",
  "error.damaged-record.two-places": "„!“ kommt mehr als einmal vor.",
  "error.at-move": "Zug {place}: {why}",

  "error.bad-position.stones-few": "Das Brett hat mehr Felder (Zeichen {place}).",
  "error.bad-position.stones-many": "So viele Felder hat das Brett nicht (Zeichen {place}).",
  "error.bad-position.stones-letter":
    "Ein Feld ist X, O oder -, und eine Zahl steht für leere Felder; Zeichen {place} ist nichts davon.",
  "error.bad-position.stones-side":
    "Nach dem Brett folgt die Seite am Zug, X oder O (Zeichen {place}).",
  "error.bad-position.stones-turns":
    "Die Seiten ziehen abwechselnd: Wer am Zug ist, hat so viele Steine wie der andere oder einen weniger.",
  "error.bad-position.stones-over": "In dieser Stellung ist die Partie schon zu Ende.",
  "error.bad-position.discs-hang":
    "Ein Stein hängt in der Luft: Unter ihm liegt nichts (Zeichen {place}).",
  "error.bad-position.board-length":
    "Ein Brett hat 64 Felder, dann folgt die Seite am Zug (Zeichen {place}).",
  "error.bad-position.board-square": "Ein Feld ist X, O oder - (Zeichen {place}).",
  "error.bad-position.board-side": "Die Seite am Zug ist X oder O (Zeichen {place}).",

  "notice.link":
    "Dieser Link enthält keine lesbare Partie. {why} Die bisherige Partie geht weiter.",
  "notice.saved":
    "Die gespeicherte Partie ist nicht lesbar. {why} Sie bleibt erhalten, bis du in der neuen Partie ziehst.",
  "notice.failed": "Der Computerspieler ist ausgefallen. {why}",
  "error.engine-away":
    "Sein Programm konnte nicht geladen werden. Prüfe die Verbindung und spiele von hier weiter.",
};
