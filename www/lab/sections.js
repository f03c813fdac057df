// What is in the laboratory: a card for each experiment, which opens on the bench, the open machine, and what the source
// of the game teaches.

import { Bench } from "./bench.js";
import { createCards, createPicket } from "./cards.js";
import { createEvolution } from "./experiments/evolution.js";
import { createLadder } from "./experiments/ladder.js";
import { createOrderExperiment } from "./experiments/order-experiment.js";
import { createTournament } from "./experiments/tournament.js";
import { ParameterEditor } from "./parameters/parameters.js";

/**
 * @param {import("../table/table.js").Table} table @param {import("../table/game-ui.types").GameUi} kind
 * @param {import("../table/game-tools.types").GameTools} game @param {HTMLElement} panel
 * @param {import("../table/game-tools.types").Terms | null} terms  the game's own
 */
export async function openRooms(table, kind, game, panel, terms) {
  const open = (/** @type {string} */ id) => bench.open(id);
  const machine = new ParameterEditor(table, kind, {
    example: game.example,
    terms,
    enlargeTree: () => open("tree"),
  });
  const frames = [
    createTournament(table, (record) => {
      bench.close();
      table.match.open(record);
    }),
    createEvolution(table),
    ...(game.order ? [createOrderExperiment(table, game.order)] : []),
  ];
  const ladders = game.ladder ? [createLadder(table, game.ladder)] : [];
  const works = [...frames, ...ladders];
  const bench = new Bench(table, kind, [...works, machine.tree]);
  for (const frame of frames) createPicket(frame, () => open(frame.id));
  const lessons = (await game.lessons?.(table, kind)) ?? [];
  /** @type {import("../table/game-tools.types").Room[]} */
  const rooms = [createCards(works, open), machine, ...lessons];
  panel.append(...rooms.map(({ view }) => view));

  return {
    isOpen: () => bench.isOpen,
    openAddress: () => bench.openAddress(),
    /** @param {import("../table/match-controller.js").State} state */
    changed(state) {
      for (const room of rooms) room.changed?.(state);
      bench.drawBoard();
    },
    show() {
      for (const one of [...works, ...rooms, bench]) one.show();
    },
  };
}
