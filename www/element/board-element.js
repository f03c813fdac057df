// The custom element `<stratege-board>`: attributes, properties, events and its value in forms. Its view is
// board-view.js, its match is the one of the game pages (www/table/match-controller.js).

import { addMessages, loadMessages } from "../i18n/index.js";
import { MatchController } from "../table/match-controller.js";
import { BoardAttributes } from "./board-attributes.js";
import { BoardView, SHARED } from "./board-view.js";
import { computerFrom } from "./computer.js";
import { messages } from "./i18n/element.js";
import { loadGame } from "./registry.js";

/** @typedef {import("./element.types").CreateEngine} CreateEngine */
/** @typedef {import("./element.types").RegisteredGame} RegisteredGame */
/** @typedef {import("../table/match-controller.js").State} State */
/** @typedef {import("../table/match-controller.js").Cause} Cause */

/** Attributes after whose change the match is opened anew. */
const OPENING = ["game", "record", "play", "level", "solution"];

export class BoardElement extends BoardAttributes {
  static formAssociated = true;
  static observedAttributes = [...OPENING, "ply", "flipped"];

  /** Loads the messages in the page's language, before an element is drawn and when the language changes. */
  static prepare = loadMessages;

  /** Nodes per move of a level. */
  nodes = 200_000;

