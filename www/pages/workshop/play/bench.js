// A game of the current program against an opponent, move by move: the position, the program's thoughts at each move,
// and its errors. A corrected program continues from the position in which it failed.

import { formatNumber, translatorFor } from "../../../i18n/index.js";
import { computerContestant, programContestant } from "../../../programs/play/contestants.js";
import { ProgramError } from "../../../programs/program-error.js";
import { buttonById, byId, isUsable, setUsable } from "../../../ui/dom.js";
import { gameOf, openRules, playerName } from "../games.js";
import { messages } from "../i18n/workshop.js";
import { drawPosition } from "./position-board.js";
import { TreePanel } from "./tree-panel.js";

/** @typedef {import("../../../programs/play/play.types").Program} Program */
/** @typedef {import("../../../programs/play/play.types").Seat} Seat */
/** @typedef {import("../../../programs/play/play.types").Thought} Thought */
/** @typedef {import("../../../programs/play/play.types").Contestant} Contestant */
/** @typedef {import("../../../engine/rules-module.js").Rules} Rules */
/** @typedef {import("../../../engine/engine.types").View} View */

const { t } = translatorFor(messages);

/** Pause between moves of a running game, in milliseconds. */
const PACE = 400;
/** Seed of the games; the same program then plays the same game again. */
const SEED = 1;

/** @typedef {{ program(): Program, faulted(error: ProgramError | null): void, failed(error: unknown): void, announce(sentence: string): void }} Listener */

