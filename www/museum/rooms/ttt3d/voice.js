// Sounds of the console: a key for each step, then the printed line with its carriage return.

/** @typedef {import("../../tones.js").Tone} Tone */

/** The type ball hitting the paper. @param {number} [wait] @param {number} [pitch] @returns {Tone[]} */
const strike = (wait = 0, pitch = 2600) => [
  { wave: "noise", pitch, seconds: 0.03, volume: 0.9, delay: wait },
  { wave: "triangle", pitch: 150, to: 90, seconds: 0.05, volume: 0.3, delay: wait },
];

/** Characters per second of the IBM 1130's console printer. */
const PRINTED = 15.5;

/** @param {number} wait @returns {Tone[]} */
const carriageReturn = (wait) => [
  { wave: "noise", pitch: 500, to: 1300, seconds: 0.4, volume: 0.35, delay: wait },
  { wave: "noise", pitch: 300, seconds: 0.09, volume: 1, delay: wait + 0.4 },
  { wave: "triangle", pitch: 95, to: 60, seconds: 0.1, volume: 0.5, delay: wait + 0.4 },
];

/** @type {import("../../tones.js").Voice} */
export const voice = {
  key: strike(0, 1800),
  step: (line) => strike(0, 2200 + 90 * line),
  done: (text) => [
    ...[...text].flatMap((letter, at) => (letter === " " ? [] : strike(at / PRINTED))),
    ...carriageReturn(text.length / PRINTED),
  ],
};
