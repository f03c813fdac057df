// Hostile programs end with a sentence or a legal move, reach nothing of the host, and leave it usable.

import assert from "node:assert/strict";
import { test } from "node:test";
import { en } from "../../../www/programs/i18n/programs.js";
import { ProgramError } from "../../../www/programs/program-error.js";
import { LANGUAGES, STEPS } from "./hostile.mjs";
import { START, start } from "./support/programs.mjs";

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
    assert.ok(`fault.${code}` in en, `a sentence for ${code}`);
    return { printed: [...printed, message], move: null, code };
  }
}

for (const { language, hostile, choose, harmless } of LANGUAGES) {
  const programs = Object.entries(hostile).flatMap(([kind, bodies]) =>
    bodies.map((body) => ({ kind, body })),
  );
  for (const { kind, body } of programs)
    test(`${language}, ${kind}: ${body.replaceAll("\n", " ")}`, async () => {
      const globals = Object.getOwnPropertyNames(globalThis);
      const { printed, move } = await run(language, choose(body));
      const reached = printed.filter((line) => line.startsWith("REACHED"));
      assert.deepEqual(reached, []);
      assert.ok(move === null || move.length < 3);
      assert.deepEqual(Object.getOwnPropertyNames(globalThis), globals);
      assert.equal((await run(language, harmless)).move, "e3");
    });

  test(`${language} has at least fifty hostile programs`, () => {
    assert.ok(programs.length >= 50);
  });
}
