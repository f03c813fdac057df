// Calls back for steps at a given rate, several per animation frame if necessary.

/** Maximum seconds to catch up on, so that a page in the background does not run ahead. */
const MAX_CATCH_UP = 0.25;

export class Pacer {
  #advance;
  #last = 0;
  /** Due steps, with fraction. */
  #owed = 0;
  #frame = 0;
  perSecond = 1;

  /** @param {(steps: number) => void} advance */
  constructor(advance) {
    this.#advance = advance;
  }

  get isRunning() {
    return this.#frame !== 0;
  }

  start() {
    if (this.isRunning) return;
    this.#last = performance.now();
    this.#owed = 1; // the first one immediately
    this.#frame = requestAnimationFrame(this.#tick);
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #tick = (/** @type {number} */ now) => {
    const seconds = Math.max(0, Math.min(MAX_CATCH_UP, (now - this.#last) / 1000));
    this.#last = now;
    this.#owed += seconds * this.perSecond;
    const steps = Math.floor(this.#owed);
    this.#owed -= steps;
    this.#frame = requestAnimationFrame(this.#tick);
    if (steps > 0) this.#advance(steps);
  };
}
