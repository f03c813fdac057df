// Hostile programs of both languages for the tests in Node and in browsers, and harmless ones that have to work after them.

import { HOSTILE_JAVASCRIPT } from "./hostile-javascript.mjs";
import { HOSTILE_PYTHON } from "./hostile-python.mjs";

/** @typedef {"loop" | "native" | "generator" | "comparator" | "conversion" | "recursion" | "memory" | "output" | "ffi" | "escape" | "import" | "prototype" | "error" | "answer" | "job"} Kind */
/** Bodies of `choose` by kind. @typedef {Record<Kind, string[]>} HostilePrograms */

/** Enough for every harmless part of the programs, and for the messages of the interpreters. */
export const STEPS = 10_000_000;

/** @type {{ language: "javascript" | "python", hostile: HostilePrograms, choose(body: string): string, harmless: string }[]} */
export const LANGUAGES = [
  {
    language: "javascript",
    hostile: HOSTILE_JAVASCRIPT,
    choose: (body) => `function choose(position) { ${body} }`,
    harmless: "const choose = (position) => position.moves[0]",
  },
  {
    language: "python",
    hostile: HOSTILE_PYTHON,
    choose: (body) => `def choose(position):\n ${body}`,
    harmless: "def choose(position): return position.moves[0]",
  },
];

/** The first program of each kind in each language. */
export const ONE_OF_EACH_KIND = LANGUAGES.flatMap(({ language, hostile, choose }) =>
  Object.values(hostile).map(([body]) => ({ language, source: choose(body) })),
);
