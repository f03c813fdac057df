// Contributions of Qubic to the panels: set-up, hints, faces, parameters, terms of TTT3D.

import names from "../../../data/qubic/former-names.json";
import { translatorFor } from "../../i18n/index.js";
import { FormerNames } from "../../table/former-names.js";
import { faces } from "./faces.js";
import { messages } from "./i18n/tools.js";
import { ladders } from "./ladders.js";

const { t, plural } = translatorFor(messages);

/** @type {import("../../table/game-tools.types").GameTools} */
export const qubicTools = {
  messages,
  museum: "museum-ttt3d.html",
  faces,
  formerNames: new FormerNames(names),
  terms: async () => (await import("./terms.js")).terms,
  highlightsTraces: true,
  parameters: () => import("./i18n/parameters.js"),
  recipes: async () => (await import("./recipes.js")).recipes,
  order: { player: "ttt3d", list: "order" },
  ...ladders,
  setup: {
    pieces: [
      { letter: "x", drawing: "apricot", name: () => t("first.name") },
      { letter: "o", drawing: "blueberry", name: () => t("second.name") },
    ],
  },
  reasons: ({ effects }) =>
    effects.map(({ effect, count }) =>
      effect === "rows"
        ? plural("rows", count)
        : t(/** @type {keyof typeof messages.en} */ (effect)),
    ),
};
