// The views around the board that the first visit shows: status, toolbar and options.

import { createOptions } from "./options.js";
import { createStatus } from "./status.js";
import { createToolbar } from "./toolbar.js";

/**
 * @param {import("./table.js").Table} table
 * @param {import("./game-ui.types").GameUi} gameUi
 * @param {import("./toolbar.js").Actions} actions
 */
export function createViews(table, gameUi, actions) {
  const { current, change } = table.settings;
  const status = createStatus({ playOn: () => table.match.playOn() });
  const toolbar = createToolbar(actions);
  const options = createOptions({ current, choose: change });

  return {
    /** @param {import("./match-controller.js").State} state */
    draw(state) {
      status.draw(state, gameUi);
      toolbar.draw(state);
    },
    showOptions: options.show,
  };
}
