// The way to the window in which matches are saved and opened: its button, and files that are dropped anywhere on
// the page. The window comes when somebody wants it, in games that have formats.

import { t } from "../../i18n/index.js";
import { dialogButton } from "../../ui/create.js";

/**
 * @param {import("../../table/controls.js").Table} table
 * @param {import("../../table/board.js").BoardKind} kind
 * @returns {import("../index.js").Tool}
 */
export function createImportExport(table, kind) {
  const bring = kind.formats;
  if (!bring) return {};
  /** @type {ReturnType<typeof import("./dialog.js").createImportExportDialog> | undefined} */
  let arriving;

  const enter = async () => {
    arriving ??= import("./dialog.js").then(async ({ createImportExportDialog }) =>
      createImportExportDialog(table, kind.id, await bring(table.rules.exports)),
    );
    try {
      const window = await arriving;
      window.open();
      return window;
    } catch {
      arriving = undefined; // the next time tries again
      table.notify(t("notice.loading"));
      return null;
    }
  };

  dialogButton("exchange", enter).id = "exchange";

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
