// The scale of strength that all games share: measured ratings, classes, and the animals that name them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tableOf } from "../../../www/i18n/index.js";
import { CLASSES, onScale, strengthAt } from "../../../www/table/scale.js";
import { GAMES } from "../../support/games.mjs";

const LANGUAGES = /** @type {const} */ (["en", "de", "fi"]);

/** @param {string} path */
const json = (path) =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8"));

/** Players of a game with their strengths. @param {string} game */
function strengths(game) {
  const { anchors } = json(`data/${game}/scale.json`);
  /** @type {{ id: string, rating: number }[]} */
  const players = json(`data/${game}/ladder.json`).players;
  return players.map(({ id, rating }) => ({ id, ...strengthAt(onScale(anchors, rating)) }));
}

test("ratings are interpolated between anchors and extrapolated outside", () => {
  /** @type {[number, number][]} */
  const anchors = [
    [-100, 500],
    [0, 1000],
    [100, 3000],
  ];
  assert.deepEqual(
    [-150, -100, -50, 0, 50, 100, 110].map((rating) => onScale(anchors, rating)),
    [250, 500, 750, 1000, 2000, 3000, 3200],
  );
  assert.equal(onScale(anchors, -1000), 100, "never zero or negative");
});

test("the classes cover the scale in ascending order", () => {
  const { classes } = json("data/scale.json");
  const bounds = classes.map((/** @type {{ from: number }} */ { from }) => from);
  assert.equal(bounds[0], 0);
  assert.deepEqual(
    bounds,
    [...new Set(bounds)].sort((one, other) => one - other),
  );
  assert.deepEqual([strengthAt(100).rank, strengthAt(9999).rank], [0, CLASSES - 1]);
});

for (const game of GAMES)
  test(`${game}: anchors rise, and stronger players of the ladder are stronger on the scale`, () => {
    /** @type {{ anchors: [number, number][] }} */
    const { anchors } = json(`data/${game}/scale.json`);
    for (const [at, [from, to]] of anchors.slice(1).entries())
      assert.ok(from > anchors[at][0] && to > anchors[at][1]);
    const players = json(`data/${game}/ladder.json`).players;
    const ratings = players.map((/** @type {{ rating: number }} */ { rating }) => rating);
    assert.ok(ratings.every((/** @type {number} */ rating) => onScale(anchors, rating) >= 100));
  });

test("an animal names the same class of strength in every game and language", async () => {
  for (const language of LANGUAGES) {
    /** @type {Map<string, number>} */
    const ranks = new Map();
    for (const game of GAMES) {
      const { messages } = await import(`../../../www/games/${game}/i18n/game.js`);
      const names = await tableOf(messages, language);
      const levels = strengths(game).filter(({ id }) => id.startsWith("level-"));
      assert.ok(levels.length > 3);
      for (const { id, rank } of levels) {
        const name = names[`name.${id}`];
        assert.equal(ranks.get(name) ?? rank, rank, `${game}, ${language}: ${name}`);
        ranks.set(name, rank);
      }
    }
    assert.equal(new Set(ranks.values()).size, ranks.size, `${language}: one animal per class`);
  }
});
