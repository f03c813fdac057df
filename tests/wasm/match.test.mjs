// The exports of the rules that the page calls: values and errors.

import assert from "node:assert/strict";
import test from "node:test";
import { stratege } from "./support/module.mjs";

const { listGames, Match } = stratege;

/** Returns the error of a call. @param {() => unknown} act @returns {Error & { code: string, details: Record<string, string> }} */
function thrownBy(act) {
  try {
    act();
  } catch (error) {
    assert.ok(error instanceof Error);
    return /** @type {Error & { code: string, details: Record<string, string> }} */ (error);
  }
  throw new assert.AssertionError({ message: "nothing was thrown" });
}

test("the list of games has names, starts and players", () => {
  const reversi = listGames().find(({ id }) => id === "reversi");
  assert.ok(reversi);
  assert.deepEqual(reversi.starts, [
    "diagonal-tomato",
    "diagonal-mole",
    "parallel-tomato",
    "parallel-mole",
  ]);
  assert.deepEqual(
    reversi.players.map(({ id }) => id),
    [
      "doofie",
      "klauwastekannz",
      "ramscher",
      ...[2, 3, 4, 5, 6].map((depth) => `aufpasser-${depth}`),
      "aufpasser-3-gemeint",
      "partner",
      ...Array.from({ length: 7 }, (_, below) => `level-${below + 1}`),
      "champion",
    ],
  );
  const table = reversi.players[2]?.parameters.find(({ name }) => name === "table");
  assert.deepEqual([table?.columns, table?.default.length, table?.default[0]], [8, 64, 9999]);
});

test("a match is started, played, navigated and written as a record", () => {
  const match = new Match("reversi", "diagonal-tomato");
  assert.deepEqual(
    match.view().legal.map(({ text }) => text),
    ["e3", "f4", "c5", "d6"],
  );
  for (const move of ["f4", "d3", "c2"]) match.play(move);
  const view = match.view();
  assert.equal(view.cells.length, 64);
  assert.deepEqual(view.score, [5, 2]);
  assert.deepEqual(view.last, {
    text: "c2",
    from: null,
    cell: 10,
    side: "first",
    changed: [view.names.indexOf("d3")],
  });
  assert.equal(view.side, "second");
  assert.equal(view.outcome, null);
  assert.ok(match.undo());
  assert.equal(match.record(), "reversi:diagonal-tomato:f4d3!c2");
  const again = Match.read(match.record());
  assert.deepEqual(again.view(), match.view());
  assert.ok(again.redo() && !again.redo());
  again.goto(0);
  assert.ok(!again.undo());
  again.free();
  match.free();
});

test("the end of a match has a winner and a kind", () => {
  const match = Match.read("reversi:diagonal-mole:e6f4e3f6g5d6e7f5c5");
  assert.deepEqual(match.view().outcome, { winner: "second", ending: "wiped-out" });
  assert.deepEqual(match.view().legal, []);
});

test("errors are JavaScript errors with code and details, and change nothing", () => {
  const match = new Match("reversi", "parallel-mole");
  const before = match.record();
  const illegal = thrownBy(() => match.play("a1"));
  assert.equal(illegal.code, "illegal-move");
  assert.deepEqual(illegal.details, { text: "a1", reason: "turns-nothing" });
  assert.equal(thrownBy(() => match.play("ä")).code, "unreadable-move");
  assert.deepEqual(thrownBy(() => match.goto(4)).details, { ply: "4", last: "0" });
  assert.equal(match.record(), before);
  assert.equal(thrownBy(() => new Match("halma", "")).code, "unknown-game");
  assert.equal(thrownBy(() => new Match("reversi", "upside-down")).code, "unknown-start");
  const damaged = thrownBy(() => Match.read("reversi:diagonal-tomato:f4f4"));
  assert.equal(damaged.code, "illegal-move");
  assert.equal(damaged.details.place, "2");
  assert.equal(thrownBy(() => Match.read("")).code, "unknown-game");
});
