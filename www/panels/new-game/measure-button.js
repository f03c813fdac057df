// Buttons of the new-game dialog that measure the rating of the user's own players.

import { t } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { setStrengthText } from "../opponents/set-rating-text.js";

/** @typedef {import("../../lab/parameters/parameter-sets.js").NumberSet} NumberSet */

/**
 * Returns the function that creates the button of a card, for players of the user without a rating; its result replaces
 * the text in the card.
 * @param {import("../../table/table.js").Table} table @param {import("../../table/game-tools.types").GameTools} game
 */
export function createMeasuring(table, game) {
  /** @type {AbortController | null} */
  let running = null;

  /** @param {NumberSet} set @param {HTMLButtonElement} button */
  async function measure(set, button) {
    running?.abort(); // one at a time
    const controller = new AbortController();
    running = controller;
    const text = button.previousElementSibling?.querySelector(".strength");
    const show = (/** @type {string} */ sentence) => {
      if (text) text.textContent = sentence;
    };
    try {
      const [{ measureSet, storeRating }, { TOTAL_GAMES }] = await Promise.all([
        import("../opponents/set-rating.js"),
        import("../../lab/player-rating.js"),
      ]);
      const progress = (/** @type {number} */ done) =>
        show(t("opponent.measuring", { done, total: TOTAL_GAMES }));
      progress(0);
      const { info } = table.rules;
      const parts = { info, files: table.rules, ladders: game };
      const measured = await measureSet(parts, set, { progress, signal: controller.signal });
      storeRating(info, set, measured);
      show(setStrengthText({ measured }));
      table.announce(`${set.name}: ${setStrengthText({ measured })}`);
      button.remove();
      table.render(); // the board names the rating, too
    } catch (error) {
      show(setStrengthText(set));
      if (!controller.signal.aborted) table.notifyFailure(error);
    }
  }

  return (/** @type {{ set?: NumberSet }} */ { set }) => {
    if (!set || set.measured) return [];
    const label = t("opponent.measure", { name: set.name });
    const button = element("button", { type: "button", class: "plain measure" }, label);
    button.addEventListener("click", () => measure(set, button));
    return [button];
  };
}
