// Faults in the clocks.

const CLOCK = "www/panels/clock.js";

/** @type {import("./fault.js").Fault[]} */
export const clock = [
  {
    what: "clocks run before the first move",
    file: CLOCK,
    find: "!this.#clocks.stopped && this.#hasBegun && goes;",
    put: "!this.#clocks.stopped && goes;",
    tests: ["clock"],
  },
  {
    what: "clocks run after the end",
    file: CLOCK,
    find: "!this.#clocks.stopped && this.#hasBegun && goes;",
    put: "!this.#clocks.stopped && this.#hasBegun && (goes || true);",
    tests: ["clock"],
  },
  {
    what: "a move is given no time",
    file: CLOCK,
    find: "left[mover] += 1000 * increment;",
    put: "void mover;",
    tests: ["clock"],
  },
  {
    what: "the time of whoever waits runs",
    file: CLOCK,
    find: "    const { side } = this.#table.match.state().view;\n    const { left }",
    put: `    const side = this.#table.match.state().view.side === "first" ? "second" : "first";\n    const { left }`,
    tests: ["clock"],
  },
  {
    what: "no time left is no loss",
    file: CLOCK,
    find: "this.#table.match.finish(`${side}-out-of-time`);",
    put: "",
    tests: ["clock"],
  },
  {
    what: "whoever has no time left has won",
    file: CLOCK,
    find: "this.#table.match.finish(`${side}-out-of-time`);",
    put: `this.#table.match.finish((side === "first" ? "second" : "first") + "-out-of-time");`,
    tests: ["clock"],
  },
  {
    what: "a reload gives back the time since the last move",
    file: CLOCK,
    find: `addEventListener("pagehide", () => this.#keep());`,
    put: "",
    tests: ["clock"],
  },
  {
    what: "clocks cannot be stopped",
    file: CLOCK,
    find: "this.#clocks.stopped = !this.#clocks.stopped;",
    put: "",
    tests: ["clock"],
  },
  {
    what: "an opened match costs time at once",
    file: CLOCK,
    find: "this.#clocks.stopped ||= this.#clocks.used;",
    put: "void 0;",
    tests: ["clock"],
  },
  {
    what: "a new game goes on with the time of the old one",
    file: CLOCK,
    find: "else if (this.#clocks.used) this.#reset();",
    put: "",
    tests: ["clock"],
  },
  {
    what: "the second side has a minute, whatever was chosen",
    file: CLOCK,
    find: "second: 60_000 * clocks.minutes }",
    put: "second: 60_000 }",
    tests: ["clock"],
  },
  {
    what: "minutes may be fewer than one",
    file: CLOCK,
    find: "Math.max(Number(field.min), Math.min(Number(field.max), typed))",
    put: "typed",
    tests: ["clock"],
  },
  {
    what: "damaged clocks are used as they are",
    file: CLOCK,
    find: "numbers.every((value) => Number.isFinite(value) && value >= 0) ? kept : usual",
    put: "numbers ? kept : usual",
    tests: ["clock"],
  },
];
