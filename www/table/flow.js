// The course of a match: whose turn it is, whom to ask for a move, when it is made, what undo means. No DOM and no
// storage: the listener draws, announces and saves.

import { createComputerTurn } from "./computer-turn.js";
import { hasChoice, playersOf, samePlayers } from "./players.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").Choice} Choice */
/** @typedef {import("../engine/rules-module.js").OpenMatch} OpenMatch */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./players.js").Players} Players */

/**
 * What happens now: a person moves, the computer thinks, a side has to pass, the computer waits because
 * somebody looks at earlier moves, or the game is over.
 * @typedef {"person" | "thinking" | "passing" | "waiting" | "over"} Phase
 */

/** @typedef {{ player: string, choice: Choice }} Thought */

/**
 * @typedef {object} State
 * @property {View} view
 * @property {Phase} phase
 * @property {Players} players
 * @property {string} record  the match as record text
 * @property {number} seed  what the match's players leave to chance
 * @property {number | null} undo  the step that undo goes to
 * @property {number | null} redo
 * @property {Thought | null} thought  what the computer player knew when it made the last move
 */

/**
 * Why the state is a new one: a match was opened, a new one begun, a move made, its end declared, somebody walks
 * through the record, only the players have changed, or one of them has failed.
 * @typedef {"opened" | "new" | "move" | "ended" | "walk" | "players" | "failed"} Cause
 */

/**
 * @typedef {object} Tools
 * @property {import("../engine/client.js").Thinker} thinker
 * @property {(start: string) => OpenMatch} begin
 * @property {OpenMatch} match  the match to go on with
 * @property {Settings} settings
 * @property {(state: State, cause: Cause) => void} changed
 * @property {(complaint: import("../engine/types.js").Complaint) => void} failed
 */

export class MatchController {
  #tools;
  #match;
  #settings;
  #players;
  #view;
  #turn;
  #seed = drawSeed();
  /** Whether the computer waits because somebody looks at earlier moves. */
  #waits;
  /** Whether it shall wait again after its next move. */
  #singly = false;
  /** @type {Thought | null} */
  #thought = null;

  /** @param {Tools} tools */
  constructor(tools) {
    this.#tools = tools;
    this.#match = tools.match;
    this.#settings = tools.settings;
    this.#players = playersOf(tools.settings);
    this.#view = tools.match.view();
    this.#turn = createComputerTurn(tools.thinker);
    this.#waits = hasLaterSteps(this.#view);
  }

  start() {
    this.#settle("opened", this.#view);
  }

