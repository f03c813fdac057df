// What stands around the board from the start: status, toolbar, record and options.

import { createOptions } from "./options.js";
import { createRecord } from "./record.js";
import { createStatus } from "./status.js";
import { createToolbar } from "./toolbar.js";

/**
 * @param {import("./controls.js").Table} table
 * @param {import("./board.js").BoardKind} kind
 * @param {import("./toolbar.js").Actions} actions
 */
export function createViews(table, kind, actions) {
  const { current, change } = table.settings;
  const { goTo, playOn } = table.match;
  const status = createStatus({ playOn });
  const toolbar = createToolbar(actions);
  const record = createRecord({ goTo, playerName: table.playerName });
  const options = createOptions({ current, choose: change });

  return {
    /** @param {import("./flow.js").State} state */
    draw(state) {
      status.draw(state, kind);
      toolbar.draw(state);
      record.draw(state, kind);
    },
    showOptions: options.show,
  };
}
