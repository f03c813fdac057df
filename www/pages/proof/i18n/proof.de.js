// The page with the proof of Qubic. German.

/** @type {Record<keyof typeof import("./proof.js").en, string>} */
export const de = {
  name: "Beweise es selbst",
  title: "Beweise es selbst: Wer anfängt, gewinnt Qubic · Stratege",
  about:
    "Oren Patashnik hat es 1977 zuerst bewiesen, mit etwa 1500 Stunden Rechenzeit. Was du hier tust, bleibt auf deinem Gerät.",

  claim: "Wer anfängt, gewinnt Qubic",
  how: "Dein Browser beweist es hier, aus nichts als den Regeln. Die erste Frucht kommt in eine Ecke des Würfels, 111. Wegen der Symmetrie des Würfels sind die 63 Antworten im Grunde nur zwölf. Jede fällt, wenn ein Gewinn gegen alles gefunden ist, was ihr folgen kann.",
  back: "Zurück zum Brett",
  go: "Den Beweis beginnen",
  pause: "Pause",
  resume: "Weiter",
  again: "Noch einmal beweisen",

  "stage.ready": "Bereit.",
  "stage.proof": "Der Beweis läuft …",
  "stage.shrink": "Alle zwölf sind gefallen. Ein kleinerer Beweis wird gesucht …",
  "stage.paused": "Angehalten.",
  "stage.done": "Bewiesen: Wer anfängt, gewinnt, was auch immer die andere Seite tut.",
  "stage.failed": "Der Beweis ist abgebrochen: {why} Er braucht etwa {memory} Megabyte Speicher.",

  progress: "Fortschritt des Beweises",
  percent: "{percent} %",
  "left.minutes": "noch etwa {minutes} min",
  "left.seconds": "noch etwa {seconds} s",
  "count.fallen": "Gefallene Antworten",
  "count.positions": "Behaltene Stellungen",
  "count.searched": "Nach Ketten von Dreiern durchsuchte Stellungen",
  "count.time": "Rechenzeit",
  "count.stored": "Zu speichernde Züge",
  stored: "{moves} in {bytes} Byte",

  tree: "Der Baum des Beweises: zwölf Äste, einer für jede Antwort",
  "tree.caption":
    "Ein Ast wird länger mit jedem Zug voraus und dichter mit jeder Verdopplung seiner Stellungen. Er wird golden, wenn seine Antwort gefallen ist.",

  replies: "Die zwölf Antworten",
  "replies.hint":
    "„Wie sie“: die zu ihr symmetrischen Antworten. „Noch offen“ zählt ungefähr die Stellungen, die noch zu beweisen sind.",
  "column.reply": "Antwort",
  "column.like": "Wie sie",
  "column.positions": "Stellungen",
  "column.far": "Noch offen",
  fallen: "gefallen",
  "told.fallen": "{reply} ist gefallen, {count} von {all}.",
};
