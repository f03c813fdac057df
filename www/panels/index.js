// Creates the panels around the board, after the first move is possible. Each tool is a file and follows every change
// of the match.
import { nextTask } from "../engine/next-task.js";
import { errorText } from "../i18n/error-text.js";
import { addMessages, t } from "../i18n/index.js";
import { createLab } from "../lab/index.js";
import { messages as scores } from "../table/i18n/score.js";
import { byId } from "../ui/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { loadStylesheet } from "../ui/stylesheet.js";
import { onTabShown } from "../ui/tabs.js";
import { addThemes } from "../ui/themes.js";
import { createEvaluation } from "./analysis/evaluation.js";
import { createThink } from "./analysis/think.js";
import { createValuesLegend } from "./analysis/values-legend.js";
import { createBoardActions } from "./board-actions.js";
import { createClock } from "./clock.js";
import { createConfirmations } from "./confirmation.js";
import { createDeclaredDraw } from "./declared-draw.js";
import { createFlipBoard } from "./flip-board.js";
import { createHelp } from "./help.js";
import { createHint } from "./hint.js";
import { messages as analysis } from "./i18n/analysis.js";
import { messages as newGame } from "./i18n/new-game.js";
import { messages as panelMessages } from "./i18n/panels.js";
import { messages as playing } from "./i18n/playing.js";
import { createImportExport } from "./import-export/index.js";
import { createMarks } from "./marks.js";
import { createNewGameUndo } from "./new-game-undo.js";
import { createBadges } from "./opponents/badges.js";
import { createOpponents } from "./opponents/opponents.js";
import { createPartner } from "./opponents/partner.js";
import { createPassMessage } from "./pass-message.js";
import { createMoveInput } from "./record/move-input.js";
import { createNavigation } from "./record/navigation.js";
import { createOpening } from "./record/opening.js";
import { createPlayerNotes } from "./record/player-notes.js";
import { createRecord } from "./record/record.js";
import { createTypedMoves } from "./record/typed-moves.js";
import { createVariations } from "./record/variations.js";
import { createResignDraw } from "./resign-draw.js";
import { createAssistance } from "./result/assistance.js";
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
import { listenToTabKeys } from "./tab-keys.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../table/game-ui.types").GameUi} GameUi */

/** @typedef {import("../table/game-tools.types").GameTools} GameTools */

/**
 * A tool around the board. Its callbacks are optional: a change of the match; a change of language or settings; a key,
 * which it may handle; a requested hint, review or redo, which it may handle; a move, which it may hold back; move
 * values that were requested or are complete; and the time control of the next game.
 * @typedef {object} Tool
 * @property {(state: import("../table/match-controller.js").State, cause: import("../table/match-controller.js").Cause) => void} [changed]
 * @property {() => void} [show]
 * @property {(key: string) => boolean} [handleKey]
 * @property {() => void} [hint]
 * @property {() => void} [review]
 * @property {() => boolean} [redo]
 * @property {(move: string) => boolean} [interceptMove]
 * @property {() => void} [valuesChanged]
 * @property {(control: import("./clock.js").TimeControl) => void} [setClock]
 */

/** @typedef {(table: Table, gameUi: GameUi, game: GameTools) => Tool} CreateTool */

/** The tools in the order of the page. @type {CreateTool[]} */
const TOOLS = [
  createOpponents,
  createPartner,
  createMoveInput,
  createTypedMoves,
  createHint,
  createNavigation,
  createVariations,
  createPlayerNotes,
  createBadges,
  createConfirmations,
  createResignDraw,
  createDeclaredDraw,
  createOpening,
  createSavedGames,
  createImportExport,
  createShare,
  createFlipBoard,
  createClock,
  createLab,
  createValuesLegend,
  createAssistance,
  createStatistics,
  createBestWins,
  createDisplaySettings,
  createMoveConfirmation,
  createSpokenKeys,
  createEvaluation,
  createThink,
  createMarks,
  createNewGameUndo,
  createPassMessage,
  createBoardActions,
  createOffline,
];

/** Tools created per task: creating all at once would block slow processors. */
const TOOLS_PER_TASK = 5;

/** @type {import("../table/game-ui.types").LoadPanels} */
export async function createPanels(table, gameUi, onReady) {
  const game = await gameUi.tools();
  const [{ failureText, loadErrorMessages }] = await Promise.all([
    import("../ui/failure-text.js"),
    loadStylesheet(__TOOLS_STYLES__),
    addThemes(() => table.settings.current().theme),
    ...[game.messages, scores, analysis, playing, panelMessages].map(addMessages),
  ]);
  await loadErrorMessages();
  listenToTabKeys();
  const own = (await game.tools?.(table, gameUi)) ?? [];
  // No await between here and `onReady`, so that no move is missed.
  const record = createRecord(table, gameUi);
  record.draw(table.match.state());
  const manual = createHelp(table, gameUi, game);
  const startReview = async () => {
    await loadAnalysis();
    for (const tool of tools) tool.review?.();
  };
  const result = createResultDialog(table, gameUi, game, startReview);
  /** @type {Tool[]} */
  const tools = [...own, manual, result];

  const loadAnalysis = onDemand(async () => {
    const { TOOLS: more } = await import("./analysis/analysis-tab.js");
    tools.push(...more.map((create) => create(table, gameUi, game)));
    return tools;
  }, table.notifyFailure);
  onTabShown("analysis", loadAnalysis);

  /** @type {import("./new-game/chooser.js").NewGameDialog | null} */
  let chooser = null;
  const loadChooser = onDemand(async () => {
    const [{ NewGameDialog }] = await Promise.all([
      import("./new-game/chooser.js"),
      addMessages(newGame),
    ]);
    chooser ??= new NewGameDialog(table, gameUi, game, (control) => {
      for (const tool of tools) tool.setClock?.(control);
    });
    return chooser;
  }, table.notifyFailure);

  const panels = {
    chooseGame: async () => (await loadChooser())?.open(),
    openManual: manual.open,
    openResult: result.open,
    copyLink: () => copyLink(table),
    explain: (/** @type {unknown} */ error) => table.showHint(errorText(error)),
    draw: record.draw,
    /** @param {import("../i18n/index.js").Key} key @param {unknown} error */
    async warn(key, error) {
      table.notify(t(key, { why: await failureText(error) }), { stay: true });
    },
    ...broadcast(tools),
  };
  onReady(panels);
  for (const [place, create] of TOOLS.entries()) {
    if (place % TOOLS_PER_TASK === 0) await nextTask();
    tools.splice(place, 0, create(table, gameUi, game));
  }
  byId("workbench").dataset.ready = "";
  return panels;
}

/** Calls every tool; tools may be added later. @param {Tool[]} tools */
const broadcast = (tools) => ({
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
