// The words of the windows in which matches are kept, shared, read and written; fetched with the first of them.

import { en } from "../strings/en/keeping.js";

/** @type {import("../strings/game.js").Lexicon} */
export const keepingWords = {
  en,
  de: async () => (await import("../strings/de/keeping.js")).de,
  fi: async () => (await import("../strings/fi/keeping.js")).fi,
};
