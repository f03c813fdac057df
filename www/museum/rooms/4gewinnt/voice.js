// Sounds of a PC speaker: a single square wave, on or off.

import { beeps, click } from "../../tones.js";

/** @type {import("../../tones.js").Voice} */
export const voice = {
  key: click(2200),
  step: (line) => beeps("square", [300 + 50 * line], 0.025, 0.03),
  done: () => beeps("square", [800, 1000], 0.12, 0.05),
};
