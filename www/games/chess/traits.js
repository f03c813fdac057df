// The traits of Schach C 64 for breeding: each piece value is described separately.

import { messages } from "./i18n/parameters.js";

export { ladders } from "./ladders.js";
export { messages };

/** @type {import("../shared/traits.types").Traits} */
export const traits = {
  values: ["pawns", "knights", "bishops", "rooks", "queen", "king"].map((name, cell) => ({
    name,
    cells: [cell],
  })),
};
