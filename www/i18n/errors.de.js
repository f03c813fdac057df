// Errors in records, positions and moves. German.

/** @type {Record<keyof typeof import("./errors.js").en, string>} */
export const de = {
  "error.unknown-game": "Ein Spiel namens „{name}“ gibt es hier nicht.",
  "error.unknown-start": "„{text}“ ist keine gültige Stellung.",
  "error.unknown-player": "Einen Spieler namens „{name}“ gibt es nicht.",
  "error.bad-position": "Die Stellung „{text}“ ist an Zeichen {place} falsch.",
  "error.unreadable-move": "„{text}“ ist kein Zug.",
  "error.illegal-move": "{text} ist kein erlaubter Zug.",
  "error.illegal-move.no-such-column": "{text}: Die Spalten sind 1 bis 7.",
  "error.illegal-move.column-full": "{text}: Die Spalte ist voll.",
  "error.illegal-move.turns-nothing": "{text} dreht keinen Stein um.",
  "error.illegal-move.must-pass": "{text}: Diese Seite kann nur passen.",
  "error.illegal-move.may-not-pass": "Wer setzen kann, darf nicht passen.",
  "error.illegal-move.occupied": "{text} ist besetzt.",
  "error.game-over": "Nach dem Ende der Partie folgt noch ein Zug.",
  "error.no-such-ply": "Einen Zug {ply} gibt es nicht; der letzte ist {last}.",
  "error.damaged-record": "Es müsste Spiel:Start:Züge heißen.",
  "error.damaged-record.too-long": "Er ist länger, als eine Partie sein kann.",
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
  "error.offline":
    "Dieses Gerät ist offline. Verbinde es mit dem Netz und versuche es noch einmal.",
  "error.unreachable":
    "Die Seite ist nicht erreichbar, obwohl dieses Gerät online ist. Prüfe die Verbindung und ob etwas diese Seite sperrt, und versuche es noch einmal.",
  "error.slow":
    "Seit zehn Sekunden kommt nichts mehr an: Die Verbindung ist sehr langsam oder hängt. Warte ein wenig und versuche es noch einmal, oder lade die Seite neu.",
  "error.missing":
    "Der Server schickt eine Datei dieser Seite nicht oder eine andere; vielleicht wird gerade eine neue Fassung veröffentlicht. Lade die Seite in ein paar Minuten neu.",
  "error.damaged":
    "Eine Datei kommt beschädigt an, auch beim zweiten Mal: Etwas zwischen dem Server und diesem Gerät verändert sie. Versuche es später noch einmal oder über ein anderes Netz.",
  "error.no-webassembly":
    "Dieser Browser führt hier kein WebAssembly aus: Er ist zu alt, oder ein geschützter Modus schaltet WebAssembly ab. Aktualisiere ihn, erlaube WebAssembly für diese Seite oder nimm einen anderen Browser.",
  "error.no-workers":
    "Dieser Browser lässt hier keine Web Worker zu, die der Computer zum Spielen und Rechnen braucht. Zwei Personen können spielen; für alles andere erlaube Worker oder nimm einen anderen Browser.",
  "error.damaged-settings": "Die gespeicherten Optionen sind nicht lesbar; es gelten die Vorgaben.",
  "error.stopped":
    "Sein Worker ist beendet worden; vielleicht hat der Browser Speicher gebraucht. Schließe andere Tabs und versuche es noch einmal.",
  "error.time":
    "Ein Programm hat eine Minute lang nicht geantwortet, vermutlich weil dieses Gerät stark ausgelastet ist. Die Partie zählt nicht; schließe andere Programme und versuche es noch einmal.",
  "error.unexpected":
    "Etwas Unerwartetes ist passiert: {message} Lade die Seite neu; vielleicht hilft ein aktueller Browser.",
};
