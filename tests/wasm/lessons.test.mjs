// The first steps in each game: the accepted moves are exactly those that reach the step's goal, which lessons/<game>.mjs
// defines.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import test from "node:test";
import { inRoot } from "../../scripts/support/paths.mjs";
import { GAMES } from "../support/games.mjs";
import { legalIn } from "./lessons/goals.mjs";

for (const game of GAMES.filter((one) => existsSync(inRoot("www/games", one, "lesson")))) {
  const folder = `../../www/games/${game}/lesson`;
  /** @type {{ steps: import("../../www/games/shared/lesson.types.js").LessonStep[] }} */
  const { steps } = await import(`${folder}/steps.js`);
  const { en } = await import(`${folder}/i18n/lesson.js`);
  /** @type {{ goals: Record<string, import("./lessons/goals.mjs").Goal>, movesOf?: (id: string, record: string) => string[] }} */
  const { goals, movesOf = (_, record) => legalIn(record) } = await import(`./lessons/${game}.mjs`);

  for (const { id, record, answers } of steps)
    test(`${game}: the answers of the step ${id}`, () => {
      const solving = movesOf(id, record).filter((move) => goals[id](record, move));
      assert.deepEqual(solving.sort(), [...answers].sort());
    });

  test(`${game}: every step has its texts`, () => {
    const keys = steps.flatMap(({ id }) =>
      ["task", "right", "wrong"].map((part) => `lesson.${id}.${part}`),
    );
    assert.deepEqual(Object.keys(en).sort(), keys.sort());
  });
}
