// The laboratory of a game: its programs with their numbers open, tournaments, evolution, and the measured ladder.
// All of it arrives when somebody opens the tab for the first time.

import { addMessages, t } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";
import { onDemand } from "../ui/on-demand.js";
import { isTabShown, onTabShown, openTab, tabPanel } from "../ui/tabs.js";
import { messages } from "./i18n/lab.js";

const TAB = "laboratory";

/**
 * @param {import("../table/table.js").Table} table @param {import("../table/game-ui.types").GameUi} kind
 * @param {import("../table/game-tools.types").GameTools} game
 */
export function createLab(table, kind, game) {
  const panel = element("section", {
    id: TAB,
    class: TAB,
    "aria-labelledby": `tab-${TAB}`,
  });
  panel.append(textElement("h2", "laboratory", { class: "visually-hidden" }));
  tabPanel(TAB).append(panel);
  /** @type {Awaited<ReturnType<typeof import("./sections.js").openRooms>> | null} */
  let rooms = null;
  const isSeen = () => isTabShown(TAB) || rooms?.isOpen();

  const bring = onDemand(
    async () => {
      const [{ openRooms }, parameters, terms = null] = await Promise.all([
        import("./sections.js"),
        game.parameters(),
        game.terms?.(),
      ]);
      const own = terms ? [terms.messages] : [];
      await Promise.all([messages, parameters.messages, ...own].map(addMessages));
      rooms = await openRooms(table, kind, game, panel, terms);
      rooms.show();
      rooms.openAddress();
      return rooms;
    },
    () => table.notify(t("notice.loading")),
  );

  onTabShown(TAB, async () => (await bring())?.show());
  if (new URLSearchParams(location.search).has("numbers")) openTab(TAB);

  return {
    /** @param {import("../table/match-controller.js").State} state */
    changed(state) {
      if (isSeen()) rooms?.changed(state);
    },
    show() {
      if (isSeen()) rooms?.show();
    },
  };
}
