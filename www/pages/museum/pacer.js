// Calls for steps at a pace, as many at once as a picture of the screen has room for.

/** The longest time that is made up for, in seconds: a page in the background does not run ahead. */
const LONGEST = 0.25;

export class Pacer {
  #advance;
  #last = 0;
  /** Steps that are owed, with their fraction. */
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
    this.#owed = 1; // the first at once
    this.#frame = requestAnimationFrame(this.#tick);
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #tick = (/** @type {number} */ now) => {
    const seconds = Math.max(0, Math.min(LONGEST, (now - this.#last) / 1000));
    this.#last = now;
    this.#owed += seconds * this.perSecond;
    const steps = Math.floor(this.#owed);
    this.#owed -= steps;
    this.#frame = requestAnimationFrame(this.#tick);
    if (steps > 0) this.#advance(steps);
  };
}
