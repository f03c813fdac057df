// The first steps in Reversi. German.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const de = {
  "lesson.enclose.task":
    "Du hast die Tomaten. Setze eine so, dass zwischen ihr und einer anderen Tomate in gerader Linie Maulwürfe liegen.",
  "lesson.enclose.right":
    "Der Maulwurf zwischen deinen beiden Tomaten ist eine Tomate geworden. Jeder Zug muss mindestens einen Stein umdrehen.",
  "lesson.enclose.wrong":
    "Dort dreht sich kein Maulwurf um, also erlauben es die Regeln nicht. Nur die getönten Felder sind möglich.",
  "lesson.pass.task":
    "Wer keinen Stein umdrehen kann, muss passen. Jetzt hast du die Maulwürfe: Finde den Zug, nach dem die Tomaten passen müssen, sodass du zweimal ziehst.",
  "lesson.pass.right":
    "Die Tomaten haben keinen Zug und müssen passen. Selbst noch Züge zu haben, wenn der anderen Seite die Züge ausgehen, ist das halbe Spiel.",
  "lesson.pass.wrong":
    "Danach können die Tomaten ziehen. Suche den Zug, der ihnen nichts zum Umdrehen lässt.",
  "lesson.corner.task":
    "Ein Stein in der Ecke dreht sich nie mehr um, denn niemand kann ihn einschließen. Nimm die Ecke.",
  "lesson.corner.right": "Dieser Stein bleibt dir, und ebenso jede Reihe, die von ihm aus wächst.",
  "lesson.corner.wrong": "Die Ecke ist gerade frei. Nimm sie, bevor sie weg ist.",
  "lesson.safe.task":
    "Die Felder neben einer Ecke sind gefährlich, denn sie können die Ecke verschenken. Vier deiner fünf Züge lassen die Maulwürfe in eine Ecke. Finde den fünften.",
  "lesson.safe.right":
    "Jetzt kommen die Maulwürfe in keine Ecke. Früh in der Partie ist es selten gut, neben eine Ecke zu setzen.",
  "lesson.safe.wrong": "Danach können die Maulwürfe eine Ecke nehmen.",
  "lesson.last.task":
    "Drei Felder sind noch frei, und die meisten Steine gewinnen. Du hast die Tomaten, und nur ein Zug gewinnt.",
  "lesson.last.right":
    "Jetzt gewinnen die Tomaten mit vier Steinen. Gegen Ende lohnt es sich, bis zum letzten Feld zu zählen.",
  "lesson.last.wrong":
    "Das verliert: Auf den letzten Feldern drehen die Maulwürfe mehr um. Zähle, was sich nach jedem Zug umdreht.",
};
