// What Gobang provides to the panels.

import { translatorFor } from "../../i18n/index.js";
import { faces } from "./faces.js";
import { messages } from "./i18n/tools.js";

const { t, plural } = translatorFor(messages);

/** @type {import("../../table/game-tools.types").GameTools} */
export const gobangTools = {
  messages,
  museum: "museum-cpc-gobang.html",
  faces,
  parameters: () => import("./i18n/parameters.js"),
  ladder: () => import("../../../data/gobang/ladder.json"),
  setup: {
    pieces: [
      { letter: "x", drawing: "ladybird", name: () => t("first.name") },
      { letter: "o", drawing: "daisy", name: () => t("second.name") },
    ],
  },
  reasons: ({ effects }) =>
    effects.map(({ effect, count }) =>
      effect === "rows"
        ? plural("rows", count)
        : t(/** @type {keyof typeof messages.en} */ (effect)),
    ),
};
