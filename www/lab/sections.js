// What is in the laboratory, one below the other.

import { createEvolution } from "./evolution.js";
import { createLadder } from "./ladder.js";
import { createMachine } from "./parameters.js";
import { createTournament } from "./tournament.js";

/**
 * @param {import("../table/controls.js").Table} table @param {import("../table/board.js").BoardKind} kind
 * @param {HTMLElement} panel
 */
export function openRooms(table, kind, panel) {
  const machine = createMachine(table, kind);
  const rooms = [
    machine,
    createTournament(table, table.rules),
    createEvolution(table, table.rules),
    createLadder(table),
  ];
  panel.append(...rooms.map(({ view }) => view));

  return {
    changed: machine.changed,
    show() {
      for (const room of rooms) room.show();
    },
  };
}
