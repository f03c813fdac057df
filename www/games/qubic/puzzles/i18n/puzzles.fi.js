// Themes of the Qubic puzzles. Finnish.

/** @type {Record<keyof typeof import("./puzzles.js").en, string>} */
export const fi = {
  "theme.forced-win": "Pakotettu voitto",
  "theme.forced-win.why":
    "Jokainen siirto matkalla voittoon tekee kolmosen, joka on torjuttava, lopuksi kaksi yhtä aikaa.",
  "theme.double-three": "Kaksi kolmosta",
  "theme.double-three.why": "Se tekee kaksi kolmosta yhtä aikaa, ja vain toisen voi torjua.",
  "theme.only-defence": "Ainoa puolustus",
  "theme.only-defence.why": "Vastustaja uhkaa pakotetulla voitolla; kaikki muut siirrot häviävät.",
  "theme.block-with-three": "Torju omalla kolmosella",
  "theme.block-with-three.why": "Se vastaa uhkaan omalla kolmosella, joka on ensin torjuttava.",
  "theme.block-the-sequence": "Katkaise sarja",
  "theme.block-the-sequence.why": "Se vie ruudun vastustajan voittavasta siirtosarjasta.",
};
