// Connects the match, the board and the panels: draws, announces and stores every change of the match. The board and
// the panels use its methods.

import { nextTask } from "../engine/next-task.js";
import { byId } from "../ui/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { createAnnouncer, isMatchEvent } from "./announcer.js";
import { listenToKeys } from "./keys.js";
import { createAddressWriter, pageFor, recordInAddress } from "./link.js";
import { MatchController } from "./match-controller.js";
import { createMatchReader } from "./match-reader.js";
import { createOptions } from "./options.js";
import { playerName } from "./player-names.js";
import { createStatus } from "./status.js";
import { createToolbar } from "./toolbar.js";

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
 * @property {import("./game-ui.types").GameUi} gameUi
 * @property {import("./game-ui.types").LoadPanels} loadPanels
 * @property {import("./table.types").SettingsControls} settings
 * @property {(sentence: string) => void} announce
 * @property {ReturnType<typeof import("../ui/notices.js").createNotices>} notices
 */

export class Table {
  /** The game's module: rules, starts, players and worker files. */
  rules;
  /** @type {import("./table.types").SettingsControls} */
  settings;
  /** @type {import("./table.types").MatchControls} */
  match;
  /** Opens a named stored text of this game. @type {(name: string) => import("./table.types").StoredText} */
  storage;
  /** Requests the trace of a player's last search, if its worker still has it. */
  recall;
  /** Announces a sentence to screen readers. */
  announce;
  /** Shows a notice, which disappears after some seconds unless `stay` is set. */
  notify;
  #options;
  #board;
  /** @type {MatchController | undefined} */
  #controller;
  /** @type {State | undefined} */
  #state;
  /** Null until loaded. @type {import("./game-ui.types").Panels | null} */
  #panels = null;
  #loadPanels;
  /** Called once the match is open. @type {(value?: unknown) => void} */
  #markOpened = () => {};
  #reader;
  #writeAddress;
  #announceChange;
  /** @type {ReturnType<typeof createViews> | undefined} */
  #views;
  /** @type {ReturnType<NonNullable<import("./game-ui.types").GameUi["createCompanion"]>> | undefined} */
  #companion;
  /** Null until loaded; only in games with an analyst. @type {import("./move-values.js").MoveValues | null} */
  #moveValues = null;
  /** @type {import("./move-values.js").ValueRequest | undefined} */
  #valueRequest;
  #loadValues;
  /** The position that is being set up; null if the board shows the match. @type {import("../engine/engine.types").View | null} */
  #edited = null;

