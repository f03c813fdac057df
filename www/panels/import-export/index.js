// The way to the window in which matches are saved and opened: its button, files that are dropped and texts that
// are pasted anywhere on the page. The window comes when somebody wants it, in games that have formats.

import { t } from "../../i18n/index.js";
import { dialogButton } from "../../ui/create.js";
import { onDemand } from "../../ui/on-demand.js";

const WRITING = "input, textarea, select, [contenteditable]";

/**
 * @param {import("../../table/table.js").Table} table
 * @param {import("../../table/game-ui.types").GameUi} kind
 * @returns {import("../index.js").Tool}
 */
export function createImportExport(table, kind) {
  const { formats } = kind;
  if (!formats) return {};
  const bring = onDemand(
    async () => {
      const { createImportExportDialog } = await import("./dialog.js");
      return createImportExportDialog(table, kind.id, await formats());
    },
    () => table.notify(t("notice.loading")),
  );

  const enter = async () => {
    button.setAttribute("aria-busy", "true");
    const window = await bring();
    button.removeAttribute("aria-busy");
    window?.open();
    return window;
  };

  const button = dialogButton("exchange", enter);
  button.id = "exchange";

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
  // A game from the clipboard, wherever on the page; a field keeps what is pasted into it.
  document.addEventListener("paste", async (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(WRITING);
    const text = event.clipboardData?.getData("text/plain").trim();
    if (!text || isElsewhere || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    (await enter())?.paste(text);
  });
  return {};
}
