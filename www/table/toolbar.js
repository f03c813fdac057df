// The six buttons of the toolbar, drawn as a picket fence.

import { buttonById, isUsable, setUsable } from "../ui/dom.js";
import { hasChoice } from "./players.js";

/**
 * @typedef {object} Actions
 * @property {() => void} newGame
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} copy
 * @property {() => void} help
 */

/** @param {Actions} actions */
export function createToolbar(actions) {
  const buttons = {
    newGame: buttonById("new"),
    undo: buttonById("undo"),
    redo: buttonById("redo"),
    hint: buttonById("hint"),
    copy: buttonById("copy"),
    help: buttonById("help"),
  };
  for (const [name, control] of Object.entries(buttons)) {
    control.addEventListener("click", () => {
      if (isUsable(control)) actions[/** @type {keyof Actions} */ (name)]();
    });
  }

  buttonById("choose").addEventListener("click", actions.newGame);

  /** @param {import("./match-controller.js").State} state */
  function draw({ undo, redo, view, phase }) {
    setUsable(buttons.undo, undo !== null);
    setUsable(buttons.redo, redo !== null);
    setUsable(buttons.hint, hasChoice(view) && phase !== "thinking");
  }

  return { draw };
}
