// Reads data/<game>/puzzles.txt, which `stratege make puzzles` writes: one puzzle a line, in fields separated by tabs.

/** Theme of a puzzle; a reason was confirmed by a search without the theme's feature. @typedef {{ id: string, isReason: boolean }} Theme */

/**
 * @typedef {object} Puzzle
 * @property {string} id for links; stable when the file is made again
 * @property {string} record the match up to the puzzle, whose side to move solves it
 * @property {Goal} goal
 * @property {string[]} answers every right move, as in the record
 * @property {string[]} line principal variation, from the first answer
 * @property {number} rating
 * @property {number} deviation
 * @property {Theme[]} themes
 */

/** `count`: maximum number of own moves of a win, or the discs at the end. @typedef {{ kind: "win" | "draw" | "defend" | "best", count: number | null }} Goal */

const FIELDS = ["id", "record", "goal", "answers", "line", "rating", "deviation", "themes"];
const GOALS = ["win", "draw", "defend", "best"];

/** Reads a file; throws if it has another format. Invalid lines are skipped. @param {string} text @returns {Puzzle[]} */
export function readPuzzles(text) {
  const [head, ...lines] = text.split("\n");
  if (head.trim() !== FIELDS.join("\t")) throw new Error(`Not a file of puzzles: ${head}`);
  return lines.flatMap((line) => readPuzzle(line.trim()) ?? []);
}

/** @param {string} line @returns {Puzzle | null} */
function readPuzzle(line) {
  const fields = line.split("\t");
  const [id, record, goalText, answers, moves, rating, deviation, themes = ""] = fields;
  const goal = readGoal(goalText ?? "");
  if (fields.length < FIELDS.length - 1 || !goal || !id || !record || !answers) return null;
  return {
    id,
    record,
    goal,
    answers: answers.split(" "),
    line: moves === "" ? [] : moves.split(" "),
    rating: Number(rating),
    deviation: Number(deviation),
    themes: themes.split(",").filter(Boolean).map(readTheme),
  };
}

/** @param {string} text @returns {Goal | null} */
function readGoal(text) {
  const [kind, count] = text.split(" ");
  if (!GOALS.includes(kind)) return null;
  return {
    kind: /** @type {Goal["kind"]} */ (kind),
    count: count === undefined ? null : Number(count),
  };
}

/** @param {string} text @returns {Theme} */
const readTheme = (text) => ({ id: text.replace("!", ""), isReason: text.endsWith("!") });
