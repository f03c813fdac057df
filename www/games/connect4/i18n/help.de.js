// Connect Four: the rules in the help dialog. German.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const de = {
  history:
    "4Gewinnt ist ein Turbo-Pascal-Programm von Max Kleiner; seine Datei trägt das Datum des 8. März 1995. Es sieht mit Alpha-Beta vier bis sechs Züge voraus, bewertet Felder nach einer Tabelle und kennt gerade und ungerade Drohungen. Heute ist das Spiel gelöst: Neben ihm kannst du gegen einen spielen, der nie irrt.",

  "help.goal":
    "Sonnenblumen und Pflaumen teilen sich ein Spalier mit sieben Spalten und sechs Reihen. Wer zuerst vier in einer Reihe hat, gewinnt.",
  "help.drop": "Du wählst eine Spalte; dein Stein fällt auf den untersten freien Platz darin.",
  "help.drop.picture": "Eine Sonnenblume fällt auf eine Pflaume, die in ihrer Spalte liegt.",
  "help.rows": "Es zählen vier waagrecht, senkrecht und schräg.",
  "help.rows.along": "waagrecht",
  "help.rows.upright": "senkrecht",
  "help.rows.diagonal": "schräg",
  "help.full":
    "Eine volle Spalte nimmt nichts mehr auf. Sind alle Spalten voll und niemand hat vier in einer Reihe, ist die Partie unentschieden.",
  "help.values":
    "Sind die Zugbewertungen eingeblendet, heißt +3 unter einer Spalte: Wer hier setzt, gewinnt und hat dann noch drei Steine, den gewinnenden mitgezählt; −3: so gewinnt die andere Seite; 0 ist unentschieden. Sie sind exakt. Drei Punkte stehen, wo die Antwort noch gesucht wird.",
};
