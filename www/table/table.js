// The table: connects the match, the board and everything around it. The only place where a change of the match becomes
// visible, audible and stored.

import { nextTask } from "../engine/next-task.js";
import { t } from "../i18n/index.js";
import { byId } from "../ui/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { createAnnouncer, isNews } from "./announcer.js";
import { MatchController } from "./flow.js";
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
 * @property {import("./board.js").GameUi} kind
 * @property {import("./board.js").LoadPanels} loadPanels  fetches what stands beside the board
 * @property {import("./controls.js").SettingsControls} settings
 * @property {(sentence: string) => void} tell
 * @property {ReturnType<typeof import("../ui/notices.js").createNotices>} notices
 */

export class TableController {
  #options;
  /** Each part is there before anybody can ask for it. */
  #parts = /** @type {import("./table-controls.js").Parts} */ ({ panels: null });
  #table;
  #panels;
  #reader;
  #keepAddress;
  #announce;
  #views = /** @type {ReturnType<typeof createViews>} */ (/** @type {unknown} */ (null));
  /** @type {ReturnType<NonNullable<import("./board.js").GameUi["createCompanion"]>> | undefined} */
  #beside;
  /** Once it is there, in games whose moves have values. @type {import("./move-values.js").MoveValues | null} */
  #moveValues = null;
  #bringValues;

  /** Only the board, since all of it would be one long task. @param {TableOptions} options */
  constructor(options) {
    const { rules, store, kind, loadPanels, tell } = options;
    this.#options = options;
    const parts = this.#parts;
    const table = createControls(options, parts);
    this.#table = table;
    const failed = () => options.notices.show(t("notice.loading"));
    this.#panels = onDemand(
      () =>
        loadPanels(table, kind, (panels) => {
          parts.panels = panels;
        }),
      failed,
    );
    this.#bringValues = onDemand(() => this.#followValues(), failed);
    const { play } = table.match;
    parts.board = kind.mount(
      byId("board"),
      (move) => parts.flow && (parts.panels?.interceptMove(move) || play(move)), // a finger may be quicker than the match
      table,
    );
    this.#announce = createAnnouncer(kind, () => this.#settings().switches, tell);
    this.#reader = createMatchReader({
      rules,
      store,
      start: () => this.#settings().start,
      warn: (complaint, error) => this.#warn(complaint, error),
    });
    this.#keepAddress = createAddressKeeper(rules.info);
  }

  /** Brings the match to the board, and makes what stands around it. */
  begin() {
    const { rules, thinker, kind } = this.#options;
    const actions = actionsOn(this.#table, this.#panels);
    this.#views = createViews(this.#table, kind, actions);
    this.#parts.flow = new MatchController({
      thinker,
      begin: rules.begin,
      match: this.#reader.first(),
      settings: this.#settings(),
      changed: (state, cause) => this.#changed(state, cause),
      failed: this.#failed,
    });
    this.#beside = kind.createCompanion?.(this.#table);
    this.#listen(actions);
  }

  /** Shows the match: tasks of their own, since making the table is long enough for a slow processor. */
  async open() {
    this.#views.showOptions();
    await nextTask();
    // A quick finger may have moved before.
    if (!this.#parts.state) this.#parts.flow.start();
    await nextTask();
    if (this.#options.rules.info.analyst !== null) this.#bringValues();
    this.#panels();
  }

  /** Shows everything anew, in another language or with other settings. */
  show() {
    this.#views.showOptions();
    this.#parts.flow.settings(this.#settings());
    this.#draw();
    this.#parts.panels?.show();
    if (this.#settings().switches.values) this.#bringValues(); // they may have failed to come
  }

  #settings() {
    return this.#options.settings.current();
  }

  /** @param {import("./toolbar.js").Actions} actions */
  #listen(actions) {
    const parts = this.#parts;
    listenToKeys({
      enabled: () => this.#settings().letterKeys,
      press: (action) => ({ ...actions, new: actions.newGame })[action](),
      play: (key) => parts.panels?.handleKey(key) || parts.board.handleKey?.(key) || false,
    });
    addEventListener("hashchange", () => this.#openAddress());
  }

  #openAddress() {
    const { state, flow } = this.#parts;
    const record = recordInAddress();
    if (record === null || record === state.record) return;
    const elsewhere = pageFor(record);
    if (elsewhere) return location.replace(elsewhere);
    const match = this.#reader.linked();
    if (!match) return this.#keepAddress(state);
    this.#options.store.keepNotes("");
    flow.open(match);
  }

  /** @param {State} state @param {Cause} cause */
  #changed(state, cause) {
    this.#parts.state = state;
    this.#draw();
    if (KEPT.includes(cause)) this.#options.store.keepMatch(state.record);
    this.#keepAddress(state);
    this.#parts.panels?.changed(state, cause);
    if (this.#beside?.changed(state, cause)) return;
    this.#announce(state, cause);
    if (isNews(cause) && state.phase === "over") this.#openResult();
  }

  async #openResult() {
    (await this.#panels())?.openResult();
  }

  #draw() {
    const { state, board } = this.#parts;
    const { view, phase, record, players } = state;
    const { switches, numbers = {} } = this.#settings();
    board.draw(view, { open: phase === "person", record, players, switches, numbers });
    this.#views.draw(state);
    this.#parts.panels?.draw(state);
    this.#moveValues?.update(state);
  }

  async #followValues() {
    const { MoveValues } = await import("./move-values.js");
    const { rules, thinker, kind, tell } = this.#options;
    const { board, state } = this.#parts;
    this.#moveValues = new MoveValues({
      thinker,
      analyst: rules.info.analyst,
      kind,
      board,
      switches: () => this.#settings().switches,
      tell,
      asked: (asked) => {
        this.#parts.asked = asked;
        this.#parts.panels?.valuesChanged();
      },
      failed: this.#failed,
    });
    this.#moveValues.update(state);
  }

  /** Says what is wrong; the words for it come with the panels. @param {import("../i18n/index.js").Key} key @param {unknown} error */
  async #warn(key, error) {
    (await this.#panels())?.warn(key, error);
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  #failed = (complaint) => {
    this.#warn("notice.failed", complaint);
  };
}

/**
 * What the toolbar and its keys do.
 * @param {import("./controls.js").Table} table
 * @param {() => Promise<import("./board.js").Panels | null>} panels
 * @returns {import("./toolbar.js").Actions}
 */
function actionsOn({ match: { undo, redo, newGame } }, panels) {
  return {
    newGame,
    undo,
    redo,
    hint: async () => (await panels())?.hint(),
    copy: async () => (await panels())?.copyLink(),
    help: async () => (await panels())?.openManual(),
  };
}
