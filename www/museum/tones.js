// Building blocks of the rooms' sounds.

/**
 * A wave with a pitch in hertz, or noise around it, gliding to another pitch; `after` is a delay in seconds.
 * @typedef {{ wave: OscillatorType | "noise", pitch: number, seconds: number, volume: number, delay?: number, to?: number }} Tone
 */

/**
 * @typedef {object} Voice
 * @property {Tone[]} key
 * @property {(line: number) => Tone[]} step
 * @property {(text: string) => Tone[]} done  for the printed text
 */

/** Pitch factor of a line, on a pentatonic scale. @param {number} line */
export const scale = (line) => 2 ** ([0, 2, 4, 7, 9][line % 5] / 12 + Math.floor(line / 5));

/** A sequence of beeps. @param {OscillatorType} wave @param {number[]} pitches @param {number} seconds @param {number} volume @returns {Tone[]} */
export const beeps = (wave, pitches, seconds, volume) =>
  pitches.map((pitch, at) => ({ wave, pitch, seconds, volume, delay: at * seconds }));

/** @param {number} pitch @param {number} [volume] @returns {Tone[]} */
export const click = (pitch, volume = 0.4) => [{ wave: "noise", pitch, seconds: 0.02, volume }];
