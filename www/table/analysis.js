// What every move is worth: asked of the worker while a person thinks, shown where somebody wants to see it.
// Where nobody does, but the computer will need it for its answer, it is worked out ahead all the same.

/** @typedef {import("../engine/types.js").MoveValue} MoveValue */
/** @typedef {import("./flow.js").State} State */

/**
 * The values that are known so far; `complete` once there is nothing more to find out.
 * @typedef {{ known: Map<string, MoveValue>, complete: boolean }} Values
 */

/**
 * @param {object} tools
 * @param {import("../engine/client.js").Thinker} tools.thinker
 * @param {string | null} tools.analyst  the player who can tell, if the game has one
 * @param {boolean} tools.ahead  whether that player needs the values for its own move
 * @param {() => boolean} tools.isShown  whether somebody wants to see the values
 * @param {(values: Values | null) => void} tools.show
 * @param {(complaint: import("../engine/types.js").Complaint) => void} tools.failed
 */
export function createAnalysis({ thinker, analyst, ahead, isShown, show, failed }) {
  /** @type {State | null} */
  let state = null;
  /** The match whose values are known or being found out. */
  let line = "";
  /** @type {Values} */
  let values = nothing();
  /** @type {{ stop(): void } | null} */
  let request = null;

  document.addEventListener("visibilitychange", follow);

  /** Whether there are values for somebody to see. */
  function areOpen() {
    return isShown() && (state?.phase === "person" || state?.phase === "waiting");
  }

  /** Whether the computer will need to know them. */
  function areNeeded() {
    if (!ahead || state?.phase !== "person") return false;
    return state.seats.first === analyst || state.seats.second === analyst;
  }

  /** Sets going what is wanted now, and stops what is not. */
  function follow() {
    if (state === null || analyst === null) return;
    if (state.line !== line) {
      stop();
      line = state.line;
      values = nothing();
    }
    const isWanted = !document.hidden && (areOpen() || areNeeded());
    if (!isWanted) stop();
    else if (request === null && !values.complete) begin(state, analyst);
    show(areOpen() ? values : null);
  }

  /** @param {State} state @param {string} player */
  function begin({ view, seed }, player) {
    const question = { line, game: view.game, player, parameters: {}, limits: {}, seed };
    const asked = thinker.analyse(question, {
      value(value) {
        values.known.set(value.move, value);
        if (areOpen()) show(values);
      },
      analysed() {
        request = null;
        values.complete = true;
        if (areOpen()) show(values);
      },
      failed(complaint) {
        request = null;
        values.complete = true; // the next position may fare better
        if (areOpen()) failed(complaint);
      },
    });
    request = asked;
  }

  function stop() {
    request?.stop();
    request = null;
  }

  return {
    /** @param {State} next */
    update(next) {
      state = next;
      follow();
    },
  };
}

/** @returns {Values} */
function nothing() {
  return { known: new Map(), complete: false };
}

/** @typedef {ReturnType<typeof createAnalysis>} Analysis */
