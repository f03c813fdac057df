// Keeps every match, from its first move on, and opens the list of them. Whoever goes back and plays differently
// changes the match, unless it has a name or had come to its end: such a one stays, and a new one begins beside it.

import { t } from "../../i18n/index.js";
import { dialogButton } from "../../ui/create.js";
import { openArchive, whole } from "./saved-games-store.js";

/** @typedef {import("../../engine/engine.types").View} View */

/** @type {import("../index.js").NewTool} */
export function createSavedGames(table, kind) {
  const archive = openArchive(kind.id);
  /** The match on the table, once it is kept, as this page has written it. @type {import("./saved-games-store.js").Entry | null} */
  let current = null;
  /** Its moves. @type {string[]} */
  let moves = [];

  /** @param {import("../../table/match-controller.js").State} state */
  function keep({ record, view }) {
    if (view.moves.length === 0) return;
    if (current && !mayBecome(view)) current = null;
    const { id, name } = current ?? { id: archive.newId(), name: "" };
    current = { id, name, record, notes: table.match.notes(), when: Date.now() };
    moves = view.moves;
    if (!archive.keep(current)) dispatchEvent(new Event("unkept")); // the page says it once
  }

  /** Whether the match that is kept may become this one. @param {View} view */
  function mayBecome(view) {
    const kept = current && archive.get(current.id);
    if (!kept || !current || kept.record !== current.record) return false; // gone, or another window's by now
    current.name = kept.name;
    if (moves.every((move, at) => move === view.moves[at])) return true;
    return kept.name === "" && table.rules.view(whole(kept.record)).outcome === null;
  }

  /** A match that was opened may be one of those that are kept. @param {import("../../table/match-controller.js").State} state */
  function recognise(state) {
    current = archive.all().find(({ record }) => record === state.record) ?? null;
    if (current) moves = state.view.moves;
    else keep(state);
  }

  dialogButton("matches", async () => {
    try {
      const { showMatches } = await import("./saved-games-dialog.js");
      await showMatches(table, kind, archive);
    } catch {
      table.notify(t("notice.loading"));
    }
  });
  recognise(table.match.state());

  return {
    changed(state, cause) {
      if (cause === "new") current = null;
      else if (cause === "opened") recognise(state);
      else if (cause === "move" || cause === "walk" || cause === "ended") keep(state);
    },
  };
}
