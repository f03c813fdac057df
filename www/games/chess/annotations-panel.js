// The part of the tab "Record" with the comments and variations of the match; what is in it comes when it is first seen.
// It opens by itself where an opened game has any.

import { errorText } from "../../i18n/error-text.js";
import { addMessages, t } from "../../i18n/index.js";
import { createPanel, element, isShown, onShown } from "../../ui/create.js";
import { onDemand } from "../../ui/on-demand.js";
import { onTabShown } from "../../ui/tabs.js";
import { engineModule } from "../shared/engine-module.js";
import { messages } from "./i18n/annotations.js";

/** @type {NonNullable<import("../../table/game-tools.types").GameTools["tools"]>} */
export async function chessAnnotations(table, kind) {
  await addMessages(messages);
  const inside = element("div", { class: "annotations" });
  const panel = createPanel("record", "annotations", "annotations", inside);
  document.getElementById("walk")?.after(panel);
  /** Whether the match on the board has been looked through for comments. */
  let isRead = false;

  const load = onDemand(
    async () => {
      const [{ annotatedMoves, Annotations }, engine] = await Promise.all([
        import("./annotations.js"),
        engineModule(),
      ]);
      const annotations = new Annotations(table, engine, kind.moveName);
      inside.append(...annotations.parts);
      return { annotations, moves: () => annotatedMoves(table, engine) };
    },
    () => table.notify(t("annotations.not-now")),
  );

  async function follow() {
    if (!isShown(panel)) return;
    const loaded = await load();
    try {
      loaded?.annotations.follow();
    } catch (error) {
      inside.textContent = errorText(error);
    }
  }

  /** A game with comments opens the panel. */
  async function read() {
    if (isRead || table.match.notes() === "") return;
    isRead = true;
    const loaded = await load();
    const moves = loaded?.moves() ?? [];
    const says = moves.some((one) => one.comment || one.before || one.place.length > 1);
    if (says) panel.open = true;
  }

  onShown(panel, follow);
  onTabShown("record", read);

  return [
    {
      /** @param {unknown} _ @param {import("../../table/match-controller.js").Cause} cause */
      changed(_, cause) {
        if (cause === "opened") {
          isRead = false;
          if (!panel.closest("[hidden]")) read();
        }
        follow();
      },
      show: follow,
    },
  ];
}
