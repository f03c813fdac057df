// Sounds of a web page: a soft click and a small bell.

import { beeps, click } from "../../tones.js";

/** @type {import("../../tones.js").Voice} */
export const voice = {
  key: click(900, 0.3),
  step: (line) => click(500 + 40 * line, 0.2),
  done: () => beeps("sine", [880, 1175], 0.16, 0.15),
};
