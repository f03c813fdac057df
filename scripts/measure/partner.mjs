// npm run measure -- partner GAME --file FILE|--model [--visitors N] [--up-to LEVEL]: the scores of simulated visitors of five fixed
// strengths against the sparring partner, whose level follows the page's estimate. The first ten games of each visitor do
// not count. Every visitor is a line of FILE, so an interrupted run resumes; the module of `npm run build -- --all` plays.
// --up-to omits visitors above a level, whose games take minutes in chess. With --model no game is played: results are drawn
// by the levels' ratings, which shows the estimate's own error.

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { pick, seededRandom } from "../../tests/browser/support/seeded-random.mjs";
import { stratege } from "../../tests/wasm/support/module.mjs";
import { expectedScore } from "../../www/exercise/glicko2.js";
import { eloOf, levelFor, levelsOf, rated } from "../../www/panels/opponents/partner-level.js";
import { readEstimate } from "../../www/panels/opponents/visitor-strength.js";
import { PARTNER } from "../../www/table/faces/faces.js";
import { onScale } from "../../www/table/scale.js";
import { Problem, requireKnown, runScript } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { table } from "../support/table.mjs";
import { infoOf } from "./bench/loads.mjs";

/** Games before the estimate counts as settled, and games that are measured, of each visitor. */
const SETTLING = 10;
const MEASURED = 20;

/** Number of strengths of visitors, spread below the strongest level, which searches without a limit. */
const STRENGTHS = 5;

/** Random moves at the start of each game, so that no two are alike. @type {Record<string, number>} */
const RANDOM_PLIES = { reversi: 4, gobang: 2, chess: 4, qubic: 2, connect4: 2 };

/**
 * Scores of a visitor: 1 for a win, 0.5 for a draw, 0 for a loss.
 * @typedef {{ game: string, strength: number, seed: number, scores: number[], levels: number[] }} Visit
 */

/** @param {string} path @returns {any} */
const json = (path) => JSON.parse(readFileSync(inRoot(path), "utf8"));

/** @typedef {import("../../www/panels/opponents/partner-level.js").Rungs} Rungs */

/** Ratings that have been read, by game. @type {Map<string, Rungs>} */
const known = new Map();

/** Ratings of a game's levels. @param {string} game */
function rungsIn(game) {
  const rungs = known.get(game) ?? readRungs(game);
  known.set(game, rungs);
  return rungs;
}

/** @param {string} game @returns {Rungs} */
function readRungs(game) {
  const { anchors } = json(`data/${game}/scale.json`);
  /** @type {{ id: string, rating: number }[]} */
  const measured = json(`data/${game}/ladder.json`).players;
  const levels = levelsOf(infoOf(game).players);
  const found = measured.filter(({ id }) => levels.includes(id));
  return found.map(({ rating }) => [rating, onScale(anchors, rating)]);
}

/**
 * Plays a game; returns the visitor's score.
 * @param {string} game @param {number} strength level of the visitor @param {number} level of the partner @param {number} seed
 */
function play(game, strength, level, seed) {
  const match = new stratege.Match(game, infoOf(game).starts[0]);
  const random = seededRandom(seed);
  const visitor = new stratege.Player(game, PARTNER, { level: strength }, seed);
  const partner = new stratege.Player(game, PARTNER, { level }, seed + 1);
  const visitorSide = seed % 2 === 0 ? "first" : "second";
  let view = match.view();
  while (!view.outcome) {
    const isRandom = view.ply < RANDOM_PLIES[game];
    const mover = view.side === visitorSide ? visitor : partner;
    match.play(isRandom ? pick(view.legal, random).text : mover.choose(match.record(), {}).move);
    view = match.view();
  }
  const { winner } = view.outcome;
  for (const one of [match, visitor, partner]) one.free();
  return winner === null ? 0.5 : Number(winner === visitorSide);
}

/** Draws the visitor's score by the ratings of both levels. @type {typeof play} */
function draw(game, strength, level, seed) {
  const [rating, partner] = [strength, level].map((one) => eloOf(rungsIn(game), one));
  const chance = expectedScore(rating, { rating: partner, deviation: 0 });
  return Number(seededRandom(seed)(1e6) < 1e6 * chance);
}

/**
 * @param {string} game @param {number} strength @param {number} seed @param {typeof play} result of a game
 * @returns {Visit}
 */
function visit(game, strength, seed, result) {
  const rungs = rungsIn(game);
  let estimate = readEstimate(null);
  /** @type {number[]} */
  const scores = [];
  /** @type {number[]} */
  const levels = [];
  for (let number = 0; number < SETTLING + MEASURED; number += 1) {
    const level = levelFor(rungs, estimate);
    const score = result(game, strength, level, 1000 * seed + number);
    estimate = rated(rungs, estimate, eloOf(rungs, level), score);
    scores.push(score);
    levels.push(level);
  }
  return { game, strength, seed, scores, levels };
}

/** Levels of the visitors in hundredths, between the weakest and the strongest but one. @param {string} game */
function strengths(game) {
  const [least, greatest] = [150, 100 * (rungsIn(game).length - 1)];
  const at = (/** @type {number} */ place) =>
    least + ((greatest - least) * place) / (STRENGTHS - 1);
  return Array.from({ length: STRENGTHS }, (_, place) => 10 * Math.round(at(place) / 10));
}

/** @param {readonly number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** A row of the table: mean score after the first games, with its 95 % interval as if all games were independent. @param {Visit[]} visits */
function row(visits) {
  const scores = visits.flatMap((one) => one.scores.slice(SETTLING)).map((score) => 100 * score);
  const centre = mean(scores);
  const variance = mean(scores.map((score) => (score - centre) ** 2));
  const margin = 1.96 * Math.sqrt(variance / Math.max(1, scores.length));
  const level = Math.round(mean(visits.flatMap((one) => one.levels.slice(SETTLING))));
  const score = `${centre.toFixed(1)} % ± ${margin.toFixed(1)}`;
  const [{ game, strength }] = visits;
  return [game, strength / 100, scores.length, score, level / 100];
}

/** Visits of one game in a file. @param {string} file @param {string} game @returns {Visit[]} */
function readVisits(file, game) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter((one) => one.game === game);
}

await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: {
      file: { type: "string" },
      model: { type: "boolean", default: false },
      visitors: { type: "string", default: "20" },
      "up-to": { type: "string", default: "Infinity" },
    },
    allowPositionals: true,
  });
  const [game] = positionals;
  requireKnown("game", [game ?? ""], Object.keys(RANDOM_PLIES));
  const { file, model } = values;
  if (Boolean(file) === model)
    throw new Problem(
      "Either --file or --model is required.",
      "npm run measure -- partner GAME --file FILE|--model",
    );
  const visits = file ? readVisits(file, game) : [];
  const measured = strengths(game).filter((strength) => strength <= 100 * Number(values["up-to"]));
  for (let seed = 1; seed <= Number(values.visitors); seed += 1)
    for (const strength of measured) {
      if (visits.some((one) => one.strength === strength && one.seed === seed)) continue;
      const done = visit(game, strength, seed, model ? draw : play);
      if (file) appendFileSync(file, `${JSON.stringify(done)}\n`);
      visits.push(done);
    }
  const rows = measured.map((strength) => row(visits.filter((one) => one.strength === strength)));
  print(table(["game", "visitor's level", "games", "score", "level"], rows));
});
