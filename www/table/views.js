// What stands around the board from the start: status, toolbar and options.

import { createOptions } from "./options.js";
import { createStatus } from "./status.js";
import { createToolbar } from "./toolbar.js";

/**
 * @param {import("./table.js").Table} table
 * @param {import("./game-ui.types").GameUi} kind
 * @param {import("./toolbar.js").Actions} actions
 */
export function createViews(table, kind, actions) {
  const { current, change } = table.settings;
  const status = createStatus(table.match);
  const toolbar = createToolbar(actions);
  const options = createOptions({ current, choose: change });

  return {
    /** @param {import("./match-controller.js").State} state */
    draw(state) {
      status.draw(state, kind);
      toolbar.draw(state);
    },
    showOptions: options.show,
  };
}
