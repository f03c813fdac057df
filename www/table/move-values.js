// Values of all legal moves: computed by the worker while a person thinks, and shown if the user switches them on. Also
// computed ahead if the computer needs them for its reply.

/** @typedef {import("../engine/engine.types").MoveValue} MoveValue */
/** @typedef {import("./match-controller.js").State} State */

/**
 * The values known so far; `complete` when the request has ended.
 * @typedef {{ known: Map<string, MoveValue>, complete: boolean }} Values
 */

/** The last requested values, with the record of their match. @typedef {{ record: string, values: Values }} ValueRequest */

/**
 * @typedef {object} Parts
 * @property {import("../engine/client.js").EngineClient} engine
 * @property {string | null} analyst  the player that values moves; null if the game has none
 * @property {import("./game-ui.types").GameUi} gameUi
 * @property {import("./game-ui.types").Board} board
 * @property {() => Record<string, boolean>} switches
 * @property {(sentence: string) => void} announce
 * @property {(request: ValueRequest) => void} requested  called when a request is sent and when it is complete
 * @property {() => void} cancelled  called when a request is cancelled, whose values stay incomplete
 * @property {(error: import("../engine/engine.types").EngineError) => void} failed
 */

export class MoveValues {
  #parts;
  /** @type {State | null} */
  #state = null;
  /** Record of the match whose values are stored. */
  #record = "";
  /** @type {Values} */
  #values = noValues();
  /** Of the pending request. @type {AbortController | null} */
  #controller = null;
  /** Record of the match whose values were announced. */
  #announced = "";

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    document.addEventListener("visibilitychange", () => this.#refresh());
  }

  /** @param {State} state */
  update(state) {
    this.#state = state;
    this.#refresh();
  }

  /** Whether values are shown. */
  #areShown() {
    const phase = this.#state?.phase;
    return this.#parts.switches().values === true && (phase === "person" || phase === "waiting");
  }

  /** Whether the computer needs the values for its reply. */
  #areNeeded() {
    const { gameUi, analyst } = this.#parts;
    if (!gameUi.precomputeValues || this.#state?.phase !== "person") return false;
    const { first, second } = this.#state.players;
    return first === analyst || second === analyst;
  }

  /** Starts the request if values are needed now, else cancels it. */
  #refresh() {
    const { analyst } = this.#parts;
    const state = this.#state;
    if (state === null || analyst === null) return;
    if (state.record !== this.#record) {
      this.#cancel();
      this.#record = state.record;
      this.#values = noValues();
    }
    const isWanted = !document.hidden && (this.#areShown() || this.#areNeeded());
    if (!isWanted) this.#cancel();
    else if (this.#controller === null && !this.#values.complete) this.#request(state, analyst);
    this.#show(this.#areShown() ? this.#values : null);
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
          if (this.#areShown()) this.#show(this.#values);
        },
        analysed: () => {
          end();
          this.#parts.requested(request);
          if (this.#areShown()) this.#show(this.#values);
        },
        failed: (error) => {
          end();
          if (this.#areShown()) this.#parts.failed(error);
        },
        superseded: () => {
          this.#controller = null;
          this.#refresh();
        },
      },
      { signal: this.#controller.signal },
    );
  }

  /** @param {Values | null} values  null hides them */
  #show(values) {
    const { board, gameUi, announce } = this.#parts;
    board.showValues?.(values?.known ?? null);
    if (!values?.complete || values.known.size === 0 || this.#announced === this.#record) return;
    this.#announced = this.#record;
    if (gameUi.describeValues) announce(gameUi.describeValues([...values.known.values()]));
  }

  #cancel() {
    this.#controller?.abort();
    this.#controller = null;
    if (!this.#values.complete) this.#parts.cancelled();
  }
}

/** @returns {Values} */
function noValues() {
  return { known: new Map(), complete: false };
}
