// Games between programs: results, errors that lose, series with their verdict, and cancellation.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GREEDY, RANDOM } from "../../../www/pages/workshop/editor/examples.js";
import { PARTS } from "../../../www/pages/workshop/editor/interface.js";
import { playSeries, verdictOf } from "../../../www/pages/workshop/play/series.js";
import { playGame, randomOpening } from "../../../www/programs/play/game.js";
import { ProgramError } from "../../../www/programs/program-error.js";
import { stratege } from "../../wasm/support/module.mjs";
import {
  computerContestant,
  LANGUAGES,
  programContestant,
  rulesOf,
  startOf,
} from "./support/contestants.mjs";

const { signal } = new AbortController();
const rules = rulesOf("reversi");
const start = startOf("reversi");

/** @param {string} source @param {import("../../../www/pages/workshop/editor/interface.js").Language} [language] */
const program = (source, language = "javascript") =>
  programContestant({ name: "one", game: "reversi", language, source });

for (const language of LANGUAGES) {
  test(`the examples of the reference in ${language} answer with a legal move`, async () => {
    for (const { id, example } of PARTS) {
      const seat = await program(example[language], language).open(3);
      const { move, printed, marks, explanation } = await seat.choose(`reversi:${start}:`);
      assert.ok(["e3", "f4", "c5", "d6"].includes(move), id);
      if (id === "print") assert.equal(printed.length, 4);
      if (id === "mark") assert.deepEqual(marks, { e3: "0", f4: "1", c5: "2", d6: "3" });
      if (id === "explain") assert.equal(explanation, "one of 4 moves");
      if (id === "board") assert.equal(printed.at(-1), "lower left: .");
    }
  });

  test(`the programs that the page offers play whole games of every game in ${language}`, async () => {
    for (const { id: game } of stratege.listGames()) {
      const own = rulesOf(game);
      const [one, other] = [RANDOM, GREEDY].map((source) =>
        programContestant({ name: "one", game, language, source: source[language] }),
      );
      const record = randomOpening(own, startOf(game), 0, 1);
      const result = await playGame(own, record, [one, other], { seed: 5, signal });
      assert.equal(result.fault, null);
      assert.ok(own.read(result.record).view().outcome, game);
      const again = await playGame(own, record, [one, other], { seed: 5, signal });
      assert.equal(again.record, result.record, "the same seed gives the same game");
    }
  });
}

test("a program with an error loses in the position of the error", async () => {
  const opening = `reversi:${start}:e3`;
  const wrong = program("function choose(position) {\n  return position.nothing.at(0);\n}");
  const { winner, fault, record } = await playGame(
    rules,
    opening,
    [computerContestant("reversi", "doofie"), wrong],
    { seed: 1, signal },
  );
  assert.deepEqual([winner, record], [0, opening]);
  assert.deepEqual([fault?.seat, fault?.record, fault?.error.line], [1, opening, 2]);
  const invalid = program("function choose(");
  const other = await playGame(rules, opening, [invalid, wrong], { seed: 1, signal });
  assert.deepEqual([other.winner, other.fault?.error.code], [1, "syntax"]);
});

test("a failure that is not the program's ends the game with that failure", async () => {
  const broken = {
    name: "broken",
    open: () => Promise.reject(new TypeError("offline")),
    close() {},
  };
  const game = playGame(rules, `reversi:${start}:`, [broken, broken], { seed: 1, signal });
  await assert.rejects(game, TypeError);
});

test("a series counts wins, draws and losses of the program with both sides", async () => {
  /** @type {number[]} */
  const progress = [];
  const greedy = program(GREEDY.javascript);
  const series = await playSeries(rules, start, [greedy, computerContestant("reversi", "doofie")], {
    ...{ games: 6, seed: 1, size: 2, signal },
    progress: ({ played }) => progress.push(played),
  });
  const { wins, draws, losses } = series.standing;
  assert.equal(wins + draws + losses, 6);
  assert.deepEqual(progress, [1, 2, 3, 4, 5, 6]);
  assert.equal(
    series.pairs.reduce((sum, count) => sum + count, 0),
    3,
  );
  assert.ok(Math.abs(verdictOf(series).mean - (wins + draws / 2) / 6) < 1e-9);
  const lost = await playSeries(
    rules,
    start,
    [program("function choose() { return 1 / 0; }"), computerContestant("reversi", "doofie")],
    { games: 2, seed: 1, size: 1, signal },
  );
  assert.equal(lost.standing.losses, 2);
  assert.ok(lost.fault?.error instanceof ProgramError);
  assert.equal(verdictOf(lost).verdict, "worse");
});

test("an aborted series rejects and plays no further game", async () => {
  const controller = new AbortController();
  let opened = 0;
  const counting = {
    ...program(RANDOM.javascript),
    open(/** @type {number} */ seed) {
      opened += 1;
      return program(RANDOM.javascript).open(seed);
    },
  };
  const series = playSeries(rules, start, [counting, computerContestant("reversi", "doofie")], {
    ...{ games: 100, seed: 1, size: 1, signal: controller.signal },
    progress: () => controller.abort(),
  });
  await assert.rejects(series, { name: "AbortError" });
  assert.equal(opened, 1);
});
