// Die Enden, die Spieler erklären, auf Deutsch.

/** @type {typeof import("../en/endings.js").en} */
export const de = {
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
};
