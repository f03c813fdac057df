// Every player and every parameter of a module has its texts in all languages, and no text is left over; the terminal
// prints the page's English. Every part of a value that a program shows has a name.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { root } from "../../scripts/support/paths.mjs";
import { tableOf } from "../../www/i18n/index.js";
import { stratege } from "./support/module.mjs";

const { Explainer, listGames, Match } = stratege;
const languages = /** @type {const} */ (["en", "de", "fi"]);

/**
 * A table of a game in a language.
 * @param {string} game @param {"game" | "tools" | "parameters"} bundle @param {"en" | "de" | "fi"} language
 * @returns {Promise<Record<string, string>>}
 */
async function textsOf(game, bundle, language) {
  const path = new URL(`../../www/games/${game}/i18n/${bundle}.js`, import.meta.url);
  return tableOf((await import(path.href)).messages, language);
}

/**
 * The players as `stratege games GAME` prints them, without default values and ranges, and without the parameters that
 * only native programs have.
 * @param {string} game @param {string[]} names of the others
 */
function printedBy(game, names) {
  const command = ["run", "--quiet", "--locked", "--bin", "stratege", "--", "games", game];
  const printed = execFileSync("cargo", command, { cwd: root, encoding: "utf8" });
  const [, players] = printed.trimEnd().split("\nplayers\n");
  const isParameter = (/** @type {string} */ line) => line.startsWith("    ");
  const lines = players
    .split("\n")
    .filter((line) => !isParameter(line) || names.includes(line.trim().split(" ")[0]));
  return lines.map((line) => line.replace(/ \([^(]* to [^(]*\)$/, ""));
}

/** The same from the page's texts. @param {import("../../www/wasm/stratege.js").GameInfo} game */
async function expectedOf({ id, players }) {
  const texts = {
    ...(await textsOf(id, "game", "en")),
    ...(await textsOf(id, "tools", "en")),
    ...(await textsOf(id, "parameters", "en")),
  };
  return players.flatMap((player) => [
    `  ${player.id.padEnd(20)} ${texts[`name.${player.id}`]}, ${player.year}: ${texts[`player.${player.id}`]}`,
    ...player.parameters.map(
      ({ name }) => `    ${name.padEnd(18)} ${texts[`label.${name}`]}: ${texts[`number.${name}`]}`,
    ),
  ]);
}

/** @param {Record<string, string>} texts @param {string} beginning */
const namesIn = (texts, beginning) =>
  Object.keys(texts)
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length))
    .sort();

for (const game of listGames()) {
  const players = game.players.map(({ id }) => id).sort();
  const parameters = game.players.flatMap((player) => player.parameters.map(({ name }) => name));
  const names = [...new Set(parameters)].sort();

  for (const language of languages)
    test(`${game.id}, ${language}: every player and every parameter has its texts`, async () => {
      assert.ok(players.length > 4 && names.length > 4);
      for (const [kind, bundle, ids] of /** @type {const} */ ([
        ["name.", "game", players],
        ["player.", "tools", players],
        ["label.", "parameters", names],
        ["number.", "parameters", names],
      ]))
        assert.deepEqual(namesIn(await textsOf(game.id, bundle, language), kind), ids, kind);
    });

  test(`${game.id}: the terminal prints the page's texts`, async () => {
    assert.deepEqual(printedBy(game.id, names), await expectedOf(game));
  });

  test(`${game.id}: the parts of a value have names`, async () => {
    const named = namesIn(await textsOf(game.id, "parameters", "en"), "lab.part.");
    const shown = new Set(game.players.flatMap((player) => partsShownBy(game, player)));
    // Other parts are named by their parameter's label, as Gobang's F1 to F4.
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
