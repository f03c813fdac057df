// Defines in QuickJS what programs use: positions, `print`, `mark`, `explain`, and seeded random numbers. The text evaluates
// to a function of `request`, which calls the host, and of the program's `choose`.

export const PRELUDE = String.raw`
(request, seed) => {
  const ask = (text) => {
    const reply = request(text);
    if (reply[0] === "!") throw new Error(reply.slice(1));
    return reply;
  };

  class Position {
    #record;
    #lines;
    constructor(record, lines) {
      this.#record = record;
      this.#lines = lines;
    }
    get #view() {
      return (this.#lines ??= ask("view " + this.#record).split("\n"));
    }
    get record() { return this.#record; }
    get side() { return this.#view[1]; }
    get outcome() { return this.#view[2] === "-" ? null : this.#view[2]; }
    get seed() { return seed; }
    get moves() { return this.#view[4] === "" ? [] : this.#view[4].split(" "); }
    get board() {
      const rows = this.#view.slice(5);
      const board = rows.map((row) => [...row]);
      Object.defineProperty(board, "toString", { value: () => rows.join("\n") });
      return board;
    }
    get steps_left() { return Number(ask("steps")); }
    play(move) { return new Position(ask("play " + move + " " + this.#record)); }
    toString() { return this.#view.slice(5).join("\n"); }
  }

  const plain = [Object.prototype.toString, Array.prototype.toString];
  const format = (value) =>
    typeof value === "object" && value !== null && plain.includes(value.toString)
      ? JSON.stringify(value)
      : String(value);

  let state = seed >>> 0;
  Math.random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  globalThis.print = (...values) => void ask("print " + values.map(format).join(" "));
  globalThis.mark = (place, value) => {
    if (place instanceof Position) ask("value " + format(value) + " " + place.record);
    else ask("mark " + place + " " + format(value));
  };
  globalThis.explain = (text) => void ask("explain " + format(text));
  globalThis.console = { log: print };

  return (choose, text) => {
    const lines = text.split("\n");
    const answer = choose(new Position(lines[0], lines));
    return typeof answer === "number" ? String(answer) : answer;
  };
}
`;
