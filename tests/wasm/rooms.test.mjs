// Statements of the museum's rooms about their programs are true, in all languages.

import assert from "node:assert/strict";
import test from "node:test";
import { stratege } from "./support/module.mjs";

const LANGUAGES = ["en", "de", "fi"];

/** The stories of a room in each language, without the ways in which languages write numbers. @param {string} room */
async function storiesOf(room) {
  const stories = LANGUAGES.map(async (language) => {
    const file = `../../www/museum/rooms/${room}/i18n/room.${language}.js`;
    const texts = (await import(file))[language];
    const paragraphs = [1, 2, 3, 4].map((number) => texts[`story.${number}`]);
    return [language, paragraphs.join(" ").replaceAll("−", "-").replaceAll("\u00a0", " ")];
  });
  return Object.fromEntries(await Promise.all(stories));
}

/** The default parameters of a player. @param {string} game @param {string} player @returns {Record<string, number>} */
function defaultsOf(game, player) {
  const info = stratege.listGames().find(({ id }) => id === game);
  const parameters = info?.players.find(({ id }) => id === player)?.parameters ?? [];
  return Object.fromEntries(parameters.map((one) => [one.name, Number(one.default)]));
}

/** Asserts that every language's story has each of the words. @param {string} room @param {(string | number)[]} words */
async function assertMentioned(room, words) {
  for (const [language, story] of Object.entries(await storiesOf(room)))
    for (const word of words) assert.ok(story.includes(String(word)), `${language}: ${word}`);
}

test("the numbers of both versions of 4Gewinnt, and where a search ends", async () => {
  const printed = defaultsOf("connect4", "meister");
  const published = defaultsOf("connect4", "4gewinnt-1.5");
  for (const { two, three, "your-four": four } of [printed, published])
    assert.ok(two && three && four);
  assert.notDeepEqual(printed, published);
  await assertMentioned("4gewinnt", [
    ...[printed.two, printed.three, -printed["your-four"], printed.decided],
    ...[published.two, published.three, -published["your-four"], published.decided],
  ]);
});

test("the sum of a row of TTT3D", async () => {
  await assertMentioned("ttt3d", ["SUM(10) = 11"]);
  // Row 10 with two stones of the machine, which is to move, one of yours and an empty cell.
  const match = stratege.Match.read("qubic:first:233143323111");
  const trace = match.trace("ttt3d", 1, 0, 76);
  const [row, sum] = ["row", "SUM"].map((name) => Number(trace?.names.indexOf(name)));
  const sums = [...assignmentsIn(trace?.steps ?? [])].filter((step) => step.get(row) === 10);
  assert.deepEqual(
    sums.map((step) => step.get(sum)),
    [11],
  );
  match.free();
});

/** The variables that each step assigns. @param {ArrayLike<number>} steps as in a trace */
function* assignmentsIn(steps) {
  for (let at = 0; at < steps.length; ) {
    const count = steps[at + 3];
    const places = Array.from({ length: count }, (_, index) => at + 4 + 2 * index);
    yield new Map(places.map((place) => [steps[place], steps[place + 1]]));
    at += 4 + 2 * count;
  }
}
