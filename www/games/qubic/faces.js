// Face of TTT3D: a terminal screen.

import { computer } from "../../ui/faces.js";

/** @type {Record<string, string>} */
export const faces = {
  ttt3d: computer("#7d9cb5", "#23364a", "learned"),
};
