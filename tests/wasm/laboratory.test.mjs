// Experiments: the module plays the very games that the native binary plays, and breeds the same numbers.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { stratege } from "./support/module.mjs";

const { EvolutionRun, Contest } = stratege;
const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string[]} words */
const native = (...words) =>
  execFileSync("cargo", ["run", "--quiet", "--locked", "--bin", "stratege", "--", ...words], {
    cwd: root,
    encoding: "utf8",
  }).trim();

/** @param {string} game @param {string} player @param {Record<string, number>[]} numbers @param {number} plies @param {number} seed */
function contest(game, player, numbers, plies, seed) {
  const [one = {}, other = {}] = numbers;
  /** @type {[import("../../www/wasm/stratege.js").Entry, import("../../www/wasm/stratege.js").Entry]} */
  const contestants = [
    { player, numbers: one },
    { player, numbers: other },
  ];
  return new Contest({ game, opening: "", plies, limits: {}, seed, contestants });
}

/** @type {import("../../www/wasm/stratege.js").EvolutionPlan} */
const EVOLUTION = {
  game: "gobang",
  player: "cpc-gobang",
  start: {},
  against: {},
  method: "genetic",
  only: [],
  symmetric: false,
  population: 4,
  games: 4,
  check: 6,
  seed: 4,
};

test("games of a match are those of the terminal", () => {
  const changed = "cpc-gobang:zs=0,ob=5";
  const names = ["--first", "cpc-gobang", "--second", changed];
  const options = ["--games", "12", "--random-plies", "4", "--seed", "9", "--json"];
  const lines = native("play", "gobang", ...names, ...options).split("\n");
  const own = contest("gobang", "cpc-gobang", [{}, { zs: 0, ob: 5 }], 4, 9);
  assert.equal(lines.length, 12);
  for (const [number, line] of lines.entries()) {
    const { record, winner } = JSON.parse(line);
    const game = own.play(number);
    assert.equal(game.record, record);
    const side = game.won_by === null ? null : (game.won_by === 0) !== game.swapped;
    assert.equal(side, winner === null ? null : winner === "first");
  }
  own.free();
});

for (const method of /** @type {const} */ (["genetic", "spsa"])) {
  test(`an evolution is the terminal's: ${method}`, () => {
    const start = { zs: 0, nh: 0, of: 0 };
    const said = native(
      ...["tune", "gobang", "cpc-gobang:zs=0,nh=0,of=0", "--method", method, "--seed", "4"],
      ...["--generations", "2", "--population", "4", "--games", "4", "--check-games", "6"],
      ...["--final-games", "2", "--random-plies", "2"],
    );
    const numbers = [...said.matchAll(/^generation \d+: .*, cpc-gobang:(.*)$/gm)].map(
      ([, list]) => list,
    );
    const evolution = new EvolutionRun({ ...EVOLUTION, start, method });
    for (const expected of numbers) {
      const results = evolution.matches().flatMap(({ numbers, games, seed }) => {
        const own = numbers.map((list) => Object.fromEntries(list));
        const match = contest("gobang", "cpc-gobang", own, 2, seed);
        const won = Array.from({ length: games }, (_, number) => match.play(number).won_by);
        match.free();
        return [0, null, 1].map((winner) => won.filter((one) => one === winner).length);
      });
      evolution.learn(Uint32Array.from(results));
      /** @type {[string, number[]][]} */
      const best = evolution.last()?.best ?? [];
      assert.equal(best.map(([name, list]) => `${name}=${list.join("/")}`).join(","), expected);
    }
    assert.equal(numbers.length, 2);
    evolution.free();
  });
}

test("what is wrong with an experiment is said", () => {
  const code = (/** @type {() => unknown} */ act) => {
    try {
      act();
    } catch (error) {
      return /** @type {{ code: string }} */ (error).code;
    }
    return "";
  };
  assert.equal(
    code(() => contest("gobang", "nobody", [{}], 0, 1)),
    "unknown-player",
  );
  assert.equal(
    code(() => contest("gobang", "cpc-gobang", [{ zs: 1000 }], 0, 1)),
    "bad-parameter",
  );
  assert.equal(
    code(() => contest("halma", "nobody", [], 0, 1)),
    "unknown-game",
  );
  assert.equal(
    code(() => new EvolutionRun({ ...EVOLUTION, only: ["nothing"] })),
    "bad-parameter",
  );
  const wrong = /** @type {any} */ ({ ...EVOLUTION, method: "prayer" });
  assert.throws(() => new EvolutionRun(wrong), /prayer/);
});
