// Faults in the clocks.

const CLOCK = "www/panels/clock.js";

/** @type {import("./fault.types").Fault[]} */
export const clock = [
  {
    what: "clocks run before the first move",
    file: CLOCK,
    find: "!this.#clocks.stopped && this.#hasBegun && goes;",
    put: "!this.#clocks.stopped && goes;",
    tests: ["panels/clock"],
  },
  {
    what: "clocks run after the end",
    file: CLOCK,
    find: "!this.#clocks.stopped && this.#hasBegun && goes;",
    put: "!this.#clocks.stopped && this.#hasBegun && (goes || true);",
    tests: ["panels/clock"],
  },
  {
    what: "a move is given no time",
    file: CLOCK,
    find: "left[mover] += 1000 * increment;",
    put: "void mover;",
    tests: ["panels/clock"],
  },
  {
    what: "the time of whoever waits runs",
    file: CLOCK,
    find: "    const { side } = this.#table.match.state().view;\n    const { left }",
    put: `    const side = this.#table.match.state().view.side === "first" ? "second" : "first";\n    const { left }`,
    tests: ["panels/clock"],
  },
  {
    what: "no time left is no loss",
    file: CLOCK,
    find: "this.#table.match.finish(`${side}-out-of-time`);",
    put: "",
    tests: ["panels/clock"],
  },
  {
    what: "whoever has no time left has won",
    file: CLOCK,
    find: "this.#table.match.finish(`${side}-out-of-time`);",
    put: `this.#table.match.finish((side === "first" ? "second" : "first") + "-out-of-time");`,
    tests: ["panels/clock"],
  },
  {
    what: "a reload gives back the time since the last move",
    file: CLOCK,
    find: `addEventListener("pagehide", () => this.#keep());`,
    put: "",
    tests: ["panels/clock"],
  },
  {
    what: "clocks cannot be stopped",
    file: CLOCK,
    find: "this.#clocks.stopped = !this.#clocks.stopped;",
    put: "",
    tests: ["panels/clock"],
  },
  {
    what: "an opened match costs time at once",
    file: CLOCK,
    find: "this.#clocks.stopped ||= this.#clocks.used;",
    put: "void 0;",
    tests: ["panels/clock"],
  },
  {
    what: "a new game goes on with the time of the old one",
    file: CLOCK,
    find: "else if (this.#clocks.used) this.#reset();",
    put: "",
    tests: ["panels/clock"],
  },
  {
    what: "the second side has a minute, whatever was chosen",
    file: CLOCK,
    find: "second: 60_000 * clocks.minutes }",
    put: "second: 60_000 }",
    tests: ["panels/clock"],
  },
  {
    what: "minutes may be fewer than one",
    file: CLOCK,
    find: "Math.max(Number(field.min), Math.min(Number(field.max), typed))",
    put: "typed",
    tests: ["panels/clock"],
  },
  {
    what: "damaged clocks are used as they are",
    file: CLOCK,
    find: "numbers.every((value) => Number.isFinite(value) && value >= 0) ? kept : usual",
    put: "numbers ? kept : usual",
    tests: ["panels/clock"],
  },
];
