// The table: connects the match, the board and everything around it. The only place where a change of the match becomes
// visible, audible and stored.

import { errorText, t } from "../i18n/index.js";
import { byId } from "../ui/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { createAnnouncer, isNews } from "./announcer.js";
import { createFlow } from "./flow.js";
import { listenToKeys } from "./keys.js";
import { copyLink, createAddressKeeper, pageFor, recordInAddress } from "./link.js";
import { createMatchReader } from "./match-reader.js";
import { playerNameOf } from "./player-names.js";
import { createViews } from "./views.js";

/** @typedef {import("./flow.js").State} State */
/** @typedef {import("./flow.js").Cause} Cause */
/** @typedef {import("./settings.js").Settings} Settings */

/** A match that was only opened, or given other players, is no reason to write over the saved one. @type {Cause[]} */
const KEPT = ["new", "move", "ended", "walk"];

/**
 * @param {object} parts
 * @param {import("../engine/rules-module.js").Rules} parts.rules
 * @param {import("../engine/client.js").Thinker} parts.thinker
 * @param {import("./store.js").Store} parts.store
 * @param {import("./board.js").BoardKind} parts.kind
 * @param {import("./board.js").LoadPanels} parts.loadPanels  fetches what stands beside the board
 * @param {import("./controls.js").SettingsControls} parts.settings
 * @param {(sentence: string) => void} parts.tell
 * @param {ReturnType<typeof import("../ui/notices.js").createNotices>} parts.notices
 */
export function createTable({ rules, thinker, store, kind, loadPanels, settings, tell, notices }) {
  const { info } = rules;
  const { current } = settings;
  const switches = () => current().switches;
  const warn = (/** @type {string} */ sentence) => notices.show(sentence, { stay: true });
  /** @type {State} */
  let state;
  /** @type {import("./board.js").Panels | null} */
  let panels = null;
  /** Once it is there, in games whose moves have values. @type {import("./move-values.js").MoveValues | null} */
  let moveValues = null;

  /** @type {import("./controls.js").Table} */
  const table = {
    rules,
    match: {
      state: () => state,
      play: (move) => flow.play(move),
      goTo: (ply) => flow.goTo(ply),
      undo: () => flow.undo(),
      redo: () => panels?.redo() || flow.redo(),
      newGame() {
        prepare();
        flow.newGame();
      },
      begin: (start) => open(rules.begin(start)),
      open: (record, notes) => open(rules.read(record), notes),
      notes: store.notes,
      finish: (end) => flow.finish(end),
      playOn: () => flow.playOn(),
      pause: () => flow.pause(),
      step: () => flow.step(),
    },
    settings,
    note: store.note,
    playerName: (id) => playerNameOf(info.players, id),
    point: (...cells) => board.point(...cells),
    arrange: () => board.arrange?.(),
    tell,
    notify: notices.show,
  };
  const { undo, redo, newGame } = table.match;
  const showPanels = onDemand(
    async () => {
      panels = await loadPanels(table, kind);
      return panels;
    },
    () => notices.show(t("notice.loading")),
  );
  const actions = {
    newGame,
    undo,
    redo,
    hint: async () => (await showPanels())?.hint(),
    copy: () => copyLink(state.record, notices),
    help: async () => (await showPanels())?.openManual(),
  };
  const put = (/** @type {string} */ move) => panels?.hold(move) || table.match.play(move);
  const board = kind.mount(byId("board"), put, table);
  const views = createViews(table, kind, actions, () => board.focus());
  const announce = createAnnouncer(kind, switches, tell);
  const reader = createMatchReader({ rules, store, start: () => current().start, warn });
  const address = createAddressKeeper();
  const flow = createFlow({
    thinker,
    begin: rules.begin,
    match: reader.first(),
    settings: current(),
    changed,
    failed: tellFailure,
  });
  const beside = kind.beside?.(table);

  listenToKeys({
    enabled: () => current().letterKeys,
    press: (action) => ({ ...actions, new: newGame })[action](),
    play: (key) => panels?.press(key) || board.press?.(key) || false,
  });
  addEventListener("hashchange", openAddress);

  /** Clears away what belongs to the match before. */
  function prepare(notes = "") {
    views.result.close();
    store.keepNotes(notes);
  }

  /** @param {import("../engine/rules-module.js").OpenMatch} match @param {string} [notes] */
  function open(match, notes) {
    prepare(notes);
    flow.open(match);
  }

  function openAddress() {
    const record = recordInAddress();
    if (record === null || record === state.record) return;
    const elsewhere = pageFor(record);
    if (elsewhere) return location.replace(elsewhere);
    const match = reader.linked();
    if (match) open(match);
    else address.keep(inAddress());
  }

  /** A match without moves is no news to anybody, unless it begins from a position of its own. */
  function inAddress() {
    const { steps, start } = state.view;
    return steps > 0 || !info.starts.includes(start) ? state.record : "";
  }

  /** @param {State} next @param {Cause} cause */
  function changed(next, cause) {
    state = next;
    draw();
    if (KEPT.includes(cause)) store.keepMatch(state.record);
    address.keep(inAddress());
    panels?.changed(state, cause);
    if (beside?.changed(state, cause)) return;
    announce(state, cause);
    if (isNews(cause) && state.phase === "over") views.result.open();
  }

  function draw() {
    const { view, phase, record, players } = state;
    const { numbers = {} } = current();
    board.draw(view, { open: phase === "person", record, players, switches: switches(), numbers });
    views.draw(state);
    moveValues?.update(state);
  }

  async function followValues() {
    const { createMoveValues } = await import("./move-values.js");
    moveValues = createMoveValues({
      thinker,
      analyst: info.analyst,
      kind,
      board,
      switches,
      tell,
      failed: tellFailure,
    });
    moveValues.update(state);
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  function tellFailure(complaint) {
    warn(t("notice.failed", { why: errorText(complaint) }));
  }

  views.showOptions();
  flow.start();
  if (info.analyst !== null) followValues();
  showPanels();

  return {
    /** Shows everything anew, in another language or with other settings. */
    show() {
      views.showOptions();
      flow.settings(current());
      draw();
      panels?.show();
    },
  };
}
