// Opens the window that replays a player's search, by key, by the note at a player's name or by a button in the
// laboratory; loads it on first use.

import { textButton } from "../../ui/create.js";
import { onDemand } from "../../ui/on-demand.js";
import { tabPanel } from "../../ui/tabs.js";

/** Keys with the message keys of their effects, for the help. */
export const THINKING_KEYS = /** @type {const} */ ({ i: "think.key" });

/** @type {import("../index.js").CreateTool} */
export function createThink(table, gameUi, game) {
  /** @type {import("../../thought/window.js").ThoughtWindow | null} */
  let window = null;
  const load = onDemand(async () => {
    const { openWindow } = await import("../../thought/window.js");
    window = await openWindow(table, gameUi, game);
    return window;
  }, table.notifyFailure);
  const open = async () => (await load())?.open();

  tabPanel("laboratory").prepend(
    textButton("think.open", open, { id: "think-open", "aria-haspopup": "dialog" }),
  );
  for (const side of ["first", "second"])
    document.getElementById(`thought-${side}`)?.addEventListener("click", open);

  return {
    changed: (state, cause) => window?.changed(state, cause),
    show: () => window?.show(),
    handleKey(key) {
      if (!Object.hasOwn(THINKING_KEYS, key.toLowerCase())) return false;
      open();
      return true;
    },
  };
}
