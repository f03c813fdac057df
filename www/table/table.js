// The table: connects the match, the board and the panels, and is their interface to each other. Draws, announces and
// stores every change of the match.

import { nextTask } from "../engine/next-task.js";
import { t } from "../i18n/index.js";
import { byId } from "../ui/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { createAnnouncer, isNews } from "./announcer.js";
import { listenToKeys } from "./keys.js";
import { createAddressWriter, pageFor, recordInAddress } from "./link.js";
import { MatchController } from "./match-controller.js";
import { createMatchReader } from "./match-reader.js";
import { playerNameOf } from "./player-names.js";
import { createViews } from "./views.js";

/** @typedef {import("./match-controller.js").State} State */
/** @typedef {import("./match-controller.js").Cause} Cause */
/** @typedef {import("./settings.js").Settings} Settings */

/** Causes after which the match is stored; opening a match or changing players must not overwrite the saved one. @type {Cause[]} */
const STORED_CAUSES = ["new", "move", "ended", "walk"];

/**
 * @typedef {object} TableOptions
 * @property {import("../engine/rules-module.js").Rules} rules
 * @property {import("../engine/client.js").EngineClient} engine
 * @property {import("./store.js").Store} store
 * @property {import("./game-ui.types").GameUi} kind
 * @property {import("./game-ui.types").LoadPanels} loadPanels
 * @property {import("./table.types").SettingsControls} settings
 * @property {(sentence: string) => void} announce
 * @property {ReturnType<typeof import("../ui/notices.js").createNotices>} notices
 */

/** The table as the board and the panels see it. */
export class Table {
  /** The game's module: rules, starts and players, and the files that a worker needs. */
  rules;
  /** @type {import("./table.types").SettingsControls} */
  settings;
  /** @type {import("./table.types").MatchControls} */
  match;
  /** Opens storage for a text of this game under a name. @type {(name: string) => import("./table.types").StoredText} */
  storage;
  /** Returns the report of a player's last choice while its worker still has it. */
  recall;
  /** Brings a player's parameters of an earlier version up to date. @type {NonNullable<import("./game-ui.types").GameUi["migrateParameters"]>} */
  migrateParameters;
  /** Announces a sentence to screen readers. */
  announce;
  /** Shows a notice, which disappears automatically unless it has to stay. */
  notify;
  #options;
  #board;
  /** @type {MatchController | undefined} */
  #controller;
  /** @type {State | undefined} */
  #state;
  /** `null` until loaded. @type {import("./game-ui.types").Panels | null} */
  #panels = null;
  #loadPanels;
  #reader;
  #writeAddress;
  #announceChange;
  /** @type {ReturnType<typeof createViews> | undefined} */
  #views;
  /** @type {ReturnType<NonNullable<import("./game-ui.types").GameUi["createCompanion"]>> | undefined} */
  #companion;
  /** In games with an analyst, once loaded. @type {import("./move-values.js").MoveValues | null} */
  #moveValues = null;
  /** @type {import("./move-values.js").ValueRequest | undefined} */
  #valueRequest;
  #loadValues;

