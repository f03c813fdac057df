// Experiments: the module plays the games of the native program and evolves the same parameters.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { stratege } from "./support/module.mjs";

const { EvolutionRun, Contest } = stratege;
const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string[]} args */
const native = (...args) =>
  execFileSync("cargo", ["run", "--quiet", "--locked", "--bin", "stratege", "--", ...args], {
    cwd: root,
    encoding: "utf8",
  }).trim();

/**
 * @param {string} game
 * @param {string} player @param {Record<string, number>[]} numbers @param {number} plies @param {number} seed
 */
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

test("games of a match equal the terminal's", () => {
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
  test(`an evolution equals the terminal's: ${method}`, () => {
    const start = { zs: 0, nh: 0, of: 0 };
    const output = native(
      ...["tune", "gobang", "cpc-gobang:zs=0,nh=0,of=0", "--method", method, "--seed", "4"],
      ...["--generations", "2", "--population", "4", "--games", "4", "--check-games", "6"],
      ...["--final-games", "2", "--random-plies", "2"],
    );
    const numbers = [...output.matchAll(/^generation \d+: .*, cpc-gobang:(.*)$/gm)].map(
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

test("an invalid experiment is an error", () => {
  const code = (/** @type {() => unknown} */ act) => {
    try {
      act();
    } catch (error) {
      return /** @type {{ code: string }} */ (error).code;
    }
    return "";
  };
  assert.equal(
    code(() => contest("gobang", "unknown", [{}], 0, 1)),
    "unknown-player",
  );
  assert.equal(
    code(() => contest("gobang", "cpc-gobang", [{ zs: 1000 }], 0, 1)),
    "bad-parameter",
  );
  assert.equal(
    code(() => contest("halma", "unknown", [], 0, 1)),
    "unknown-game",
  );
  assert.equal(
    code(() => new EvolutionRun({ ...EVOLUTION, only: ["nothing"] })),
    "bad-parameter",
  );
  const wrong = /** @type {any} */ ({ ...EVOLUTION, method: "prayer" });
  assert.throws(() => new EvolutionRun(wrong), /prayer/);
});
