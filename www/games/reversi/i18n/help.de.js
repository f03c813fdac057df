// Reversi: the rules in the help dialog. German.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const de = {
  history:
    "Die alten Spieler stammen von einer Webseite von 2002, geschrieben für den Internet Explorer 4 und Netscape 4. Ihre Suche ist noch älter: ein Turbo-Pascal-Programm vom Mai 1988, dessen Speicher voll war, wenn es sich zum siebten Mal selbst aufrief. Sechs Züge vorauszusehen kostete damals Minuten, hier sind es Millisekunden.",

  "help.goal":
    "Tomaten und Maulwürfe teilen sich einen Garten mit 64 Feldern. Wer am Ende mehr Steine hat, gewinnt.",
  "help.capture":
    "Setze einen Stein so, dass zwischen ihm und einem anderen eigenen Stein eine gerade Reihe gegnerischer Steine liegt. Die ganze Reihe wird umgedreht und gehört dir.",
  "help.capture.picture":
    "Am Ende von drei Maulwürfen wird eine Tomate gesetzt; alle drei werden zu Tomaten.",
  "help.directions":
    "Es zählen waagrechte, senkrechte und schräge Reihen. Ein Zug kann mehrere Reihen auf einmal umdrehen.",
  "help.directions.picture": "Eine Tomate dreht drei Maulwürfe in drei Richtungen um.",
  "help.must":
    "Gesetzt werden darf nur, wo sich mindestens ein Stein umdreht; diese Felder sind getönt. Wer kein solches Feld hat, passt. Kann niemand mehr setzen, ist die Partie zu Ende.",
  "help.starts": "Eine Partie beginnt mit vier Steinen, diagonal oder parallel gelegt.",
  "help.starts.diagonal": "Diagonalstart",
  "help.starts.parallel": "Parallelstart",
};
