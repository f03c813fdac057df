// Announces moves, turns and results to screen readers.

import { translatorFor } from "../i18n/index.js";
import { pointsText, statusText } from "./status.js";

/** @typedef {import("./match-controller.js").State} State */
/** @typedef {import("./match-controller.js").Cause} Cause */

/** Whether a move was made or the end declared. @param {Cause} cause */
export const isMatchEvent = (cause) => cause === "move" || cause === "ended";

/**
 * @param {import("./game-ui.types").GameUi} gameUi
 * @param {() => Record<string, boolean>} switches
 * @param {(sentence: string) => void} announce
 */
export function createAnnouncer(gameUi, switches, announce) {
  const { t } = translatorFor(gameUi.messages);
  /** @param {State} state @param {Cause} cause */
  return (state, cause) => {
    const { view, phase } = state;
    const status = statusText(state, t);
    if (cause === "move" && view.last) announce(gameUi.describeMove(view.last));
    if (isMatchEvent(cause) && phase === "over") {
      const { points } = gameUi.result(view, switches());
      announce(points ? `${status}, ${pointsText(points)}.` : `${status}.`);
    } else if (cause === "new" || cause === "walk") announce(`${status}.`);
    else if (cause === "move" && phase === "person") announce(`${t(`${view.side}.turn`)}.`);
  };
}
