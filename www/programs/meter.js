// The step budget of an instance that the crate `meter` has instrumented: a global that counts down, and a call when it is
// used up. The first call grants a reserve, in which an interpreter can report the line; the second one ends the instance.

/** Steps after the budget is used up. */
const RESERVE = 5_000_000;

/** Thrown through the instance, which cannot continue. */
export class OutOfSteps extends Error {}

export class Meter {
  /** @type {WebAssembly.Global | undefined} */
  #steps;
  #budget = 0;
  /** Whether the budget is used up. */
  isExhausted = false;
  /** Whether a call of the host is running in the instance, which must not end within it. */
  #isInHost = false;
  /** Called when it is. */
  onExhausted = () => {};

  /** Imports of an instrumented module. */
  imports = {
    exhausted: () => {
      if (this.#isInHost) return;
      if (this.isExhausted) throw new OutOfSteps();
      this.isExhausted = true;
      this.#set(RESERVE);
      this.onExhausted();
    },
  };

  /** @param {WebAssembly.Exports} exports */
  attach(exports) {
    this.#steps = /** @type {WebAssembly.Global} */ (exports["meter.steps"]);
  }

  /** Runs a function of the host, which may use the instance. @template T @param {() => T} run @returns {T} */
  inHost(run) {
    const isNested = this.#isInHost;
    this.#isInHost = true;
    try {
      return run();
    } finally {
      this.#isInHost = isNested;
    }
  }

  /** Starts a new budget. @param {number} steps */
  refill(steps) {
    this.#budget = steps;
    this.isExhausted = false;
    this.#set(steps);
  }

  /** @param {number} steps */
  charge(steps) {
    if (this.#steps) this.#steps.value -= BigInt(steps);
  }

  get left() {
    return this.isExhausted ? 0 : Math.max(0, Number(this.#steps?.value ?? 0));
  }

  get used() {
    return this.#budget - this.left;
  }

  /** @param {number} steps */
  #set(steps) {
    if (this.#steps) this.#steps.value = BigInt(steps);
  }
}
