// Reversi auf Deutsch.

/** @type {Record<keyof typeof import("../en/reversi.js").en, string>} */
export const de = {
  name: "Reversi",
  title: "Reversi: Tomate gegen Maulwurf · Stratege",
  tagline: "Tomate gegen Maulwurf",
  about:
    "Nach der Seite eines Gartenbauvereins von 2002, mit ihren eigenen Computerspielern. Was du hier tust, bleibt auf deinem Gerät.",
  layout: "Start",

  board: "Reversi-Brett",
  diagonal: "Diagonal",
  parallel: "Parallel",
  tomato: "Tomate",
  mole: "Maulwurf",
  "opponent.second": "Du als Tomate gegen den Computer",
  "opponent.first": "Du als Maulwurf gegen den Computer",
  empties: "Leere Felder gehen an den Gewinner",
  "empties.counted": "Die leeren Felder zählen für den Gewinner.",

  "first.name": "Tomate",
  "first.turn": "Die Tomate ist am Zug",
  "first.thinks": "Die Tomate überlegt …",
  "first.passes": "Die Tomate kann nicht setzen und passt",
  "first.passed": "Die Tomate hat gepasst.",
  "first.strength": "Stärke der Tomate",
  "first.wins": "Die Tomate gewinnt",
  "first.ending": "Rot, so weit das Auge reicht: Das wird ein gutes Suppenjahr.",
  "second.name": "Maulwurf",
  "second.turn": "Der Maulwurf ist am Zug",
  "second.thinks": "Der Maulwurf überlegt …",
  "second.passes": "Der Maulwurf kann nicht setzen und passt",
  "second.passed": "Der Maulwurf hat gepasst.",
  "second.strength": "Stärke des Maulwurfs",
  "second.wins": "Der Maulwurf gewinnt",
  "second.ending": "Hügel neben Hügel: Der Garten hat einen neuen Besitzer.",
  "draw.ending": "Frieden zwischen den Beeten: Hier ist Platz für beide.",

  pass: "Pass",
  "cell.empty": "{cell}, leer",
  "cell.legal": "{cell}, leer, erlaubt",
  "cell.first": "{cell}, Tomate",
  "cell.second": "{cell}, Maulwurf",
  "moved.one": "{side} {move}, {count} Stein umgedreht.",
  "moved.other": "{side} {move}, {count} Steine umgedreht.",

  "player.doofie": "der reine Zufall",
  "player.klauwastekannz": "nimmt, was geht",
  "player.ramscher": "rafft die besten Felder",
  "player.aufpasser": "denkt {depth} Züge voraus",
  "player.level": "Tiefe {depth}, irrt wie Menschen",
  "player.champion": "zählt die letzten 24 aus",

  "help.goal":
    "Tomaten und Maulwürfe teilen sich einen Garten mit 64 Feldern. Wer am Ende mehr Steine hat, gewinnt.",
  "help.capture":
    "Setze einen Stein so, dass zwischen ihm und einem anderen eigenen Stein eine gerade Reihe gegnerischer Steine liegt. Die ganze Reihe wird umgedreht und gehört dir.",
  "help.capture.picture":
    "Am Ende von drei Maulwürfen wird eine Tomate gesetzt; alle drei werden zu Tomaten.",
  "help.directions":
    "Es zählen waagrechte, senkrechte und schräge Reihen. Ein Zug kann mehrere Reihen auf einmal umdrehen.",
  "help.directions.picture": "Eine Tomate dreht drei Maulwürfe in drei Richtungen um.",
  "help.must":
    "Gesetzt werden darf nur, wo sich mindestens ein Stein umdreht; diese Felder sind getönt. Wer kein solches Feld hat, passt. Kann keiner mehr setzen, ist das Spiel zu Ende.",
  "help.starts": "Ein Spiel beginnt mit vier Steinen, diagonal oder parallel gelegt.",
  "help.starts.diagonal": "Diagonalstart",
  "help.starts.parallel": "Parallelstart",
};
