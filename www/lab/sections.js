// What is in the laboratory, one below the other.

import { createEvolution } from "./evolution.js";
import { createLadder } from "./ladder.js";
import { createOrderExperiment } from "./order-experiment.js";
import { createParameterEditor } from "./parameters.js";
import { createTournament } from "./tournament.js";

/**
 * @param {import("../table/controls.js").Table} table @param {import("../table/board.js").BoardKind} kind
 * @param {import("../table/game-tools.js").GameTools} game @param {HTMLElement} panel
 */
export async function openRooms(table, kind, game, panel) {
  const parameters = createParameterEditor(table, kind, game.example);
  /** @type {import("../table/game-tools.js").Room[]} */
  const rooms = [
    parameters,
    createTournament(table, table.rules),
    createEvolution(table, table.rules),
    ...(game.order ? [createOrderExperiment(table, table.rules, game.order)] : []),
    ...((await game.lessons?.(table, kind)) ?? []),
    ...(game.ladder ? [createLadder(table, game.ladder)] : []),
  ];
  panel.append(...rooms.map(({ view }) => view));

  return {
    /** @param {import("../table/flow.js").State} state */
    changed(state) {
      for (const room of rooms) room.changed?.(state);
    },
    show() {
      for (const room of rooms) room.show();
    },
  };
}
