// Qubic: the rules in the help dialog. German.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const de = {
  history:
    "R. K. Louden schrieb TTT3D 1967 in FORTRAN für die IBM 1130, und Ilkka Virtanen beschrieb es 1970 in Turku. Programm und Tabellen kamen auf Lochkarten, Züge wurden als drei Ziffern getippt. Vorauszurechnen war unerreichbar, darum erkennt es dreizehn Lagen in den 76 Reihen des Würfels; schwer zu schlagen war es trotzdem.",

  "help.goal":
    "Aprikosen und Heidelbeeren teilen sich einen Würfel mit vier Ebenen zu je vier Reihen mit vier Feldern. Wer zuerst vier in einer geraden Reihe hat, gewinnt.",
  "help.rows":
    "Solche Reihen gibt es 76: auf einer Ebene in jeder Richtung, senkrecht durch alle Ebenen und schräg von einer Ebene zur nächsten.",
  "help.rows.level": "auf einer Ebene",
  "help.codes":
    "Ein Feld hat einen Code aus drei Ziffern: Ebene, Reihe und Spalte. 243 ist das dritte Feld in der vierten Reihe der zweiten Ebene.",
  "help.draw":
    "Wenn in jeder Reihe Früchte beider Seiten liegen, kann niemand mehr gewinnen: unentschieden.",
};
