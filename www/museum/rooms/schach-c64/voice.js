// Sounds of the C 64: the sawtooth of its sound chip, and heavy keys.

import { beeps, click, scale } from "../../tones.js";

/** @type {import("../../tones.js").Voice} */
export const voice = {
  key: click(700, 0.5),
  step: (line) => beeps("sawtooth", [165 * scale(line)], 0.05, 0.05),
  done: () => beeps("sawtooth", [262, 330, 392, 523, 392, 523], 0.07, 0.07),
};
