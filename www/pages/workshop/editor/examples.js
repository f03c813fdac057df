// Programs that the page offers: a new one, which plays at random, and a greedy one. The tests play with all of them.

/** @typedef {import("../../../programs/play/play.types").TextLanguage} Language */

/** Plays at random. @type {Record<Language, string>} */
export const RANDOM = {
  python: `import random

def choose(position):
    return random.choice(position.moves)
`,
  javascript: `function choose(position) {
  const { moves } = position;
  return moves[Math.floor(Math.random() * moves.length)];
}
`,
};

/** Wins if it can; otherwise leaves the opponent the fewest pieces. @type {Record<Language, string>} */
export const GREEDY = {
  python: `def belongs_to_first(letter):
    return letter == "x" or letter.isupper()

def pieces_of_opponent(position, side):
    letters = [letter for row in position.board for letter in row if letter != "."]
    return sum(belongs_to_first(letter) != (side == "first") for letter in letters)

def choose(position):
    def cost(move):
        after = position.play(move)
        if after.outcome == position.side:
            return -1
        return pieces_of_opponent(after, position.side)
    return min(position.moves, key=cost)
`,
  javascript: `const belongsToFirst = (letter) => letter === "x" || /[A-Z]/.test(letter);

function piecesOfOpponent(position, side) {
  const letters = position.board.flat().filter((letter) => letter !== ".");
  return letters.filter((letter) => belongsToFirst(letter) !== (side === "first")).length;
}

function choose(position) {
  let [best, least] = [null, Infinity];
  for (const move of position.moves) {
    const after = position.play(move);
    const wins = after.outcome === position.side;
    const cost = wins ? -1 : piecesOfOpponent(after, position.side);
    if (cost < least) [best, least] = [move, cost];
  }
  return best;
}
`,
};