  /** Creates the board only: creating everything would be one long task. @param {TableOptions} options */
  constructor(options) {
    const { rules, store, kind, loadPanels, settings, engine, announce, notices } = options;
    this.#options = options;
    this.rules = rules;
    this.settings = settings;
    this.recall = engine.recall;
    this.migrateParameters = kind.migrateParameters ?? ((numbers) => numbers);
    this.storage = store.storage;
    this.announce = announce;
    this.notify = notices.show;
    this.match = this.#createMatchControls();
    const failed = () => notices.show(t("notice.loading"));
    this.#loadPanels = onDemand(
      () =>
        loadPanels(this, kind, (panels) => {
          this.#panels = panels;
        }),
      failed,
    );
    this.#loadValues = onDemand(() => this.#createMoveValues(), failed);
    this.#board = kind.mount(byId("board"), (move) => this.#playOnBoard(move), this);
    this.#announceChange = createAnnouncer(kind, () => settings.current().switches, announce);
    this.#reader = createMatchReader({
      rules,
      store,
      start: () => settings.current().start,
      warn: (key, error) => this.#warn(key, error),
    });
    this.#writeAddress = createAddressWriter(rules.info);
  }

  /** The match whose move values were requested last, in games with an analyst. */
  valueRequest() {
    return this.#valueRequest;
  }

  /** @param {string} id */
  playerName(id) {
    return playerNameOf(this.rules.info.players, id);
  }

  /** Highlights cells of the board, and rows on a board that shows rows. @type {import("./game-ui.types").Board["highlight"]} */
  highlight(...cells) {
    this.#board.highlight(...cells);
  }

  /** Notifies the board that it was flipped: its cells have another order in the page. */
  flipped() {
    this.#board.flipped?.();
  }

  focusBoard() {
    this.#board.focus();
  }

  /** Shows a sentence in place of whose turn it is until the next change. @param {string} sentence */
  showHint(sentence) {
    byId("turn-text").textContent = sentence;
    this.announce(sentence);
  }

  /** Creates the controller of the match and the views around the board. */
  begin() {
    const { rules, engine, kind } = this.#options;
    const actions = actionsOn(this, this.#loadPanels);
    this.#views = createViews(this, kind, actions);
    this.#controller = new MatchController({
      engine,
      begin: rules.begin,
      match: this.#reader.first(),
      settings: this.settings.current(),
      changed: (state, cause) => this.#changed(state, cause),
      failed: this.#failed,
    });
    this.#companion = kind.createCompanion?.(this);
    this.#listen(actions);
  }

  /** Shows the match, in several tasks so that a slow processor stays responsive. */
  async open() {
    this.#views?.showOptions();
    await nextTask();
    // The user may have moved already.
    if (!this.#state) this.#requireController().start();
    await nextTask();
    if (this.rules.info.analyst !== null) this.#loadValues();
    this.#loadPanels();
  }

  /** Renders everything again after a change of language or settings. */
  render() {
    this.#views?.showOptions();
    this.#requireController().settings(this.settings.current());
    this.#draw();
    this.#panels?.show();
    if (this.settings.current().switches.values) this.#loadValues(); // retries if loading failed
  }

  /** @returns {import("./table.types").MatchControls} */
  #createMatchControls() {
    const { rules, store } = this.#options;
    /** @param {import("../engine/rules-module.js").OpenMatch} match */
    const open = (match, notes = "") => {
      store.keepNotes(notes);
      this.#requireController().open(match);
    };
    return {
      state: () => this.#requireState(),
      play: (move) => this.#requireController().play(move),
      goTo: (ply) => this.#requireController().goTo(ply),
      undo: () => this.#requireController().undo(),
      redo: () => this.#panels?.redo() || this.#requireController().redo(),
      newGame: () => {
        store.keepNotes("");
        this.#requireController().newGame();
      },
      begin: (start) => open(rules.begin(start)),
      open: (record, notes) => open(rules.read(record), notes),
      openForReview: (record, notes = "") => {
        const match = rules.read(record);
        store.keepNotes(notes);
        this.#requireController().openForReview(match);
      },
      notes: store.notes,
      annotate: (notes) => {
        store.keepNotes(notes);
        this.#panels?.changed(this.#requireState(), "walk");
      },
      finish: (end) => this.#requireController().finish(end),
      playOn: () => this.#requireController().playOn(),
      pause: () => this.#requireController().pause(),
      step: () => this.#requireController().step(),
    };
  }

  #requireController() {
    if (!this.#controller) throw new Error("The table has no match yet.");
    return this.#controller;
  }

  #requireState() {
    if (!this.#state) throw new Error("The match has not been opened yet.");
    return this.#state;
  }

  /** Ignores moves until the match is open: a click may come earlier. @param {string} move */
  #playOnBoard(move) {
    if (this.#controller && !this.#panels?.interceptMove(move)) this.#controller.play(move);
  }

  /** @param {import("./toolbar.js").Actions} actions */
  #listen(actions) {
    listenToKeys({
      enabled: () => this.settings.current().letterKeys,
      press: (action) => ({ ...actions, new: actions.newGame })[action](),
      play: (key) => this.#panels?.handleKey(key) || this.#board.handleKey?.(key) || false,
    });
    addEventListener("hashchange", () => this.#openAddress());
  }

  #openAddress() {
    const record = recordInAddress();
    if (record === null || record === this.#state?.record) return;
    const otherPage = pageFor(record);
    if (otherPage) return location.replace(otherPage);
    const match = this.#reader.linked();
    if (!match) return this.#writeAddress(this.#requireState());
    this.#options.store.keepNotes("");
    this.#requireController().open(match);
  }

  /** @param {State} state @param {Cause} cause */
  #changed(state, cause) {
    this.#state = state;
    this.#draw();
    if (STORED_CAUSES.includes(cause)) this.#options.store.keepMatch(state.record);
    this.#writeAddress(state);
    this.#panels?.changed(state, cause);
    if (this.#companion?.changed(state, cause)) return;
    this.#announceChange(state, cause);
    if (isNews(cause) && state.phase === "over") this.#openResult();
  }

  async #openResult() {
    (await this.#loadPanels())?.openResult();
  }

  #draw() {
    const state = this.#requireState();
    const { view, phase, record, players } = state;
    const { switches, numbers = {} } = this.settings.current();
    this.#board.draw(view, { open: phase === "person", record, players, switches, numbers });
    this.#views?.draw(state);
    this.#panels?.draw(state);
    this.#moveValues?.update(state);
  }

  async #createMoveValues() {
    const { MoveValues } = await import("./move-values.js");
    const { engine, kind } = this.#options;
    this.#moveValues = new MoveValues({
      engine,
      analyst: this.rules.info.analyst,
      kind,
      board: this.#board,
      switches: () => this.settings.current().switches,
      announce: this.announce,
      requested: (request) => {
        this.#valueRequest = request;
        this.#panels?.valuesChanged();
      },
      failed: this.#failed,
    });
    this.#moveValues.update(this.#requireState());
  }

  /** Shows an error, with the sentence for it from the panels. @param {import("../i18n/index.js").Key} key @param {unknown} error */
  async #warn(key, error) {
    (await this.#loadPanels())?.warn(key, error);
  }

  /** @param {import("../engine/engine.types").EngineError} error */
  #failed = (error) => {
    this.#warn("notice.failed", error);
  };
}

/**
 * Actions of the toolbar and its keys.
 * @param {Table} table
 * @param {() => Promise<import("./game-ui.types").Panels | null>} panels
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
