// The stream of puzzles: near the visitor's rating, with the failed ones in between, and the puzzle of the day.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { dayNumber, drawPuzzle, LEVELS, puzzleOfDay, Returning } from "./choice.js";
import { messages } from "./i18n/practice.js";
import { MAX_LISTED, Playlist, readList, STAGE_LENGTH, stageCount, starsOf } from "./playlist.js";
import { describeGoal } from "./sentences.js";
import { withResult, withStage } from "./visitor.js";
import { reasonChoices, reasonOf, withWhy } from "./why.js";

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */
/** @typedef {import("./source.types").Source} Source */

const { t } = translatorFor(messages);

/** @implements {Source} */
export class Stream {
  #puzzles;
  /** @type {Map<string, Puzzle>} */
  #byId;
  #visitor;
  #returning = new Returning();
  /** Ids of the puzzles shown in this session. @type {Set<string>} */
  #shown = new Set();
  /** Id of the failed puzzle that was brought back last. */
  #brought = "";

  /** @param {Puzzle[]} puzzles not empty @param {ReturnType<typeof import("./visitor.js").openVisitor>} visitor */
  constructor(puzzles, visitor) {
    this.#puzzles = puzzles;
    this.#byId = new Map(puzzles.map((one) => [one.id, one]));
    this.#visitor = visitor;
  }

  /** Id of the puzzle of the day. */
  today() {
    return puzzleOfDay(this.#puzzles, dayNumber(new Date()));
  }

  /** The puzzle of the day until it is solved, then the stream. @param {string} current */
  first(current) {
    return this.#visitor.read().day === dayNumber(new Date()) ? this.next(current) : this.today();
  }

  /** @param {string} id */
  has(id) {
    return this.#byId.has(id);
  }

  /** The list of an address; null if it is none. @param {string} address */
  playlist(address) {
    const list = readList(address, this.#puzzles);
    if (!list) return null;
    return new Playlist(this, list, (stage, solved) =>
      this.#visitor.update((progress) => withStage(progress, stage, solved)),
    );
  }

  /** Stars of each stage; null for those that were not finished. */
  stages() {
    const { stages } = this.#visitor.read();
    return Array.from({ length: stageCount(this.#puzzles) }, (_, at) => {
      const solved = stages[at + 1];
      return solved === undefined ? null : starsOf(solved, STAGE_LENGTH);
    });
  }

  /** Ids of the puzzles shown in this session, as the address of a list. */
  session() {
    return [...this.#shown].slice(-MAX_LISTED).join(",");
  }

  /** Reasons to choose from; empty if the puzzle has none or the visitor does not choose. @param {Puzzle} puzzle */
  reasons(puzzle) {
    return this.#visitor.read().choosesReasons ? reasonChoices(puzzle, this.themes().keys()) : [];
  }

  /** Scores a chosen reason; returns whether it is right. @param {Puzzle} puzzle @param {string} id @param {boolean} isSolved */
  judgeReason(puzzle, id, isSolved) {
    const isRight = id === reasonOf(puzzle);
    this.#visitor.update((progress) => ({
      ...progress,
      why: withWhy(progress.why, isSolved, isRight),
    }));
    return isRight;
  }

  /** Number of puzzles by theme. */
  themes() {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { themes } of this.#puzzles)
      for (const { id } of themes) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }

  /** @param {string} current */
  next(current) {
    const back = this.#returning.next();
    if (back) {
      this.#brought = back;
      return back;
    }
    const { rating, results, theme, level } = this.#visitor.read();
    const themed = this.#puzzles.filter(({ themes }) => themes.some(({ id }) => id === theme));
    return drawPuzzle(themed.length > 0 ? themed : this.#puzzles, rating.rating + LEVELS[level], {
      seen: new Set(results.map(({ id }) => id)),
      last: current,
    });
  }

  /** @param {string} id */
  load(id) {
    if (id !== this.#brought) this.#brought = "";
    this.#shown.add(id);
    return /** @type {Puzzle} */ (this.#byId.get(id));
  }

  /** @param {Puzzle} puzzle @param {string} move */
  isRight({ answers }, move) {
    return answers.includes(move);
  }

  /** @param {Puzzle} puzzle @param {import("./source.types").Outcome} outcome */
  judged(puzzle, { isRight, isFirst }) {
    const { id } = puzzle;
    const isSolved = isRight && isFirst;
    if (!isRight || isFirst)
      this.#visitor.update((progress) => withResult(progress, puzzle, isSolved));
    if (isRight && id === this.today())
      this.#visitor.update((progress) => ({ ...progress, day: dayNumber(new Date()) }));
    if (isSolved) this.#returning.remove(id);
    else this.#returning.add(id);
    return !isSolved;
  }

  /** @param {Puzzle} puzzle */
  title({ id, rating }) {
    const puzzle = id === this.today() ? t("practice.daily") : t("practice.puzzle", { id });
    const title = id === this.#brought ? t("practice.again", { id }) : puzzle;
    return t("practice.rated", { title, rating: formatNumber(Math.round(rating)) });
  }

  /** @param {Puzzle} puzzle */
  goal({ goal }) {
    return describeGoal(goal);
  }

  end() {
    return "";
  }

  /** @param {Puzzle} puzzle */
  address({ id }) {
    return id;
  }
}
