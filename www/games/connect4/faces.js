// Faces of the levels of 4Gewinnt: screens of PCs.

import { computer } from "../../ui/faces.js";

/** @type {Record<string, string>} */
export const faces = {
  anfaenger: computer("#d8d4c6", "#1d7a80", "sleepy"),
  fortgeschrittener: computer("#d8d4c6", "#1d7a80", "plain"),
  experte: computer("#d8d4c6", "#1d7a80", "learned"),
  meister: computer("#d8d4c6", "#1d7a80", "proud"),
  "4gewinnt-tiefe": computer("#d8d4c6", "#6a3d8f", "keen"),
  "4gewinnt-gemeint": computer("#d8d4c6", "#6a3d8f", "strict"),
  "4gewinnt-1.5": computer("#d8d4c6", "#6a3d8f", "proud"),
};
