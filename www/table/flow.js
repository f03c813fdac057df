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
 * @param {object} tools
 * @param {import("../engine/client.js").Thinker} tools.thinker
 * @param {(start: string) => OpenMatch} tools.begin
 * @param {OpenMatch} tools.match  the match to go on with
 * @param {Settings} tools.settings
 * @param {(state: State, cause: Cause) => void} tools.changed
 * @param {(complaint: import("../engine/types.js").Complaint) => void} tools.failed
 */
export function createFlow({ thinker, begin, match, settings, changed, failed }) {
  const turn = createComputerTurn(thinker);
  let players = playersOf(settings);
  let view = viewOf(match);
  let seed = drawSeed();
  /** Whether the computer waits because somebody looks at earlier moves. */
  let waits = hasLaterSteps(view);
  /** Whether it shall wait again after its next move. */
  let singly = false;
  /** @type {Thought | null} */
  let thought = null;

  const phase = () => phaseOf(view, players, waits);
  const choiceAt = (/** @type {-1 | 1} */ way) => nextChoice(match, view, players, way);

  /**
   * Gives up what was under way, shows what is, and sets going what has to follow. @param {Cause} cause
   */
  function settle(cause) {
    if (cause !== "players") singly = false;
    turn.stop();
    view = viewOf(match);
    const now = phase();
    const [undo, redo] = [choiceAt(-1), choiceAt(1)];
    const record = match.record();
    changed({ view, phase: now, players, record, seed, undo, redo, thought }, cause);
    if (now === "thinking") think(record);
    if (now === "passing") turn.after(settings.pause, () => play(view.legal[0].text));
  }

  /** @param {string} record */
  function think(record) {
    const { game, side } = view;
    const player = players[side] ?? "";
    const parameters = settings.numbers?.[player] ?? {};
    turn.take({ record, game, player, parameters, seed }, settings.pause, {
      chosen(choice) {
        const why = { player, choice };
        if (choice.score?.kind === "resigns") finish(`${side}-resigns`, why);
        else play(choice.move, why);
      },
      failed(complaint) {
        failed(complaint);
        waits = true;
        settle("failed");
      },
    });
  }

  /** @param {Cause} cause @param {boolean} nowWaits @param {Thought | null} [why] */
  function goOn(cause, nowWaits, why = null) {
    waits = nowWaits;
    thought = why;
    settle(cause);
  }

  /** @param {string} move @param {Thought | null} [why] */
  function play(move, why) {
    match.play(move);
    goOn("move", singly, why);
  }

  /** Ends the match as somebody declares. @param {string} end @param {Thought | null} [why] */
  function finish(end, why) {
    match.finish(end);
    goOn("ended", false, why);
  }

  /** @param {number | null} step */
  function goTo(step) {
    if (step === null) return;
    match.goto(step);
    goOn("walk", step < view.steps);
  }

  /** @param {OpenMatch} other @param {Cause} cause */
  function take(other, cause) {
    match.free();
    match = other;
    seed = drawSeed();
    goOn(cause, hasLaterSteps(viewOf(match)));
  }

  /** @param {boolean} once  whether it waits again after the next move */
  function letPlay(once) {
    waits = false;
    singly = once;
    settle("players");
  }

  return {
    start: () => settle("opened"),

    /** @param {string} move */
    play(move) {
      if (phase() === "person") play(move);
    },

    newGame: () => take(begin(settings.start), "new"),

    /** Goes on with another match. @param {OpenMatch} other */
    open: (other) => take(other, "opened"),

    undo: () => goTo(choiceAt(-1)),
    redo: () => goTo(choiceAt(1)),
    /** @param {string} end */
    finish: (end) => finish(end),

    /** Looks at the match after so many moves; after the last one, also at its end. @param {number} ply */
    goTo: (ply) => goTo(ply === view.moves.length ? view.steps : ply),

    /** Lets the computer move here although later moves are known. */
    playOn: () => letPlay(false),

    /** Lets the computer make one move and wait again. */
    step: () => letPlay(true),

    /** Lets the computer wait until somebody says that it shall play on. */
    pause() {
      waits = true;
      settle("players");
    },

    /** @param {Settings} changedSettings */
    settings(changedSettings) {
      const otherNumbers = settings.numbers !== changedSettings.numbers;
      settings = changedSettings;
      const next = playersOf(settings);
      if (samePlayers(players, next) && !(otherNumbers && phase() === "thinking")) return;
      players = next;
      waits &&= hasLaterSteps(view); // another player may do better than one that failed
      settle("players");
    },
  };
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

/**
 * Everything there is to show of a match; only some games know draws that can be claimed.
 * @param {OpenMatch} match @returns {View}
 */
export function viewOf(match) {
  const plain = { claim: null, alarm: null };
  return { ...match.view(), ...(match.standing?.() ?? plain) };
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

/** @typedef {ReturnType<typeof createFlow>} Flow */
