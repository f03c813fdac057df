// Stored programs as players at the table: their moves and output, variables during a match, errors and corrections.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createProgramPlayer } from "../../../www/programs/play/program-player.js";
import { ProgramError } from "../../../www/programs/program-error.js";
import { start } from "./support/programs.mjs";

/** @typedef {import("../../../www/programs/program.types").ProgramOptions} ProgramOptions */

const COUNTING = {
  python:
    "count = 0\ndef choose(position):\n    global count\n    count += 1\n    print(count, position.seed)\n    explain('the first')\n    return position.moves[0]\n",
  javascript:
    "let count = 0;\nfunction choose(position) {\n  count += 1;\n  print(count, position.seed);\n  explain('the first');\n  return position.moves[0];\n}\n",
};

/** @param {ProgramOptions} options */
const open = async ({ language, source, game, seed }) => {
  const running = await start(language, source, { game, seed });
  return { choose: async (/** @type {string} */ record) => running.choose(record), close() {} };
};

/** A player with one stored program, and a request that resolves to its choice or rejects with its error. @param {"python" | "javascript"} language @param {string} source */
function seat(language, source) {
  const stored = { name: "Kim", game: "connect4", language, source };
  const sideOf = (/** @type {string} */ record) =>
    record.split(":")[2].length % 2 === 0 ? "first" : "second";
  const read = () => JSON.stringify({ current: "Kim", programs: [stored] });
  const choose = createProgramPlayer({ read, sideOf, open });
  return {
    stored,
    /** @param {string} record @param {{ seed?: number, player?: string, signal?: AbortSignal }} [more] @returns {Promise<import("../../../www/engine/engine.types").Choice>} */
    choose: (record, { seed = 1, player = "program:Kim", signal } = {}) =>
      new Promise((choice, failed) => {
        const request = { record, game: "connect4", player, parameters: {}, limits: {}, seed };
        choose(request, { choice, failed }, { signal });
      }),
  };
}

for (const [language, source] of /** @type {["python" | "javascript", string][]} */ (
  Object.entries(COUNTING)
)) {
  test(`a program in ${language} moves, shows its output and keeps its variables during a match`, async () => {
    const { choose } = seat(language, source);
    const choice = await choose("connect4:first:");
    assert.equal(choice.move, "1");
    assert.deepEqual(choice.output, ["the first", "1 1"]);
    assert.deepEqual((await choose("connect4:first:11")).output, ["the first", "2 1"]);
    assert.deepEqual((await choose("connect4:first:111")).output, ["the first", "1 1"], "own side");
    assert.deepEqual((await choose("connect4:first:", { seed: 2 })).output, ["the first", "1 2"]);
  });

  test(`an error of a program in ${language} names its line, and a corrected program continues`, async () => {
    const broken = source.replace(/return .*/, "return nothing.x");
    const player = seat(language, broken);
    const line = broken.split("\n").findIndex((text) => text.includes("nothing.x")) + 1;
    await assert.rejects(player.choose("connect4:first:"), ({ code, details }) => {
      assert.equal(code, "program");
      assert.equal(details.name, "Kim");
      assert.match(details.why, new RegExp(`^Line ${line}: The program stopped with an error: `));
      return true;
    });
    player.stored.source = source;
    assert.equal((await player.choose("connect4:first:")).move, "1");
  });
}

test("an endless loop and an illegal move are errors", async () => {
  const loop = seat("javascript", "function choose() {\n  for (;;);\n}");
  await assert.rejects(loop.choose("connect4:first:"), ({ details }) =>
    /did not answer within its steps/.test(details.why),
  );
  const illegal = seat("python", "def choose(position):\n    return '9'\n");
  await assert.rejects(illegal.choose("connect4:first:"), ({ details }) =>
    /^The move is not legal here: '?9'?$/.test(details.why),
  );
});

test("a program that is not on the device is named", async () => {
  const { choose } = seat("python", COUNTING.python);
  await assert.rejects(choose("connect4:first:", { player: "program:Robin" }), {
    code: "program-missing",
    details: { name: "Robin" },
  });
});

test("an aborted request ends without a callback, and the next one starts afresh", async () => {
  const stored = { name: "Kim", game: "connect4", language: "python", source: COUNTING.python };
  const abort = new AbortController();
  let opened = 0;
  /** @type {string[]} */
  const calls = [];
  const choose = createProgramPlayer({
    read: () => JSON.stringify({ programs: [stored] }),
    sideOf: () => "first",
    async open(options) {
      opened += 1;
      if (opened > 1) return open(options);
      return {
        async choose() {
          abort.abort();
          throw new ProgramError({ code: "closed" });
        },
        close: () => calls.push("closed"),
      };
    },
  });
  const request = { record: "connect4:first:", game: "connect4", player: "program:Kim", seed: 1 };
  const more = { parameters: {}, limits: {} };
  const listener = { choice: () => calls.push("choice"), failed: () => calls.push("failed") };
  await choose({ ...request, ...more }, listener, { signal: abort.signal });
  assert.deepEqual(calls, ["closed"]);
  await choose({ ...request, ...more }, listener);
  assert.deepEqual(calls, ["closed", "choice"]);
});
