// Opens the import and export dialog by its button, by dropping files or by pasting text anywhere on the page; loads it
// on first use. Only in games with formats.

import { dialogButton } from "../../ui/create.js";
import { onLaunchedFiles } from "../../ui/launched-files.js";
import { onDemand } from "../../ui/on-demand.js";
import { createImportedNotes } from "./imported-notes.js";

const TEXT_ENTRY = "input, textarea, select, [contenteditable]";

/**
 * @param {import("../../table/table.js").Table} table
 * @param {import("../../table/game-ui.types").GameUi} gameUi
 * @returns {import("../index.js").Tool}
 */
export function createImportExport(table, gameUi) {
  const { formats } = gameUi;
  if (!formats) return {};
  const load = onDemand(async () => {
    const { createImportExportDialog } = await import("./dialog.js");
    return createImportExportDialog(table, gameUi.id, await formats());
  }, table.notifyFailure);

  const open = async () => {
    button.setAttribute("aria-busy", "true");
    const window = await load();
    button.removeAttribute("aria-busy");
    window?.open();
    return window;
  };

  const button = dialogButton("exchange", open);
  button.id = "exchange";

  // Prevents the browser from navigating to a dropped file.
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", async (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    const window = await open();
    window?.read(files);
  });
  // Text pasted outside of a field is imported.
  document.addEventListener("paste", async (event) => {
    const isInField = event.target instanceof Element && event.target.closest(TEXT_ENTRY);
    const text = event.clipboardData?.getData("text/plain").trim();
    if (!text || isInField || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    (await open())?.paste(text);
  });
  openLaunched(open);
  return createImportedNotes(table);
}

/** The parameter with a text that another app has shared (www/pages/open/). */
const SHARED = "import";

/**
 * Reads the files with which the installed app was opened, or a shared text.
 * @param {() => Promise<{ read(files: File[]): void, paste(text: string): void } | null>} open
 */
async function openLaunched(open) {
  onLaunchedFiles(async (files) => (await open())?.read(files));
  const address = new URL(location.href);
  const text = address.searchParams.get(SHARED);
  if (text === null) return;
  address.searchParams.delete(SHARED);
  history.replaceState(null, "", address);
  (await open())?.paste(text);
}
