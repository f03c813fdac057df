// Themes of the Gobang puzzles. Finnish.

/** @type {Record<keyof typeof import("./puzzles.js").en, string>} */
export const fi = {
  "theme.win-by-fours": "Voitto nelosilla",
  "theme.win-by-fours.why": "Jokainen siirto matkalla voittoon tekee nelosen.",
  "theme.win-by-threes": "Voitto kolmosilla",
  "theme.win-by-threes.why": "Voitto vaatii avoimen kolmosen, hiljaisen uhan.",
  "theme.four-three": "Nelonen ja kolmonen",
  "theme.four-three.why": "Se tekee nelosen ja avoimen kolmosen yhtä aikaa.",
  "theme.double-four": "Kaksi nelosta",
  "theme.double-four.why": "Se tekee kaksi nelosta yhtä aikaa tai avoimen nelosen.",
  "theme.double-three": "Kaksi kolmosta",
  "theme.double-three.why": "Se tekee kaksi avointa kolmosta yhtä aikaa.",
  "theme.counter-four": "Vastaa omalla nelosella",
  "theme.counter-four.why": "Se vastaa uhkaan omalla nelosella, joka on ensin torjuttava.",
  "theme.block-the-sequence": "Katkaise sarja",
  "theme.block-the-sequence.why": "Se vie ruudun, jota vastustajan voittava siirtosarja tarvitsee.",
  "theme.only-defence": "Ainoa puolustus",
  "theme.only-defence.why": "Kaikki muut siirrot häviävät nelosille.",
};
