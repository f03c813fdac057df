// What Qubic provides to the panels.

import { translatorFor } from "../../i18n/index.js";
import { faces } from "./faces.js";
import { messages } from "./i18n/tools.js";

const { t, plural } = translatorFor(messages);

/** @type {import("../../table/game-tools.types").GameTools} */
export const qubicTools = {
  messages,
  museum: "museum-ttt3d.html",
  faces,
  terms: async () => (await import("./terms.js")).terms,
  highlightsTraces: true,
  parameters: () => import("./i18n/parameters.js"),
  order: { player: "ttt3d", list: "order" },
  ladder: () => import("../../../data/qubic/ladder.json"),
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
