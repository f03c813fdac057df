// Programs whose answers depend on random numbers, on what they remember and on the work of the interpreter, and the positions
// that they answer. Tests compare the answers in Node and in browsers.

const JAVASCRIPT = `let moves = 0;
const value = (position) => {
  let total = 0;
  for (const row of position.board) for (const cell of row) total += cell === "x" ? 1 : cell === "o" ? -1 : 0;
  return total;
};
function search(position, depth) {
  if (depth === 0 || position.outcome) return value(position);
  const values = position.moves.map((move) => search(position.play(move), depth - 1));
  return position.side === "first" ? Math.max(...values) : Math.min(...values);
}
function choose(position) {
  moves += 1;
  const noise = Math.random();
  print(moves, noise, [1, 2, 3].map(Math.sqrt), Object.keys(globalThis).length, position.steps_left);
  explain(search(position, 2));
  mark("d4", moves);
  return position.moves[Math.floor(noise * position.moves.length)];
}`;

const PYTHON = `import random
moves = 0
def value(position):
    total = 0
    for row in position.board:
        for cell in row:
            total += 1 if cell == "x" else -1 if cell == "o" else 0
    return total
def search(position, depth):
    if depth == 0 or position.outcome:
        return value(position)
    values = [search(position.play(move), depth - 1) for move in position.moves]
    return max(values) if position.side == "first" else min(values)
def choose(position):
    global moves
    moves += 1
    print(moves, random.random(), [x ** 0.5 for x in range(3)], {"b": 1, "a": 2}, position.steps_left)
    explain(search(position, 2))
    mark("d4", moves)
    return random.choice(position.moves)`;

/** @type {Pick<import("../../../../www/programs/program.types").ProgramOptions, "language" | "source" | "game">[]} */
export const PROGRAMS = [
  { language: "javascript", source: JAVASCRIPT, game: "connect4" },
  { language: "python", source: PYTHON, game: "connect4" },
];

/** A match of Connect Four after each of its moves. */
export const RECORDS = Array.from(
  "44534526",
  (_, ply) => `connect4:first:${"44534526".slice(0, ply)}`,
);
