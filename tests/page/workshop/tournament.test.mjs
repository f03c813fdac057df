// Class tournaments: pairings, results, the file, and the verification by playing again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GREEDY, RANDOM } from "../../../www/pages/workshop/editor/examples.js";
import { classFile, readClassFile } from "../../../www/pages/workshop/tournament/class-file.js";
import {
  hashOf,
  pairings,
  playTournament,
  rankingOf,
  sampleOf,
  standingsOf,
  verifyGames,
} from "../../../www/pages/workshop/tournament/plan.js";
import { ProgramError } from "../../../www/programs/program-error.js";
import { computerContestant, programContestant, rulesOf, startOf } from "./support/contestants.mjs";

/** @typedef {import("../../../www/pages/workshop/tournament/tournament.types").Tournament} Tournament */

const { signal } = new AbortController();
const rules = rulesOf("connect4");
const start = startOf("connect4");
const language = "javascript";

/** Participants: two examples, an old program, and one with an error. @returns {Tournament} */
const newTournament = () => ({
  game: "connect4",
  seed: 7,
  entrants: [
    { name: "Random", language, source: RANDOM.javascript },
    { name: "Greedy", language, source: GREEDY.javascript },
    { name: "Beginner", player: "anfaenger" },
    { name: "Broken", language, source: "function choose(p) {\n  return p.none.x;\n}" },
  ],
  games: pairings(4).map(() => null),
});

/** @param {Tournament} tournament */
const contestantsOf = ({ entrants, game }) =>
  entrants.map((entrant) =>
    "player" in entrant
      ? computerContestant(game, entrant.player)
      : programContestant({ ...entrant, game }),
  );

/** @param {Tournament} tournament @param {number} [size] */
const play = (tournament, size = 2) =>
  playTournament(rules, start, tournament, contestantsOf(tournament), { size, signal });

/** @param {string} game */
const playersOf = (game) => (game === "connect4" ? ["anfaenger"] : null);

test("every pair meets twice, with both colours", () => {
  assert.deepEqual(pairings(3), [
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
    [1, 2],
    [2, 1],
  ]);
  assert.equal(pairings(30).length, 870);
});

test("a tournament has the same games with any number of cores, and its table adds up", async () => {
  const [one, other] = [newTournament(), newTournament()];
  await Promise.all([play(one, 1), play(other, 3)]);
  assert.deepEqual(one.games, other.games);
  const { totals, meetings, faults } = standingsOf(one);
  assert.deepEqual(
    totals.map(({ wins, draws, losses }) => wins + draws + losses),
    [6, 6, 6, 6],
  );
  assert.deepEqual(totals[3], { wins: 0, draws: 0, losses: 6 });
  assert.deepEqual(faults, [0, 0, 0, 6]);
  assert.equal(one.games.filter((game) => game?.fault === "exception:2").length, 6);
  assert.deepEqual(meetings[0][3], { wins: 2, draws: 0, losses: 0 });
});

test("an interrupted tournament continues from its file with the same games", async () => {
  const whole = newTournament();
  await play(whole);
  const controller = new AbortController();
  const part = newTournament();
  const interrupted = playTournament(rules, start, part, contestantsOf(part), {
    ...{ size: 1, signal: controller.signal },
    played: (number) => number === 4 && controller.abort(),
  });
  await assert.rejects(interrupted, { name: "AbortError" });
  assert.equal(part.games.filter(Boolean).length, 5);
  const stored = readClassFile(classFile(part), playersOf);
  assert.ok(stored);
  await play(stored);
  assert.deepEqual(stored.games, whole.games);
});

test("the verification finds a changed game, move or digest", async () => {
  const tournament = newTournament();
  await play(tournament);
  const all = tournament.games.map((_, number) => number);
  const verify = (/** @type {Tournament} */ one) =>
    verifyGames(rules, start, one, contestantsOf(one), all, { size: 2, signal });
  assert.deepEqual(await verify(tournament), []);
  for (const change of [
    { winner: null },
    { record: "connect4:first:444" },
    { hash: "0000000000000000" },
  ]) {
    const forged = structuredClone(tournament);
    forged.games[3] = { .../** @type {any} */ (forged.games[3]), ...change };
    assert.deepEqual(await verify(forged), [3]);
  }
  const replaced = structuredClone(tournament);
  replaced.entrants[1] = { name: "Greedy", language, source: RANDOM.javascript };
  assert.notDeepEqual(await verify(replaced), []);
});

test("a program that a busy machine ends loses no game and refutes no result", async () => {
  const tournament = newTournament();
  await play(tournament);
  const slow = contestantsOf(tournament);
  const error = new ProgramError({ code: "time" });
  slow[1] = { name: "Greedy", open: async () => Promise.reject(error), close() {} };
  const options = { size: 1, signal };
  await assert.rejects(verifyGames(rules, start, tournament, slow, [0], options), error);
  const missing = { ...tournament, games: [null, ...tournament.games.slice(1)] };
  await assert.rejects(playTournament(rules, start, missing, slow, options), error);
  assert.equal(missing.games[0], null, "it can be played later");
});

test("equal scores share a place", () => {
  const totals = [
    { wins: 1, draws: 0, losses: 1 },
    { wins: 2, draws: 0, losses: 0 },
    { wins: 0, draws: 2, losses: 0 },
    { wins: 0, draws: 0, losses: 2 },
  ];
  assert.deepEqual(rankingOf(totals), [
    { entrant: 1, place: 1 },
    { entrant: 0, place: 2 },
    { entrant: 2, place: 2 },
    { entrant: 3, place: 4 },
  ]);
});

test("a sample is spread over the played games", () => {
  const tournament = newTournament();
  assert.deepEqual(sampleOf(tournament, 10), []);
  const game = { record: "connect4:first:4", winner: null, fault: null, hash: "" };
  tournament.games = tournament.games.map((_, number) => (number === 1 ? null : game));
  assert.deepEqual(sampleOf(tournament, 3), [0, 4, 8]);
  assert.equal(sampleOf(tournament, 100).length, 11);
});

test("digests depend on moves, result and error", async () => {
  const game = { record: "connect4:first:4", winner: 0, fault: null };
  assert.equal(await hashOf(game), await hashOf({ ...game }));
  assert.match(await hashOf(game), /^[0-9a-f]{16}$/);
  const others = [
    { ...game, winner: 1 },
    { ...game, fault: "steps" },
    { ...game, record: "x" },
  ];
  const digests = await Promise.all([game, ...others].map(hashOf));
  assert.equal(new Set(digests).size, 4);
});

test("files that are no tournament are refused", () => {
  const tournament = newTournament();
  assert.deepEqual(readClassFile(classFile(tournament), playersOf), tournament);
  for (const change of [
    { game: "ludo" },
    { seed: -1 },
    { seed: "1" },
    { entrants: [] },
    { entrants: [...tournament.entrants.slice(1), { name: "x", player: "unknown" }] },
    { entrants: [...tournament.entrants.slice(1), { name: "x", language: "basic", source: "" }] },
    { entrants: Array(41).fill(tournament.entrants[0]) },
    { games: [] },
    { games: tournament.games.map(() => ({})) },
  ]) {
    const text = classFile(/** @type {any} */ ({ ...tournament, ...change }));
    assert.equal(readClassFile(text, playersOf), null, JSON.stringify(change).slice(0, 60));
  }
  for (const text of ["", "{}", "null", "[1]"]) assert.equal(readClassFile(text, playersOf), null);
});
