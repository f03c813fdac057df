// The visitor's progress in a game: rating, results and choices. Damaged stored progress is replaced by the parts that
// can be read.

import { MAX_DEVIATION, updateRating } from "../../exercise/glicko2.js";
import { openStoredValue } from "../../exercise/stored-value.js";
import { LEVELS } from "./choice.js";

/** @typedef {import("../../exercise/glicko2.js").Rating} Rating */
/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */

/** Result of a puzzle's first attempt, with the rating after it. @typedef {{ id: string, isSolved: boolean, rating: number }} Result */

/** Guessed evaluations: number of series, points of all and of the best one. @typedef {{ count: number, points: number, best: number }} Guesses */

/**
 * @typedef {object} Progress
 * @property {Rating} rating
 * @property {Result[]} results oldest first
 * @property {number} day number of the last day whose puzzle was solved; 0 if none
 * @property {Record<string, number>} stages most puzzles of each finished stage solved at the first attempt
 * @property {boolean} choosesReasons whether the visitor chooses reasons
 * @property {import("./why.js").WhyScore} why
 * @property {Guesses} guesses
 * @property {string} theme id of the chosen theme; empty for all
 * @property {import("./choice.js").Level} level
 */

/** Rating of a new visitor, on the scale of data/scale.json. @type {Rating} */
const UNRATED = { rating: 1200, deviation: MAX_DEVIATION, volatility: 0.06 };

/** Smallest deviation, so that the rating follows a visitor who improves. */
const MIN_DEVIATION = 45;

/** Number of results that are stored. */
export const MAX_RESULTS = 2000;

/** Default progress. @returns {Progress} */
const newcomer = () => ({
  rating: UNRATED,
  results: [],
  day: 0,
  stages: {},
  choosesReasons: false,
  why: [0, 0, 0, 0],
  guesses: { count: 0, points: 0, best: 0 },
  theme: "",
  level: "usual",
});

/** @param {unknown} value @param {number} low @param {number} high */
const isWithin = (value, low, high) => typeof value === "number" && value >= low && value <= high;

/** Validity of stored values. @type {{ [Name in keyof Progress]: (value: any) => boolean }} */
const CHECKS = {
  rating: (value) =>
    isWithin(value?.rating, -5000, 9000) &&
    isWithin(value.deviation, 1, MAX_DEVIATION) &&
    isWithin(value.volatility, 0, 1),
  results: (value) =>
    Array.isArray(value) &&
    value.every(
      (one) =>
        typeof one?.id === "string" &&
        typeof one.isSolved === "boolean" &&
        isWithin(one.rating, -5000, 9000),
    ),
  day: (value) => Number.isInteger(value) && value >= 0,
  stages: (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((solved) => isWithin(solved, 0, MAX_RESULTS)),
  choosesReasons: (value) => typeof value === "boolean",
  why: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((count) => Number.isInteger(count) && count >= 0),
  guesses: (value) =>
    ["count", "points", "best"].every((name) =>
      isWithin(value?.[name], 0, Number.MAX_SAFE_INTEGER),
    ),
  theme: (value) => typeof value === "string",
  level: (value) => Object.hasOwn(LEVELS, value),
};

/**
 * Reads stored progress; `isDamaged` if parts of it are invalid, which have default values.
 * @param {string | null} text @returns {{ value: Progress, isDamaged: boolean }}
 */
export function readProgress(text) {
  if (!text) return { value: newcomer(), isDamaged: false };
  /** @type {unknown} */
  let stored;
  try {
    stored = JSON.parse(text);
  } catch {
    // Reported below as damaged.
  }
  if (typeof stored !== "object" || stored === null) return { value: newcomer(), isDamaged: true };
  const given = /** @type {Record<string, unknown>} */ (stored);
  const names = /** @type {(keyof Progress)[]} */ (Object.keys(CHECKS));
  const good = names.filter((name) => name in given && CHECKS[name](given[name]));
  const picked = Object.fromEntries(good.map((name) => [name, given[name]]));
  return {
    value: { ...newcomer(), ...picked },
    isDamaged: names.some((name) => name in given && !good.includes(name)),
  };
}

/**
 * The progress after a puzzle that was solved or failed; unchanged if it already has a result.
 * @param {Progress} progress @param {Puzzle} puzzle @param {boolean} isSolved @returns {Progress}
 */
export function withResult(progress, { id, rating, deviation }, isSolved) {
  if (progress.results.some((one) => one.id === id)) return progress;
  const result = { rating, deviation, score: isSolved ? 1 : 0 };
  const updated = updateRating(progress.rating, [result]);
  const next = { ...updated, deviation: Math.max(MIN_DEVIATION, updated.deviation) };
  const results = [...progress.results, { id, isSolved, rating: Math.round(next.rating) }];
  return { ...progress, rating: next, results: results.slice(-MAX_RESULTS) };
}

/** The progress after a finished stage. @param {Progress} progress @param {number} stage @param {number} solved @returns {Progress} */
export function withStage(progress, stage, solved) {
  const best = Math.max(solved, progress.stages[stage] ?? 0);
  return { ...progress, stages: { ...progress.stages, [stage]: best } };
}

/** The progress after a series of guesses. @param {Progress} progress @param {number} points @returns {Progress} */
export function withGuesses(progress, points) {
  const { guesses } = progress;
  const best = Math.max(guesses.best, points);
  return {
    ...progress,
    guesses: { count: guesses.count + 1, points: guesses.points + points, best },
  };
}

/** Themes with at least `MIN_ATTEMPTS` results of which most failed, weakest first. @param {Progress} progress @param {readonly Puzzle[]} puzzles */
export function weakThemes({ results }, puzzles) {
  const byId = new Map(puzzles.map((one) => [one.id, one]));
  /** @type {Map<string, { solved: number, all: number }>} */
  const counts = new Map();
  for (const { id, isSolved } of results) {
    for (const theme of byId.get(id)?.themes ?? []) {
      const count = counts.get(theme.id) ?? { solved: 0, all: 0 };
      counts.set(theme.id, { solved: count.solved + Number(isSolved), all: count.all + 1 });
    }
  }
  return [...counts]
    .filter(([, { solved, all }]) => all >= MIN_ATTEMPTS && 2 * solved < all)
    .sort(([, a], [, b]) => a.solved / a.all - b.solved / b.all)
    .map(([theme, count]) => ({ theme, ...count }));
}

/** Number of results before a theme can be called weak. */
const MIN_ATTEMPTS = 4;

/** The stored progress of a game. @param {import("../../table/table.types").StoredText} storage */
export const openVisitor = (storage) => openStoredValue(storage, readProgress);
