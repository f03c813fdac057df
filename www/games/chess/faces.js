// Faces of Schach C 64: the screen of a Commodore 64.

import { computer } from "../../ui/faces.js";

/** @type {Record<string, string>} */
export const faces = {
  "schach-c64-listing": computer("#c9b79c", "#4a4a9e", "dizzy"),
  "schach-c64": computer("#c9b79c", "#4a4a9e", "keen"),
};
