// Lesson 1: a program that knows the legal moves.

import { RANDOM } from "../editor/examples.js";
import { samplePositions } from "./positions.js";

/** @type {import("./lesson.types").Lesson} */
export const lesson = {
  id: "legal",
  game: "reversi",
  opponent: "doofie",
  starter: {
    python: `# position.moves is the list of the legal moves.
def choose(position):
    return "d3"
`,
    javascript: `// position.moves is the list of the legal moves.
function choose(position) {
  return "d3";
}
`,
  },
  solution: RANDOM,
  // An illegal answer is an error of the program, which the page explains.
  async check(bench) {
    const seat = await bench.seat();
    for (const { record } of samplePositions(bench, { count: 20, plies: [0, 50] }))
      await seat.choose(record);
    return null;
  },
};
