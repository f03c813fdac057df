// A computer player's turn: requests a move and plays it, not before the pause between moves has passed.

/** Maximum milliseconds for a search; the player then makes the best move found. */
const MAX_SEARCH_TIME = 8000;

/**
 * @typedef {object} Listener
 * @property {(choice: import("../engine/engine.types").Choice) => void} chosen  called when the pause is over
 * @property {(error: import("../engine/engine.types").EngineError) => void} failed
 */

/** @param {import("../engine/client.js").EngineClient} engine */
export function createComputerTurn(engine) {
  /** @type {AbortController | null} */
  let controller = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} delay @param {() => void} action */
  function schedule(delay, action) {
    timer = setTimeout(action, Math.max(0, delay));
  }

  return {
    schedule,

    /**
     * @param {Omit<import("../engine/engine.types").SearchRequest, "limits">} position @param {number} pause
     * @param {Listener} listener
     */
    start(position, pause, { chosen, failed }) {
      const startTime = performance.now();
      controller = new AbortController();
      engine.choose(
        { ...position, limits: { time: MAX_SEARCH_TIME } },
        {
          choice: (choice) =>
            schedule(pause - (performance.now() - startTime), () => chosen(choice)),
          failed,
        },
        { signal: controller.signal },
      );
    },

    cancel() {
      controller?.abort();
      controller = null;
      clearTimeout(timer);
    },
  };
}
