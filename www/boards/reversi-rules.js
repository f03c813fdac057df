// The rules of Reversi for the help window, each with a small picture of a corner of the garden.

import { en } from "../strings/en/reversi-rules.js";
import { learn, speakerOf } from "../strings/index.js";
import { painter, sentence, side } from "./diagram.js";

const { say } = speakerOf(en);

const { pictures, captioned } = painter({ x: "tomato", o: "mole" });

/** `x` tomato, `o` mole, `*` where the next stone is set; what is before and what comes of it. */
const CAPTURE = [["xooo*"], ["xxxxx"]];
const DIRECTIONS = [
  ["x.x", ".oo", "xo*"],
  ["x.x", ".xx", "xxx"],
];
const DIAGONAL = ["....", ".xo.", ".ox.", "...."];
const PARALLEL = ["....", ".xo.", ".xo.", "...."];

const words = {
  en,
  de: async () => (await import("../strings/de/reversi-rules.js")).de,
  fi: async () => (await import("../strings/fi/reversi-rules.js")).fi,
};

export async function reversiRules() {
  await learn(words);
  const page = document.createDocumentFragment();
  page.append(
    sentence(say("help.goal")),
    sentence(say("help.capture")),
    pictures(say("help.capture.picture"), CAPTURE),
    sentence(say("help.directions")),
    pictures(say("help.directions.picture"), DIRECTIONS),
    sentence(say("help.must")),
    sentence(say("help.starts")),
    side(
      captioned(say("help.starts.diagonal"), DIAGONAL),
      captioned(say("help.starts.parallel"), PARALLEL),
    ),
  );
  return page;
}
