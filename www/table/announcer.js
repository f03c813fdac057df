// Announces what happens on the board to screen readers.

import { t } from "../i18n/index.js";
import { pointsText, sentence } from "./status.js";

/** @typedef {import("./match-controller.js").State} State */
/** @typedef {import("./match-controller.js").Cause} Cause */

/** Whether something has happened in the match itself. @param {Cause} cause */
export const isNews = (cause) => cause === "move" || cause === "ended";

/**
 * @param {import("./game-ui.types").GameUi} kind
 * @param {() => Record<string, boolean>} switches
 * @param {(sentence: string) => void} tell
 */
export const createAnnouncer =
  (kind, switches, tell) =>
  /** @param {State} state @param {Cause} cause */
  (state, cause) => {
    const { view, phase } = state;
    if (cause === "move" && view.last) tell(kind.describeMove(view.last));
    if (isNews(cause) && phase === "over") {
      const { points } = kind.result(view, switches());
      tell(points ? `${sentence(state)}, ${pointsText(points)}.` : `${sentence(state)}.`);
    } else if (cause === "new" || cause === "walk") tell(`${sentence(state)}.`);
    else if (cause === "move" && phase === "person") tell(`${t(`${view.side}.turn`)}.`);
  };
