// The element `<stratege-board>`: its controls. German.

export const de = {
  "walk.first": "Zum Anfang",
  "walk.back": "Einen Zug zurück",
  "walk.on": "Einen Zug vor",
  "walk.last": "Zum letzten Zug",
  "walk.label": "Durch die Partie blättern",
  again: "Neue Partie",
  typed: "Zug eintippen",
  "typed.play": "Ziehen",
  "typed.closed": "Zurzeit ist kein Zug möglich.",
  pieces: "Liste der Steine",
  "pieces.none": "Das Brett ist leer.",
  "pieces.at": "{piece}: {cells}",
  "puzzle.find": "Finde den besten Zug.",
  "puzzle.wrong": "{move} ist nicht der beste Zug. Versuche einen anderen.",
  "puzzle.right": "{move} ist richtig.",
  "puzzle.solved": "Gelöst.",
};
