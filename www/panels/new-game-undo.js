// Offers to restore an unfinished match after "New game".

import { t } from "../i18n/index.js";
import { noticeAction } from "../ui/create.js";

/** @type {import("./index.js").CreateTool} */
export function createNewGameUndo(table) {
  let before = { state: table.match.state(), notes: table.match.notes() };

  return {
    changed(now, cause) {
      const { state, notes } = before;
      const isReplaced = cause === "new" || cause === "opened";
      before = { state: now, notes: isReplaced ? table.match.notes() : notes };
      if (cause !== "new" || state.view.moves.length === 0 || state.view.outcome) return;
      const restore = () => {
        table.match.open(state.record, notes);
        table.focusBoard();
      };
      table.notify(t("new.kept"), { action: noticeAction(t("new.back"), restore) });
    },
  };
}