  /** Creates only the board: creating everything would be one long task. @param {TableOptions} options */
  constructor(options) {
    const { rules, store, gameUi, loadPanels, settings, engine, announce, notices } = options;
    this.#options = options;
    this.rules = rules;
    this.settings = settings;
    this.recall = engine.recall;
    this.storage = store.storage;
    this.announce = announce;
    this.notify = notices.show;
    this.notifyFailure = notices.showFailure;
    this.match = this.#createMatchControls();
    const failed = notices.showFailure;
    const opened = new Promise((resolve) => {
      this.#markOpened = resolve;
    });
    this.#loadPanels = onDemand(async () => {
      await opened; // the panels show the match
      return loadPanels(this, gameUi, (panels) => {
        this.#panels = panels;
      });
    }, failed);
    this.#loadValues = onDemand(() => this.#createMoveValues(), failed);
    this.#board = gameUi.mount(byId("board"), (move) => this.#playOnBoard(move), this, this);
    this.#announceChange = createAnnouncer(gameUi, () => settings.current().switches, announce);
    this.#reader = createMatchReader({
      rules,
      store,
      start: () => settings.current().start,
      warn: (key, error) => this.#warn(key, error),
    });
    this.#writeAddress = createAddressWriter(rules.info);
  }

  /** The last request for move values, in games with an analyst; undefined if it was cancelled. */
  valueRequest() {
    return this.#valueRequest;
  }

  playerName = playerName;

  /** Highlights cells of the board, and rows if the board shows rows; no-op during a set-up. @type {import("./game-ui.types").Board["highlight"]} */
  highlight(...cells) {
    if (!this.isEdited()) this.#board.highlight(...cells);
  }

  /** Notifies the board that it was flipped. */
  flipped() {
    this.#board.flipped?.();
  }

  /**
   * Shows a position on the board in place of the match, which stays as it is; null shows the match again.
   * @param {import("../engine/engine.types").View | null} view @param {readonly number[]} [highlighted] cells
   */
  showEdited(view, highlighted = []) {
    const isBegun = this.#edited === null && view !== null;
    this.#edited = view;
    this.#draw();
    this.#board.highlight(highlighted);
    if (isBegun) this.#panels?.show();
  }

  /** Whether a position is being set up on the board. */
  isEdited = () => this.#edited !== null;

  focusBoard() {
    this.#board.focus();
  }

  /** Replaces the status text until the next change. @param {string} sentence */
  showHint(sentence) {
    byId("turn-text").textContent = sentence;
    this.announce(sentence);
  }

  /** Creates the match controller and the views around the board. */
  begin() {
    const { rules, engine, gameUi } = this.#options;
    const actions = actionsOn(this, this.#loadPanels);
    this.#views = createViews(this, gameUi, actions);
    this.#controller = new MatchController({
      engine,
      begin: rules.begin,
      match: this.#reader.first(),
      settings: this.settings.current(),
      acceptsDraws: () => this.#companion?.acceptsDraws?.() ?? false,
      changed: (state, cause) => this.#changed(state, cause),
      failed: this.#failed,
    });
    this.#companion = gameUi.createCompanion?.(this);
    this.#listen(actions);
  }

  /** Shows the match, in several tasks to keep slow processors responsive. */
  async open() {
    this.#views?.showOptions();
    await nextTask();
    // The user may have moved already.
    if (!this.#state) this.#requireController().start();
    this.#markOpened();
    await nextTask();
    if (this.rules.info.analyst !== null) this.#loadValues();
    this.#loadPanels();
  }

  /** Renders everything again after a change of language or settings. */
  render() {
    this.#views?.showOptions();
    this.#controller?.settings(this.settings.current());
    if (!this.#state) return; // drawn once the match is open
    this.#draw();
    this.#panels?.show();
    if (this.settings.current().switches.values) this.#loadValues(); // retries if loading failed
  }

  /** @returns {import("./table.types").MatchControls} */
  #createMatchControls() {
    const { rules, store } = this.#options;
    /** @param {import("../engine/rules-module.js").OpenMatch} match */
    const open = (match, notes = "") => {
      store.saveNotes(notes);
      this.#requireController().open(match);
    };
    return {
      state: () => this.#requireState(),
      play: (move) => this.#requireController().play(move),
      goTo: (ply) => this.#requireController().goTo(ply),
      undo: () => this.#requireController().undo(),
      redo: () => this.#panels?.redo() || this.#requireController().redo(),
      newGame: () => {
        store.saveNotes("");
        this.#requireController().newGame();
      },
      begin: (start) => open(rules.begin(start)),
      open: (record, notes) => open(rules.read(record), notes),
      openForReview: (record, notes = "") => {
        const match = rules.read(record);
        store.saveNotes(notes);
        this.#requireController().openForReview(match);
      },
      notes: store.notes,
      annotate: (notes) => {
        store.saveNotes(notes);
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

  /**
   * Plays a move, or drops it if the match is not open yet: a click may come earlier. Boards pass illegal moves too: the
   * rules say why they are refused.
   * @param {string} move
   */
  #playOnBoard(move) {
    if (!this.#controller) return;
    const isLegal = this.#state?.view.legal.some(({ text }) => text === move);
    if (isLegal && this.#panels?.interceptMove(move)) return;
    try {
      this.#controller.play(move);
    } catch (error) {
      this.#panels?.explain(error);
    }
  }

  /** @param {import("./toolbar.js").Actions} actions */
  #listen(actions) {
    listenToKeys({
      enabled: () => this.settings.current().letterKeys,
      perform: (action) =>
        ({ ...actions, new: actions.newGame, rematch: this.match.newGame })[action](),
      handleBoardKey: (key) =>
        this.#panels?.handleKey(key) || this.#board.handleKey?.(key) || false,
    });
    addEventListener("hashchange", () => this.#openAddress());
  }

  #openAddress() {
    const record = recordInAddress();
    if (record === null || record === this.#state?.record) return;
    const otherPage = pageFor(record);
    if (otherPage) return location.replace(otherPage);
    const match = this.#reader.linked();
    if (!match) return this.#state && this.#writeAddress(this.#state);
    this.#options.store.saveNotes("");
    this.#requireController().open(match);
  }

  /** @param {State} state @param {Cause} cause */
  #changed(state, cause) {
    this.#state = state;
    this.#draw();
    if (STORED_CAUSES.includes(cause)) this.#options.store.saveMatch(state.record);
    this.#writeAddress(state);
    this.#panels?.changed(state, cause);
    if (this.#companion?.changed(state, cause)) return;
    this.#announceChange(state, cause);
    if (isMatchEvent(cause) && state.phase === "over") this.#openResult();
  }

  async #openResult() {
    (await this.#loadPanels())?.openResult();
  }

  #draw() {
    const state = this.#requireState();
    const { view, record, players } = state;
    const { switches, numbers = {} } = this.settings.current();
    const isEdited = this.isEdited();
    // During a set-up the board takes no moves and shows no values.
    const phase = isEdited ? "over" : state.phase;
    this.#board.draw(this.#edited ?? view, {
      open: phase === "person",
      thinking: phase === "thinking",
      isEdited,
      record,
      players,
      switches,
      numbers,
    });
    this.#views?.draw(state);
    this.#panels?.draw(state);
    this.#moveValues?.update({ ...state, phase });
  }

  async #createMoveValues() {
    const { MoveValues } = await import("./move-values.js");
    const { engine, gameUi } = this.#options;
    this.#moveValues = new MoveValues({
      engine,
      analyst: this.rules.info.analyst,
      gameUi,
      board: this.#board,
      switches: () => this.settings.current().switches,
      announce: this.announce,
      requested: (request) => {
        this.#valueRequest = request;
        this.#panels?.valuesChanged();
      },
      cancelled: () => {
        this.#valueRequest = undefined;
      },
      failed: this.#failed,
    });
    this.#moveValues.update(this.#requireState());
  }

  /** Shows an error in a message of the panels. @param {import("../i18n/index.js").Key} key @param {unknown} error */
  async #warn(key, error) {
    (await this.#loadPanels())?.warn(key, error);
  }

  /** @param {import("../engine/engine.types").EngineError} error */
  #failed = (error) => {
    this.#warn("notice.failed", error);
  };
}

/**
 * Views around the board that the first visit shows: status, toolbar and options.
 * @param {Table} table
 * @param {import("./game-ui.types").GameUi} gameUi
 * @param {import("./toolbar.js").Actions} actions
 */
function createViews(table, gameUi, actions) {
  const { current, change } = table.settings;
  const status = createStatus({ playOn: () => table.match.playOn() });
  const toolbar = createToolbar(actions);
  const options = createOptions({ current, choose: change });

  return {
    /** @param {import("./match-controller.js").State} state */
    draw(state) {
      status.draw(state, gameUi);
      toolbar.draw(state);
    },
    showOptions: options.show,
  };
}

/**
 * Actions of the toolbar and its keys.
 * @param {Table} table
 * @param {() => Promise<import("./game-ui.types").Panels | null>} panels
 * @returns {import("./toolbar.js").Actions}
 */
function actionsOn({ match: { undo, redo } }, panels) {
  return {
    newGame: async () => (await panels())?.chooseGame(),
    undo,
    redo,
    hint: async () => (await panels())?.hint(),
    copy: async () => (await panels())?.copyLink(),
    help: async () => (await panels())?.openManual(),
  };
}
