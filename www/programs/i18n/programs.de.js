// Errors of visitors' programs, and these as players at the table. German.

/** @type {Record<keyof typeof import("./programs.js").en, string>} */
export const de = {
  "fault.line": "Zeile {line}: {why}",
  "fault.syntax": "Das ist kein gültiges {language}: {message}",
  "fault.exception": "Das Programm brach mit einem Fehler ab: {message}",
  "fault.steps":
    "Das Programm hat in den erlaubten Schritten nicht geantwortet. Gibt es eine Schleife ohne Ende?",
  "fault.memory": "Das Programm hat mehr Speicher verbraucht, als es darf.",
  "fault.stack": "Das Programm ruft sich zu oft selbst auf: {message}",
  "fault.no-function": "Das Programm hat keine Funktion choose(position).",
  "fault.time": "Das Programm hat nicht rechtzeitig geantwortet. Gibt es eine Schleife ohne Ende?",
  "fault.illegal": "Der Zug ist hier nicht erlaubt: {message}",
  "fault.no-answer": "choose(position) hat keinen Zug zurückgegeben: {message}",
  "fault.unknown": "Das Programm konnte nicht weiterlaufen: {message}",

  "error.program":
    "„{name}“ kann nicht weiterspielen. {why} Verbessere das Programm in der Werkstatt und lass es hier weiterspielen, oder wähle einen anderen Gegner.",
  "error.program-missing":
    "Das Programm „{name}“ gibt es auf diesem Gerät nicht. Wähle einen anderen Gegner oder niemanden: Dann können zwei weiterspielen.",
  "program.linked":
    "Hier spielt das Programm „{name}“ mit, das es auf diesem Gerät nicht gibt. Ihr könnt zu zweit weiterspielen.",
};
