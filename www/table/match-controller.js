// Controls a match: turns, computer moves, undo and redo. Uses no DOM and no storage; its listener, the table, draws,
// announces and stores the states.

import { createComputerTurn } from "./computer-turn.js";
import { hasChoice, playersOf, samePlayers } from "./players.js";

/** @typedef {import("../engine/engine.types").View} View */
/** @typedef {import("../engine/engine.types").Choice} Choice */
/** @typedef {import("../engine/rules-module.js").OpenMatch} OpenMatch */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./players.js").Players} Players */

/**
 * A person is to move, the computer is thinking, a side has to pass, the computer is paused because the user reviews
 * earlier moves, or the game is over.
 * @typedef {"person" | "thinking" | "passing" | "waiting" | "over"} Phase
 */

/** @typedef {{ player: string, choice: Choice }} Thought */

/**
 * @typedef {object} State
 * @property {View} view
 * @property {Phase} phase
 * @property {Players} players
 * @property {string} record  the match as record text
 * @property {number} seed  of the match, for its computer players' random numbers
 * @property {number | null} undo  the step that undo goes to
 * @property {number | null} redo
 * @property {Thought | null} thought  the computer player's choice of the last move
 */

/**
 * Why the state changed: a match was opened, a new one started, a move made, the end declared, the user stepped through
 * the record, only the players changed, or one of them failed.
 * @typedef {"opened" | "new" | "move" | "ended" | "walk" | "players" | "failed"} Cause
 */

/**
 * @typedef {object} Tools
 * @property {import("../engine/client.js").EngineClient} engine
 * @property {(start: string) => OpenMatch} begin
 * @property {OpenMatch} match  the match to resume
 * @property {Settings} settings
 * @property {() => boolean} acceptsDraws  whether a draw that a computer player declares ends the match at once
 * @property {(state: State, cause: Cause) => void} changed
 * @property {(error: import("../engine/engine.types").EngineError) => void} failed
 */

export class MatchController {
  #tools;
  #match;
  #settings;
  #players;
  #view;
  #turn;
  #seed = drawSeed();
  /** Whether the computer is paused, for instance while the user reviews earlier moves. */
  #paused;
  /** Whether it pauses again after its next move. */
  #stepOnce = false;
  /** @type {Thought | null} */
  #thought = null;

  /** @param {Tools} tools */
  constructor(tools) {
    this.#tools = tools;
    this.#match = tools.match;
    this.#settings = tools.settings;
    this.#players = playersOf(tools.settings);
    this.#view = tools.match.view();
    this.#turn = createComputerTurn(tools.engine);
    this.#paused = hasLaterSteps(this.#view);
  }

  start() {
    this.#settle("opened", this.#view);
  }

