// The lessons of the workshop. German.

/** @type {Record<keyof typeof import("./lessons.js").en, string>} */
export const de = {
  lessons: "Lektionen",
  "lessons.how":
    "Acht Schritte von einem Programm, das die erlaubten Züge kennt, bis zu einem, das sich selbst verbessert. Zu jedem Schritt gehört ein Programm, das du ergänzt, eine Prüfung und zum Schluss ein Wettkampf gegen das alte Programm zu dieser Idee.",
  "lessons.done": "geschafft",
  "lessons.open": "Lektion {number}: {title}",
  "lessons.check": "Mein Programm prüfen",
  "lessons.checking": "Das Programm wird geprüft.",
  "lessons.tree": "Suchbaum zeichnen",
  "lessons.match": "10 Partien gegen {name}",
  "lessons.solution": "Eine Lösung zeigen",
  "lessons.solution.added":
    "Eine Lösung steht jetzt als „{name}“ im Textfeld. Dein eigenes Programm ist noch in der Liste.",
  "lessons.next": "Nächste Lektion",
  "lessons.close": "Lektion schließen",
  "lessons.position": "Diese Stellung zeigen",
  "lessons.other-game":
    "Diese Aufgabe ist für ein Programm, das {game} spielt; das im Editor spielt ein anderes Spiel.",
  "lessons.build": "Für Lehrkräfte: eine Aufgabe erstellen",
  "lessons.passed": "Richtig! Jetzt lass es gegen {name} spielen.",
  "lessons.fault": "Noch nicht. In einer der Stellungen der Prüfung blieb es stehen. {why}",

  "lesson.legal": "Erlaubte Züge",
  "lesson.legal.idea":
    "Wer spielen will, muss zuerst wissen, welche Züge erlaubt sind. Die Stellung sagt es: position.moves ist eine Liste aller erlaubten Züge, zum Beispiel „d3“.",
  "lesson.legal.task":
    "Dieses Programm antwortet immer „d3“. Ändere es so, dass es in jeder Stellung einen erlaubten Zug zurückgibt, zum Beispiel einen zufälligen.",

  "lesson.greedy": "Klau, was du kannst",
  "lesson.greedy.idea":
    "position.play(move) gibt die Stellung nach einem Zug zurück; die alte Stellung bleibt, wie sie ist. Ein Programm kann also jeden Zug ausprobieren und vergleichen.",
  "lesson.greedy.task":
    "Ergänze die Schleife, sodass das Programm den Zug spielt, nach dem es die meisten Steine hat.",
  "lesson.greedy.fewer":
    "Noch nicht. Hier spielt es {move} und hat dann {count} Steine; mit {better} hätte es {most}.",

  "lesson.squares": "Eine Tabelle der Felder",
  "lesson.squares.idea":
    "In Reversi sagt die Zahl der Steine bis kurz vor Schluss wenig. Ecken können nie umgedreht werden, und die Felder daneben verschenken sie. Eine Tabelle sagt, was jedes Feld wert ist.",
  "lesson.squares.task":
    "Ergänze die Funktion value: Sie soll die Zahl des Feldes aus der Tabelle zurückgeben. Die Zahlen auf dem Brett zeigen, was dein Programm denkt.",
  "lesson.squares.poorer":
    "Noch nicht. Hier spielt es {move}, in der Tabelle {value} wert; {better} ist {most} wert.",

  "lesson.ahead": "Einen Zug voraus",
  "lesson.ahead.idea":
    "Der Gegner antwortet. In Vier gewinnt reicht es für den Anfang, einen Zug vorauszusehen: Gewinne, wenn du kannst, und lass den Gegner nicht gewinnen.",
  "lesson.ahead.task":
    "Das Programm gewinnt, wenn es kann. Ergänze es so, dass es sonst einen Zug spielt, nach dem der Gegner nicht sofort gewinnen kann, falls es einen gibt.",
  "lesson.ahead.win": "Noch nicht. Hier gewinnt {better} sofort, aber es spielt {move}.",
  "lesson.ahead.threat":
    "Noch nicht. Hier spielt es {move}, und der Gegner gewinnt mit dem nächsten Zug; {better} verhindert das.",

  "lesson.minimax": "Minimax",
  "lesson.minimax.idea":
    "Zwei Spieler, eine Zahl: Was für die eine Seite gut ist, ist für die andere schlecht. Die eine nimmt den größten Wert, die andere den kleinsten. Wer vorausrechnet, muss mit der besten Antwort rechnen.",
  "lesson.minimax.task":
    "In diesem Programm wollen beide Seiten den größten Wert, als ob der Gegner helfen würde. Verbessere die Funktion minimax.",
  "lesson.minimax.value":
    "Noch nicht. Hier spielt es {move}, nach der besten Antwort {value} wert; {better} ist {most} wert.",

  "lesson.alpha-beta": "Alpha-Beta",
  "lesson.alpha-beta.idea":
    "Zeigt schon eine Antwort, dass ein Zug schlechter ist als ein anderer, braucht man die übrigen Antworten nicht anzusehen. Das Ergebnis ist dasselbe, mit weniger Stellungen. Unter das Brett schreibt das Programm, wie viele es besucht hat.",
  "lesson.alpha-beta.task":
    "Gib alpha und beta an den nächsten Aufruf weiter, und verlass die Schleifen, sobald alpha nicht mehr kleiner als beta ist.",
  "lesson.alpha-beta.value":
    "Noch nicht: Der Zug muss derselbe bleiben. Hier spielt es {move}, {value} wert; {better} ist {most} wert.",
  "lesson.alpha-beta.steps":
    "Die Züge stimmen, aber das Programm braucht {percent} % der Schritte von einfachem Minimax. Mit Alpha-Beta sollten es weniger als {most} % sein.",

  "lesson.evaluation": "Eine eigene Bewertung",
  "lesson.evaluation.idea":
    "Vorausrechnen ist die Hälfte eines Programms; die andere Hälfte ist das Urteil am Ende. Dieses Programm rechnet gut und urteilt schlecht: Es zählt Steine.",
  "lesson.evaluation.task":
    "Schreib ein besseres evaluate: Felder, Ecken, die Zahl der Züge – was du für wichtig hältst. Das Ziel: mindestens die Hälfte der Punkte in 20 Partien gegen den Aufpasser, der zwei Züge vorausrechnet.",
  "lesson.evaluation.score":
    "Noch nicht: {percent} % der Punkte in {games} Partien. Das Ziel sind {goal} %.",

  "lesson.tuning": "Verbessern durch Evolution",
  "lesson.tuning.idea":
    "Welche Zahlen sind die besten? Der Zufall findet es heraus: die Zahlen ein wenig ändern, Alt und Neu gegeneinander spielen lassen, den Sieger behalten. Das ist Evolution, und sie braucht niemanden, der das Spiel versteht.",
  "lesson.tuning.task":
    "Drücke unter dem Brett auf „Züchten“ und sieh den Zahlen zu, oder ändere sie selbst. Das Ziel: mindestens die Hälfte der Punkte in 40 Partien gegen den Ramscher.",
  "lesson.tuning.score":
    "Noch nicht: {percent} % der Punkte in {games} Partien. Das Ziel sind {goal} %.",
};
