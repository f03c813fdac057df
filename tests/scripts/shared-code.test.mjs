// The shared folders of www/ name no game and no player.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../scripts/support/paths.mjs";
import { games } from "../../scripts/test/files.mjs";
import { tableOf } from "../../www/i18n/index.js";

const SHARED = [
  "engine",
  "i18n",
  "ui",
  "board",
  "table",
  "exercise",
  "element",
  "lab",
  "panels",
  "thought",
];

/** @param {string[]} path */
const load = (...path) => import(pathToFileURL(inRoot(...path)).href);

/** @param {string} text */
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches whole words, case-insensitively. @param {string} words */
const asWords = (words) =>
  new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(words)}(?![\\p{L}\\d])`, "iu");

/** Names of a game and its historical programs, and message keys of its players. @param {string} game */
async function namesOf(game) {
  const [{ messages }, { faces }] = await Promise.all([
    load("www/games", game, "i18n/game.js"),
    load("www/games", game, "faces.js"),
  ]);
  const languages = /** @type {const} */ (["en", "de", "fi"]);
  const tables = await Promise.all(languages.map((tag) => tableOf(messages, tag)));
  /** @type {{ players: { id: string }[] }} */
  const { players } = JSON.parse(readFileSync(inRoot("data", game, "ladder.json"), "utf8"));
  const keys = players.flatMap(({ id }) => [`name.${id}`, `player.${id}`]);
  return [game, ...tables.map(({ name }) => name), ...Object.keys(faces), ...keys];
}

test("shared folders name no game and no player", async () => {
  const names = (await Promise.all(games.map(namesOf))).flat();
  assert.ok(games.length > 4 && names.length > 100);
  const patterns = [...new Set(names)].map((name) => ({ name, pattern: asWords(name) }));
  const files = SHARED.flatMap((folder) =>
    readdirSync(inRoot("www", folder), { recursive: true }).map((file) =>
      join("www", folder, String(file)),
    ),
  );
  const found = files
    .filter((file) => /\.(js|ts)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(inRoot(file), "utf8");
      return patterns
        .filter(({ pattern }) => pattern.test(text))
        .map(({ name }) => `${file}: ${name}`);
    });
  assert.deepEqual(found, []);
});