  /** @param {string} move */
  play(move) {
    if (this.#phase() === "person") this.#play(move);
  }

  newGame() {
    this.#replace(this.#tools.begin(this.#settings.start), "new");
  }

  /** Resumes another match. @param {OpenMatch} match */
  open(match) {
    this.#replace(match, "opened");
  }

  /** Opens a match with the computer paused until the user resumes it. @param {OpenMatch} match */
  openForReview(match) {
    this.#replace(match, "opened", true);
  }

  undo() {
    this.#goTo(this.#choiceAt(-1));
  }

  redo() {
    this.#goTo(this.#choiceAt(1));
  }

  /** Shows the match after `ply` moves; after the last one, also its end. @param {number} ply */
  goTo(ply) {
    const { moves, steps } = this.#view;
    this.#goTo(ply === moves.length ? steps : ply);
  }

  /** Ends the match by a declaration, such as a resignation. @param {string} end @param {Thought | null} [why] */
  finish(end, why) {
    this.#match.finish(end);
    this.#continue("ended", false, why);
  }

  /** Lets the computer move here, although the record has later moves. */
  playOn() {
    this.#letPlay(false);
  }

  /** Lets the computer make one move and pauses it again. */
  step() {
    this.#letPlay(true);
  }

  /** Pauses the computer until the user resumes it. */
  pause() {
    this.#paused = true;
    this.#settle("players");
  }

  /** @param {Settings} settings */
  settings(settings) {
    const otherNumbers = settings.numbers !== this.#settings.numbers;
    this.#settings = settings;
    const next = playersOf(settings);
    const isRestarted = otherNumbers && this.#phase() === "thinking";
    if (samePlayers(this.#players, next) && !isRestarted) return;
    this.#players = next;
    this.#paused &&= hasLaterSteps(this.#view); // resumes after a failure: another player may succeed
    this.#settle("players");
  }

  #phase() {
    return phaseOf(this.#view, this.#players, this.#paused);
  }

  /** @param {-1 | 1} direction */
  #choiceAt(direction) {
    return nextChoice(this.#match, this.#view, this.#players, direction);
  }

  /** Cancels pending work, publishes the new state and schedules the next turn. @param {Cause} cause */
  #settle(cause, view = this.#match.view()) {
    if (cause !== "players") this.#stepOnce = false;
    this.#turn.cancel();
    this.#view = view;
    const phase = this.#phase();
    const record = this.#match.record();
    const [undo, redo] = [this.#choiceAt(-1), this.#choiceAt(1)];
    const [players, seed, thought] = [this.#players, this.#seed, this.#thought];
    this.#tools.changed({ view, phase, players, record, seed, undo, redo, thought }, cause);
    if (phase === "thinking") this.#think(record);
    if (phase === "passing")
      this.#turn.schedule(this.#settings.pause, () => this.#play(view.legal[0].text));
  }

  /** @param {string} record */
  #think(record) {
    const { game, side } = this.#view;
    const player = this.#players[side] ?? "";
    const parameters = this.#settings.numbers?.[player] ?? {};
    const position = { record, game, player, parameters, seed: this.#seed };
    this.#turn.start(position, this.#settings.pause, {
      chosen: (choice) => {
        const why = { player, choice };
        const end = choice.score?.kind;
        if (end === "resigns") this.finish(`${side}-resigns`, why);
        else if (end === "draws" && this.#tools.acceptsDraws()) this.finish("agreed", why);
        else this.#play(choice.move, why);
      },
      failed: (error) => {
        this.#tools.failed(error);
        this.#paused = true;
        this.#settle("failed");
      },
    });
  }

  /** @param {Cause} cause @param {boolean} paused @param {Thought | null} [why] */
  #continue(cause, paused, why = null) {
    this.#paused = paused;
    this.#thought = why;
    this.#settle(cause);
  }

  /** @param {string} move @param {Thought | null} [why] */
  #play(move, why) {
    this.#match.play(move);
    this.#continue("move", this.#stepOnce, why);
  }

  /** @param {number | null} step */
  #goTo(step) {
    if (step === null) return;
    this.#match.goto(step);
    this.#continue("walk", step < this.#view.steps);
  }

  /** @param {OpenMatch} match @param {Cause} cause @param {boolean} [isReviewed] */
  #replace(match, cause, isReviewed = false) {
    this.#match.free();
    this.#match = match;
    this.#seed = drawSeed();
    this.#continue(cause, isReviewed || hasLaterSteps(match.view()));
  }

  /** @param {boolean} once  whether the computer pauses again after the next move */
  #letPlay(once) {
    this.#paused = false;
    this.#stepOnce = once;
    this.#settle("players");
  }
}

/** @param {View} view @param {Players} players @param {boolean} paused @returns {Phase} */
function phaseOf(view, players, paused) {
  if (view.outcome) return "over";
  if (players[view.side] === null && hasChoice(view)) return "person";
  if (paused) return "waiting";
  return hasChoice(view) ? "thinking" : "passing";
}

/**
 * The nearest step in a direction at which a person has a choice, or the adjacent step if only computers play. Redo
 * goes to the end if there is no such step.
 * @param {OpenMatch} match @param {View} view @param {Players} players @param {-1 | 1} direction
 */
function nextChoice(match, view, players, direction) {
  const last = view.steps;
  const computersOnly = players.first !== null && players.second !== null;
  for (let step = stepOf(view) + direction; step >= 0 && step <= last; step += direction) {
    const chooser = match.chooser(step);
    const isPersons = chooser !== null && players[chooser] === null;
    if (computersOnly || isPersons || step === last) return step;
  }
  return null;
}

/** The step of a view; a declared end is the last step. @param {View} view */
function stepOf({ outcome, steps, ply }) {
  return outcome ? steps : ply;
}

/** @param {View} view */
const hasLaterSteps = (view) => stepOf(view) < view.steps;

/** Seed of a match for its computer players' random numbers. */
function drawSeed() {
  return Math.floor(Math.random() * 2 ** 32);
}
