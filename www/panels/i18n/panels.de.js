// Panels: what has no bundle of its own. German.

/** @type {Record<keyof typeof import("./panels.js").en, string>} */
export const de = {
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

  "update.ready": "Eine neue Version ist da.",
  "update.take": "Jetzt verwenden",
  "update.soon": "Die neue Version kommt, sobald der Zug gemacht ist.",
  "update.later": "Später",

  matches: "Partien",
  "matches.full":
    "Auf diesem Gerät ist kein Platz für die Partie, oder der Browser darf sie nicht speichern. Die Adresse dieser Seite enthält sie: Kopiere den Link.",

  copied: "Der Link zu diesem Spiel liegt in der Zwischenablage.",
  "copy.failed": "Die Zwischenablage ist nicht erreichbar. Die Adresse dieses Spiels: {link}",

  "new.kept": "Die vorige Partie ist gespeichert.",
  "new.back": "Weiterspielen",
  "result.won": "Du gewinnst!",
  "result.lost": "Du verlierst.",
  "result.rematch": "Revanche",
  "result.swap": "Seiten tauschen",
  "result.easier": "Leichter: {player}",
  "result.harder": "Schwerer: {player}",
  "result.review": "Partie durchsehen",
  "result.look": "Brett ansehen",
  "ending.time": "Die Zeit des Verlierers ist um",

  share: "Teilen",

  exchange: "Import / Export",

  "draw.offer": "Remis anbieten",
  "draw.question": "{name}: Dir wird Remis angeboten. Nimmst du an?",
  "draw.accept": "Annehmen",
  "draw.decline": "Ablehnen",
  "draw.declined": "{name} lehnt das Remis ab.",
  "draw.claim": "Remis fordern",
  "draw.possible": "Jetzt kann Remis gefordert werden.",
  resign: "Aufgeben",
  "resign.question": "{name}: Diese Partie aufgeben?",
  "resign.yes": "Aufgeben",
  "resign.no": "Weiterspielen",

  "speak.last": "den letzten Zug sagen",
  "speak.where": "das Feld sagen, auf dem man steht",
  "speak.moves": "sagen, was man ziehen kann",
  "speak.state": "sagen, wer am Zug ist, und den Stand",
  "speak.jump": "dann der Name eines Feldes: dorthin gehen",
  "speak.nowhere": "Der Fokus steht auf keinem Feld des Bretts.",
  "speak.legal.one": "{count} Zug ist möglich",
  "speak.legal.other": "{count} Züge sind möglich",
  "speak.name": "Welches Feld?",
  "speak.no-square": "Es gibt kein Feld „{name}“.",

  laboratory: "Labor",
  "help.history": "Woher das Programm stammt",
  best: "Bestenliste",
  "best.none": "Noch kein Sieg gegen den Computer.",
  "best.margin": "mit {points} Punkten Vorsprung",
  "best.moves.one": "in {count} Zug",
  "best.moves.other": "in {count} Zügen",
  "best.replay": "Nachspielen",
  move: "Mit den Pfeiltasten verschieben",
  "help.start": "Alle Spiele",
  "help.museum": "Das alte Programm bei der Arbeit, Zeile für Zeile",
};
