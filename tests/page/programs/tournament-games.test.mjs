// Games of visitors' programs in the laboratory's tournaments: colours, openings, errors and ratings.

import assert from "node:assert/strict";
import { test } from "node:test";
import { playProgramGame } from "../../../www/lab/experiments/program-games.js";
import { performancesOf } from "../../../www/lab/experiments/tournament-ratings.js";
import {
  computerContestant,
  LANGUAGES,
  programContestant,
  rulesOf,
  startOf,
} from "../workshop/support/contestants.mjs";

const GAME = "connect4";
const rules = rulesOf(GAME);
const start = startOf(GAME);
const { signal } = new AbortController();

const SOURCES = {
  python: "def choose(position):\n    return position.moves[0]\n",
  javascript: "function choose(position) {\n  return position.moves[0];\n}\n",
};
const BROKEN = {
  python: "def choose(position):\n    return nothing\n",
  javascript: "function choose() {\n  return nothing;\n}\n",
};

/** @param {"python" | "javascript"} language @param {string} source */
const entrant = (language, source) => ({
  ...{ player: "program:Kim", label: "", numbers: {}, program: { language, source } },
});

/** @param {import("../../../www/lab/lab.types").Entrant[]} entrants */
const tournamentOf = (entrants) => ({ entrants, games: 2, plies: 4, nodes: 0, seed: 7, spent: 0 });

for (const language of LANGUAGES) {
  /** @param {string} source @param {number} number */
  const play = (source, number) => {
    const name = "Kim";
    const program = programContestant({ name, game: GAME, language, source });
    const computer = computerContestant(GAME, "level-1");
    const tournament = tournamentOf([entrant(language, source)]);
    return playProgramGame(rules, start, tournament, [program, computer], number, signal);
  };

  test(`a pair of games in ${language} shares its opening, and a game can be repeated`, async () => {
    const games = [await play(SOURCES[language], 0), await play(SOURCES[language], 1)];
    const openings = games.map(({ record }) => record.split(":")[2].slice(0, 4));
    assert.equal(openings[0], openings[1]);
    assert.notEqual(games[0].record, games[1].record);
    assert.ok(games.every(({ record }) => rules.read(record).view().outcome));
    assert.deepEqual(await play(SOURCES[language], 1), games[1]);
  });

  test(`an error of a program in ${language} loses with either colour, with its line`, async () => {
    for (const number of [0, 1]) {
      const { won_by, fault } = await play(BROKEN[language], number);
      assert.equal(won_by, 1);
      assert.deepEqual([fault?.code, fault?.line], ["exception", 2]);
    }
  });
}

test("a program is rated by its results against measured players", () => {
  const entrants = [
    { player: "strong", label: "", numbers: {} },
    entrant("python", SOURCES.python),
  ];
  const scale = {
    measured: new Map([["strong", 1000]]),
    anchors: /** @type {[number, number][]} */ ([
      [0, 0],
      [3000, 3000],
    ]),
  };
  const totals = [
    { wins: 15, draws: 0, losses: 5 },
    { wins: 5, draws: 0, losses: 15 },
  ];
  const [strong, program] = performancesOf(entrants, totals, scale);
  assert.equal(Math.round(strong.rating), 1000);
  assert.ok(program.rating < 900 && program.rating > 700, `${program.rating}`);
  const onlyChanged = [{ player: "strong", label: "mine", numbers: { depth: 2 } }, entrants[1]];
  const [changed] = performancesOf(onlyChanged, totals, scale);
  assert.equal(Math.round(changed.rating), 1000, "anchored by the only measured player");
});
