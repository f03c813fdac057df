// Chess: the rules in the help dialog. German.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const de = {
  history:
    "Bernd Bettermanns Programm stand im August 1985 zum Abtippen für den Commodore 64 in einer Zeitschrift. BASIC bewegt die Figuren, und 457 Byte Maschinensprache suchen nach Schach. Es antwortet in weniger als zehn Sekunden, weil es nicht vorausschaut; sein Autor verstand es als Grundstein für das, was andere hinzufügen würden.",

  "help.goal":
    "Du gewinnst, wenn du den gegnerischen König so angreifst, dass er nicht entkommt: Schachmatt. Den eigenen König darf niemand im Schach lassen.",
  "help.pawn":
    "Ein Bauer zieht ein Feld vor, von seinem ersten Feld auch zwei, und schlägt schräg. In der letzten Reihe wird er Dame, Turm, Läufer oder Springer.",
  "help.castling":
    "Rochade: Haben König und Turm noch nicht gezogen, steht nichts zwischen ihnen und ist der König weder vorher noch unterwegs oder danach im Schach, so geht er zwei Felder auf den Turm zu, und der Turm springt über ihn. Ziehe den König.",
  "help.castling.picture": "Der König geht zwei Felder nach rechts, der Turm landet links von ihm.",
  "help.passing":
    "En passant: Einen Bauern, der eben zwei Felder vorgerückt ist, kann ein Bauer neben ihm sofort schlagen, als wäre er nur eins gegangen.",
  "help.passing.picture": "Der weiße Bauer geht schräg hinter den schwarzen, der verschwindet.",
  "help.end":
    "Remis ist es, wenn die Seite am Zug keinen Zug hat und nicht im Schach steht, wenn niemand mehr matt setzen kann, wenn dieselbe Stellung zum fünften Mal entsteht, und nach 75 Zügen jeder Seite ohne Schlagen und ohne Bauernzug.",
  "help.typed":
    "Züge kann man auch tippen, mit deutschen oder englischen Buchstaben: e4, Sf3, O-O, e8=D oder e2e4.",
};
