// Contributions of Gobang to the panels: set-up, hints, faces, parameters.

import names from "../../../data/gobang/former-names.json";
import { translatorFor } from "../../i18n/index.js";
import { FormerNames } from "../../table/former-names.js";
import { faces } from "./faces.js";
import { messages } from "./i18n/tools.js";
import { ladders } from "./ladders.js";

const { t, plural } = translatorFor(messages);

/** @type {import("../../table/game-tools.types").GameTools} */
export const gobangTools = {
  messages,
  museum: "museum-cpc-gobang.html",
  faces,
  formerNames: new FormerNames(names),
  parameters: () => import("./i18n/parameters.js"),
  recipes: async () => (await import("./recipes.js")).recipes,
  ...ladders,
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
