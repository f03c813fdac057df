// The ways to see a player think: a key, the thought at a player's name, and a button in the laboratory. What shows it is
// fetched when somebody wants to see it.

import { t } from "../../i18n/index.js";
import { textButton } from "../../ui/create.js";
import { onDemand } from "../../ui/on-demand.js";
import { tabPanel } from "../../ui/tabs.js";

/** The key that opens it, with what it does, for the help. */
export const THINKING = /** @type {const} */ ({ i: "think.key" });

/** @type {import("../index.js").NewTool} */
export function createThink(table, kind, game) {
  /** @type {import("../../thought/window.js").ThoughtWindow | null} */
  let window = null;
  const bring = onDemand(
    async () => {
      const { openWindow } = await import("../../thought/window.js");
      window = await openWindow(table, kind, game);
      return window;
    },
    () => table.notify(t("notice.loading")),
  );
  const open = async () => (await bring())?.open();

  tabPanel("laboratory").prepend(
    textButton("think.open", open, { id: "think-open", "aria-haspopup": "dialog" }),
  );
  for (const side of ["first", "second"])
    document.getElementById(`thought-${side}`)?.addEventListener("click", open);

  return {
    changed: (state) => window?.changed(state),
    show: () => window?.show(),
    handleKey(key) {
      if (!Object.hasOwn(THINKING, key.toLowerCase())) return false;
      open();
      return true;
    },
  };
}
