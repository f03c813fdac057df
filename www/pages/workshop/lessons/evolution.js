// Tunes the numbers of a program by evolution: a child with slightly different numbers replaces its parent if it scores
// more than half in games against it. No DOM.

import { seededRandom } from "../../../programs/play/game.js";
import { playSeries, verdictOf } from "../play/series.js";

/** @typedef {import("../../../programs/play/play.types").Program} Program */
/** @typedef {import("../../../programs/play/play.types").Contestant} Contestant */

/** A list of numbers with the name NUMBERS, in both languages. */
const LIST = /(\bNUMBERS\s*=\s*\[)([^\]]*)(\])/;

/** Games of a child against its parent. */
const GAMES = 12;

/** The numbers of a program; null if it has none. @param {string} source */
export function numbersIn(source) {
  const parts =
    source
      .match(LIST)?.[2]
      .split(",")
      .map((part) => part.trim()) ?? [];
  if (parts.at(-1) === "") parts.pop(); // a comma at the end
  const numbers = parts.map((part) => (part === "" ? Number.NaN : Number(part)));
  return numbers.length > 0 && numbers.every(Number.isFinite) ? numbers : null;
}

/** The program with other numbers. @param {string} source @param {number[]} numbers */
export const withNumbers = (source, numbers) =>
  source.replace(LIST, (_, before, _old, after) => `${before}${numbers.join(", ")}${after}`);

/** Changes about a third of the numbers. @param {number[]} numbers @param {(limit: number) => number} random */
export function mutate(numbers, random) {
  const spread = Math.max(10, ...numbers.map(Math.abs));
  const chosen = random(numbers.length);
  return numbers.map((number, at) => {
    if (at !== chosen && random(3) > 0) return number;
    const change = random(spread + 1) - Math.floor(spread / 2);
    return Math.round(number + (change === 0 ? 1 : change));
  });
}

/**
 * Evolves a program until the signal is aborted or the generations are over; returns it with the best numbers.
 * @param {import("../../../programs/play/play.types").GameRules} rules @param {string} start @param {Program} program with numbers
 * @param {{ contestant(program: Program): Contestant, generations: number, seed: number, size: number, signal: AbortSignal,
 *   progress(state: { generation: number, changes: number, score: number, program: Program }): void }} options
 */
export async function evolve(rules, start, program, options) {
  const { contestant, generations, seed, size, signal, progress } = options;
  const random = seededRandom(seed);
  let best = program;
  let changes = 0;
  for (let generation = 1; generation <= generations && !signal.aborted; generation += 1) {
    const numbers = mutate(numbersIn(best.source) ?? [], random);
    const child = { ...best, source: withNumbers(best.source, numbers) };
    const series = await playSeries(rules, start, [contestant(child), contestant(best)], {
      ...{ games: GAMES, seed: random(1e9), size, signal },
    });
    const { mean } = verdictOf(series);
    if (mean > 0.5) {
      best = child;
      changes += 1;
    }
    progress({ generation, changes, score: mean, program: best });
  }
  return best;
}
