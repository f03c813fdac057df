// The workshop. German.

/** @type {Record<keyof typeof import("./workshop.js").en, string>} */
export const de = {
  name: "Werkstatt",
  title: "Werkstatt: Schreib deinen eigenen Spieler",
  "workshop.claim": "Schreib deinen eigenen Spieler",
  "workshop.how":
    "Ein paar Zeilen Python oder JavaScript genügen: Dein Programm bekommt eine Stellung und gibt einen Zug zurück. Lass es ziehen, sieh zu, was es sich dabei denkt, und lass es gegen die Programme von früher gewinnen. Alles läuft auf deinem Gerät; nichts wird verschickt.",
  "workshop.parts": "Teile der Werkstatt",
  "workshop.write": "Dein Programm",
  "workshop.foot": "Deine Programme sind nur auf diesem Gerät gespeichert.",
  "workshop.damaged":
    "Einige gespeicherte Programme waren nicht lesbar. Die anderen sind da; überschrieben wird erst, wenn du etwas änderst.",

  visitor: "Mit diesem Link kam ein Programm",
  "visitor.name":
    "„{name}“, geschrieben in {language} für {game}. Es läuft erst, wenn du es willst.",
  "visitor.source": "Text des Programms",
  "visitor.keep": "Zu meinen Programmen",
  "visitor.drop": "Nicht beachten",
  "visitor.refused": "Dieser Link enthält kein lesbares Programm. Verloren ist nichts.",

  editor: "Text deines Programms",
  "editor.keys":
    "Tab rückt ein; Esc und dann Tab verlässt das Textfeld. Strg+Leertaste schlägt Namen vor.",
  "editor.module":
    "Dieses Programm ist ein eigenes WebAssembly-Modul. Es läuft hier, lässt sich aber nicht bearbeiten.",
  file: "Programm",
  "file.game": "Spiel",
  "file.language": "Programmiersprache",
  "file.new": "Neues Programm",
  "file.new.name": "mein Spieler",
  "file.name": "Name",
  "file.rename": "Umbenennen",
  "file.delete": "Löschen",
  "file.undelete": "Löschen rückgängig machen",
  "file.export": "Als Datei speichern",
  "file.import": "Datei öffnen",
  "file.added": "„{name}“ ist hinzugefügt.",
  "file.renamed": "Das Programm heißt jetzt „{name}“.",
  "file.deleted": "„{name}“ ist gelöscht.",
  "file.refused":
    "„{name}“ ist kein Programm: Der Name muss auf .py, .js oder .wasm enden, und erlaubt sind höchstens 100.000 Zeichen, für ein Modul 300.000 Bytes.",
  link: "Link mit dem Programm",
  "link.carry": "Teilen",
  "link.code": "QR-Code des Links",
  "link.long": "Für einen QR-Code ist das Programm zu lang; der Link funktioniert.",
  "link.copied": "Der Link ist kopiert.",

  play: "Ausprobieren",
  "play.opponent": "Gegner",
  "play.side": "Dein Programm",
  "play.begins": "zieht zuerst",
  "play.second": "zieht als Zweites",
  "play.move": "Nächster Zug",
  "play.run": "Weiterspielen",
  "play.pause": "Pause",
  "play.restart": "Neue Partie",
  "play.look": "Frühere Züge ansehen",
  "play.first": "Zum Anfang",
  "play.back": "Einen Zug zurück",
  "play.on": "Einen Zug vor",
  "play.last": "Zum Ende",
  "play.printed": "Ausgabe",
  "play.board": "Das Brett nach {ply} Zügen",
  "play.start": "Noch ist kein Zug gemacht. Dein Programm zieht {side}.",
  "play.side.first": "zuerst",
  "play.side.second": "als Zweites",
  "play.own": "Zug {ply}: Dein Programm spielt {move} ({steps} Schritte).",
  "play.reply": "Zug {ply}: {name} spielt {move}.",
  "play.thinking": "{name} überlegt.",
  "play.table": "Am Spieltisch gegen das Programm spielen",
  "play.your-program": "Dein Programm",
  tree: "Suchbaum dieses Zuges",
  "tree.count.one": "Dein Programm hat {count} Stellung angesehen.",
  "tree.count.other": "Dein Programm hat {count} Stellungen angesehen.",
  "tree.all": "Ohne Abschneiden wären es {all}.",
  "tree.drawn": "Die ersten {count} stehen im Baum.",
  "tree.values": "mark(position, wert) schreibt einen Wert in den Baum.",
  "play.won": "Dein Programm gewinnt nach {plies} Zügen.",
  "play.lost": "{name} gewinnt nach {plies} Zügen.",
  "play.drawn": "Die Partie endet nach {plies} Zügen unentschieden.",

  fault: "Dein Programm ist stehen geblieben.",
  "fault.go": "Zur Zeile",
  "fault.position":
    "Die Stellung ist noch auf dem Brett: Verbessere das Programm und drücke auf „Nächster Zug“.",

  tune: "Züchten",
  "tune.title": "Zahlen zum Verbessern",
  "tune.how":
    "Diese Zahlen gibt dein Programm mit dem Kommentar „parameter“ an. Ändere sie hier, oder lass die Evolution bessere suchen: Alt und Neu spielen gegeneinander, und der Sieger bleibt.",
  "tune.stop": "Aufhören zu züchten",
  "tune.progress":
    "Generation {generation}: {changes} Änderungen behalten. Die letzte: {score} % der Punkte gegen ihren Vorgänger.",
  "tune.range": "{name} nimmt ganze Zahlen von {min} bis {max}; es bleibt bei {value}.",
  "tune.fault": "Die Zucht wurde angehalten. {why}",
  "tune.legend": "{name}, {min} bis {max}",

  series: "Wie gut ist es?",
  "series.how":
    "Mit jeder Seite die Hälfte der Partien, nach vier zufälligen Zügen; je zwei Partien haben denselben Anfang.",
  "series.10": "10 Partien spielen",
  "series.100": "100 Partien spielen",
  "series.stop": "Stopp",
  "series.progress":
    "{done} von {total} Partien: {wins} gewonnen, {draws} unentschieden, {losses} verloren.",
  "series.better": "Besser als {name}: {score} % ± {margin} der Punkte.",
  "series.worse": "Schwächer als {name}: {score} % ± {margin} der Punkte.",
  "series.even": "Nichts bewiesen: {score} % ± {margin} der Punkte können auch Glück sein.",
  "series.fault": "Eine Partie ging durch einen Fehler verloren. {why}",

  reference: "Was dein Programm benutzen kann",
  "reference.how":
    "Die Namen sind in Python und in JavaScript dieselben. Ein Programm hat die Funktion choose; in jeder Partie beginnt es von vorn.",
  "reference.choose":
    "Die Funktion, die jedes Programm hat. Sie bekommt die Stellung und gibt einen erlaubten Zug als Text zurück.",
  "reference.moves": "Die erlaubten Züge, als Liste von Texten in der Notation des Spiels.",
  "reference.play":
    "Gibt die Stellung nach einem Zug zurück; die alte bleibt, wie sie ist. Ein verbotener Zug ist ein Fehler.",
  "reference.side": 'Die Seite am Zug: "first" oder "second".',
  "reference.board":
    "Das Brett als Liste der Zeilen von oben, jede eine Liste von Buchstaben: „x“ für die erste Seite, „o“ für die zweite, „.“ für ein leeres Feld; im Schach die Buchstaben der Figuren. Als Text hat es eine Zeile je Reihe.",
  "reference.outcome":
    'Während der Partie None in Python und null in JavaScript; danach "first", "second" oder "draw".',
  "reference.record": "Die Partie bis hierher, als eine Zeile Text.",
  "reference.seed":
    "Eine Zahl, die in jeder Partie anders ist. Aus ihr entstehen die Zufallszahlen, sodass sich dieselbe Partie noch einmal spielen lässt.",
  "reference.steps_left":
    "Wie viele Schritte das Programm für diesen Zug noch hat. Ein Zug hat 100.000.000 Schritte, auf jedem Gerät.",
  "reference.print": "Schreibt eine Zeile unter das Brett, mit beliebig vielen Werten.",
  "reference.mark":
    'Schreibt einen Wert mit bis zu zwölf Zeichen auf ein Feld, zum Beispiel mark("d3", 7). Mit einer Stellung statt des Feldes steht der Wert im Suchbaum.',
  "reference.explain": "Sagt in einem Satz, warum das Programm diesen Zug spielt.",
  "reference.parameter":
    "Gibt eine Zahl oder eine Liste von Zahlen mit ihrem Bereich an: Felder unter dem Brett ändern sie, und „Züchten“ sucht bessere Werte. Für dein Programm ist es eine gewöhnliche Variable.",
  "reference.language": "Beispiele in {language}",
};
