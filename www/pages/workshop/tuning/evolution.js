// Tunes the parameters of a program by evolution: a child with slightly different numbers replaces its parent if it scores
// more than half in games against it. No DOM.

import { declaredParameters, withParameters } from "../../../programs/declared-parameters.js";
import { seededRandom } from "../../../programs/play/game.js";
import { playSeries, verdictOf } from "../play/series.js";

/** @typedef {import("../../../table/parameters.js").Parameter} Parameter */
/** @typedef {import("../../../programs/play/play.types").Program} Program */
/** @typedef {import("../../../programs/play/play.types").Contestant} Contestant */

/** Games of a child against its parent. */
const GAMES = 12;

/**
 * Other values of the parameters: about a third of them changes, at least one, each within its range.
 * @param {Parameter[]} parameters @param {(limit: number) => number} random @returns {Record<string, number[]>}
 */
export function mutate(parameters, random) {
  const total = parameters.reduce((sum, { default: { length } }) => sum + length, 0);
  const chosen = random(total);
  let at = 0;
  return Object.fromEntries(
    parameters.map(({ name, default: values, min, max }) => [
      name,
      values.map((value) => {
        const isChanged = at === chosen || random(3) === 0;
        at += 1;
        return isChanged ? changed(value, min, max, random) : value;
      }),
    ]),
  );
}

/** Another value, at most a tenth of the range away. @param {number} value @param {number} min @param {number} max @param {(limit: number) => number} random */
function changed(value, min, max, random) {
  const reach = Math.max(1, Math.round((max - min) / 10));
  const low = Math.max(min, value - reach);
  const high = Math.min(max, value + reach);
  if (low === high) return value;
  const other = low + random(high - low);
  return other < value ? other : other + 1;
}

/**
 * Evolves a program until the signal is aborted or the generations are over; returns it with the best values.
 * @param {import("../../../programs/play/play.types").GameRules} rules @param {string} start @param {Program} program with parameters
 * @param {{ contestant(program: Program): Contestant, generations: number, seed: number, size: number, signal: AbortSignal,
 *   progress(state: { generation: number, changes: number, score: number, program: Program }): void }} options
 */
export async function evolve(rules, start, program, options) {
  const { contestant, generations, seed, size, signal, progress } = options;
  const random = seededRandom(seed);
  let best = program;
  let changes = 0;
  for (let generation = 1; generation <= generations && !signal.aborted; generation += 1) {
    const values = mutate(declaredParameters(best.source), random);
    const child = { ...best, source: withParameters(best.source, values) };
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
