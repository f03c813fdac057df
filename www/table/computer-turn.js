// A computer player's turn: requests a move and makes it after the pause between moves.

/** Milliseconds after which a computer player makes the best move that it has found. */
const MAX_SEARCH_TIME = 8000;

/**
 * @typedef {object} Listener
 * @property {(choice: import("../engine/engine.types").Choice) => void} chosen  the move may be made now
 * @property {(error: import("../engine/engine.types").EngineError) => void} failed
 */

/** @param {import("../engine/client.js").EngineClient} engine */
export function createComputerTurn(engine) {
  /** @type {AbortController | null} */
  let controller = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} pause @param {() => void} act */
  function after(pause, act) {
    timer = setTimeout(act, Math.max(0, pause));
  }

  return {
    after,

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
          choice: (choice) => after(pause - (performance.now() - startTime), () => chosen(choice)),
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
