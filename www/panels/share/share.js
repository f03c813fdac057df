// Opens the share dialog; loads it on first use.

import { withTimeout } from "../../engine/loading.js";
import { dialogButton } from "../../ui/create.js";

/** @type {import("../index.js").CreateTool} */
export function createShare(table, gameUi) {
  dialogButton("share", async () => {
    try {
      const { showShare } = await withTimeout(import("./share-dialog.js"));
      await showShare(table, gameUi);
    } catch (error) {
      table.notifyFailure(error);
    }
  });
  return {};
}
