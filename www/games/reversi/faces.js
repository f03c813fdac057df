// Faces of Reversi's old programs: moles.

import { both, INK, LINE, round, shape } from "../../ui/faces.js";

/** @param {string} more */
const mole = (more) => `<use href="#mole" width="48" height="48"/>${more}`;

/** A watchman with a star for each ply of search depth. @param {number} depth @param {string} [cap] the cap's colour */
const watchman = (depth, cap = "#34507a") =>
  mole(
    shape(cap, "M8 12C10 3 38 3 40 12l4 3H4Z") +
      Array.from({ length: depth }, (_, at) =>
        round("#ffd94d", 24 + (at - (depth - 1) / 2) * 4.5, 10, 1.5, ""),
      ).join(""),
  );

/** @type {Record<string, string>} */
export const faces = {
  doofie: mole(
    `${shape("#e58f8a", "M21 34h7v7q-3.5 4-7 0Z")}<path d="m29 12 6-2M13 10l6 1" ${LINE}/>`,
  ),
  klauwastekannz: mole(
    shape(INK, "M3 13q21-5 42 0v6q-8 5-18 1h-6q-10 4-18-1Z") +
      both(round("#fff", 16.2, 16.5, 3, "") + round(INK, 16.8, 16.5, 1.5, "")),
  ),
  ramscher: mole(both(`${round("#d9a441", 16.2, 16.2, 5.5)}<path d="M16.2 13.5v5.5" ${LINE}/>`)),
  "aufpasser-3-gemeint": watchman(3, "#6b4a86"),
  ...Object.fromEntries([2, 3, 4, 5, 6].map((depth) => [`aufpasser-${depth}`, watchman(depth)])),
};
