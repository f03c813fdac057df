// Opens the window through which a match leaves the device: as a link, as a code for another telephone's camera, as a
// picture.

import { say } from "../strings/index.js";
import { windowButton } from "./make.js";

/** @type {import("./index.js").NewTool} */
export function createShare(table, kind) {
  windowButton("share", async () => {
    try {
      const { showShare } = await import("./share-window.js");
      await showShare(table, kind);
    } catch {
      table.notify(say("notice.loading"));
    }
  });
  return {};
}
