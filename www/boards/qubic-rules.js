// The rules of Qubic for the help window: a row on one level, and one that goes aslant through all four.

import { en as game } from "../strings/en/qubic.js";
import { en } from "../strings/en/qubic-rules.js";
import { learn, speakerOf } from "../strings/index.js";
import { painter, sentence, side } from "./diagram.js";

const { say } = speakerOf({ ...game, ...en });
const { captioned } = painter({ x: "apricot", o: "blueberry" });

/** `x` apricot, `o` blueberry. */
const ON_A_LEVEL = ["x..o", ".x..", "o.x.", "...x"];
const THROUGH = [
  ["x...", "....", "....", "...."],
  ["....", ".x..", "....", "...."],
  ["....", "....", "..x.", "...."],
  ["....", "....", "....", "...x"],
];

const words = {
  en,
  de: async () => (await import("../strings/de/qubic-rules.js")).de,
  fi: async () => (await import("../strings/fi/qubic-rules.js")).fi,
};

export async function qubicRules() {
  await learn(words);
  const page = document.createDocumentFragment();
  const levels = THROUGH.map((level, at) => captioned(say("level", { level: at + 1 }), level));
  page.append(
    sentence(say("help.goal")),
    sentence(say("help.rows")),
    side(captioned(say("help.rows.level"), ON_A_LEVEL)),
    side(...levels),
    sentence(say("help.codes")),
    sentence(say("help.draw")),
  );
  return page;
}
