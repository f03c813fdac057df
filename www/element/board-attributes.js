// Attributes of the element `<stratege-board>` that properties of the same name reflect.

/** @typedef {import("./element.types").Play} Play */

/** A stand-in during server-side rendering, which has no elements. @type {typeof HTMLElement} */
const Base = globalThis.HTMLElement ?? /** @type {any} */ (class {});

export class BoardAttributes extends Base {
  /** Identifier of the game; by default the one of the record. */
  get game() {
    return this.getAttribute("game") ?? this.record.split(":")[0];
  }

  set game(value) {
    this.setAttribute("game", value);
  }

  /** The match that is opened: record text, or moves from the default start. */
  get record() {
    return this.getAttribute("record") ?? "";
  }

  set record(value) {
    this.setAttribute("record", value);
  }

  /** @returns {Play} */
  get play() {
    const value = this.getAttribute("play");
    return value === "both" || value === "first" || value === "second" ? value : "none";
  }

  set play(value) {
    this.setAttribute("play", value);
  }

  /** Level that plays the side that is not the user's. */
  get level() {
    return this.getAttribute("level") ?? "";
  }

  set level(value) {
    this.setAttribute("level", value);
  }

  /** Moves of a puzzle, separated by spaces, beginning with the user's. */
  get solution() {
    return this.getAttribute("solution") ?? "";
  }

  set solution(value) {
    this.setAttribute("solution", value);
  }

  get flipped() {
    return this.hasAttribute("flipped");
  }

  set flipped(value) {
    this.toggleAttribute("flipped", Boolean(value));
  }

  /** Address of an engine's script, `index.js` of a package `@stratege/<game>`. */
  get engine() {
    return this.getAttribute("engine") ?? "";
  }

  set engine(value) {
    this.setAttribute("engine", value);
  }

  get name() {
    return this.getAttribute("name") ?? "";
  }

  set name(value) {
    this.setAttribute("name", value);
  }
}
