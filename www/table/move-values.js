// The values of all moves: computed by the worker while a person thinks, and shown on request. They are also computed
// ahead of time where the computer will need them for its reply.

/** @typedef {import("../engine/types.js").MoveValue} MoveValue */
/** @typedef {import("./flow.js").State} State */

/**
 * The values that are known so far; `complete` once there is nothing more to find out.
 * @typedef {{ known: Map<string, MoveValue>, complete: boolean }} Values
 */

/**
 * @param {object} parts
 * @param {import("../engine/client.js").Thinker} parts.thinker
 * @param {string | null} parts.analyst  the player who can tell, if the game has one
 * @param {import("./board.js").BoardKind} parts.kind
 * @param {import("./board.js").Board} parts.board
 * @param {() => Record<string, boolean>} parts.switches
 * @param {(sentence: string) => void} parts.tell
 * @param {(complaint: import("../engine/types.js").Complaint) => void} parts.failed
 */
export function createMoveValues({ thinker, analyst, kind, board, switches, tell, failed }) {
  /** @type {State | null} */
  let state = null;
  /** The match whose values are known or being found out. */
  let record = "";
  /** @type {Values} */
  let values = nothing();
  /** @type {{ stop(): void } | null} */
  let request = null;
  /** The match whose values have been told. */
  let told = "";

  document.addEventListener("visibilitychange", follow);

  /** Whether there are values for somebody to see. */
  function areOpen() {
    return switches().values === true && (state?.phase === "person" || state?.phase === "waiting");
  }

  /** Whether the computer will need to know them. */
  function areNeeded() {
    if (!kind.ahead || state?.phase !== "person") return false;
    return state.players.first === analyst || state.players.second === analyst;
  }

  /** Sets going what is wanted now, and stops what is not. */
  function follow() {
    if (state === null || analyst === null) return;
    if (state.record !== record) {
      stop();
      record = state.record;
      values = nothing();
    }
    const isWanted = !document.hidden && (areOpen() || areNeeded());
    if (!isWanted) stop();
    else if (request === null && !values.complete) begin(state, analyst);
    show(areOpen() ? values : null);
  }

  /** @param {State} state @param {string} player */
  function begin({ view, seed }, player) {
    const question = { record, game: view.game, player, parameters: {}, limits: {}, seed };
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

  /** @param {Values | null} values  null: nobody wants to see them */
  function show(values) {
    board.showValues?.(values?.known ?? null);
    if (!values?.complete || values.known.size === 0 || told === record) return;
    told = record;
    if (kind.tellValues) tell(kind.tellValues([...values.known.values()]));
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

/** @typedef {ReturnType<typeof createMoveValues>} MoveValues */
