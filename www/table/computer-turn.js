// A computer player's turn: it is asked for a move, and the move is made after the pause that somebody wants.

/** Milliseconds after which a computer player makes the best move that it has found. */
const LONGEST_THOUGHT = 8000;

/**
 * @typedef {object} Listener
 * @property {(choice: import("../engine/types.js").Choice) => void} chosen  the move may be made now
 * @property {(complaint: import("../engine/types.js").Complaint) => void} failed
 */

/** @param {import("../engine/client.js").Thinker} thinker */
export function createComputerTurn(thinker) {
  /** @type {{ stop(): void } | null} */
  let request = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} pause @param {() => void} act */
  function after(pause, act) {
    timer = setTimeout(act, Math.max(0, pause));
  }

  return {
    after,

    /**
     * @param {Omit<import("../engine/types.js").Question, "limits">} question @param {number} pause
     * @param {Listener} listener
     */
    take(question, pause, { chosen, failed }) {
      const began = performance.now();
      request = thinker.ask(
        { ...question, limits: { time: LONGEST_THOUGHT } },
        {
          choice: (choice) => after(pause - (performance.now() - began), () => chosen(choice)),
          failed,
        },
      );
    },

    stop() {
      request?.stop();
      request = null;
      clearTimeout(timer);
    },
  };
}
