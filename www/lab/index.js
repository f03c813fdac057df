// Opens the laboratory of a game: parameters, tournaments, evolution, ratings. Loads it when its tab is first shown.

import { addMessages } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";
import { onDemand } from "../ui/on-demand.js";
import { isTabShown, onTabShown, openTab, tabPanel } from "../ui/tabs.js";
import { messages } from "./i18n/lab.js";

const TAB = "laboratory";

/**
 * @param {import("../table/table.js").Table} table @param {import("../table/game-ui.types").GameUi} gameUi
 * @param {import("../table/game-tools.types").GameTools} game
 */
export function createLab(table, gameUi, game) {
  const panel = element("section", {
    id: TAB,
    class: TAB,
    "aria-labelledby": `tab-${TAB}`,
  });
  panel.append(textElement("h2", "laboratory", { class: "visually-hidden" }));
  tabPanel(TAB).append(panel);
  /** @type {Awaited<ReturnType<typeof import("./sections.js").openSections>> | null} */
  let sections = null;
  const isVisible = () => isTabShown(TAB) || sections?.isOpen();

  const load = onDemand(async () => {
    const [{ openSections }, parameters, terms = null] = await Promise.all([
      import("./sections.js"),
      game.parameters(),
      game.terms?.(),
    ]);
    const own = terms ? [terms.messages] : [];
    await Promise.all([messages, parameters.messages, ...own].map(addMessages));
    sections = await openSections(table, gameUi, game, panel, terms);
    sections.show();
    sections.openUrl();
    return sections;
  }, table.notifyFailure);

  onTabShown(TAB, async () => (await load())?.show());
  if (new URLSearchParams(location.search).has("numbers")) openTab(TAB);

  return {
    /** @param {import("../table/match-controller.js").State} state */
    changed(state) {
      if (isVisible()) sections?.changed(state);
    },
    show() {
      if (isVisible()) sections?.show();
    },
  };
}
