// Saves every match from its first move on, and opens the list of saved matches. Going back and playing differently
// overwrites the saved match, unless it has a name or was finished; then a new entry begins.

import { withTimeout } from "../../engine/loading.js";
import { dialogButton } from "../../ui/create.js";
import { atLastMove, openArchive } from "./saved-games-store.js";

/** @typedef {import("../../engine/engine.types").View} View */

/** @type {import("../index.js").CreateTool} */
export function createSavedGames(table, gameUi) {
  const archive = openArchive(gameUi.id);
  /** The saved entry of the match on the board, as this page wrote it. @type {import("./saved-games-store.js").Entry | null} */
  let current = null;
  /** Moves of that entry. @type {string[]} */
  let moves = [];

  /** @param {import("../../table/match-controller.js").State} state @param {boolean} [isPlayed]  whether a move was made here */
  function save({ record, view, players: now }, isPlayed = false) {
    if (view.moves.length === 0) return;
    if (current && !canOverwrite(view)) current = null;
    const {
      id,
      name,
      players: before,
    } = current ?? { id: archive.newId(), name: "", players: null };
    const players = isPlayed ? now : before;
    current = { id, name, record, notes: table.match.notes(), when: Date.now(), players };
    moves = view.moves;
    if (!archive.save(current)) dispatchEvent(new Event("storage-failed")); // shown once as a notice
  }

  /** Whether this match may overwrite the saved entry. @param {View} view */
  function canOverwrite(view) {
    const stored = current && archive.get(current.id);
    if (!stored || !current || stored.record !== current.record) return false; // deleted, or changed by another tab
    current.name = stored.name;
    if (moves.every((move, at) => move === view.moves[at])) return true;
    return stored.name === "" && table.rules.view(atLastMove(stored.record)).outcome === null;
  }

  /** Finds the saved entry of a match that was opened. @param {import("../../table/match-controller.js").State} state */
  function findSaved(state) {
    current = archive.all().find(({ record }) => record === state.record) ?? null;
    if (current) moves = state.view.moves;
    else save(state);
  }

  dialogButton("matches", async () => {
    try {
      const { showSavedGames } = await withTimeout(import("./saved-games-dialog.js"));
      await showSavedGames(table, gameUi, archive);
    } catch (error) {
      table.notifyFailure(error);
    }
  });
  findSaved(table.match.state());

  return {
    changed(state, cause) {
      if (cause === "new") current = null;
      else if (cause === "opened") findSaved(state);
      else if (cause === "move" || cause === "walk" || cause === "ended")
        save(state, cause === "move");
    },
  };
}
