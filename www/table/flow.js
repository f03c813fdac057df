// The course of a match: whose turn it is, whom to ask for a move, when it is made, what undo means. No DOM and no
// storage: the listener draws, announces and saves.

import { hasChoice, playersOf, samePlayers } from "./players.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").Choice} Choice */
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

/** Milliseconds after which a computer player makes the best move that it has found. */
const LONGEST_THOUGHT = 8000;

/**
 * @param {object} tools
 * @param {import("../engine/client.js").Thinker} tools.thinker
 * @param {(start: string) => import("../engine/rules-module.js").OpenMatch} tools.begin
 * @param {import("../engine/rules-module.js").OpenMatch} tools.match  the match to go on with
 * @param {Settings} tools.settings
 * @param {(state: State, cause: Cause) => void} tools.changed
 * @param {(complaint: import("../engine/types.js").Complaint) => void} tools.failed
 */
export function createFlow({ thinker, begin, match, settings, changed, failed }) {
  let players = playersOf(settings);
  let view = viewOf(match);
  let seed = draw();
  let lookingBack = isBack();
  /** Whether the computer shall wait again after its next move. */
  let singly = false;
  /** @type {Thought | null} */
  let thought = null;
  /** @type {{ stop(): void } | null} */
  let request = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Whether later steps are known. */
  function isBack() {
    return stepOf(view) < view.steps;
  }

  /** @returns {Phase} */
  function phase() {
    if (view.outcome) return "over";
    const person = players[view.side] === null;
    if (person && hasChoice(view)) return "person";
    if (lookingBack) return "waiting";
    return hasChoice(view) ? "thinking" : "passing";
  }

  /**
   * Gives up what was under way, shows what is, and sets going what has to follow. @param {Cause} cause
   */
  function settle(cause) {
    halt(cause);
    view = viewOf(match);
    const now = phase();
    const [undo, redo] = [choiceAt(-1), choiceAt(1)];
    changed(
      { view, phase: now, players, record: match.record(), seed, undo, redo, thought },
      cause,
    );
    if (now === "thinking") think();
    if (now === "passing") timer = setTimeout(() => play(view.legal[0].text), settings.pause);
  }

  /** @param {Cause} [cause] */
  function halt(cause) {
    if (cause !== "players") singly = false;
    request?.stop();
    request = null;
    clearTimeout(timer);
  }

  function think() {
    const player = players[view.side];
    if (player === null) return;
    const began = performance.now();
    const question = {
      record: match.record(),
      game: view.game,
      player,
      parameters: settings.numbers?.[player] ?? {},
      limits: { time: LONGEST_THOUGHT },
      seed,
    };
    request = thinker.ask(question, {
      choice(choice) {
        const rest = settings.pause - (performance.now() - began);
        const act = () =>
          choice.score?.kind === "resigns"
            ? finish(`${view.side}-resigns`, { player, choice })
            : play(choice.move, { player, choice });
        timer = setTimeout(act, Math.max(0, rest));
      },
      failed(complaint) {
        failed(complaint);
        lookingBack = true;
        settle("failed");
      },
    });
  }

  /** @param {string} move @param {Thought | null} [why] */
  function play(move, why = null) {
    match.play(move);
    lookingBack = singly;
    singly = false;
    thought = why;
    settle("move");
  }

  /** Ends the match as somebody declares. @param {string} end @param {Thought | null} [why] */
  function finish(end, why = null) {
    match.finish(end);
    lookingBack = false;
    thought = why;
    settle("ended");
  }

  /** @param {number} step */
  function goTo(step) {
    match.goto(step);
    lookingBack = step < view.steps;
    thought = null;
    settle("walk");
  }

  /**
   * The next step in a direction at which a person has a choice; where only computers play, the next one.
   * Redo goes to the end if there is none.
   * @param {-1 | 1} way @returns {number | null}
   */
  function choiceAt(way) {
    const last = view.steps;
    const computersOnly = players.first !== null && players.second !== null;
    for (let step = stepOf(view) + way; step >= 0 && step <= last; step += way) {
      const chooser = match.chooser(step);
      const isPersons = chooser !== null && players[chooser] === null;
      if (computersOnly || isPersons || step === last) return step;
    }
    return null;
  }

  return {
    start: () => settle("opened"),

    /** @param {string} move */
    play(move) {
      if (phase() === "person") play(move);
    },

    newGame() {
      halt();
      match.free();
      match = begin(settings.start);
      seed = draw();
      lookingBack = false;
      thought = null;
      settle("new");
    },

    /** Goes on with another match. @param {import("../engine/rules-module.js").OpenMatch} other */
    open(other) {
      halt();
      match.free();
      match = other;
      seed = draw();
      view = viewOf(match);
      lookingBack = isBack();
      thought = null;
      settle("opened");
    },

    undo() {
      const ply = choiceAt(-1);
      if (ply !== null) goTo(ply);
    },

    redo() {
      const ply = choiceAt(1);
      if (ply !== null) goTo(ply);
    },

    finish,

    /** Looks at the match after so many moves; after the last one, also at its end. @param {number} ply */
    goTo: (ply) => goTo(ply === view.moves.length ? view.steps : ply),

    /** Lets the computer move here although later moves are known. */
    playOn() {
      lookingBack = false;
      singly = false;
      settle("players");
    },

    /** Lets the computer wait until somebody says that it shall play on. */
    pause() {
      lookingBack = true;
      settle("players");
    },

    /** Lets the computer make one move and wait again. */
    step() {
      lookingBack = false;
      singly = true;
      settle("players");
    },

    /** @param {Settings} changedSettings */
    settings(changedSettings) {
      const otherNumbers = settings.numbers !== changedSettings.numbers;
      settings = changedSettings;
      const next = playersOf(settings);
      if (samePlayers(players, next) && !(otherNumbers && phase() === "thinking")) return;
      players = next;
      lookingBack &&= isBack(); // another player may do better than one that failed
      settle("players");
    },
  };
}

/**
 * Everything there is to show of a match; only some games know draws that can be claimed.
 * @param {import("../engine/rules-module.js").OpenMatch} match @returns {View}
 */
export function viewOf(match) {
  const plain = { claim: null, alarm: null };
  return { ...match.view(), ...(match.standing?.() ?? plain) };
}

/** How many steps lie before what a view shows; a declared end is the last one. @param {View} view */
function stepOf({ outcome, steps, ply }) {
  return outcome ? steps : ply;
}

/** A match's seed for what its computer players leave to chance. */
function draw() {
  return Math.floor(Math.random() * 2 ** 32);
}

/** @typedef {ReturnType<typeof createFlow>} Flow */
