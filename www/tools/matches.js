// Keeps every match, from its first move on, and opens the list of them. Whoever goes back and plays differently
// changes the match, unless it has a name or had come to its end: such a one stays, and a new one begins beside it.

import { say } from "../strings/index.js";
import { openArchive, whole } from "./archive.js";
import { windowButton } from "./make.js";

/** @typedef {import("../engine/types.js").View} View */

/** @type {import("./index.js").NewTool} */
export function createMatches(table, kind) {
  const archive = openArchive(kind.id);
  /** The match on the table, once it is kept, as this page has written it. @type {import("./archive.js").Entry | null} */
  let current = null;
  /** Its moves. @type {string[]} */
  let moves = [];

  /** @param {import("../table/flow.js").State} state */
  function keep({ line, view }) {
    if (view.moves.length === 0) return;
    if (current && !mayBecome(view)) current = null;
    const { id, name } = current ?? { id: archive.newId(), name: "" };
    current = { id, name, line, notes: table.notes(), when: Date.now() };
    moves = view.moves;
    if (!archive.keep(current)) dispatchEvent(new Event("unkept")); // the page says it once
  }

  /** Whether the match that is kept may become this one. @param {View} view */
  function mayBecome(view) {
    const kept = current && archive.get(current.id);
    if (!kept || !current || kept.line !== current.line) return false; // gone, or another window's by now
    current.name = kept.name;
    if (moves.every((move, at) => move === view.moves[at])) return true;
    return kept.name === "" && table.view(whole(kept.line)).outcome === null;
  }

  /** A match that was opened may be one of those that are kept. @param {import("../table/flow.js").State} state */
  function recognise(state) {
    current = archive.all().find(({ line }) => line === state.line) ?? null;
    if (current) moves = state.view.moves;
    else keep(state);
  }

  windowButton("matches", async () => {
    try {
      const { showMatches } = await import("./matches-window.js");
      await showMatches(table, kind, archive);
    } catch {
      table.notify(say("notice.loading"));
    }
  });
  recognise(table.state());

  return {
    changed(state, cause) {
      if (cause === "new") current = null;
      else if (cause === "opened") recognise(state);
      else if (cause === "move" || cause === "walk" || cause === "ended") keep(state);
    },
  };
}