  #internals = this.attachInternals();
  #root = this.#internals.shadowRoot ?? this.attachShadow({ mode: "open" });
  /** @type {RegisteredGame | null} */
  #game = null;
  /** @type {BoardView | null} */
  #view = null;
  /** @type {MatchController | null} */
  #match = null;
  /** @type {import("./puzzle.js").Puzzle | null} */
  #puzzle = null;
  /** @type {State | null} */
  #state = null;
  /** @type {CreateEngine | null} */
  #createEngine = null;
  #computer = computerFrom(
    () => this.createEngine,
    () => this.nodes,
  );
  #isScheduled = false;
  /** Number of openings; an outdated one ends. */
  #openings = 0;
  #isDisabled = false;
  /** The record of a restored form or moved element, instead of the attribute's. @type {string | null} */
  #restored = null;
  /** @type {MutationObserver | null} */
  #languageObserver = null;

  connectedCallback() {
    this.#languageObserver = new MutationObserver(() => this.#translate());
    this.#languageObserver.observe(document.documentElement, { attributeFilter: ["lang"] });
    this.#schedule();
  }

  disconnectedCallback() {
    this.#languageObserver?.disconnect();
    this.#restored = this.#state?.record ?? null;
    this.#close();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (OPENING.includes(name)) {
      if (name === "game" || name === "record") this.#restored = null;
      this.#schedule();
    } else if (name === "flipped") this.#redraw();
    else this.#showPly();
  }

  /** The match on the board as record text; the value in forms. */
  get value() {
    return this.#state?.record ?? this.record;
  }

  set value(value) {
    this.record = value;
  }

  /** Number of moves played at the position shown. */
  get ply() {
    return this.#state?.view.ply ?? Number(this.getAttribute("ply") ?? 0);
  }

  set ply(value) {
    this.setAttribute("ply", String(value));
  }

  /** Creates the engine of a level; takes precedence over `engine`. @returns {CreateEngine | null} */
  get createEngine() {
    if (this.#createEngine) return this.#createEngine;
    const { engine } = this;
    return engine
      ? engineAt(new URL(engine, this.baseURI).href)
      : (this.#game?.createEngine ?? null);
  }

  set createEngine(value) {
    this.#createEngine = value;
  }

  get form() {
    return this.#internals.form;
  }

  /** The position shown; null while the game is loading. */
  get position() {
    return this.#state?.view ?? null;
  }

  /** Makes a move for the side to move, as if the user had made it. Rejects if it is illegal. @param {string} move */
  makeMove(move) {
    return this.#attempt(move);
  }

  /** Begins the match or puzzle again. */
  restart() {
    this.#restored = null;
    if (this.#puzzle || !this.#match) this.#schedule();
    else this.#match.newGame();
  }

  /** @param {FocusOptions} [_options] */
  focus(_options) {
    this.#view?.focus();
  }

  formResetCallback() {
    this.#restored = null;
    this.#schedule();
  }

  /** @param {boolean} isDisabled */
  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled;
    this.#redraw();
  }

  /** @param {string | null} state */
  formStateRestoreCallback(state) {
    this.#restored = state;
    this.#schedule();
  }

  /** Opens the match after the current task, in which further attributes may change. */
  #schedule() {
    if (this.#isScheduled || !this.isConnected) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#open().catch((error) => this.#view?.fail(error));
    });
  }

  async #open() {
    this.#openings += 1;
    const opening = this.#openings;
    const { game: id } = this;
    if (!id || !this.isConnected) return;
    const game = await loadGame(id);
    addMessages(game.ui.messages);
    addMessages(messages);
    await BoardElement.prepare();
    if (opening !== this.#openings || !this.isConnected) return;
    this.#close();
    this.#view = this.#game === game && this.#view ? this.#view : this.#createView(game);
    this.#game = game;
    const { match, error } = openMatch(game, this.#restored ?? this.record);
    await this.#begin(game, this.#view, match);
    if (error) this.#view.fail(error);
  }

  /** @param {RegisteredGame} game */
  #createView(game) {
    return new BoardView(this.#root, game, {
      attempt: (move) => this.#attempt(move),
      walk: (step) => this.#walk(step),
      restart: () => this.restart(),
      flip: (isFlipped) => {
        this.flipped = isFlipped;
      },
    });
  }

  /** @param {RegisteredGame} game @param {BoardView} view @param {import("../engine/rules-module.js").OpenMatch} match */
  async #begin(game, view, match) {
    const { start } = match.view();
    const controller = new MatchController({
      engine: this.#computer,
      begin: game.rules.begin,
      match,
      settings: this.#settings(game, start),
      acceptsDraws: () => true,
      changed: (state, cause) => this.#changed(state, cause),
      failed: (error) => view.fail(error),
    });
    this.#match = controller;
    if (this.solution) await this.#openPuzzle(view, match.record());
    const ply = this.getAttribute("ply"); // the first state removes it
    controller.start();
    if (this.#isStill()) controller.pause();
    if (ply !== null) this.ply = Number(ply);
    if (this.#puzzle) view.noteText("puzzle.find");
  }

  /** @param {BoardView} view @param {string} record */
  async #openPuzzle(view, record) {
    const { Puzzle } = await import("./puzzle.js");
    const solution = this.solution.trim().split(/\s+/);
    this.#puzzle = new Puzzle({ solution, reach: (moves) => view.position(record, moves).record });
    await this.#puzzle.start();
  }

  /** @param {RegisteredGame} game @param {string} start @returns {import("../table/settings.js").Settings} */
  #settings({ ui }, start) {
    const { play, level } = this;
    const opponents = /** @type {const} */ ({ first: "second", second: "first" });
    const opponent = play === "first" || play === "second" ? opponents[play] : "none";
    return {
      ...SHARED,
      ...ui.defaults,
      start,
      opponent: this.solution ? "none" : opponent,
      strength: { alone: level, first: level, second: level },
    };
  }

  /** Whether no move is made automatically, not even a pass. */
  #isStill() {
    return this.solution !== "" || this.play === "none";
  }

  #close() {
    this.#match?.pause();
    this.#computer.close();
    this.#match = null;
    this.#puzzle = null;
  }

  /** @param {State} state @param {Cause} cause */
  #changed(state, cause) {
    if (!this.#match) return;
    const isOver = this.#state?.view.outcome;
    this.#state = state;
    const { view, record } = state;
    this.#view?.show(state, this.#look(state), cause);
    this.#internals.setFormValue(record);
    this.#reflectPly(view);
    const { last, outcome } = view;
    if (cause === "move" && last) this.#emit("move", { move: last.text, side: last.side, record });
    if (cause === "move" || cause === "new")
      this.dispatchEvent(new Event("change", { bubbles: true }));
    if (outcome && !isOver && (cause === "move" || cause === "ended"))
      this.#emit("gameover", { ...outcome, record });
  }

  /** @param {State} state @returns {import("./board-view.js").Look} */
  #look({ view, phase }) {
    const { play } = this;
    const isPuzzle = this.#puzzle !== null;
    const isTurn = isPuzzle ? !this.#puzzle?.isSolved : play !== "none" && phase === "person";
    return {
      isOpen: isTurn && !view.outcome && !this.#isDisabled,
      isReplay: !isPuzzle && play === "none",
      canRestart: isPuzzle || play !== "none",
      isFlipped: this.flipped,
      viewer: isPuzzle ? undefined : play === "second" ? "second" : "first",
    };
  }

  #redraw() {
    if (this.#state) this.#view?.show(this.#state, this.#look(this.#state), "players");
  }

  async #translate() {
    await BoardElement.prepare();
    this.#view?.translate();
  }

  /** @param {string} move */
  async #attempt(move) {
    const state = this.#state;
    if (!state || !this.#view || !this.#match || !this.#look(state).isOpen) return;
    const { last } = this.#view.position(state.record, [move]).view;
    const text = last?.text ?? move;
    if (!this.#emit("beforemove", { move: text, side: state.view.side }, true)) return;
    if (this.#puzzle) await this.#solve(text);
    else this.#match.play(text);
  }

  /** @param {string} move */
  async #solve(move) {
    const ui = this.#game?.ui;
    const puzzle = this.#puzzle;
    const found = await puzzle?.attempt(move);
    if (!ui || !puzzle || puzzle !== this.#puzzle) return;
    const name = ui.moveName(move);
    if (!found) return this.#view?.noteText("puzzle.wrong", { move: name });
    for (const one of found) this.#match?.play(one);
    this.#match?.pause();
    this.#view?.noteText(puzzle.isSolved ? "puzzle.solved" : "puzzle.right", { move: name });
    if (puzzle.isSolved) this.#emit("solved", { record: this.value });
    else if (ui.isPass?.(puzzle.next ?? "")) await this.#solve(puzzle.next ?? "");
  }

  /** @param {import("./board-view.js").Step} step */
  #walk(step) {
    const match = this.#match;
    const view = this.#state?.view;
    if (!match || !view) return;
    const hasComputer = !this.#isStill() && this.play !== "both";
    if (hasComputer && step === "back") match.undo();
    else if (hasComputer && step === "on") match.redo();
    else
      this.#goTo({ first: 0, back: view.ply - 1, on: view.ply + 1, last: view.moves.length }[step]);
  }

  /** @param {number} ply */
  #goTo(ply) {
    const last = this.#state?.view.moves.length ?? 0;
    this.#match?.goTo(Math.max(0, Math.min(last, ply)));
    if (this.#isStill()) this.#match?.pause();
  }

  /** Shows the position that the attribute names. */
  #showPly() {
    const wanted = this.getAttribute("ply");
    const view = this.#state?.view;
    if (!view || !this.#match) return;
    const ply = Number(wanted ?? view.moves.length);
    if (Number.isInteger(ply) && ply !== view.ply) this.#goTo(ply);
  }

  /** The attribute has a number while an earlier position is shown. @param {import("../engine/engine.types").View} view */
  #reflectPly({ ply, moves }) {
    if (ply < moves.length) this.setAttribute("ply", String(ply));
    else this.removeAttribute("ply");
  }

  /** Dispatches an event; returns whether it was not cancelled. @param {string} type @param {object} detail @param {boolean} [cancelable] */
  #emit(type, detail, cancelable = false) {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }),
    );
  }
}

/** @param {string} address @returns {CreateEngine} */
const engineAt = (address) => async () =>
  (await import(/* webpackIgnore: true */ /* @vite-ignore */ address)).createEngine();

/**
 * Opens a match; with an invalid record, the one at the start, and the error.
 * @param {RegisteredGame} game @param {string} record
 */
function openMatch({ rules, start }, record) {
  const first = rules.begin(start);
  if (record === "") return { match: first };
  try {
    const text = record.includes(":") ? record : first.record() + record;
    return { match: rules.read(text) };
  } catch (error) {
    return { match: first, error };
  }
}
