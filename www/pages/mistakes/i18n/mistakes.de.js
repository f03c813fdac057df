// The page of own mistakes. German.

/** @type {Record<keyof typeof import("./mistakes.js").en, string>} */
export const de = {
  name: "Fehler",
  title: "Deine eigenen Fehler · Stratege",
  "mistakes.all": "Deine eigenen Fehler in allen Spielen",
  "mistakes.total.one": "{count} Fehler ist fällig. Wähle sein Spiel.",
  "mistakes.total.other": "{count} Fehler sind fällig. Wähle ein Spiel.",
  "mistakes.done": "Im Augenblick ist kein Fehler fällig.",
  "mistakes.none":
    "Noch keine Fehler: Spiel eine Partie gegen den Computer und lass sie analysieren.",
  "mistakes.due.one": "{due} von {count} Fehler fällig.",
  "mistakes.due.other": "{due} von {count} Fehlern fällig.",
  "mistakes.next": "Der nächste ist am {when} fällig.",
  "mistakes.empty": "keine",
  "mistakes.how":
    "Die Analyse einer beendeten Partie gegen den Computer sammelt hier deine Fehler. Jeder kommt in wachsenden Abständen wieder, bis dir sofort ein besserer Zug einfällt; auf der Seite seines Spiels kannst du ihn auch verwerfen.",
  "mistakes.foot": "Deine Fehler bleiben auf diesem Gerät.",
};
