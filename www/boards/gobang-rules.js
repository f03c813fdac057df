// The rules of Gobang for the help window, each with a small picture of a corner of the board.

import { en } from "../strings/en/gobang-rules.js";
import { learn, speakerOf } from "../strings/index.js";
import { painter, sentence, side } from "./diagram.js";

const { say } = speakerOf(en);
const { pictures, captioned } = painter({ x: "ladybird", o: "daisy" });

/** `x` ladybird, `o` daisy, `*` where the next stone goes. */
const SET = [
  ["o..o", ".xx*", "..o."],
  ["o..o", ".xxx", "..o."],
];
const ALONG = [".....", "xxxxx", "o.oo."];
const UPRIGHT = ["xo", "xo", "xo", "x.", "x."];
const ASLANT = ["x....", ".x.o.", "..xo.", "..ox.", ".o..x"];

const words = {
  en,
  de: async () => (await import("../strings/de/gobang-rules.js")).de,
  fi: async () => (await import("../strings/fi/gobang-rules.js")).fi,
};

export async function gobangRules() {
  await learn(words);
  const page = document.createDocumentFragment();
  page.append(
    sentence(say("help.goal")),
    pictures(say("help.set.picture"), SET),
    sentence(say("help.rows")),
    side(
      captioned(say("help.rows.along"), ALONG),
      captioned(say("help.rows.upright"), UPRIGHT),
      captioned(say("help.rows.aslant"), ASLANT),
    ),
    sentence(say("help.end")),
    sentence(say("help.values")),
  );
  return page;
}
