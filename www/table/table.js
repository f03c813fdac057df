// The table: connects the match, the board and everything around it. The only place where a change of the match becomes
// visible, audible and stored.

import { errorText, t } from "../i18n/index.js";
import { byId } from "../ui/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { createAnnouncer, isNews } from "./announcer.js";
import { createFlow } from "./flow.js";
import { listenToKeys } from "./keys.js";
import { createAddressKeeper, pageFor, recordInAddress } from "./link.js";
import { createMatchReader } from "./match-reader.js";
import { createControls } from "./table-controls.js";
import { createViews } from "./views.js";

/** @typedef {import("./flow.js").State} State */
/** @typedef {import("./flow.js").Cause} Cause */
/** @typedef {import("./settings.js").Settings} Settings */

/** A match that was only opened, or given other players, is no reason to write over the saved one. @type {Cause[]} */
const KEPT = ["new", "move", "ended", "walk"];

/**
 * @typedef {object} TableOptions
 * @property {import("../engine/rules-module.js").Rules} rules
 * @property {import("../engine/client.js").Thinker} thinker
 * @property {import("./store.js").Store} store
 * @property {import("./board.js").BoardKind} kind
 * @property {import("./board.js").LoadPanels} loadPanels  fetches what stands beside the board
 * @property {import("./controls.js").SettingsControls} settings
 * @property {(sentence: string) => void} tell
 * @property {ReturnType<typeof import("../ui/notices.js").createNotices>} notices
 */

/** @param {TableOptions} options */
export function createTable(options) {
  const { rules, thinker, store, kind, loadPanels, settings, tell, notices } = options;
  const { current } = settings;
  const switches = () => current().switches;
  const parts = /** @type {import("./table-controls.js").Parts} */ ({ panels: null });
  const table = createControls(options, parts);
  const { undo, redo, newGame, play } = table.match;
  const showPanels = onDemand(
    async () => {
      parts.panels = await loadPanels(table, kind);
      return parts.panels;
    },
    () => notices.show(t("notice.loading")),
  );
  const actions = {
    newGame,
    undo,
    redo,
    hint: async () => (await showPanels())?.hint(),
    copy: async () => (await showPanels())?.copyLink(),
    help: async () => (await showPanels())?.openManual(),
  };
  const openResult = async () => (await showPanels())?.openResult();
  const put = (/** @type {string} */ move) => parts.panels?.hold(move) || play(move);
  const board = kind.mount(byId("board"), put, table);
  parts.board = board;
  const views = createViews(table, kind, actions);
  const announce = createAnnouncer(kind, switches, tell);
  const reader = createMatchReader({ rules, store, start: () => current().start, warn });
  const keepAddress = createAddressKeeper(rules.info);
  parts.flow = createFlow({
    thinker,
    begin: rules.begin,
    match: reader.first(),
    settings: current(),
    changed,
    failed,
  });
  const beside = kind.beside?.(table);
  /** Once it is there, in games whose moves have values. @type {import("./move-values.js").MoveValues | null} */
  let moveValues = null;

  listenToKeys({
    enabled: () => current().letterKeys,
    press: (action) => ({ ...actions, new: newGame })[action](),
    play: (key) => parts.panels?.press(key) || board.press?.(key) || false,
  });
  addEventListener("hashchange", openAddress);

  function openAddress() {
    const record = recordInAddress();
    if (record === null || record === parts.state.record) return;
    const elsewhere = pageFor(record);
    if (elsewhere) return location.replace(elsewhere);
    const match = reader.linked();
    if (!match) return keepAddress(parts.state);
    store.keepNotes("");
    parts.flow.open(match);
  }

  /** @param {State} state @param {Cause} cause */
  function changed(state, cause) {
    parts.state = state;
    draw();
    if (KEPT.includes(cause)) store.keepMatch(state.record);
    keepAddress(state);
    parts.panels?.changed(state, cause);
    if (beside?.changed(state, cause)) return;
    announce(state, cause);
    if (isNews(cause) && state.phase === "over") openResult();
  }

  function draw() {
    const { state } = parts;
    const { view, phase, record, players } = state;
    const { numbers = {} } = current();
    board.draw(view, { open: phase === "person", record, players, switches: switches(), numbers });
    views.draw(state);
    moveValues?.update(state);
  }

  async function followValues() {
    const { createMoveValues } = await import("./move-values.js");
    const { analyst } = rules.info;
    const followed = { thinker, analyst, kind, board, switches, tell, failed };
    moveValues = createMoveValues(followed);
    moveValues.update(parts.state);
  }

  /** Says what is wrong; the words for it come with the panels. @param {import("../i18n/index.js").Key} key @param {unknown} error */
  async function warn(key, error) {
    await showPanels();
    notices.show(t(key, { why: errorText(error) }), { stay: true });
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  function failed(complaint) {
    warn("notice.failed", complaint);
  }

  views.showOptions();
  parts.flow.start();
  if (rules.info.analyst !== null) followValues();
  showPanels();

  return {
    /** Shows everything anew, in another language or with other settings. */
    show() {
      views.showOptions();
      parts.flow.settings(current());
      draw();
      parts.panels?.show();
    },
  };
}
