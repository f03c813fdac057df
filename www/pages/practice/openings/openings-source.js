// The positions of the visitor's repertoire as tasks: the page plays the other side's moves, and the visitor's answers
// are repeated at their times (www/exercise/schedule.js).

import { translatorFor } from "../../../i18n/index.js";
import { recordOf } from "../../../table/board-page/record-of.js";
import { messages as common } from "../i18n/practice.js";
import { describeDeviation } from "./deviation.js";
import { messages } from "./i18n/openings.js";
import { withCard } from "./repertoire.js";
import { mainLine, nextTask, pickOverdue, treesOf } from "./tree.js";

/** @typedef {import("../puzzle-file.js").Puzzle} Puzzle */
/** @typedef {import("../source.types").Source} Source */
/** @typedef {import("../../../engine/engine.types").View} View */
/** @typedef {import("../../../table/score.js").Score} Score */
/** @typedef {import("./tree.js").Node} Node */

/**
 * @typedef {object} Parts
 * @property {import("../../../engine/rules-of-game.js").RulesOfGame} rules
 * @property {import("../../../table/game-ui.types").GameUi} gameUi
 * @property {ReturnType<typeof import("./repertoire.js").openRepertoire>} repertoire
 * @property {(view: View) => string | null} opening name of the opening
 * @property {(record: string, move: string, signal: AbortSignal) => Promise<Score | null>} evaluate
 *   the score after a move for the side that made it; null if it fails
 */

const { t } = translatorFor(messages, common);

/** Number of moves of a line that are shown with the answer. */
const MAX_SHOWN = 8;

/** @implements {Source} */
export class OpeningsSource {
  /** @type {Source["nextKey"]} */
  nextKey = "next.position";
  #parts;
  /** @type {import("./tree.js").Forest} */
  #forest = { roots: [], tasks: new Map() };
  /** Text of the lines that the forest is made of. */
  #made = "";
  /** The visitor's right move in the current task; null before it. @type {string | null} */
  #answered = null;
  /** Whether the session repeats lines although no position is due. */
  #isExtra = false;
  /** Tasks by their records. @type {Map<string, Node>} */
  #byRecord = new Map();
  /** The current task. @type {Node | null} */
  #task = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Numbers of lines, of positions in them, and of due ones. */
  counts() {
    const { lines } = this.#parts.repertoire.read();
    const dueOf = this.#dueOf();
    const keys = [...this.#trees().tasks.keys()];
    return {
      lines: lines.length,
      all: keys.length,
      due: keys.filter((key) => dueOf(key) <= Date.now()).length,
    };
  }

  /** @param {string} current */
  next(current) {
    const isFirst = current === "";
    if (isFirst) this.#task = null;
    const { due } = this.counts();
    if (isFirst) this.#isExtra = due === 0;
    const found = this.#following() ?? (isFirst || due > 0 ? this.#newLine() : null);
    return found && this.#recordOf(found);
  }

  /** @param {string} record @returns {Puzzle} */
  load(record) {
    const node = /** @type {Node} */ (this.#byRecord.get(record));
    this.#task = node;
    return {
      id: record,
      record,
      goal: { kind: "best", count: null },
      answers: [...node.next.keys()],
      line: mainLine(node, MAX_SHOWN),
      rating: 0,
      deviation: 0,
      themes: [],
    };
  }

  /** @param {Puzzle} puzzle @param {string} move */
  isRight({ answers }, move) {
    this.#answered = answers.includes(move) ? move : null;
    return this.#answered !== null;
  }

  /** Grades the first attempt at a position that is due. @param {Puzzle} _puzzle @param {import("../source.types").Outcome} outcome */
  async judged(_puzzle, { isRight, isHelped, isFirst }) {
    const { repertoire } = this.#parts;
    const { key } = /** @type {Node} */ (this.#task);
    const now = Date.now();
    const known = repertoire.read().cards.find((card) => card.key === key);
    const isDue = !known || known.due <= now;
    if (!(isFirst || isHelped) || (isRight && !isDue)) return false;
    const { repeat } = await import("../../../exercise/schedule.js");
    const grade = !isRight ? "failed" : isHelped ? "helped" : "solved";
    const card = repeat(known ?? { key, due: now, card: null }, grade, now);
    repertoire.update((value) => withCard(value, card));
    return false;
  }

  follows() {
    return this.#answered !== null && this.#following() !== null;
  }

  prompt() {
    const answered = this.#answered;
    this.#answered = null;
    if (answered === null) return () => t("practice.how");
    const name = this.#parts.gameUi.moveName(answered);
    return () => t("practice.right", { move: name });
  }

  /** @param {Puzzle} puzzle @param {string} move @param {AbortSignal} signal */
  async explainWrong({ record, answers }, move, signal) {
    const { evaluate, gameUi } = this.#parts;
    const own = await evaluate(record, answers[0], signal);
    const played = await evaluate(record, move, signal);
    const name = gameUi.moveName(move);
    return () => describeDeviation(name, own, played);
  }

  /** @param {Puzzle} puzzle */
  title({ record }) {
    const { opening, rules } = this.#parts;
    return opening(rules.view(record)) ?? t("openings.title");
  }

  /** @param {Puzzle} puzzle */
  goal({ record }) {
    const { last } = this.#parts.rules.view(record);
    if (!last) return t("openings.first");
    return t("openings.reply", { move: this.#parts.gameUi.moveName(last.text) });
  }

  end() {
    return t(this.#isExtra ? "openings.done" : "openings.none-due");
  }

  address() {
    return "";
  }

  /** The task that follows the answer in its line; null at the line's end. */
  #following() {
    if (!this.#task) return null;
    const { next } = this.#task;
    const move = this.#answered ?? [...next.keys()][0];
    return nextTask(next.get(move), this.#dueOf());
  }

  /** The first task of a line with the most overdue position; null if there are no lines. */
  #newLine() {
    this.#answered = null;
    const dueOf = this.#dueOf();
    const root = pickOverdue(this.#trees().roots, dueOf);
    return root && nextTask(root, dueOf);
  }

  /** Returns the function that finds the time of a position; new ones are due now. */
  #dueOf() {
    const now = Date.now();
    const { cards } = this.#parts.repertoire.read();
    const times = new Map(cards.map(({ key, due }) => [key, due]));
    return (/** @type {string} */ key) => times.get(key) ?? now;
  }

  /** The trees of the stored lines. */
  #trees() {
    const { repertoire, rules, gameUi } = this.#parts;
    const { lines } = repertoire.read();
    const text = JSON.stringify(lines);
    if (text !== this.#made) this.#forest = treesOf(lines, rules.view, gameUi.isPass);
    this.#made = text;
    return this.#forest;
  }

  /** @param {Node} node */
  #recordOf(node) {
    const record = recordOf(this.#parts.rules, node.start, node.moves);
    this.#byRecord.set(record, node);
    return record;
  }
}
