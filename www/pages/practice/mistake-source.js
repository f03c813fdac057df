// The visitor's own mistakes in this game, as tasks: each is repeated until a better move comes at once. Other moves
// than the best one are judged by the engine.

import { dueMistakes, withoutMistake } from "../../exercise/mistakes.js";
import { translatorFor } from "../../i18n/index.js";
import { costOf } from "../../table/score.js";
import { messages } from "./i18n/practice.js";

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */
/** @typedef {import("./source.types").Source} Source */
/** @typedef {import("../../exercise/mistakes.js").Mistake} Mistake */

const { t } = translatorFor(messages);

/** Address of the due mistakes on a practice page. */
export const MISTAKES = "mistakes";

/** @implements {Source} */
export class MistakeSource {
  /** @type {Source["nextKey"]} */
  nextKey = "next.mistake";
  #game;
  #list;
  #gameUi;
  #evaluate;
  #isLegal;
  /** Records that cannot be read, from damaged or imported data. @type {Set<string>} */
  #unreadable = new Set();
  /** Records of the tasks that were graded in this session. @type {Set<string>} */
  #graded = new Set();

  /**
   * @param {string} game @param {ReturnType<typeof import("../../exercise/mistakes.js").openMistakeList>} list
   * @param {import("../../table/game-ui.types").GameUi} gameUi
   * @param {(record: string, move: string, signal: AbortSignal) => Promise<import("../../table/score.js").Score | null>} evaluate
   *   the score after a move for the side that made it; null if it fails
   * @param {(record: string, move: string) => boolean} isLegal  whether a record can be read and the move is legal after it
   */
  constructor(game, list, gameUi, evaluate, isLegal) {
    this.#game = game;
    this.#list = list;
    this.#gameUi = gameUi;
    this.#evaluate = evaluate;
    this.#isLegal = isLegal;
  }

  /** Mistakes of this game that are due. */
  due() {
    const due = dueMistakes(this.#list.read(), this.#game, Date.now());
    return due.filter(({ record }) => !this.#unreadable.has(record));
  }

  /** Number of mistakes in the list, and of due ones. */
  counts() {
    const own = this.#list.read().filter(({ game }) => game === this.#game);
    return { all: own.length, due: this.due().length };
  }

  /** Number of due mistakes in other games. */
  elsewhere() {
    const now = Date.now();
    return this.#list.read().filter(({ game, due }) => game !== this.#game && due <= now).length;
  }

  /** Removes the mistake of a task. @param {string} record */
  discard(record) {
    this.#list.update((list) => withoutMistake(list, record));
  }

  /** @param {string} current */
  next(current) {
    this.#graded.delete(current);
    const others = this.due().filter(({ record }) => record !== current);
    return others.find((mistake) => this.#check(mistake))?.record ?? null;
  }

  /** Whether a mistake can be a task; remembers it otherwise. @param {Mistake} mistake */
  #check({ record, played, best }) {
    const isReadable = [played, best].every((move) => this.#isLegal(record, move));
    if (!isReadable) this.#unreadable.add(record);
    return isReadable;
  }

  /** @param {string} record @returns {Puzzle} */
  load(record) {
    const { best } = this.#find(record);
    return {
      id: record,
      record,
      goal: { kind: "best", count: null },
      answers: [best],
      line: [best],
      rating: 0,
      deviation: 0,
      themes: [],
    };
  }

  /** @param {Puzzle} puzzle @param {string} move @param {AbortSignal} signal */
  async isRight({ record, answers }, move, signal) {
    if (answers.includes(move)) return true;
    const { played, score } = this.#find(record);
    if (move === played) return false;
    const after = await this.#evaluate(record, move, signal);
    const before = /** @type {import("../../table/score.js").Score} */ (score);
    return after !== null && costOf(before, after) === null;
  }

  /** @param {Puzzle} puzzle @param {import("./source.types").Outcome} outcome */
  async judged({ record }, { isRight, isHelped, isFirst }) {
    if (this.#graded.has(record)) return false;
    this.#graded.add(record);
    const grade = !isRight ? "failed" : isHelped || !isFirst ? "helped" : "solved";
    const { repeat } = await import("../../exercise/schedule.js");
    this.#list.update((list) =>
      list.map((one) => (one.record === record ? repeat(one, grade, Date.now()) : one)),
    );
    return true;
  }

  title() {
    return t("mistakes.title");
  }

  /** @param {Puzzle} puzzle */
  goal({ record }) {
    return t("mistakes.goal", { move: this.#gameUi.moveName(this.#find(record).played) });
  }

  /** @param {Puzzle} puzzle */
  played({ record }) {
    return this.#find(record).played;
  }

  end() {
    return t("mistakes.done");
  }

  address() {
    return "";
  }

  /** @param {string} record @returns {Pick<Mistake, "best" | "played" | "score">} */
  #find(record) {
    const found = this.#list.read().find((one) => one.record === record);
    return found ?? { best: "", played: "", score: { kind: "points", value: 0 } };
  }
}
