// The dialog in which a match is written down in one of its game's formats, and in which matches are opened from a text
// or a file. It knows no format: www/table/format.d.ts says what a game brings.

import { addMessages, t } from "../../i18n/index.js";
import { createDialog } from "../../ui/create.js";
import { messages } from "../i18n/import-export.js";
import { createExportForm } from "./export-form.js";
import { ImportForm } from "./import-form.js";
import { readAny } from "./read-any.js";

/**
 * @param {import("../../table/table.js").Table} table @param {string} game
 * @param {import("../../table/formats.types").Formats} formats
 */
export async function createImportExportDialog(table, game, formats) {
  await addMessages(messages);
  if (formats.messages) await addMessages(formats.messages);
  const exporting = createExportForm(table, game, formats);
  const importing = new ImportForm(formats, {
    read: (text) => readAny(table, formats, exporting.format, text, exporting.wantsMore),
    open({ record, notes, name }) {
      table.match.openForReview(record, notes);
      dialog.close();
      table.notify(t("exchange.opened", { name }));
    },
  });
  const inside = [...exporting.parts, ...importing.parts];
  const dialog = createDialog("exchange-window", "exchange", ...inside);

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
