// The fence at the side: the six pickets of the menu.

import { button, isUsable, setUsable } from "../page/parts.js";
import { hasChoice } from "./seats.js";

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
export function createFence(actions) {
  const pickets = {
    newGame: button("new"),
    undo: button("undo"),
    redo: button("redo"),
    hint: button("hint"),
    copy: button("copy"),
    help: button("help"),
  };
  for (const [name, picket] of Object.entries(pickets)) {
    picket.addEventListener("click", () => {
      if (isUsable(picket)) actions[/** @type {keyof Actions} */ (name)]();
    });
  }

  /** @param {import("./flow.js").State} state */
  function draw({ undo, redo, view, phase }) {
    setUsable(pickets.undo, undo !== null);
    setUsable(pickets.redo, redo !== null);
    setUsable(pickets.hint, hasChoice(view) && phase !== "thinking");
  }

  return { draw };
}
