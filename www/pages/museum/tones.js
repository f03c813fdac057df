// The tones that the voices of the rooms are made of.

/**
 * A wave of a pitch in hertz, or noise around it, which glides to another pitch; `after` delays it by seconds.
 * @typedef {{ wave: OscillatorType | "noise", pitch: number, seconds: number, loud: number, after?: number, to?: number }} Tone
 */

/**
 * @typedef {object} Voice
 * @property {Tone[]} key
 * @property {(line: number) => Tone[]} step
 * @property {(words: string) => Tone[]} done for the words that the machine prints
 */

/** Factor of a line's pitch on a pentatonic scale. @param {number} line */
export const scale = (line) => 2 ** ([0, 2, 4, 7, 9][line % 5] / 12 + Math.floor(line / 5));

/** A sequence of beeps. @param {OscillatorType} wave @param {number[]} pitches @param {number} seconds @param {number} loud @returns {Tone[]} */
export const beeps = (wave, pitches, seconds, loud) =>
  pitches.map((pitch, at) => ({ wave, pitch, seconds, loud, after: at * seconds }));

/** @param {number} pitch @param {number} [loud] @returns {Tone[]} */
export const click = (pitch, loud = 0.4) => [{ wave: "noise", pitch, seconds: 0.02, loud }];
