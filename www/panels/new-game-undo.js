// The way back from "New game": a match that was not over can be taken up again, until a move is made.

import { t } from "../i18n/index.js";
import { noticeAction } from "../ui/notice-action.js";

/** @type {import("./index.js").NewTool} */
export function createNewGameUndo(table) {
  let before = { state: table.match.state(), notes: table.match.notes() };

  return {
    changed(now, cause) {
      const { state, notes } = before;
      const isOther = cause === "new" || cause === "opened";
      before = { state: now, notes: isOther ? table.match.notes() : notes };
      if (cause !== "new" || state.view.moves.length === 0 || state.view.outcome) return;
      const act = () => {
        table.match.open(state.record, notes);
        table.focusBoard();
      };
      table.notify(t("new.kept"), { action: noticeAction(t("new.back"), act) });
    },
  };
}
