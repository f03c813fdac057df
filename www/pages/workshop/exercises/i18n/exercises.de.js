// Exercises that teachers build. German.

/** @type {Record<keyof typeof import("./exercises.js").en, string>} */
export const de = {
  exercise: "Dieser Link enthält eine Aufgabe",
  "exercise.for": "Es geht um {game}. Kein Programm läuft, bevor du es willst.",
  "exercise.open": "Aufgabe öffnen",
  "exercise.drop": "Verwerfen",
  "exercise.refused": "Dieser Link enthält keine lesbare Aufgabe. Es ist nichts verloren gegangen.",
  "exercise.board": "Die Stellung der Aufgabe",
  "exercise.goal.move": "Das Programm muss den richtigen Zug finden.",
  "exercise.goal.game": "Von dieser Stellung aus muss es gegen {name} gewinnen.",
  "exercise.goal.positions.one": "Es darf {count} Stellung ansehen.",
  "exercise.goal.positions.other": "Es darf höchstens {count} Stellungen ansehen.",
  "exercise.passed": "Richtig! Dein Programm tut, was verlangt war.",
  "exercise.wrong.move": "Noch nicht. Hier spielt es {move}, und das ist kein richtiger Zug.",
  "exercise.wrong.positions":
    "Noch nicht. Es hat {count} Stellungen angesehen, erlaubt sind {most}.",
  "exercise.wrong.game": "Noch nicht. Von dieser Stellung aus gewinnt es nicht gegen {name}.",

  "build.how":
    "Wähle eine Stellung, stell eine Frage und gib an, was ein richtiges Programm dort tut. Der Link enthält die ganze Aufgabe; nichts wird gespeichert oder verschickt.",
  "build.title": "Titel",
  "build.task": "Frage",
  "build.position": "Stellung: Link zu einer Partie oder ihre Aufzeichnung",
  "build.setup": "Auch eine Stellung, die du auf der Seite eines Spiels aufbaust, hat einen Link.",
  "build.take": "Stellung vom Brett übernehmen",
  "build.program": "Zu ergänzen ist das Programm, das jetzt im Textfeld steht",
  "build.moves": "Richtige Züge, durch Leerzeichen getrennt",
  "build.player": "Muss von dort aus gewinnen gegen",
  "build.nobody": "niemanden",
  "build.most": "Höchstzahl der Stellungen",
  "build.create": "Link erzeugen",
  "build.try": "Aufgabe ausprobieren",
  "build.link": "Link mit der Aufgabe",
  "build.frame": "HTML für eine eigene Seite",
  "build.done":
    "Die Aufgabe ist fertig. Verschick den Link, oder setz die HTML-Zeilen in eine eigene Seite.",
  "build.no-title": "Die Aufgabe braucht einen Titel und eine Frage.",
  "build.no-position": "Das ist weder der Link zu einer Partie noch eine Aufzeichnung.",
  "build.over": "In dieser Stellung ist die Partie zu Ende.",
  "build.no-move": "„{move}“ ist in dieser Stellung kein erlaubter Zug.",
  "build.no-goal":
    "Gib an, was ein richtiges Programm tut: ein richtiger Zug, ein Sieg oder eine Höchstzahl von Stellungen.",
  "build.no-number": "Die Zahl der Stellungen muss eine ganze Zahl von 1 bis {most} sein.",
  "build.module":
    "Ein WebAssembly-Modul lässt sich nicht ergänzen: Wähle im Textfeld ein anderes Programm.",
};
