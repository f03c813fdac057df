// The page about the site. German.

/** @type {Record<keyof typeof import("./about.js").en, string>} */
export const de = {
  name: "Über Stratege",
  title: "Über Stratege",
  "about.what": "Was das hier ist",
  "about.games":
    "Strategiespiele, jedes mit einem Programm aus seiner Geschichte und mit Engines von heute. Die alten Programme sind zahlengetreu nach dem nachgebaut, was ihre Autoren abgedruckt haben: jede Tabelle und jeder Druckfehler. Im Museum kannst du jedem von ihnen zusehen, wie es sein Listing Zeile für Zeile ausführt, und im Labor kannst du seine Zahlen ändern, wozu die Autoren ihre Leser eingeladen haben.",
  "about.private":
    "Alles läuft in deinem Browser, ohne Konto und ohne Server. Partien, Einstellungen und Ergebnisse bleiben auf deinem Gerät; nach dem ersten Besuch funktioniert die Seite auch offline.",
  "about.name":
    "Der Name ist eine Kapitelüberschrift aus einer der Quellen: „Der Computer als Stratege“.",
  "about.sources": "Die Quellen",
  "about.faithful":
    "Wo eine Quelle beschädigt ist oder sich widerspricht, steht im Raum des Museums, welche Lesart gewählt wurde.",
  "about.licence": "Lizenz und Version",
  "about.terms":
    "Freie Software, wahlweise unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Die Engines, ihre Eröffnungsbücher und ihre Netze sind eigens für diese Seite entstanden.",
  "about.licenses": "Lizenztexte, auch die der verwendeten Bausteine",
  "about.embed": "Bretter für die eigene Seite",
  "about.version": "Version",
  "about.code": "Quelltext",
  "about.feedback": "Einen Fehler melden oder etwas vorschlagen",
};
