// Where the historical programs come from; in the help dialog and on the start page. German.

/** @type {Record<keyof typeof import("./history.js").en, string>} */
export const de = {
  "history.reversi":
    "Die alten Spieler stammen von einer Webseite von 2002, geschrieben für den Internet Explorer 4 und Netscape 4. Ihre Suche ist noch älter: ein Turbo-Pascal-Programm vom Mai 1988, dessen Speicher voll war, wenn es sich zum siebten Mal selbst aufrief. Sechs Züge vorauszusehen kostete damals Minuten, hier sind es Millisekunden.",
  "history.gobang":
    "GOBANG.BAS gehörte zum „Software-Experiment“, einer Serie von Matthias Uphoff für den Schneider CPC der 1980er Jahre, nach Ideen von Richard S. Forsyth. Für zwei Züge Voraussicht hätte es über vier Milliarden Stellungen beurteilen müssen, also sieht es gar nicht voraus: Dreizehn Zahlen sagen, was jedes der 256 Felder wert ist, und jedes Feld ist ein Byte im Speicher.",
  "history.chess":
    "Bernd Bettermanns Programm stand im August 1985 zum Abtippen für den Commodore 64 in einer Zeitschrift. BASIC bewegt die Figuren, und 457 Byte Maschinensprache suchen nach Schach. Es antwortet in weniger als zehn Sekunden, weil es nicht vorausschaut; sein Autor meinte es als Grundstein für das, was andere hinzufügen.",
  "history.qubic":
    "R. K. Louden schrieb TTT3D 1967 in FORTRAN für die IBM 1130, und Ilkka Virtanen beschrieb es 1970 in Turku. Programm und Tabellen kamen auf Lochkarten, Züge wurden als drei Ziffern getippt. Vorauszurechnen war unerreichbar, darum erkennt es dreizehn Lagen in den 76 Reihen des Würfels, und war schwer zu schlagen.",
  "history.connect4":
    "4Gewinnt ist ein Turbo-Pascal-Programm von Max Kleiner; seine Datei trägt das Datum des 8. März 1995. Es sieht mit Alpha-Beta vier bis sechs Züge voraus, bewertet Felder nach einer Tabelle und kennt gerade und ungerade Drohungen. Heute ist das Spiel gelöst: Neben ihm spielt einer, der nie irrt.",
};
