// The table as a board and the panels see it (controls.d.ts).

import { byId } from "../ui/dom.js";
import { playerNameOf } from "./player-names.js";

/**
 * What is behind the controls; each part is there before anybody can ask for it.
 * @typedef {object} Parts
 * @property {import("./flow.js").State} state
 * @property {import("./flow.js").MatchController} flow
 * @property {import("./board.js").Board} board
 * @property {import("./board.js").Panels | null} panels  once they have arrived
 * @property {import("./move-values.js").ValueRequest} [asked]
 */

/**
 * @param {Pick<import("./table.js").TableOptions, "rules" | "thinker" | "store" | "settings" | "tell" | "notices">} options
 * @param {Parts} parts
 * @returns {import("./controls.js").Table}
 */
export function createControls({ rules, thinker, store, settings, tell, notices }, parts) {
  /** @param {import("../engine/rules-module.js").OpenMatch} match */
  function open(match, notes = "") {
    store.keepNotes(notes);
    parts.flow.open(match);
  }

  return {
    rules,
    match: {
      state: () => parts.state,
      play: (move) => parts.flow.play(move),
      goTo: (ply) => parts.flow.goTo(ply),
      undo: () => parts.flow.undo(),
      redo: () => parts.panels?.redo() || parts.flow.redo(),
      newGame() {
        store.keepNotes("");
        parts.flow.newGame();
      },
      begin: (start) => open(rules.begin(start)),
      open: (record, notes) => open(rules.read(record), notes),
      openForReview(record, notes = "") {
        const match = rules.read(record);
        store.keepNotes(notes);
        parts.flow.openForReview(match);
      },
      notes: store.notes,
      annotate(notes) {
        store.keepNotes(notes);
        parts.panels?.changed(parts.state, "walk");
      },
      finish: (end) => parts.flow.finish(end),
      playOn: () => parts.flow.playOn(),
      pause: () => parts.flow.pause(),
      step: () => parts.flow.step(),
    },
    settings,
    storage: store.note,
    valueRequest: () => parts.asked,
    recall: thinker.recall,
    playerName: (id) => playerNameOf(rules.info.players, id),
    highlight: (...cells) => parts.board.highlight(...cells),
    flipped: () => parts.board.flipped?.(),
    focusBoard: () => parts.board.focus(),
    announce: tell,
    notify: notices.show,
    showHint: (sentence) => {
      byId("turn-text").textContent = sentence;
      tell(sentence);
    },
  };
}
