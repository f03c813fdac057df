// Sounds of the CPC: square waves of its sound chip.

import { beeps, click, scale } from "../../tones.js";

/** @type {import("../../tones.js").Voice} */
export const voice = {
  key: click(1500),
  step: (line) => beeps("square", [220 * scale(line)], 0.04, 0.04),
  done: () => beeps("square", [523, 659, 784], 0.11, 0.06),
};