export class Bench {
  #listener;
  /** @type {Rules | null} */
  #rules = null;
  /** The game of `#rules` and `#records`. */
  #game = "";
  /** Records after each ply, and the thoughts that led to them. @type {string[]} */
  #records = [];
  /** @type {(Thought | null)[]} */
  #thoughts = [];
  /** The shown ply. */
  #ply = 0;
  /** Seats of the program and of the opponent; closed when they have to start afresh. @type {{ own: Seat | null, other: Seat | null }} */
  #seats = { own: null, other: null };
  /** @type {Contestant | null} */
  #opponent = null;
  /** Aborted to end the move in progress. */
  #move = new AbortController();
  #isThinking = false;
  #isRunning = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #tree;

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
    this.#tree = new TreePanel(listener.failed);
    const press = (/** @type {string} */ id, /** @type {() => void} */ act) => {
      const button = buttonById(id);
      button.addEventListener("click", () => isUsable(button) && act());
    };
    press("move", () => this.#step());
    press("run", () => this.#toggleRun());
    const restart = () => this.restart().catch(listener.failed);
    press("restart", restart);
    press("first", () => this.#show(0));
    press("back", () => this.#show(this.#ply - 1));
    press("on", () => this.#show(this.#ply + 1));
    press("last", () => this.#show(this.#records.length - 1));
    byId("opponent").addEventListener("change", restart);
    byId("side").addEventListener("change", restart);
  }

  /** Starts a new game, of the current program's game. */
  async restart() {
    const { game } = this.#listener.program();
    this.#close();
    this.#listener.faulted(null);
    const rules = await openRules(game);
    if (game !== this.#listener.program().game) return;
    this.#rules = rules;
    this.#game = game;
    const match = rules.begin(rules.info.starts[0]);
    this.#records = [match.record()];
    this.#thoughts = [null];
    match.free();
    this.#show(0);
  }

  /** Record of the shown position; null until the rules are loaded. */
  get record() {
    return this.#records[this.#ply] ?? null;
  }

  /**
   * Shows a position, in which the program is to move; returns whether the program plays that game.
   * @param {string} game @param {string} record
   */
  async show(game, record) {
    const rules = await openRules(game);
    if (game !== this.#listener.program().game) return false;
    this.#close();
    this.#listener.faulted(null);
    this.#rules = rules;
    this.#game = game;
    this.#records = [record];
    this.#thoughts = [null];
    const { side } = this.#view(0);
    byId("side", HTMLSelectElement).value = side === "first" ? "0" : "1";
    this.#show(0);
    return true;
  }

  /** Shows a position, lets the program move, and opens the search tree of its move. @param {string} game @param {string} record */
  async drawTree(game, record) {
    if (!(await this.show(game, record))) return;
    await this.#step();
    this.#tree.open();
  }

  /** Shows the moves of a finished game. @param {string} game @param {string} record */
  async replay(game, record) {
    const rules = await openRules(game);
    const match = rules.read(record);
    const { steps } = match.view();
    const records = Array.from({ length: steps + 1 }, (_, ply) => {
      match.goto(ply);
      return match.record().split("!")[0];
    });
    match.free();
    this.#close();
    this.#listener.faulted(null);
    this.#rules = rules;
    this.#game = game;
    this.#records = records;
    this.#thoughts = records.map(() => null);
    this.#show(0);
  }

  /** Replaces the running program after a change of its text; the position remains. */
  programChanged() {
    if (this.#isThinking) this.#stop();
    this.#seats.own?.close();
    this.#seats.own = null;
    this.#listener.faulted(null);
  }

  translate() {
    if (this.#rules) this.#draw();
  }

  #opponentId() {
    return byId("opponent", HTMLSelectElement).value;
  }

  #opponentName() {
    return playerName(this.#game, this.#opponentId());
  }

  /** Whether the program is to move. @param {View} view */
  #isOwn({ side }) {
    return (side === "first" ? "0" : "1") === byId("side", HTMLSelectElement).value;
  }

  /** @returns {View} */
  #view(ply = this.#ply) {
    return /** @type {Rules} */ (this.#rules).view(this.#records[ply]);
  }

  /** Whether a move can be made: the game on the board may be a replayed one of another game. @param {View} view */
  #isOpen({ outcome }) {
    return !outcome && this.#game === this.#listener.program().game;
  }

  /** Ends the move in progress and the run. */
  #stop() {
    clearTimeout(this.#timer);
    this.#isRunning = false;
    this.#isThinking = false;
    this.#move.abort();
    this.#seats.own?.close();
    this.#seats.own = null;
    this.#draw();
  }

  #close() {
    if (this.#rules) this.#stop();
    this.#seats.other?.close();
    this.#seats.other = null;
    this.#opponent?.close();
    this.#opponent = null;
  }

  /** Lets the side to move of the shown position choose. */
  async #step() {
    const view = this.#rules && this.#view();
    if (!view || !this.#isOpen(view) || this.#isThinking) return;
    const record = this.#records[this.#ply];
    this.#isThinking = true;
    this.#move = new AbortController();
    const { signal } = this.#move;
    this.#listener.faulted(null);
    this.#draw();
    try {
      const seat = await this.#seat(this.#isOwn(view), signal);
      const thought = await seat.choose(record, { signal });
      if (signal.aborted) return;
      this.#isThinking = false;
      this.#play(record, thought);
      this.#schedule();
    } catch (error) {
      if (signal.aborted) return;
      this.#isThinking = false;
      await this.#fail(error);
    }
  }

  /** @param {boolean} isOwn @param {AbortSignal} signal */
  async #seat(isOwn, signal) {
    if (isOwn) {
      this.#seats.own ??= await programContestant(this.#listener.program(), {
        hasVisited: true,
      }).open(SEED, signal);
      return this.#seats.own;
    }
    const rules = /** @type {Rules} */ (this.#rules);
    this.#opponent ??= computerContestant(rules, this.#opponentId(), this.#opponentName());
    this.#seats.other ??= await this.#opponent.open(SEED);
    return this.#seats.other;
  }

  /** @param {string} record @param {Thought} thought */
  #play(record, thought) {
    const match = /** @type {Rules} */ (this.#rules).read(record);
    try {
      match.play(thought.move);
      this.#records = [...this.#records.slice(0, this.#ply + 1), match.record()];
      this.#thoughts = [...this.#thoughts.slice(0, this.#ply + 1), thought];
    } finally {
      match.free();
    }
    this.#show(this.#ply + 1);
    this.#listener.announce(byId("status").textContent ?? "");
  }

  /** @param {unknown} error */
  async #fail(error) {
    clearTimeout(this.#timer);
    this.#isRunning = false;
    this.#draw();
    if (!(error instanceof ProgramError)) return this.#listener.failed(error);
    this.#seats.own?.close();
    this.#seats.own = null;
    byId("printed").textContent = error.printed.join("\n");
    this.#listener.faulted(error);
  }

  #toggleRun() {
    this.#isRunning = !this.#isRunning;
    clearTimeout(this.#timer);
    if (this.#isRunning) this.#step();
    this.#draw();
  }

  #schedule() {
    clearTimeout(this.#timer);
    if (this.#isRunning && this.#view().outcome) this.#isRunning = false;
    if (this.#isRunning) this.#timer = setTimeout(() => this.#step(), PACE);
    this.#draw();
  }

  /** Shows the position after a number of plies. @param {number} ply */
  #show(ply) {
    if (!this.#rules || this.#isThinking) return;
    this.#ply = Math.max(0, Math.min(ply, this.#records.length - 1));
    this.#draw();
  }

  #draw() {
    const view = this.#view();
    const thought = this.#thoughts[this.#ply];
    const label = t("play.board", { ply: view.ply });
    const { look } = gameOf(this.#game);
    drawPosition(byId("board"), this.#game, view, look, { marks: thought?.marks ?? {}, label });
    byId("status").textContent = this.#statusText(view);
    byId("explanation").textContent = thought?.explanation ?? "";
    byId("printed").textContent = (thought?.printed ?? []).join("\n");
    this.#tree.show(this.#rules, this.#records[this.#ply - 1], thought);
    const run = buttonById("run");
    run.textContent = t(this.#isRunning ? "play.pause" : "play.run");
    const isOpen = this.#isOpen(view);
    setUsable(buttonById("move"), isOpen && !this.#isThinking && !this.#isRunning);
    setUsable(run, isOpen);
    const last = this.#records.length - 1;
    for (const id of ["first", "back"]) setUsable(buttonById(id), this.#ply > 0);
    for (const id of ["on", "last"]) setUsable(buttonById(id), this.#ply < last);
  }

  /** @param {View} view */
  #statusText(view) {
    const name = this.#opponentName();
    if (this.#isThinking)
      return t("play.thinking", { name: this.#isOwn(view) ? t("play.your-program") : name });
    const thought = this.#thoughts[this.#ply];
    if (!thought && view.ply > 0) return t("play.board", { ply: view.ply });
    if (!thought) {
      const side = byId("side", HTMLSelectElement).value === "0" ? "first" : "second";
      return t("play.start", { side: t(`play.side.${side}`) });
    }
    const { move, steps } = thought;
    const values = { ply: this.#ply, move, steps: formatNumber(steps), name };
    const isOwn = this.#isOwn(this.#view(this.#ply - 1));
    const moved = t(isOwn ? "play.own" : "play.reply", values);
    return view.outcome ? `${moved} ${this.#outcomeText(view)}` : moved;
  }

  /** @param {View} view */
  #outcomeText({ outcome, ply }) {
    const values = { plies: ply, name: this.#opponentName() };
    if (!outcome?.winner) return t("play.drawn", values);
    const own = byId("side", HTMLSelectElement).value === "0" ? "first" : "second";
    return t(outcome.winner === own ? "play.won" : "play.lost", values);
  }
}
