// The laboratory has words for all numbers that a player of the module has, in all languages, and none for a number that
// there is not; and every part of a value that a program shows has a name.

import assert from "node:assert/strict";
import test from "node:test";
import { stratege } from "./support/module.mjs";

const { Explainer, listGames, Match } = stratege;
const languages = /** @type {const} */ (["en", "de", "fi"]);

/** A game's texts for the laboratory in a language. @param {string} game @param {"en" | "de" | "fi"} language */
async function textsOf(game, language) {
  const path = new URL(`../../www/games/${game}/i18n/parameters.js`, import.meta.url);
  const { messages } = await import(path.href);
  return language === "en" ? messages.en : (await messages[language]())[language];
}

/** @param {Record<string, string>} texts @param {string} beginning */
const namesIn = (texts, beginning) =>
  Object.keys(texts)
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length))
    .sort();

for (const game of listGames()) {
  const parameters = game.players.flatMap((player) => player.parameters.map(({ name }) => name));
  const names = [...new Set(parameters)].sort();

  for (const language of languages)
    test(`${game.id}, ${language}: every number of a player is explained`, async () => {
      assert.ok(names.length > 4);
      const texts = await textsOf(game.id, language);
      assert.deepEqual(namesIn(texts, "number."), names);
    });

  test(`${game.id}: the parts of a value have names`, async () => {
    const named = namesIn(await textsOf(game.id, "en"), "lab.part.");
    const shown = new Set(game.players.flatMap((player) => partsShownBy(game, player)));
    // What has no name of its own is shown by that of its number, as Gobang's F1 to F4.
    const unnamed = [...shown].filter((part) => !named.includes(part) && !names.includes(part));
    assert.deepEqual(unnamed, []);
    assert.deepEqual(
      named.filter((part) => !shown.has(part)),
      [],
      "no program shows these",
    );
  });
}

/**
 * The parts of which a program adds up its values, with everything in use that it can do.
 * @param {import("../../www/wasm/stratege.js").GameInfo} game
 * @param {import("../../www/wasm/stratege.js").PlayerInfo} player
 */
function partsShownBy(game, { id, parameters }) {
  const unused = parameters.filter(
    ({ default: values, max }) => values.every((value) => value === 0) && max > 0,
  );
  const numbers = Object.fromEntries(
    unused.map(({ name, default: values }) => [name, values.map(() => 1)]),
  );
  const match = new Match(game.id, game.starts[0]);
  const explainer = new Explainer(game.id, id, numbers, 1);
  const insight = explainer.insight(match.record(), { depth: 2 });
  explainer.free();
  match.free();
  if (!insight) return [];
  const { position, candidates } = /** @type {import("../../www/lab/lab.types").Insight} */ (
    insight
  );
  const parts = [position, ...candidates.map((candidate) => candidate.parts)].flat();
  return parts.map(({ name }) => name);
}
