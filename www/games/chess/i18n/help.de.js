// Chess: the rules in the help dialog. German.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const de = {
  history:
    "Bernd Bettermanns Programm stand im August 1985 zum Abtippen für den Commodore 64 in einer Zeitschrift. BASIC bewegt die Figuren, und 457 Byte Maschinensprache suchen nach Schach. Es antwortet in weniger als zehn Sekunden, weil es nicht vorausschaut; sein Autor meinte es als Grundstein für das, was andere hinzufügen.",

  "help.goal":
    "Du gewinnst, wenn du den König so angreifst, dass er nicht entkommt: Schachmatt. Niemand darf den eigenen König im Schach lassen.",
  "help.pawn":
    "Ein Bauer geht einen Schritt voran, von seinem ersten Feld auch zwei, und schlägt schräg. In der letzten Reihe wird er Dame, Turm, Läufer oder Springer.",
  "help.castling":
    "Rochade: Sind König und Turm noch nicht gezogen, steht nichts zwischen ihnen und trifft der König unterwegs auf kein Schach, so geht er zwei Schritte auf den Turm zu, und der Turm springt über ihn. Ziehe den König.",
  "help.castling.picture":
    "Der König geht zwei Schritte nach rechts, der Turm landet links von ihm.",
  "help.passing":
    "Einen Bauern, der eben zwei Schritte gegangen ist, kann ein Bauer neben ihm schlagen, als wäre er einen gegangen.",
  "help.passing.picture": "Der weiße Bauer geht schräg hinter den schwarzen, der verschwindet.",
  "help.end":
    "Remis ist es, wenn die Seite am Zug keinen Zug hat und nicht im Schach steht, wenn niemand mehr matt setzen kann, wenn dieselbe Stellung zum fünften Mal da ist, und nach 75 Zügen jeder Seite ohne Schlagen und ohne Bauernzug.",
  "help.typed":
    "Züge kann man auch tippen, mit englischen Buchstaben: e4, Nf3, O-O, e8=Q, oder e2e4.",
};
