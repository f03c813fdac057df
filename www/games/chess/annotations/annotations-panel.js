// The panel with comments and variations in the tab "Record"; its content is loaded when it is first visible. Opens
// automatically for a match with comments.

import { errorText } from "../../../i18n/error-text.js";
import { addMessages, t } from "../../../i18n/index.js";
import { createPanel, element, isShown, onShown } from "../../../ui/create.js";
import { onDemand } from "../../../ui/on-demand.js";
import { onTabShown } from "../../../ui/tabs.js";
import { engineModule } from "../../shared/engine-module.js";
import { messages } from "../i18n/annotations.js";

/** @type {NonNullable<import("../../../table/game-tools.types").GameTools["tools"]>} */
export async function chessAnnotations(table, gameUi) {
  await addMessages(messages);
  const content = element("div", { class: "annotations" });
  const panel = createPanel("record", "annotations", "annotations", content);
  document.getElementById("walk")?.after(panel);
  /** Whether the match on the board was searched for comments. */
  let isRead = false;

  const load = onDemand(
    async () => {
      const [{ annotatedMoves, Annotations }, engine] = await Promise.all([
        import("./annotations.js"),
        engineModule(),
      ]);
      const annotations = new Annotations(table, engine, gameUi.moveName);
      content.append(...annotations.parts);
      return { annotations, moves: () => annotatedMoves(table, engine) };
    },
    () => table.notify(t("annotations.not-now")),
  );

  async function update() {
    if (!isShown(panel)) return;
    const loaded = await load();
    try {
      loaded?.annotations.update();
    } catch (error) {
      content.textContent = errorText(error);
    }
  }

  /** Opens the panel if the match has comments or variations. */
  async function read() {
    if (isRead || table.match.notes() === "") return;
    isRead = true;
    const loaded = await load();
    const moves = loaded?.moves() ?? [];
    const hasComments = moves.some((one) => one.comment || one.before || one.place.length > 1);
    if (hasComments) panel.open = true;
  }

  onShown(panel, update);
  onTabShown("record", read);

  return [
    {
      /** @param {unknown} _ @param {import("../../../table/match-controller.js").Cause} cause */
      changed(_, cause) {
        if (cause === "opened") {
          isRead = false;
          if (!panel.closest("[hidden]")) read();
        }
        update();
      },
      show: update,
    },
  ];
}
