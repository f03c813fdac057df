// The pruning page. German.

/** @type {Record<keyof typeof import("./prune.js").en, string>} */
export const de = {
  name: "Stutzen",
  title: "Was würdest du weglassen?",
  "prune.claim": "Was würdest du weglassen?",
  "prune.how":
    "Ein Programm, das vorausschaut, muss sich nicht alles ansehen: Alpha-Beta lässt Zweige weg, die an seiner Wahl nichts ändern können. Hier ist ein kleiner Baum aus seiner eigenen Suche. Rate, welche Zweige es nie ansehen wird, und sieh dann zu.",
  "prune.game": "Programm",
  "prune.round": "Runde {round} von {rounds}",
  "prune.own": "Deine Stellung",
  "prune.loading": "Das Programm denkt nach.",
  "prune.rule.connect4":
    "Jede Zeile ist ein Zug des Programms, und darin stehen deine Antworten mit dem Wert, den das Programm der Stellung danach gibt. Es geht von links nach rechts und von oben nach unten vor. Eine Zeile ist so viel wert wie ihr kleinster Wert, denn die Antwort wählst du; das Programm nimmt die Zeile, die am meisten wert ist. Sobald eine Antwort weniger wert ist als die beste Zeile bisher, kann der Rest der Zeile nichts mehr ändern.",
  "prune.rule.reversi":
    "Das Programm probiert {move}. Jede Zeile ist eine Antwort von dir, und darin stehen die nächsten Züge des Programms mit dem, was sie ihm wert sind. Es geht von links nach rechts und von oben nach unten vor. Eine Zeile ist so viel wert wie ihr größter Wert, denn dort wählt das Programm; du nimmst die Zeile, die am wenigsten wert ist. Sobald ein Wert größer ist als der deiner besten Zeile bisher, kann der Rest der Zeile nichts mehr ändern.",
  "prune.mark":
    "Wähle in jeder Zeile den ersten Zweig, den es weglassen wird; die danach fallen mit ihm weg. Mit der Tastatur: Pfeiltasten und zum Markieren die Leertaste.",
  "prune.board": "Die Stellung",
  "prune.board.after": "Die Stellung nach {moves}",
  "prune.tree": "Der Baum: {rows} Zeilen mit {leaves} Zweigen",
  "prune.row": "Zeile {move}",
  "prune.leaf": "{row}, dann {move}: {value}",
  "prune.leaf.right": "weggelassen, wie du gesagt hast",
  "prune.leaf.missed": "weggelassen, und du hast ihn nicht markiert",
  "prune.leaf.wrong": "angesehen, obwohl du ihn markiert hast",
  "prune.leaf.seen": "angesehen",
  "prune.check": "Zeig, was es tut",
  "prune.skip": "Alles zeigen",
  "prune.next": "Nächste Runde",
  "prune.end": "Wie war ich?",
  "prune.again": "Noch einmal",
  "prune.worth": "{value} wert",
  "prune.worth.leads": "{value} wert: die beste Zeile bisher",
  "prune.cut.connect4": "{value} ist weniger als {best}: Der Rest wird weggelassen.",
  "prune.cut.reversi": "{value} ist mehr als {best}: Der Rest wird weggelassen.",
  "prune.result.one":
    "Es hat {count} Zweig weggelassen. Du hast {found} gefunden und {wrong} zu Unrecht markiert.",
  "prune.result.other":
    "Es hat {count} Zweige weggelassen. Du hast {found} gefunden und {wrong} zu Unrecht markiert.",
  "prune.points.one": "{count} von {most} Punkten.",
  "prune.points.other": "{count} von {most} Punkten.",
  "prune.over.one": "Du hast {count} von {most} Punkten in {rounds} Runden.",
  "prune.over.other": "Du hast {count} von {most} Punkten in {rounds} Runden.",
  "prune.grade.all": "Du stutzt den Baum wie das Programm.",
  "prune.grade.most": "Du hast es durchschaut.",
  "prune.grade.some":
    "Vergleiche jeden Wert mit der besten Zeile bisher: Der Rest einer Zeile fällt weg, wenn sie nur noch schlechter werden kann.",
  "prune.scoring":
    "Ein Punkt für jeden gefundenen Zweig, einer weniger für jede falsche Markierung.",
  "prune.nothing":
    "In dieser Stellung lässt das Programm nichts weg, was auf diese Seite passt. Hier sind andere.",
  "prune.table": "Dagegen spielen",
  "prune.room": "Sein Raum im Museum",
};
