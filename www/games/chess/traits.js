// The entries of an old program's table of values, each spoken of by itself.

import { messages as parameters } from "./i18n/parameters.js";
import { messages } from "./i18n/traits.js";

export const words = [messages, parameters];

/** @type {import("../shared/traits.types").Traits} */
export const traits = {
  values: ["pawns", "knights", "bishops", "rooks", "queen", "king"].map((words, cell) => ({
    words,
    cells: [cell],
  })),
};
