// The values of all moves: computed by the worker while a person thinks, and shown on request. They are also computed
// ahead if the computer needs them for its reply.

/** @typedef {import("../engine/engine.types").MoveValue} MoveValue */
/** @typedef {import("./match-controller.js").State} State */

/**
 * The values known so far; `complete` when the request has ended.
 * @typedef {{ known: Map<string, MoveValue>, complete: boolean }} Values
 */

/** The values of a match that were requested. @typedef {{ record: string, values: Values }} ValueRequest */

/**
 * @typedef {object} Parts
 * @property {import("../engine/client.js").EngineClient} engine
 * @property {string | null} analyst  the player that values moves; null if the game has none
 * @property {import("./game-ui.types").GameUi} kind
 * @property {import("./game-ui.types").Board} board
 * @property {() => Record<string, boolean>} switches
 * @property {(sentence: string) => void} announce
 * @property {(request: ValueRequest) => void} requested  called when a request is sent and when it is answered
 * @property {(error: import("../engine/engine.types").EngineError) => void} failed
 */

export class MoveValues {
  #parts;
  /** @type {State | null} */
  #state = null;
  /** The match of the values. */
  #record = "";
  /** @type {Values} */
  #values = nothing();
  /** Of the pending request. @type {AbortController | null} */
  #controller = null;
  /** The match whose values have been announced. */
  #announced = "";

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    document.addEventListener("visibilitychange", () => this.#follow());
  }

  /** @param {State} state */
  update(state) {
    this.#state = state;
    this.#follow();
  }

  /** Whether values are shown. */
  #areOpen() {
    const phase = this.#state?.phase;
    return this.#parts.switches().values === true && (phase === "person" || phase === "waiting");
  }

  /** Whether the computer needs the values for its reply. */
  #areNeeded() {
    const { kind, analyst } = this.#parts;
    if (!kind.precomputeValues || this.#state?.phase !== "person") return false;
    const { first, second } = this.#state.players;
    return first === analyst || second === analyst;
  }

  /** Starts the request if values are needed now, and cancels it if not. */
  #follow() {
    const { analyst } = this.#parts;
    const state = this.#state;
    if (state === null || analyst === null) return;
    if (state.record !== this.#record) {
      this.#cancel();
      this.#record = state.record;
      this.#values = nothing();
    }
    const isWanted = !document.hidden && (this.#areOpen() || this.#areNeeded());
    if (!isWanted) this.#cancel();
    else if (this.#controller === null && !this.#values.complete) this.#request(state, analyst);
    this.#show(this.#areOpen() ? this.#values : null);
  }

  /** @param {State} state @param {string} player */
  #request({ record, view, seed }, player) {
    const request = { record, values: this.#values };
    const end = () => {
      this.#controller = null;
      this.#values.complete = true; // after a failure too: the next position may succeed
    };
    this.#controller = new AbortController();
    this.#parts.requested(request);
    this.#parts.engine.analyse(
      { record, game: view.game, player, parameters: {}, limits: {}, seed },
      {
        value: (value) => {
          this.#values.known.set(value.move, value);
          if (this.#areOpen()) this.#show(this.#values);
        },
        analysed: () => {
          end();
          this.#parts.requested(request);
          if (this.#areOpen()) this.#show(this.#values);
        },
        failed: (error) => {
          end();
          if (this.#areOpen()) this.#parts.failed(error);
        },
        superseded: () => {
          this.#controller = null;
          this.#follow();
        },
      },
      { signal: this.#controller.signal },
    );
  }

  /** @param {Values | null} values  null hides them */
  #show(values) {
    const { board, kind, announce } = this.#parts;
    board.showValues?.(values?.known ?? null);
    if (!values?.complete || values.known.size === 0 || this.#announced === this.#record) return;
    this.#announced = this.#record;
    if (kind.describeValues) announce(kind.describeValues([...values.known.values()]));
  }

  #cancel() {
    this.#controller?.abort();
    this.#controller = null;
  }
}

/** @returns {Values} */
function nothing() {
  return { known: new Map(), complete: false };
}
