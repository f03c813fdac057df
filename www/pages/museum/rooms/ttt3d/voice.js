// The voice of the console: a key for each step, then the typed line with its carriage return.

/** @typedef {import("../../tones.js").Tone} Tone */

/** The type ball on the paper. @param {number} [after] @param {number} [pitch] @returns {Tone[]} */
const strike = (after = 0, pitch = 2600) => [
  { wave: "noise", pitch, seconds: 0.03, loud: 0.9, after },
  { wave: "triangle", pitch: 150, to: 90, seconds: 0.05, loud: 0.3, after },
];

/** Characters a second of the console printer of the IBM 1130. */
const PRINTED = 15.5;

/** @param {number} after @returns {Tone[]} */
const carriageReturn = (after) => [
  { wave: "noise", pitch: 500, to: 1300, seconds: 0.4, loud: 0.35, after },
  { wave: "noise", pitch: 300, seconds: 0.09, loud: 1, after: after + 0.4 },
  { wave: "triangle", pitch: 95, to: 60, seconds: 0.1, loud: 0.5, after: after + 0.4 },
];

/** @type {import("../../tones.js").Voice} */
export const voice = {
  key: strike(0, 1800),
  step: (line) => strike(0, 2200 + 90 * line),
  done: (words) => [
    ...[...words].flatMap((letter, at) => (letter === " " ? [] : strike(at / PRINTED))),
    ...carriageReturn(words.length / PRINTED),
  ],
};
