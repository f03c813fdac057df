// Plays the thoughts of a player at any pace, forwards and backwards. They are all there, so that going back is nothing
// but thinking again from the beginning as far as is wanted.

import { Mind, mindAfter } from "./mind.js";

/** @typedef {import("./mind.js").Thought} Thought */

/** The longest time that is made up for, in seconds: a page in the background does not run ahead. */
const LONGEST = 0.25;

export class Replay {
  #thoughts;
  #changed;
  #mind = new Mind();
  #frame = 0;
  #last = 0;
  /** The part of a step that there was no time for yet. */
  #due = 0;
  /** Steps a second. */
  pace = 2;

  /** @param {readonly Thought[]} thoughts @param {() => void} changed */
  constructor(thoughts, changed) {
    this.#thoughts = thoughts;
    this.#changed = changed;
  }

  get mind() {
    return this.#mind;
  }

  get at() {
    return this.#mind.count;
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

  /** The thought that it has had last. */
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
    this.#halt();
    this.#changed();
  }

  /** After so many thoughts. @param {number} at */
  goTo(at) {
    this.#halt();
    this.#goTo(at);
    this.#changed();
  }

  #halt() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** @param {number} at */
  #goTo(at) {
    const wanted = Math.max(0, Math.min(at, this.length));
    if (wanted < this.at) this.#mind = mindAfter(this.#thoughts, wanted);
    while (this.at < wanted) this.#mind.take(this.#thoughts[this.at]);
  }

  /** @param {number} now  milliseconds */
  #run(now) {
    const seconds = this.#last ? Math.min((now - this.#last) / 1000, LONGEST) : 0;
    this.#last = now;
    this.#due += seconds * this.pace;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    if (steps > 0) this.#goTo(this.at + steps);
    this.#frame = this.isOver ? 0 : requestAnimationFrame((next) => this.#run(next));
    if (steps > 0) this.#changed();
  }
}
