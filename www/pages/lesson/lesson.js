// Leads the visitor through the first steps in a game: an exercise with a task for each step.

import { Exercise } from "../../exercise/exercise.js";
import { translatorFor } from "../../i18n/index.js";
import { buttonById, byId, setHidden, setUsable } from "../../ui/dom.js";
import { setIcon } from "../../ui/svg.js";
import { messages } from "./i18n/lesson.js";

/** @typedef {import("../../games/shared/lesson.types").LessonStep} LessonStep */
/** @typedef {{ move: string, isShown: boolean }} Attempt `isShown`: the page made the move */
/** @typedef {import("../../exercise/exercise.js").Verdict & Attempt} Verdict */
/** @typedef {import("../../exercise/exercise.js").Task<Attempt, Verdict> & { step: LessonStep }} StepTask */

/**
 * @typedef {object} Parts
 * @property {import("../../table/game-ui.types").GameUi} gameUi
 * @property {import("../../table/board-page/exercise-board.js").ExerciseBoard} board
 * @property {import("../../exercise/progress.js").Storage} storage
 * @property {(key: string) => string} texts of the steps, in the current language
 * @property {(sentence: string) => void} announce
 */

const { t } = translatorFor(messages);

export class Lesson {
  #parts;
  #steps;
  #exercise;
  /** Whether a wrong move is on the board. */
  #isWrong = false;

  /** @param {LessonStep[]} steps @param {Parts} parts */
  constructor(steps, parts) {
    this.#parts = parts;
    this.#steps = steps;
    this.#exercise = this.#begin();
  }

  start() {
    const { storage } = this.#parts;
    if (storage.read() === null) storage.write(""); // opened, so no longer offered
    return this.#exercise.start();
  }

  /** Attempts a move of the board or a typed one; throws if it is illegal. @param {string} move */
  attempt(move) {
    const { task } = this.#exercise;
    if (!task || !this.isOpen()) return;
    this.#parts.board.position(task.step.record, [move]);
    this.#exercise.attempt({ move, isShown: false });
  }

  /** Whether the visitor may move. */
  isOpen() {
    return this.#exercise.state === "task" && !this.#isWrong;
  }

  /** Performs the main button's action. */
  async proceed() {
    const { state } = this.#exercise;
    if (state === "done") await this.#exercise.next();
    else if (state === "over") {
      this.#exercise = this.#begin();
      await this.#exercise.start();
    } else {
      this.#isWrong = false;
      this.#changed();
    }
    byId("task-title").focus(); // the task is above the board
  }

  /** Makes the right move for the visitor. */
  solve() {
    const { state, task } = this.#exercise;
    if (!task || state !== "task") return;
    this.#isWrong = false;
    this.#exercise.attempt({ move: task.step.answers[0], isShown: true });
  }

  /** Renders everything in the current language. */
  translate() {
    this.#parts.board.draw();
    this.#render();
  }

  /** @returns {Exercise<Attempt, Verdict, StepTask>} */
  #begin() {
    return new Exercise({
      tasks: this.#steps.map(({ id }) => id),
      load: (id) => this.#load(id),
      changed: () => this.#changed(),
      storage: this.#parts.storage,
      isTask: (id) => this.#steps.some((step) => step.id === id),
    });
  }

  /** @param {string} id @returns {StepTask} */
  #load(id) {
    const step = /** @type {LessonStep} */ (this.#steps.find((one) => one.id === id));
    this.#isWrong = false;
    return { step, judge: (attempt) => this.#judge(step, attempt) };
  }

  /** @param {LessonStep} step @param {Attempt} attempt @returns {Verdict} */
  #judge({ record, answers }, attempt) {
    const { board } = this.#parts;
    const reached = board.position(record, [attempt.move]).record;
    const isRight = answers.some((answer) => board.position(record, [answer]).record === reached);
    this.#isWrong = !isRight;
    return { ...attempt, isFinal: isRight, points: attempt.isShown ? 0 : 1, maxPoints: 1 };
  }

  #changed() {
    const { state, task } = this.#exercise;
    if (state === "loading" || state === "judging" || state === "explaining") return;
    const { board, announce } = this.#parts;
    const judged = this.#judged();
    if (task) board.show(task.step.record, judged ? [judged.move] : [], this.isOpen());
    this.#render();
    const news = byId(judged ? "verdict" : "goal");
    if (judged) news.scrollIntoView({ block: "nearest" });
    announce(news.textContent ?? "");
    document.documentElement.dataset.ready = "";
  }

  /** The verdict on the move on the board; null if the position of the task is shown. */
  #judged() {
    const { state, verdict } = this.#exercise;
    return state === "task" && !this.#isWrong ? null : verdict;
  }

  /** The verdict in words, or the ways to move. */
  #verdictText() {
    const { task } = this.#exercise;
    const verdict = this.#judged();
    if (!task || !verdict) return t("lesson.how");
    const { gameUi, texts } = this.#parts;
    const own = texts(`lesson.${task.step.id}.${this.#isWrong ? "wrong" : "right"}`);
    const shown = () => t("lesson.shown", { move: gameUi.moveName(verdict.move) });
    return verdict.isShown ? `${shown()} ${own}` : own;
  }

  #render() {
    const { state, task, index, tasks } = this.#exercise;
    const isOver = state === "over";
    byId("task-title").textContent = isOver
      ? t("lesson.over")
      : t("lesson.step", { step: String(index + 1), count: String(tasks.length) });
    byId("verdict").textContent = isOver ? t("lesson.over.text") : this.#verdictText();
    if (task) this.#renderTask(task);
    const key = isOver ? "lesson.again" : this.#isWrong ? "lesson.retry" : "lesson.next";
    const go = buttonById("go");
    go.dataset.text = key;
    go.textContent = t(key);
    setUsable(go, state !== "task" || this.#isWrong);
    setUsable(buttonById("solve"), state === "task");
    setHidden(byId("typed"), state !== "task", go);
    byId("play").classList.toggle("strong", isOver);
  }

  /** @param {StepTask} task */
  #renderTask({ step }) {
    const { board, gameUi, texts } = this.#parts;
    const { side } = board.position(step.record).view;
    byId("goal").textContent = texts(`lesson.${step.id}.task`);
    setIcon(byId("goal-line"), gameUi.symbols[side]);
  }
}
