// The way to the window in which matches are saved and opened: its button, and files that are dropped anywhere on
// the page. The window comes when somebody wants it, in games that have formats.

import { say } from "../strings/index.js";
import { windowButton } from "./make.js";

/**
 * @param {import("../boards/board.js").Table} table
 * @param {import("../boards/board.js").BoardKind} kind
 * @returns {import("./index.js").Tool}
 */
export function createDoor(table, kind) {
  const bring = kind.formats;
  if (!bring) return {};
  /** @type {ReturnType<typeof import("../exchange/window.js").createWindow> | undefined} */
  let arriving;

  const enter = async () => {
    arriving ??= import("../exchange/window.js").then(async ({ createWindow }) =>
      createWindow(table, kind.id, await bring(table.exports)),
    );
    try {
      const window = await arriving;
      window.open();
      return window;
    } catch {
      arriving = undefined; // the next time tries again
      table.notify(say("notice.loading"));
      return null;
    }
  };

  windowButton("exchange", enter).id = "exchange";

  // Without this, a browser would leave the page for the file.
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", async (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    const window = await enter();
    window?.read(files);
  });
  return {};
}
