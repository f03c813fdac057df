// The laboratory of a game: its programs with their numbers open, tournaments, evolution, and the measured ladder.
// All of it arrives when somebody opens the panel for the first time.

import { en } from "../strings/en/laboratory.js";
import { learn } from "../strings/index.js";
import { makePanel } from "../tools/make.js";

const words = {
  en,
  de: async () => (await import("../strings/de/laboratory.js")).de,
  fi: async () => (await import("../strings/fi/laboratory.js")).fi,
};

/** @param {import("../boards/board.js").Table} table @param {import("../boards/board.js").BoardKind} kind */
export function createLaboratory(table, kind) {
  const panel = makePanel("laboratory", "laboratory");
  /** @type {Promise<{ changed(state: import("../table/flow.js").State): void, show(): void }> | null} */
  let opening = null;
  /** @type {{ changed(state: import("../table/flow.js").State): void, show(): void } | null} */
  let rooms = null;

  async function open() {
    await learn(words);
    const { openRooms } = await import("./rooms.js");
    rooms = openRooms(table, kind, panel);
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
