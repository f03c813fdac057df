// Qubic auf Deutsch.

/** @type {Record<keyof typeof import("../en/qubic.js").en, string>} */
export const de = {
  name: "Qubic",
  title: "Qubic: Aprikose gegen Heidelbeere · Stratege",
  tagline: "Aprikose gegen Heidelbeere",
  about:
    "Nach TTT3D, R. K. Loudens Programm für die IBM 1130 von 1967, wie es Ilkka Virtanen 1970 in Turku laufen ließ. Was du hier tust, bleibt auf deinem Gerät.",

  board: "Der Würfel von Qubic, Ebene für Ebene",
  level: "Ebene {level}",
  cube: "Der Würfel im Raum",
  turning: "Den Würfel drehen",
  "turn.left": "Nach links drehen",
  "turn.right": "Nach rechts drehen",
  "turn.up": "Nach oben kippen",
  "turn.down": "Nach unten kippen",
  "turn.back": "Wie am Anfang",
  touch: "Die erste Berührung zeigt ein Feld des Würfels, die zweite zieht dorthin.",
  code: "Getippter Code",
  "code.occupied": "{code} ist besetzt",
  "code.closed": "Gerade ist kein Zug gefragt",
  typewriter: "Die Schreibmaschine von 1970",
  prove: "Beweise es selbst: Wer anfängt, gewinnt",

  "opponent.second": "Du als Aprikose gegen den Computer",
  "opponent.first": "Du als Heidelbeere gegen den Computer",

  "first.name": "Aprikose",
  "first.turn": "Die Aprikose ist am Zug",
  "first.thinks": "Die Aprikose überlegt …",
  "first.strength": "Stärke der Aprikose",
  "first.wins": "Die Aprikose gewinnt",
  "first.ending": "Vier in einer Reihe quer durchs Gewächshaus: Zeit für Marmelade.",
  "second.name": "Heidelbeere",
  "second.turn": "Die Heidelbeere ist am Zug",
  "second.thinks": "Die Heidelbeere überlegt …",
  "second.strength": "Stärke der Heidelbeere",
  "second.wins": "Die Heidelbeere gewinnt",
  "second.ending": "Vier in einer Reihe: Blau von Regal zu Regal.",
  "draw.ending": "Niemand kann mehr eine Reihe füllen: Obstsalat für beide.",
  "ended.after": "nach {moves} Zügen",

  "cell.empty": "{cell}, leer",
  "cell.first": "{cell}, Aprikose",
  "cell.second": "{cell}, Heidelbeere",
  "cell.last": "{content}, der letzte Zug",
  "cell.won": "{content}, eine der vier",
  moved: "{side} {cell}.",

  "player.beginner": "übersieht manche Reihe",
  "player.casual": "sieht die meisten Reihen",
  "player.keen": "macht und schließt Doppeldreier",
  "player.ttt3d": "dreizehn Lagen der Reihe nach",
  "player.club": "sieht kurze Ketten von Dreiern",
  "player.expert": "sieht lange Ketten von Dreiern",
  "player.prover": "gewinnt immer, wenn es anfängt",

  "tw.paper": "Was die Schreibmaschine schreibt",
  "tw.line": "Deine Antwort",
  "tw.enter": "Eingabe",
  "tw.yes": "ja",
  "tw.no": "nein",
  "tw.yes-no": "Bitte tippe ja oder nein.",
  "tw.intro":
    "Diese Maschine spielt mit dir Qubic, in einem Würfel aus vier Ebenen zu vier mal vier Feldern. Tippe ja, wenn du das Spiel erklärt haben möchtest. Tippe nein, wenn du es kennst.",
  "tw.rules":
    "Bringe vier eigene Früchte in eine gerade Reihe: auf einer Ebene, senkrecht oder schräg. Du ziehst mit einer dreistelligen Zahl: 243 ist Ebene 2, Reihe 4, Spalte 3. Mit 000 mache ich den ersten Zug, -11 beginnt ein neues Spiel, und 999 beendet unser Gespräch.",
  "tw.name": "Wie heißt du, bitte?",
  "tw.against": "{player} spielt gegen dich, {name}.",
  "tw.turn": "Du bist am Zug, {name}.",
  "tw.yours": "Dein Zug war {code}.",
  "tw.mine": "Mein Zug ist {code}.",
  "tw.mine.situation": "Mein Zug ist {code}, mein zweites Feld {second}, die Lage {number}.",
  "tw.illegal": "Sieh genauer hin, {name}, dein Zug ist nicht erlaubt. {why}",
  "tw.too-late":
    "Den ersten Zug kann ich nur im leeren Würfel machen; -11 beginnt ein neues Spiel.",
  "tw.begins": "Dann mache ich den ersten Zug.",
  "tw.won": "Du hast gewonnen, {name}, mit der Reihe {row}.",
  "tw.lost": "Ich habe gewonnen, {name}, mit der Reihe {row}.",
  "tw.draw": "Unentschieden, {name}: Niemand kann mehr eine Reihe füllen.",
  "tw.over": "Dieses Spiel ist zu Ende, {name}. -11 beginnt ein neues, 999 beendet unser Gespräch.",
  "tw.new": "Ein neues Spiel, {name}.",
  "tw.wait": "Einen Augenblick, {name}, du bist nicht am Zug.",
  "tw.waiting": "Wir sehen uns frühere Züge an, {name}. Mit 000 spiele ich von hier weiter.",
  "tw.stopped": "Danke für das Spiel, {name}. Wer eine Zeile tippt, weckt mich wieder auf.",

  "key.in-level": "über eine Ebene gehen",
  "key.pages": "Bild auf, Bild ab",
  "key.level": "zur Ebene davor oder danach",
  "key.digits": "1 bis 4",
  "key.code": "drei Ziffern ziehen: Ebene, Reihe, Spalte",
  "key.shift-arrows": "Umschalt und Pfeiltasten",
  "key.turn": "den Würfel drehen",

  "error.illegal-move.occupied": "{text} ist besetzt.",
  "error.illegal-move.code-digit":
    "{text} gibt es nicht: Ebene, Reihe und Spalte sind Ziffern von 1 bis 4.",
  "error.illegal-move.code-length": "{text} hat nicht drei Ziffern: Ebene, Reihe und Spalte.",

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
