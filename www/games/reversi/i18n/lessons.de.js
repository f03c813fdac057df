// Reversi: lessons on minimax and the horizon effect. German.

/** @type {Record<keyof typeof import("./lessons.js").en, string>} */
export const de = {
  minimax: "Wie ein Programm vorausschaut: Minimax",
  "minimax.about":
    "Der Entscheidungsbaum aus dem Reversi-Text von 2002. Schwarz zieht auf den geraden Ebenen und nimmt den größten Wert, Rot auf den ungeraden und nimmt den kleinsten. Wähle für jedes Blatt, wie es ausgeht, und geh die Suche durch.",
  "minimax.leaf": "Blatt {leaf}",
  "minimax.black": "Schwarz gewinnt",
  "minimax.draw": "unentschieden",
  "minimax.red": "Rot gewinnt",
  "minimax.alpha-beta": "Alpha-Beta: weglassen, was den Wert nicht mehr ändern kann",
  "minimax.backwards": "Von rechts nach links",
  "minimax.step": "Schritt",
  "minimax.back": "Zurück",
  "minimax.end": "Bis zum Ende",
  "minimax.again": "Von vorn",
  "minimax.begin": "Noch ist nichts untersucht.",
  "minimax.enter.black": "Stellung {node}: Schwarz sucht den größten Wert darunter.",
  "minimax.enter.red": "Stellung {node}: Rot sucht den kleinsten Wert darunter.",
  "minimax.at-leaf": "Stellung {node} ist ein Blatt: {value}.",
  "minimax.value.black": "Schwarz nimmt den größten: Stellung {node} hat den Wert {value}.",
  "minimax.value.red": "Rot nimmt den kleinsten: Stellung {node} hat den Wert {value}.",
  "minimax.cut":
    "Stellung {node} lässt die Gegenseite schon jetzt nicht mehr zu: {left} muss nicht mehr untersucht werden.",
  horizon: "Der Horizont: Tiefe 3 und Tiefe 4",
  "horizon.about":
    "Aufpasser sieht so weit, wie seine Tiefe reicht, und nicht weiter. Jedes Brett zeigt die letzte Stellung, die er von deiner Partie aus noch sieht.",
  "horizon.example": "Ein Beispiel öffnen",
  "horizon.over": "Die Partie ist zu Ende.",
  "horizon.plays": "Tiefe {depth}: {move}, {points} Punkte, erwartet {pv}.",
  "horizon.corner": "Jenseits seines Horizonts: Die Ecke {corner} fällt.",
};
