// What a person finds around the game itself. It is fetched once the table stands, with its words, so that the
// first move does not wait for it. Each tool has a file of its own and is told of every change of the match.

import { nextTask } from "../engine/next-task.js";
import { errorText } from "../i18n/error-text.js";
import { messages as errors } from "../i18n/errors.js";
import { addMessages, t } from "../i18n/index.js";
import { createLab } from "../lab/index.js";
import { messages as scores } from "../table/i18n/score.js";
import { byId } from "../ui/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { loadStylesheet } from "../ui/stylesheet.js";
import { listenToTabKeys } from "../ui/tab-keys.js";
import { onTabShown } from "../ui/tabs.js";
import { addThemes } from "../ui/themes.js";
import { createEvaluation } from "./analysis/evaluation.js";
import { createThink } from "./analysis/think.js";
import { createValuesLegend } from "./analysis/values-legend.js";
import { createClock } from "./clock.js";
import { createFlipBoard } from "./flip-board.js";
import { createHelp } from "./help.js";
import { createHint } from "./hint.js";
import { messages as analysis } from "./i18n/analysis.js";
import { messages as words } from "./i18n/panels.js";
import { messages as playing } from "./i18n/playing.js";
import { createImportExport } from "./import-export/index.js";
import { createMarks } from "./marks.js";
import { createNewGameUndo } from "./new-game-undo.js";
import { createOpponents } from "./opponents/opponents.js";
import { createMoveInput } from "./record/move-input.js";
import { createNavigation } from "./record/navigation.js";
import { createOpening } from "./record/opening.js";
import { createPlayerNotes } from "./record/player-notes.js";
import { createRecord } from "./record/record.js";
import { createVariations } from "./record/variations.js";
import { createResignDraw } from "./resign-draw.js";
import { createBestWins } from "./result/best-wins.js";
import { createResultDialog } from "./result/result-dialog.js";
import { createStatistics } from "./result/statistics.js";
import { createSavedGames } from "./saved-games/saved-games.js";
import { createDisplaySettings } from "./settings/display-settings.js";
import { createMoveConfirmation } from "./settings/move-confirmation.js";
import { createOffline } from "./settings/offline.js";
import { copyLink } from "./share/copy-link.js";
import { createShare } from "./share/share.js";
import { createSpokenKeys } from "./spoken-keys.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../table/game-ui.types").GameUi} GameUi */

/** @typedef {import("../table/game-tools.types").GameTools} GameTools */

/**
 * What a tool may want to know: that the match has changed, and that the words or the settings have; a key, which
 * it may take; that somebody wants a hint, a review or to go on; whether a move has to wait; and that the page has
 * asked for the values of the moves, or has got them.
 * @typedef {object} Tool
 * @property {(state: import("../table/match-controller.js").State, cause: import("../table/match-controller.js").Cause) => void} [changed]
 * @property {() => void} [show]
 * @property {(key: string) => boolean} [handleKey]
 * @property {() => void} [hint]
 * @property {() => void} [review]
 * @property {() => boolean} [redo]
 * @property {(move: string) => boolean} [interceptMove]
 * @property {() => void} [valuesChanged]
 */

/** @typedef {(table: Table, kind: GameUi, game: GameTools) => Tool} NewTool */

/** The tools in the order in which they stand on the page. @type {NewTool[]} */
const TOOLS = [
  createOpponents,
  createMoveInput,
  createHint,
  createNavigation,
  createVariations,
  createPlayerNotes,
  createResignDraw,
  createOpening,
  createSavedGames,
  createImportExport,
  createShare,
  createFlipBoard,
  createClock,
  createLab,
  createValuesLegend,
  createStatistics,
  createBestWins,
  createDisplaySettings,
  createMoveConfirmation,
  createSpokenKeys,
  createEvaluation,
  createThink,
  createMarks,
  createNewGameUndo,
  createOffline,
];

/** How many tools are made in one task: all of them are long for a slow processor. */
const AT_ONCE = 5;

/** @type {import("../table/game-ui.types").LoadPanels} */
export async function createPanels(table, kind, begun) {
  const game = await kind.tools();
  await Promise.all([
    loadStylesheet(__TOOLS_STYLES__),
    addThemes(() => table.settings.current().theme),
    ...[game.messages, scores, analysis, errors, playing, words].map(addMessages),
  ]);
  listenToTabKeys();
  const own = (await game.tools?.(table, kind)) ?? [];
  // Nothing is waited for from here on until `begun`, so that no move is missed.
  const record = createRecord(table, kind);
  record.draw(table.match.state());
  const manual = createHelp(table, kind, game);
  const startReview = async () => {
    await bringAnalysis();
    for (const tool of tools) tool.review?.();
  };
  const result = createResultDialog(table, kind, game, startReview);
  /** @type {Tool[]} */
  const tools = [...own, result];

  const bringAnalysis = onDemand(
    async () => {
      const { TOOLS: more } = await import("./analysis/analysis-tab.js");
      tools.push(...more.map((create) => create(table, kind, game)));
      return tools;
    },
    () => table.notify(t("notice.loading")),
  );
  onTabShown("analysis", bringAnalysis);

  const panels = {
    openManual: manual.open,
    openResult: result.open,
    copyLink: () => copyLink(table),
    draw: record.draw,
    /** @param {import("../i18n/index.js").Key} key @param {unknown} error */
    warn: (key, error) => table.notify(t(key, { why: errorText(error) }), { stay: true }),
    ...allOf(tools),
  };
  begun(panels);
  for (const [place, create] of TOOLS.entries()) {
    if (place % AT_ONCE === 0) await nextTask();
    tools.splice(place, 0, create(table, kind, game));
  }
  byId("workbench").dataset.ready = "";
  return panels;
}

/** Tells each of the tools, of which more may still come. @param {Tool[]} tools */
const allOf = (tools) => ({
  /** @type {Required<Tool>["changed"]} */
  changed(state, cause) {
    for (const tool of tools) tool.changed?.(state, cause);
  },
  show() {
    for (const tool of tools) tool.show?.();
  },
  /** @param {string} key */
  handleKey: (key) => tools.some((tool) => tool.handleKey?.(key)),
  hint() {
    for (const tool of tools) tool.hint?.();
  },
  interceptMove: (/** @type {string} */ move) => tools.some((tool) => tool.interceptMove?.(move)),
  valuesChanged() {
    for (const tool of tools) tool.valuesChanged?.();
  },
  redo: () => tools.some((tool) => tool.redo?.()),
});
