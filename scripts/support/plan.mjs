// How much time is left of a long piece of work: each part has a cost, and the pace is seen as it goes, so that the
// same costs hold on a fast machine and on a slow one.

import { duration, headProgress } from "./say.mjs";

export class Plan {
  /** @type {Map<string, number>} */
  #open = new Map();
  #total = 0;
  #done = 0;
  #now;
  #start;

  /** @param {() => number} [now] in milliseconds */
  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#start = now();
  }

  /** What is to be done. @param {string} part @param {number} cost in any one unit */
  add(part, cost) {
    this.#open.set(part, cost);
    this.#total += cost;
  }

  /** @param {string} part */
  finish(part) {
    this.#done += this.#open.get(part) ?? 0;
    this.#open.delete(part);
  }

  /** It turned out not to be needed, which says nothing about the pace. @param {string} part */
  drop(part) {
    this.#total -= this.#open.get(part) ?? 0;
    this.#open.delete(part);
  }

  /** Whatever is still open is not needed. */
  end() {
    for (const part of [...this.#open.keys()]) this.drop(part);
  }

  /** Milliseconds; undefined before enough is done by which to tell. */
  timeLeft() {
    if (this.#done < this.#total / 20 || this.#open.size === 0) return undefined;
    return ((this.#now() - this.#start) * (this.#total - this.#done)) / this.#done;
  }
}

/** Everything between a command and the page, in seconds of one core of an ordinary machine. */
export const plan = new Plan();

headProgress((elapsed) => {
  const left = plan.timeLeft();
  return left === undefined
    ? duration(elapsed)
    : `${duration(elapsed)}, about ${duration(left)} left`;
});
