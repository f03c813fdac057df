// The dialog that exports the match in a format of its game and imports matches from text or files. The formats come
// from the game (www/table/formats.types.d.ts).

import { addMessages, t } from "../../i18n/index.js";
import { createDialog } from "../../ui/create.js";
import { messages } from "../i18n/import-export.js";
import { createExportForm } from "./export-form.js";
import { ImportForm } from "./import-form.js";
import { announceImport } from "./imported-notes.js";
import { MatchReader } from "./match-reader.js";

/**
 * @param {import("../../table/table.js").Table} table @param {string} game
 * @param {import("../../table/formats.types").Formats} formats
 */
export async function createImportExportDialog(table, game, formats) {
  await addMessages(messages);
  if (formats.messages) await addMessages(formats.messages);
  const exporting = createExportForm(table, game, formats);
  const importing = new ImportForm(formats, {
    reader: new MatchReader(table.rules, formats, () => exporting.withExtras),
    open({ record, notes, name, isAbridged, statements }) {
      announceImport({ record, ...statements });
      table.match.openForReview(record, notes);
      dialog.close();
      const opened = t("exchange.opened", { name });
      table.notify(isAbridged ? `${opened} ${t("exchange.abridged")}` : opened);
    },
  });
  const inside = [...exporting.parts, ...importing.parts];
  const dialog = createDialog("exchange-window", "exchange", ...inside);
  // The event comes late: the dialog may have been opened again, by a dropped file.
  dialog.addEventListener("close", () => {
    if (!dialog.open) importing.cancel();
  });

  return {
    open() {
      importing.clear();
      exporting.show();
      if (!dialog.open) dialog.showModal();
    },
    paste: (/** @type {string} */ text) => importing.paste(text),
    read: (/** @type {File[]} */ files) => importing.read(files),
  };
}
