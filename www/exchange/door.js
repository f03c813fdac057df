// The way to the window in which matches are saved and opened: its button, and files that are dropped anywhere on
// the page. The window comes when somebody wants it.

import { button } from "../page/parts.js";
import { say } from "../strings/index.js";

/**
 * @typedef {object} Table
 * @property {import("../boards/board.js").BoardKind} kind
 * @property {import("../engine/rules.js").Rules} rules
 * @property {import("../table/store.js").Store} store
 * @property {() => import("../table/flow.js").State} state
 * @property {(match: import("../engine/rules.js").OpenMatch, notes: string) => void} open
 * @property {ReturnType<typeof import("../page/notices.js").createNotices>} notices
 * @property {(id: string) => string} playerName
 */

/** @param {Table} table */
export function openDoor(table) {
  /** @type {ReturnType<typeof import("./window.js").createWindow> | undefined} */
  let arriving;

  async function enter() {
    arriving ??= import("./window.js").then(({ createWindow }) => createWindow(table));
    try {
      const window = await arriving;
      window.open();
      return window;
    } catch {
      arriving = undefined; // the next time tries again
      table.notices.show(say("notice.loading"));
      return null;
    }
  }

  button("exchange").addEventListener("click", enter);

  // Without this, a browser would leave the page for the file.
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", async (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    const window = await enter();
    window?.read(file);
  });
}
