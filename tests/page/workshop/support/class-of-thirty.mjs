// A class of thirty programs for Connect Four, fifteen ideas of pupils in both languages, and its tournament before the first game.

import { GREEDY, RANDOM } from "../../../../www/pages/workshop/editor/examples.js";
import { lessons } from "../../../../www/pages/workshop/lessons/lessons.js";
import { pairings } from "../../../../www/pages/workshop/tournament/plan.js";
import { LANGUAGES } from "./contestants.mjs";

/** @typedef {import("../../../../www/pages/workshop/tournament/tournament.types").Tournament} Tournament */
/** @typedef {Record<"python" | "javascript", string>} Sources */

/** Takes the first possible column of an order. @param {string} order @returns {Sources} */
const columns = (order) => ({
  python: `def choose(position):
    return min(position.moves, key="${order}".index)
`,
  javascript: `const choose = (position) => [..."${order}"].find((move) => position.moves.includes(move));
`,
});

/** Looks ahead by minimax; discs in the centre are worth more. @param {number} depth @param {number} centre @returns {Sources} */
const minimax = (depth, centre) => ({
  python: `def value(position, side):
    own = "x" if side == "first" else "o"
    total = 0
    for row in position.board:
        for column in range(7):
            if row[column] != ".":
                worth = ${centre} - abs(3 - column)
                total += worth if row[column] == own else -worth
    return total

def search(position, depth, side):
    if position.outcome:
        return 1000 if position.outcome == side else 0 if position.outcome == "draw" else -1000
    if depth == 0:
        return value(position, side)
    values = [search(position.play(move), depth - 1, side) for move in position.moves]
    return max(values) if position.side == side else min(values)

def choose(position):
    return max(position.moves, key=lambda move: search(position.play(move), ${depth} - 1, position.side))
`,
  javascript: `function value(position, side) {
  const own = side === "first" ? "x" : "o";
  let total = 0;
  for (const row of position.board) {
    row.forEach((cell, column) => {
      const worth = ${centre} - Math.abs(3 - column);
      if (cell !== ".") total += cell === own ? worth : -worth;
    });
  }
  return total;
}

function search(position, depth, side) {
  const { outcome } = position;
  if (outcome) return outcome === side ? 1000 : outcome === "draw" ? 0 : -1000;
  if (depth === 0) return value(position, side);
  const values = position.moves.map((move) => search(position.play(move), depth - 1, side));
  return position.side === side ? Math.max(...values) : Math.min(...values);
}

function choose(position) {
  const values = position.moves.map((move) => search(position.play(move), ${depth} - 1, position.side));
  return position.moves[values.indexOf(Math.max(...values))];
}
`,
});

const ahead = lessons.find(({ id }) => id === "ahead");

/** @type {[name: string, sources: Sources | undefined][]} */
const IDEAS = [
  ["Random", RANDOM],
  ["Greedy", GREEDY],
  ["Takes a win", ahead?.starter],
  ["Prevents a win", ahead?.solution],
  ["From the left", columns("1234567")],
  ["From the right", columns("7654321")],
  ["From the centre", columns("4352617")],
  ["One ahead", minimax(1, 4)],
  ["One ahead, edges", minimax(1, 0)],
  ["Two ahead", minimax(2, 4)],
  ["Two ahead, edges", minimax(2, 0)],
  ["Two ahead, discs", minimax(2, 40)],
  ["Three ahead", minimax(3, 4)],
  ["Three ahead, edges", minimax(3, 0)],
  ["Three ahead, discs", minimax(3, 40)],
];

/** @returns {Tournament} */
export function classOfThirty() {
  const entrants = IDEAS.flatMap(([name, sources]) =>
    LANGUAGES.map((language) => ({
      name: `${name} (${language})`,
      language,
      source: sources?.[language] ?? "",
    })),
  );
  return { game: "connect4", seed: 2026, entrants, games: pairings(30).map(() => null) };
}