  /** @param {string} move */
  play(move) {
    if (this.#phase() === "person") this.#play(move);
  }

  newGame() {
    this.#take(this.#tools.begin(this.#settings.start), "new");
  }

  /** Goes on with another match. @param {OpenMatch} match */
  open(match) {
    this.#take(match, "opened");
  }

  /** Opens a match with the computer paused until the user resumes it. @param {OpenMatch} match */
  openForReview(match) {
    this.#take(match, "opened", true);
  }

  undo() {
    this.#goTo(this.#choiceAt(-1));
  }

  redo() {
    this.#goTo(this.#choiceAt(1));
  }

  /** Looks at the match after so many moves; after the last one, also at its end. @param {number} ply */
  goTo(ply) {
    const { moves, steps } = this.#view;
    this.#goTo(ply === moves.length ? steps : ply);
  }

  /** Ends the match as somebody declares. @param {string} end @param {Thought | null} [why] */
  finish(end, why) {
    this.#match.finish(end);
    this.#goOn("ended", false, why);
  }

  /** Lets the computer move here although later moves are known. */
  playOn() {
    this.#letPlay(false);
  }

  /** Lets the computer make one move and wait again. */
  step() {
    this.#letPlay(true);
  }

  /** Lets the computer wait until somebody says that it shall play on. */
  pause() {
    this.#waits = true;
    this.#settle("players");
  }

  /** @param {Settings} settings */
  settings(settings) {
    const otherNumbers = settings.numbers !== this.#settings.numbers;
    this.#settings = settings;
    const next = playersOf(settings);
    const isAskedAnew = otherNumbers && this.#phase() === "thinking";
    if (samePlayers(this.#players, next) && !isAskedAnew) return;
    this.#players = next;
    this.#waits &&= hasLaterSteps(this.#view); // another player may do better than one that failed
    this.#settle("players");
  }

  #phase() {
    return phaseOf(this.#view, this.#players, this.#waits);
  }

  /** @param {-1 | 1} way */
  #choiceAt(way) {
    return nextChoice(this.#match, this.#view, this.#players, way);
  }

  /**
   * Gives up what was under way, shows what is, and sets going what has to follow. @param {Cause} cause
   */
  #settle(cause, view = this.#match.view()) {
    if (cause !== "players") this.#singly = false;
    this.#turn.stop();
    this.#view = view;
    const phase = this.#phase();
    const record = this.#match.record();
    const [undo, redo] = [this.#choiceAt(-1), this.#choiceAt(1)];
    const [players, seed, thought] = [this.#players, this.#seed, this.#thought];
    this.#tools.changed({ view, phase, players, record, seed, undo, redo, thought }, cause);
    if (phase === "thinking") this.#think(record);
    if (phase === "passing")
      this.#turn.after(this.#settings.pause, () => this.#play(view.legal[0].text));
  }

  /** @param {string} record */
  #think(record) {
    const { game, side } = this.#view;
    const player = this.#players[side] ?? "";
    const parameters = this.#settings.numbers?.[player] ?? {};
    const question = { record, game, player, parameters, seed: this.#seed };
    this.#turn.take(question, this.#settings.pause, {
      chosen: (choice) => {
        const why = { player, choice };
        if (choice.score?.kind === "resigns") this.finish(`${side}-resigns`, why);
        else this.#play(choice.move, why);
      },
      failed: (complaint) => {
        this.#tools.failed(complaint);
        this.#waits = true;
        this.#settle("failed");
      },
    });
  }

  /** @param {Cause} cause @param {boolean} waits @param {Thought | null} [why] */
  #goOn(cause, waits, why = null) {
    this.#waits = waits;
    this.#thought = why;
    this.#settle(cause);
  }

  /** @param {string} move @param {Thought | null} [why] */
  #play(move, why) {
    this.#match.play(move);
    this.#goOn("move", this.#singly, why);
  }

  /** @param {number | null} step */
  #goTo(step) {
    if (step === null) return;
    this.#match.goto(step);
    this.#goOn("walk", step < this.#view.steps);
  }

  /** @param {OpenMatch} match @param {Cause} cause @param {boolean} [isLookedAt] */
  #take(match, cause, isLookedAt = false) {
    this.#match.free();
    this.#match = match;
    this.#seed = drawSeed();
    this.#goOn(cause, isLookedAt || hasLaterSteps(match.view()));
  }

  /** @param {boolean} once  whether it waits again after the next move */
  #letPlay(once) {
    this.#waits = false;
    this.#singly = once;
    this.#settle("players");
  }
}

/** @param {View} view @param {Players} players @param {boolean} waits @returns {Phase} */
function phaseOf(view, players, waits) {
  if (view.outcome) return "over";
  if (players[view.side] === null && hasChoice(view)) return "person";
  if (waits) return "waiting";
  return hasChoice(view) ? "thinking" : "passing";
}

/**
 * The next step in a direction at which a person has a choice; where only computers play, the next one.
 * Redo goes to the end if there is none.
 * @param {OpenMatch} match @param {View} view @param {Players} players @param {-1 | 1} way
 */
function nextChoice(match, view, players, way) {
  const last = view.steps;
  const computersOnly = players.first !== null && players.second !== null;
  for (let step = stepOf(view) + way; step >= 0 && step <= last; step += way) {
    const chooser = match.chooser(step);
    const isPersons = chooser !== null && players[chooser] === null;
    if (computersOnly || isPersons || step === last) return step;
  }
  return null;
}

/** How many steps lie before what a view shows; a declared end is the last one. @param {View} view */
function stepOf({ outcome, steps, ply }) {
  return outcome ? steps : ply;
}

/** @param {View} view */
const hasLaterSteps = (view) => stepOf(view) < view.steps;

/** A match's seed for what its computer players leave to chance. */
function drawSeed() {
  return Math.floor(Math.random() * 2 ** 32);
}
