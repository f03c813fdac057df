// The rules of Connect Four for the help window, each with a small picture of the trellis.

import { en } from "../strings/en/connect4-rules.js";
import { learn, speakerOf } from "../strings/index.js";
import { painter, sentence, side } from "./diagram.js";

const { say } = speakerOf(en);
const { pictures, captioned } = painter({ x: "sunflower", o: "plum" });

/** `x` sunflower, `o` plum, `*` where the next disc lands. */
const DROP = [
  ["...", ".*.", "xox"],
  ["...", ".x.", "xox"],
];
const ALONG = ["....", "....", "xxxx", "ooxo"];
const UPRIGHT = ["..o.", "x.o.", "x.o.", "x.ox"];
const ASLANT = ["...x", "..xo", ".xoo", "xoxo"];

const words = {
  en,
  de: async () => (await import("../strings/de/connect4-rules.js")).de,
  fi: async () => (await import("../strings/fi/connect4-rules.js")).fi,
};

export async function connect4Rules() {
  await learn(words);
  const page = document.createDocumentFragment();
  page.append(
    sentence(say("help.goal")),
    sentence(say("help.drop")),
    pictures(say("help.drop.picture"), DROP),
    sentence(say("help.rows")),
    side(
      captioned(say("help.rows.along"), ALONG),
      captioned(say("help.rows.upright"), UPRIGHT),
      captioned(say("help.rows.aslant"), ASLANT),
    ),
    sentence(say("help.full")),
    sentence(say("help.values")),
  );
  return page;
}
