// The laboratory of a game: its programs with their numbers open, tournaments, evolution, and the measured ladder.
// All of it arrives when somebody opens the panel for the first time.

import { addMessages } from "../i18n/index.js";
import { createPanel } from "../ui/create.js";
import { messages } from "./i18n/lab.js";

/**
 * @param {import("../table/controls.js").Table} table @param {import("../table/board.js").BoardKind} kind
 * @param {import("../table/game-tools.js").GameTools} game
 */
export function createLab(table, kind, game) {
  const panel = createPanel("laboratory", "laboratory");
  /** @type {Promise<{ changed(state: import("../table/flow.js").State): void, show(): void }> | null} */
  let opening = null;
  /** @type {{ changed(state: import("../table/flow.js").State): void, show(): void } | null} */
  let rooms = null;

  async function open() {
    await addMessages(messages);
    const { openRooms } = await import("./sections.js");
    rooms = openRooms(table, kind, game, panel);
    return rooms;
  }

  panel.addEventListener("toggle", () => {
    if (!panel.open) return;
    opening ??= open();
    opening.then(
      (rooms) => rooms.show(),
      () => {
        opening = null; // the next opening tries again
      },
    );
  });
  if (new URLSearchParams(location.search).has("numbers")) panel.open = true;

  return {
    /** @param {import("../table/flow.js").State} state */
    changed(state) {
      if (panel.open) rooms?.changed(state);
    },
    show() {
      if (panel.open) rooms?.show();
    },
  };
}
