// Faces of CPC-Gobang: the screen of an Amstrad CPC.

import { computer } from "../../ui/faces.js";

/** @type {Record<string, string>} */
export const faces = {
  "cpc-chaos": computer("#4b4b52", "#1f6a3a", "dizzy"),
  "cpc-gobang": computer("#4b4b52", "#1f6a3a", "plain"),
  "cpc-gobang-stones": computer("#4b4b52", "#1f6a3a", "strict"),
};
