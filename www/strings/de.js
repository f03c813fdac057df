// Deutsch.

/** @type {import("./en.js").Strings} */
export const de = {
  title: "Reversi: Tomate gegen Maulwurf · Stratege",
  tagline: "Tomate gegen Maulwurf",
  about:
    "Nach der Seite eines Gartenbauvereins von 2002, mit ihren eigenen Computerspielern. Was du hier tust, bleibt auf deinem Gerät.",

  language: "Sprache",
  "theme.auto": "Darstellung: automatisch",
  "theme.light": "Darstellung: hell",
  "theme.dark": "Darstellung: dunkel",

  menu: "Menü",
  new: "Neues Spiel",
  undo: "Zug zurück",
  redo: "Zug vor",
  copy: "Link kopieren",
  help: "Hilfe",
  close: "Schließen",
  copied: "Der Link zu diesem Spiel liegt in der Zwischenablage.",
  "copy.failed": "Die Zwischenablage ist nicht erreichbar. Die Adresse dieses Spiels: {link}",

  score: "Punktestand",
  "play-on": "Von hier weiterspielen",
  "looking-back": "Zug {ply} von {last}",

  record: "Züge",
  "record.none": "Noch ist kein Zug gemacht.",
  "thought.one": "{player} hat {nodes} Stellung betrachtet.",
  "thought.other": "{player} hat {nodes} Stellungen betrachtet.",

  options: "Optionen",
  layout: "Start",
  begins: "Erster Zug",
  "next-game": "gilt ab dem nächsten Spiel",
  opponent: "Wer spielt",
  strength: "Stärke des Computers",
  pace: "Pause vor dem Zug des Computers",
  seconds: "{seconds} s",
  counting: "Ergebnis",
  "letter-keys": "Einzelne Buchstaben wirken als Tasten",

  "help.rules": "Die Regeln",
  "help.keys": "Tasten",
  "key.arrows": "Pfeiltasten",
  "key.walk": "über das Brett gehen",
  "key.ends": "Pos1, Ende",
  "key.row": "an die Enden der Reihe; mit Strg in die Ecken",
  "key.enter": "Eingabe, Leertaste",
  "key.play": "ziehen",
  "key.escape": "Esc",
  "key.close": "ein Fenster schließen",

  "result.final": "{first} : {second}",
  "result.with-empties": "Die leeren Felder zählen für den Gewinner.",
  "result.look": "Brett ansehen",

  "notice.link":
    "Unter dieser Adresse steht kein lesbares Spiel. {why} Das bisherige Spiel geht weiter.",
  "notice.saved":
    "Das gespeicherte Spiel ist nicht lesbar. {why} Es bleibt aufgehoben, bis du im neuen Spiel ziehst.",
  "notice.failed": "Der Computerspieler ist ausgefallen. {why}",
  "notice.loading":
    "Die Spielregeln konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.",
  "notice.settings": "Die gespeicherten Optionen sind nicht lesbar; es gelten die üblichen.",

  "error.unknown-game": "Ein Spiel namens „{name}“ gibt es hier nicht.",
  "error.unknown-start": "„{text}“ ist kein Start dieses Spiels.",
  "error.unknown-player": "Einen Spieler namens „{name}“ gibt es nicht.",
  "error.bad-position": "Die Stellung „{text}“ ist an Zeichen {place} falsch.",
  "error.unreadable-move": "„{text}“ ist kein Zug.",
  "error.illegal-move": "{text} ist dort nach den Regeln nicht möglich.",
  "error.game-over": "Nach dem Ende des Spiels folgt noch ein Zug.",
  "error.no-such-ply": "Einen Zug {ply} gibt es nicht; der letzte ist {last}.",
  "error.damaged-record": "Es müsste Spiel:Start:Züge heißen.",
  "error.damaged-record.two-places": "Sie enthält mehr als ein „!“.",
  "error.at-move": "Zug {place}: {why}",

  "reversi.board": "Reversi-Brett",
  "reversi.diagonal": "Diagonal",
  "reversi.parallel": "Parallel",
  "reversi.tomato": "Tomate",
  "reversi.mole": "Maulwurf",
  "reversi.opponent.none": "Zwei Spieler",
  "reversi.opponent.second": "Du als Tomate gegen den Computer",
  "reversi.opponent.first": "Du als Maulwurf gegen den Computer",
  "reversi.opponent.both": "Computer gegen Computer",
  "reversi.empties": "Leere Felder gehen an den Gewinner",

  "reversi.first.name": "Tomate",
  "reversi.first.turn": "Die Tomate ist am Zug",
  "reversi.first.thinks": "Die Tomate überlegt …",
  "reversi.first.passes": "Die Tomate kann nicht setzen und passt",
  "reversi.first.passed": "Die Tomate hat gepasst.",
  "reversi.first.strength": "Stärke der Tomate",
  "reversi.first.wins": "Die Tomate gewinnt",
  "reversi.first.ending": "Rot, so weit das Auge reicht: Das wird ein gutes Suppenjahr.",
  "reversi.second.name": "Maulwurf",
  "reversi.second.turn": "Der Maulwurf ist am Zug",
  "reversi.second.thinks": "Der Maulwurf überlegt …",
  "reversi.second.passes": "Der Maulwurf kann nicht setzen und passt",
  "reversi.second.passed": "Der Maulwurf hat gepasst.",
  "reversi.second.strength": "Stärke des Maulwurfs",
  "reversi.second.wins": "Der Maulwurf gewinnt",
  "reversi.second.ending": "Hügel neben Hügel: Der Garten hat einen neuen Besitzer.",
  "reversi.draw": "Unentschieden",
  "reversi.draw.ending": "Frieden zwischen den Beeten: Hier ist Platz für beide.",

  "reversi.pass": "Pass",
  "reversi.cell.empty": "{cell}, leer",
  "reversi.cell.legal": "{cell}, leer, erlaubt",
  "reversi.cell.first": "{cell}, Tomate",
  "reversi.cell.second": "{cell}, Maulwurf",
  "reversi.moved.one": "{side} {move}, {count} Stein umgedreht.",
  "reversi.moved.other": "{side} {move}, {count} Steine umgedreht.",

  "reversi.player.doofie": "der reine Zufall",
  "reversi.player.klauwastekannz": "nimmt, was geht",
  "reversi.player.ramscher": "rafft die besten Felder",
  "reversi.player.aufpasser": "denkt {depth} Züge voraus",

  "reversi.help.goal":
    "Tomaten und Maulwürfe teilen sich einen Garten mit 64 Feldern. Wer am Ende mehr Steine hat, gewinnt.",
  "reversi.help.capture":
    "Setze einen Stein so, dass zwischen ihm und einem anderen eigenen Stein eine gerade Reihe gegnerischer Steine liegt. Die ganze Reihe wird umgedreht und gehört dir.",
  "reversi.help.capture.picture":
    "Am Ende von drei Maulwürfen wird eine Tomate gesetzt; alle drei werden zu Tomaten.",
  "reversi.help.directions":
    "Es zählen waagrechte, senkrechte und schräge Reihen. Ein Zug kann mehrere Reihen auf einmal umdrehen.",
  "reversi.help.directions.picture": "Eine Tomate dreht drei Maulwürfe in drei Richtungen um.",
  "reversi.help.must":
    "Gesetzt werden darf nur, wo sich mindestens ein Stein umdreht; diese Felder sind getönt. Wer kein solches Feld hat, passt. Kann keiner mehr setzen, ist das Spiel zu Ende.",
  "reversi.help.starts": "Ein Spiel beginnt mit vier Steinen, diagonal oder parallel gelegt.",
  "reversi.help.starts.diagonal": "Diagonalstart",
  "reversi.help.starts.parallel": "Parallelstart",
};
