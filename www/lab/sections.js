// The content of the laboratory: cards of the experiments, which open on the bench, the parameter editor, and lessons
// of the game.

import { Bench } from "./bench.js";
import { createCards, createPicket } from "./cards.js";
import { createEvolution } from "./experiments/evolution.js";
import { createLadder } from "./experiments/ladder.js";
import { createOrderExperiment } from "./experiments/order-experiment.js";
import { createTournament } from "./experiments/tournament.js";
import { ParameterEditor } from "./parameters/parameters.js";

/**
 * @param {import("../table/table.js").Table} table @param {import("../table/game-ui.types").GameUi} gameUi
 * @param {import("../table/game-tools.types").GameTools} game @param {HTMLElement} panel
 * @param {import("../table/game-tools.types").Terms | null} terms  texts of the game's own scores
 */
export async function openSections(table, gameUi, game, panel, terms) {
  const open = (/** @type {string} */ id) => bench.open(id);
  const machine = new ParameterEditor(table, gameUi, {
    example: game.example,
    recipes: await game.recipes(),
    formerNames: game.formerNames,
    terms,
    enlargeTree: () => open("tree"),
  });
  const frames = [
    createTournament(table, game, (record) => {
      bench.close();
      table.match.open(record);
    }),
    createEvolution(table),
    ...(game.order ? [createOrderExperiment(table, game.order)] : []),
  ];
  const ladders = [createLadder(table, game)];
  const experiments = [...frames, ...ladders];
  const bench = new Bench(table, gameUi, [...experiments, machine.tree]);
  for (const frame of frames) createPicket(frame, () => open(frame.id));
  const lessons = (await game.lessons?.(table, gameUi)) ?? [];
  /** @type {import("../table/game-tools.types").LabSection[]} */
  const sections = [createCards(experiments, open), machine, ...lessons];
  panel.append(...sections.map(({ view }) => view));

  return {
    isOpen: () => bench.isOpen,
    openUrl: () => bench.openUrl(),
    /** @param {import("../table/match-controller.js").State} state */
    changed(state) {
      for (const section of sections) section.changed?.(state);
      bench.drawBoard();
    },
    show() {
      for (const one of [...experiments, ...sections, bench]) one.show();
    },
  };
}
