// Hostile programs end with an error or a legal move, reach nothing of the host, and leave it usable.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ProgramError } from "../../../www/programs/program-error.js";
import { HOSTILE_JAVASCRIPT } from "./hostile-javascript.mjs";
import { HOSTILE_PYTHON } from "./hostile-python.mjs";
import { START, start } from "./support/programs.mjs";

/** Enough for every harmless part of the programs, and for the messages of the interpreters. */
const STEPS = 10_000_000;

const LANGUAGES = /** @type {const} */ ({
  javascript: {
    hostile: HOSTILE_JAVASCRIPT,
    choose: (/** @type {string} */ body) => `function choose(position) { ${body} }`,
    harmless: "const choose = (position) => position.moves[0]",
  },
  python: {
    hostile: HOSTILE_PYTHON,
    choose: (/** @type {string} */ body) => `def choose(position):\n ${body}`,
    harmless: "def choose(position): return position.moves[0]",
  },
});

/**
 * Runs a program for one move; returns its output and its error.
 * @param {"javascript" | "python"} language @param {string} source
 */
async function run(language, source) {
  try {
    const program = await start(language, source, { steps: STEPS });
    const { printed, move } = program.choose(START);
    return { printed, move, code: null };
  } catch (error) {
    assert.ok(error instanceof ProgramError, `${error}`);
    const { printed, code, message } = error;
    return { printed: [...printed, message], move: null, code };
  }
}

for (const [name, { hostile, choose, harmless }] of Object.entries(LANGUAGES)) {
  const language = /** @type {"javascript" | "python"} */ (name);
  for (const body of hostile)
    test(`${language}: ${body.replaceAll("\n", " ")}`, async () => {
      const globals = Object.getOwnPropertyNames(globalThis);
      const { printed, move } = await run(language, choose(body));
      const reached = printed.filter((line) => line.startsWith("REACHED"));
      assert.deepEqual(reached, []);
      assert.ok(move === null || move.length < 3);
      assert.deepEqual(Object.getOwnPropertyNames(globalThis), globals);
      assert.equal((await run(language, harmless)).move, "e3");
    });

  test(`${language} has at least fifty hostile programs`, () => {
    assert.ok(hostile.length >= 50);
  });
}
