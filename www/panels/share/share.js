// Opens the window through which a match leaves the device: as a link, as a code for another telephone's camera, as a
// picture.

import { t } from "../../i18n/index.js";
import { dialogButton } from "../../ui/create.js";

/** @type {import("../index.js").NewTool} */
export function createShare(table, kind) {
  dialogButton("share", async () => {
    try {
      const { showShare } = await import("./share-dialog.js");
      await showShare(table, kind);
    } catch {
      table.notify(t("notice.loading"));
    }
  });
  return {};
}
