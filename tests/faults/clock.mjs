// Faults of the clocks.

const CLOCK = "www/panels/clock.js";

/** @type {import("./fault.types").Fault[]} */
export const clock = [
  {
    what: "clocks run before the first move",
    file: CLOCK,
    find: "!isStopped && this.#hasBegun && isPlaying;",
    put: "!this.#clocks.stopped && isPlaying;",
    tests: ["panels/clock"],
  },
  {
    what: "clocks run after the end",
    file: CLOCK,
    find: "!isStopped && this.#hasBegun && isPlaying;",
    put: "!this.#clocks.stopped && this.#hasBegun && (isPlaying || true);",
    tests: ["panels/clock"],
  },
  {
    what: "a move adds no increment",
    file: CLOCK,
    find: "left[mover] += 1000 * increment;",
    put: "void mover;",
    tests: ["panels/clock"],
  },
  {
    what: "the clock of the waiting side runs",
    file: CLOCK,
    find: "    const { side } = this.#table.match.state().view;\n    const { left }",
    put: `    const side = this.#table.match.state().view.side === "first" ? "second" : "first";\n    const { left }`,
    tests: ["panels/clock"],
  },
  {
    what: "running out of time does not end the match",
    file: CLOCK,
    find: "this.#table.match.finish(`${side}-out-of-time`);",
    put: "",
    tests: ["panels/clock"],
  },
  {
    what: "running out of time wins",
    file: CLOCK,
    find: "this.#table.match.finish(`${side}-out-of-time`);",
    put: `this.#table.match.finish((side === "first" ? "second" : "first") + "-out-of-time");`,
    tests: ["panels/clock"],
  },
  {
    what: "a reload restores the time since the last move",
    file: CLOCK,
    find: `addEventListener("pagehide", () => this.#save());`,
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
    what: "the clock runs as soon as a match is opened",
    file: CLOCK,
    find: "this.#clocks.stopped ||= this.#clocks.used;",
    put: "void 0;",
    tests: ["panels/clock"],
  },
  {
    what: "a new match continues with the remaining time",
    file: CLOCK,
    find: "else if (this.#clocks.used) this.#reset();",
    put: "",
    tests: ["panels/clock"],
  },
  {
    what: "the second side always has one minute",
    file: CLOCK,
    find: "second: 60_000 * clocks.minutes }",
    put: "second: 60_000 }",
    tests: ["panels/clock"],
  },
  {
    what: "fewer than one minute can be set",
    file: CLOCK,
    find: "Math.max(Number(field.min), Math.min(Number(field.max), typed))",
    put: "typed",
    tests: ["panels/clock"],
  },
  {
    what: "damaged clocks are used unchecked",
    file: CLOCK,
    find: "numbers.every((value) => Number.isFinite(value) && value >= 0) ? stored : defaults",
    put: "numbers ? stored : defaults",
    tests: ["panels/clock"],
  },
];
