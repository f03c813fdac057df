// Contributions of Connect Four to the panels: set-up, hints, faces, parameters.

import { translatorFor } from "../../i18n/index.js";
import { faces } from "./faces.js";
import { formerNames } from "./former-names.js";
import { messages } from "./i18n/tools.js";

const { t, plural } = translatorFor(messages);

/** @type {import("../../table/game-tools.types").GameTools} */
export const connect4Tools = {
  messages,
  museum: "museum-4gewinnt.html",
  pruning: "prune.html",
  faces,
  formerNames,
  parameters: () => import("./i18n/parameters.js"),
  recipes: async () => (await import("./recipes.js")).recipes,
  ladder: () => import("../../../data/connect4/ladder.json"),
  scale: () => import("../../../data/connect4/scale.json"),
  setup: {
    pieces: [
      { letter: "x", drawing: "sunflower", name: () => t("first.name") },
      { letter: "o", drawing: "plum", name: () => t("second.name") },
    ],
  },
  reasons: ({ effects }) =>
    effects.map(({ effect, count }) =>
      effect === "rows"
        ? plural("rows", count)
        : t(/** @type {keyof typeof messages.en} */ (effect)),
    ),
};
