// Replays a search trace at any speed, forwards and backwards. Going back recomputes the state from the start.

import { stateAfter, TraceState } from "./trace-state.js";

/** @typedef {import("./trace-state.js").Thought} Thought */

/** Maximum seconds to catch up on, so that a page in the background does not run ahead. */
const MAX_CATCH_UP = 0.25;

export class Replay {
  #thoughts;
  #changed;
  #state = new TraceState();
  #frame = 0;
  #last = 0;
  /** Fraction of the next step that is due. */
  #due = 0;
  /** Steps per second. */
  speed = 2;

  /** @param {readonly Thought[]} thoughts @param {() => void} changed */
  constructor(thoughts, changed) {
    this.#thoughts = thoughts;
    this.#changed = changed;
  }

  get state() {
    return this.#state;
  }

  get at() {
    return this.#state.count;
  }

  get length() {
    return this.#thoughts.length;
  }

  get isPlaying() {
    return this.#frame !== 0;
  }

  get isOver() {
    return this.at === this.length;
  }

  /** The last applied step. */
  get latest() {
    return this.at > 0 ? this.#thoughts[this.at - 1] : null;
  }

  play() {
    if (this.isPlaying) return;
    if (this.isOver) this.#goTo(0);
    this.#last = 0;
    this.#due = 0;
    this.#frame = requestAnimationFrame((now) => this.#run(now));
    this.#changed();
  }

  pause() {
    this.#stop();
    this.#changed();
  }

  /** Goes to the state after `at` steps. @param {number} at */
  goTo(at) {
    this.#stop();
    this.#goTo(at);
    this.#changed();
  }

  #stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** @param {number} at */
  #goTo(at) {
    const target = Math.max(0, Math.min(at, this.length));
    if (target < this.at) this.#state = stateAfter(this.#thoughts, target);
    while (this.at < target) this.#state.apply(this.#thoughts[this.at]);
  }

  /** @param {number} now  milliseconds */
  #run(now) {
    const seconds = this.#last ? Math.min((now - this.#last) / 1000, MAX_CATCH_UP) : 0;
    this.#last = now;
    this.#due += seconds * this.speed;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    if (steps > 0) this.#goTo(this.at + steps);
    this.#frame = this.isOver ? 0 : requestAnimationFrame((next) => this.#run(next));
    if (steps > 0) this.#changed();
  }
}
