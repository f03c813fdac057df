// Gobang: tuning and post-mortem of the old program. German.

/** @type {Record<keyof typeof import("./classic.js").en, string>} */
export const de = {
  "zs-note":
    "Der Artikel sagt beides: In seiner Definition gilt das Zielfeld „bereits vorausschauend als besetzt“, Steine und Feld bilden also eine Kette, und so spielt CPC-Gobang; doch auch in seiner Reihe b, 0 0 0 - X, liegen die Steine „im Zusammenhang“, was nur für die Steine unter sich stimmt, und so spielt „ZS der Steine“.",
  slide: "{name} einstellen",
  "slide.value": "{value}; am besten ist {cell} mit {total}",
  "slide.note":
    "Solange du eine Zahl verschiebst, zeigt das Brett, was jedes Feld damit wert ist: je wärmer, desto mehr. Am besten ist {cell} mit {total}.",
  "slide.none": "Verschiebe eine Zahl und sieh, was jedes Feld damit wert ist.",

  "cause.title": "Warum hat {player} verloren?",
  "cause.looking": "Zug {number}, {cell}, wird untersucht …",
  "cause.stop": "Anhalten",
  "cause.stopped": "Angehalten.",
  "cause.number": "{name} {after} statt {before}",
  "cause.and": "{one} und {other}",
  "cause.played":
    "Zug {number}, {cell}, war der Fehler: Danach hatte die andere Seite einen erzwungenen Gewinn in {plies} Zügen.",
  "cause.mended":
    "Mit {numbers} spielt es {cell}. Dann gewinnt die andere Seite nicht durch Vierer und Dreier; mehr ist nicht sicher.",
  "cause.before": "Wie gespielt: {cell}, und der Gewinn danach",
  "cause.after": "Mit {numbers}: {cell}",
  "cause.play": "Von dort mit diesen Zahlen weiterspielen",
  "cause.none":
    "Keine Zahl hilft. Von Zug {number} an war die Partie verloren, und welchen Wert eine oder zwei der dreizehn Zahlen auch haben: {player} wählt ein Feld, das ebenfalls verliert. Vor diesem Zug war noch nichts verloren.",
  "cause.open":
    "Eine Ursache findet sich nicht: Nach keinem seiner Züge gab es einen erzwungenen Gewinn durch Vierer und Dreier. Ein Fünfer wurde einfach übersehen, oder die Partie ist anders entschieden worden.",
};
