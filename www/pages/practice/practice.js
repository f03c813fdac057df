// Leads the visitor from task to task on the game's board: puzzles of the stream, or own mistakes.

import { Exercise } from "../../exercise/exercise.js";
import { translatorFor } from "../../i18n/index.js";
import { byId } from "../../ui/dom.js";
import { setIcon } from "../../ui/svg.js";
import { describeHint, hintCells, MOVE } from "./hints.js";
import { messages } from "./i18n/practice.js";
import { MISTAKES } from "./mistake-source.js";
import { inNotation } from "./notation.js";
import { describeThemes, describeVerdict } from "./sentences.js";

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */
/** @typedef {import("./source.types").Source} Source */
/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../exercise/exercise.js").Verdict & { move: string | null }} Verdict `move`: null if the answer was shown */

/**
 * A puzzle on the board. `hints`: number of hints given; `attempts`: number of wrong moves; `moves`: moves after the
 * puzzle that the board shows; `isWrong`: whether they begin with a wrong move.
 * @typedef {import("../../exercise/exercise.js").Task<string | null, Verdict> & {
 *   puzzle: Puzzle, view: View, hints: number, attempts: number, moves: string[], isWrong: boolean,
 *   isSolved: boolean, played: string | null, reason: string | null, sentence: () => string }} PuzzleTask
 *   `isSolved`: by the first attempt; `played`: the wrong move to compare with the answer; `reason`: the chosen one;
 *   `sentence`: in the current language
 */

/**
 * @typedef {object} Parts
 * @property {import("../../engine/rules-module.js").Rules} rules
 * @property {import("../../table/game-ui.types").GameUi} gameUi
 * @property {import("../../table/board-page/exercise-board.js").ExerciseBoard} board
 * @property {ReturnType<typeof import("./coach.js").createCoach>} coach
 * @property {import("./stream.js").Stream} stream
 * @property {import("./mistake-source.js").MistakeSource} mistakes
 * @property {(sentence: string) => void} announce
 * @property {(text: string) => void} notify
 * @property {() => void} progressed called after each change of the stored progress
 */

const { t } = translatorFor(messages);

export class Practice {
  #parts;
  /** @type {Source} */
  #source;
  /** @type {Exercise<string | null, Verdict, PuzzleTask>} */
  #exercise;
  /** Cancels the search for a reply. */
  #search = new AbortController();
  /** Called before the next task is opened. */
  #resumed = () => {};

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#source = parts.stream;
    this.#exercise = this.#begin(parts.stream.today());
  }

  /** Opens a puzzle by its id, or a list by its address; another puzzle, with a notice, if there is none. @param {string} id */
  open(id) {
    const { stream, mistakes, notify } = this.#parts;
    const { current } = this;
    if (id !== "" && id === current && this.#source === stream) return;
    if (id === MISTAKES && mistakes.next("") !== null) return this.train();
    const list = stream.playlist(id === MISTAKES ? "" : id);
    if (list) return this.#start(list, list.first);
    const isKnown = stream.has(id);
    if (!isKnown && !["", MISTAKES].includes(id))
      notify(t("practice.unknown", { id: id.slice(0, 20) }));
    return this.#start(stream, isKnown ? id : stream.first(current));
  }

  /** Address of the list of the session's puzzles. */
  session() {
    return this.#parts.stream.session();
  }

  openToday() {
    return this.open(this.#parts.stream.today());
  }

  /** Opens the first task of a source, if there is one; by default of the own mistakes that are due. @param {Source} [source] */
  train(source = this.#parts.mistakes) {
    const first = source.next("");
    // A mistake that cannot be read is no longer due.
    this.#parts.progressed();
    return first === null ? undefined : this.#start(source, first);
  }

  /** Ends the task on the board, which another exercise needs; `resumed` is called when a task is opened again. @param {() => void} resumed */
  suspend(resumed) {
    this.#exercise.cancel();
    this.#search.abort();
    this.#resumed = resumed;
    this.#parts.coach.showLine(null);
    this.#parts.coach.showButtons({ isWrong: false, isOpen: false, isMistake: false });
  }

  /** Removes the mistake on the board from the list. */
  discard() {
    const { mistakes, announce, progressed } = this.#parts;
    if (this.#source !== mistakes) return;
    mistakes.discard(this.current);
    announce(t("mistakes.discarded"));
    progressed();
    return this.#skip();
  }

  /** Id of the task on the board; empty if there is none. */
  get current() {
    return this.#exercise.task?.puzzle.id ?? "";
  }

  /** Performs the main button's action. */
  proceed() {
    const { state, task } = this.#exercise;
    if (!task) return this.open("");
    if (task.isWrong) return this.#retry(task);
    if (state === "done") return this.#exercise.next();
    if (state === "task") return this.#skip();
    if (state === "over") return this.open("");
  }

  /** Attempts a move of the board or a typed one; throws if it is illegal, rejects if it cannot be judged. @param {string} move */
  attempt(move) {
    const { task } = this.#exercise;
    if (!task || !this.isOpen()) return undefined;
    const { view } = this.#parts.board.position(task.puzzle.record, [move]);
    return this.#exercise.attempt(view.last?.text ?? move);
  }

  /** Whether the visitor may move. */
  isOpen() {
    const { state, task } = this.#exercise;
    return state === "task" && task !== null && !task.isWrong;
  }

  solve() {
    const { state, task } = this.#exercise;
    if (!task || state !== "task") return undefined;
    this.#search.abort();
    task.isWrong = false;
    return this.#exercise.attempt(null);
  }

  async hint() {
    const { task } = this.#exercise;
    if (!task || !this.isOpen()) return;
    task.hints = Math.min(MOVE, task.hints + 1);
    this.#say(task, () => this.#hintText(task));
    this.#showHint(task);
    if (task.hints < MOVE) return;
    await this.#source.judged(task.puzzle, { isRight: false, isFirst: false, isHelped: true });
    this.#parts.progressed();
  }

  /** Goes to a position of the solution's line. @param {(at: number, length: number) => number} to */
  step(to) {
    const { state, task } = this.#exercise;
    if (!task || state !== "done") return;
    const { line, record } = task.puzzle;
    const at = to(task.moves.length, line.length);
    if (at < 0 || at > line.length) return;
    task.moves = line.slice(0, at);
    const { last } = this.#parts.board.show(record, task.moves, false);
    this.#showLine(task);
    const { gameUi, announce } = this.#parts;
    announce(at > 0 && last ? gameUi.describeMove(last) : t("practice.start"));
  }

  /** Renders the task again in the current language. */
  translate() {
    const { task } = this.#exercise;
    this.#parts.board.draw();
    if (!task) return;
    this.#renderTask(task);
    this.#showLine(task);
  }

  /** @param {Source} source @param {string} id */
  #start(source, id) {
    this.#exercise.cancel();
    this.#search.abort();
    this.#resumed();
    this.#resumed = () => {};
    this.#source = source;
    this.#exercise = this.#begin(id);
    return this.#exercise.start();
  }

  /** Opens the next task without solving this one. */
  #skip() {
    const id = this.#source.next(this.current);
    return id === null ? this.open("") : this.#start(this.#source, id);
  }

  /** @param {string} id */
  #begin(id) {
    /** @type {Exercise<string | null, Verdict, PuzzleTask>} */
    const made = new Exercise({
      tasks: [id],
      load: (one) => this.#load(one),
      changed: () => made === this.#exercise && this.#changed(),
      more: () => this.#source.next(this.current),
    });
    return made;
  }

  /** @param {string} id @returns {PuzzleTask} */
  #load(id) {
    const { board } = this.#parts;
    const puzzle = inNotation(this.#source.load(id), board);
    const { view } = board.position(puzzle.record);
    /** @type {PuzzleTask} */
    const task = {
      puzzle,
      view,
      hints: 0,
      attempts: 0,
      moves: [],
      isWrong: false,
      isSolved: false,
      played: this.#source.played?.(puzzle) ?? null,
      reason: null,
      sentence: this.#source.prompt?.() ?? (() => t("practice.how")),
      judge: (move, signal) => this.#judge(task, move, signal),
    };
    return task;
  }

  /** @param {PuzzleTask} task @param {string | null} move @param {AbortSignal} signal @returns {Promise<Verdict>} */
  async #judge(task, move, signal) {
    const { puzzle, attempts, hints } = task;
    const isRight = move !== null && (await this.#source.isRight(puzzle, move, signal));
    signal.throwIfAborted();
    const isFirst = attempts === 0 && hints === 0;
    const outcome = { isRight, isFirst, isHelped: hints > 0 };
    const returns = await this.#source.judged(puzzle, outcome);
    signal.throwIfAborted();
    task.isWrong = move !== null && !isRight;
    task.moves = [move ?? puzzle.line[0] ?? puzzle.answers[0]];
    const { moveName } = this.#parts.gameUi;
    task.sentence = () => describeVerdict(puzzle, move, { ...outcome, returns }, moveName);
    task.isSolved = isRight && isFirst;
    if (task.isWrong) Object.assign(task, { attempts: attempts + 1, played: move });
    return { isFinal: !task.isWrong, points: isRight && isFirst ? 1 : 0, maxPoints: 1, move };
  }

  /** Shows the state of the exercise. */
  #changed() {
    const { state, task } = this.#exercise;
    if (!task || state === "loading" || state === "judging" || state === "explaining") return;
    const { board, announce, progressed } = this.#parts;
    this.#search.abort();
    progressed();
    if (state === "over") {
      const source = this.#source;
      this.#renderButtons(task);
      return this.#say(task, () => source.end());
    }
    board.show(task.puzzle.record, task.moves, this.isOpen());
    this.#renderTask(task);
    this.#showLine(task);
    if (task.moves.length > 0) announce(task.sentence());
    else this.#announceTask(task);
    if (task.isWrong) this.#refute(task);
    if (state === "done" && this.#source.follows?.()) this.#exercise.next();
  }

  /** @param {PuzzleTask} task */
  #announceTask({ puzzle, sentence }) {
    this.#writeAddress(this.#source.address(puzzle));
    document.documentElement.dataset.ready = "";
    const task = `${byId("task-title").textContent}. ${byId("goal").textContent}`;
    this.#parts.announce(this.#source.prompt ? `${sentence()} ${task}` : task);
  }

  /** Plays the reply to a wrong move. @param {PuzzleTask} task */
  async #refute(task) {
    const { rules, gameUi, board } = this.#parts;
    const [wrong] = task.moves;
    const { record, view } = board.position(task.puzzle.record, task.moves);
    const name = () => gameUi.moveName(wrong);
    if (view.outcome) return this.#say(task, () => t("practice.wrong.over", { move: name() }));
    this.#search = new AbortController();
    const { signal } = this.#search;
    const explain = this.#source.explainWrong?.(task.puzzle, task.moves[0], signal);
    if (explain) {
      const sentence = await explain.catch(() => null);
      return sentence && !signal.aborted ? this.#say(task, sentence) : undefined;
    }
    const reply = await import("./refutation.js")
      .then(({ findReply }) => findReply(rules, record, signal))
      .catch(() => null); // the verdict stands without a reply
    if (reply === null || signal.aborted) return;
    const { last } = board.show(task.puzzle.record, [...task.moves, reply.move], false);
    const reached = last?.text ?? reply.move;
    task.moves = [...task.moves, reached];
    this.#say(task, () =>
      t("practice.wrong.reply", { move: name(), reply: gameUi.moveName(reached) }),
    );
  }

  /** Returns to the puzzle after a wrong move. @param {PuzzleTask} task */
  #retry(task) {
    this.#search.abort();
    task.isWrong = false;
    task.moves = [];
    task.sentence = () => t("practice.how");
    this.#parts.board.show(task.puzzle.record, [], true);
    this.#renderTask(task);
    if (task.hints > 0) this.#showHint(task);
    this.#parts.announce(byId("goal").textContent ?? "");
  }

  /** @param {PuzzleTask} task @param {() => string} sentence */
  #say(task, sentence) {
    task.sentence = sentence;
    this.#parts.coach.say(sentence());
    this.#parts.announce(sentence());
  }

  /** @param {PuzzleTask} task */
  #renderTask(task) {
    const { puzzle, view, sentence } = task;
    const { coach, gameUi } = this.#parts;
    byId("task-title").textContent = this.#source.title(puzzle);
    byId("goal").textContent = `${t(`${view.side}.turn`)}. ${this.#source.goal(puzzle)}`;
    setIcon(byId("goal-line"), gameUi.symbols[view.side]);
    coach.say(sentence());
    this.#renderButtons(task);
  }

  /** @param {PuzzleTask} task */
  #renderButtons({ isWrong }) {
    const { coach, mistakes } = this.#parts;
    const { state } = this.#exercise;
    coach.showButtons({
      isWrong,
      isOpen: state === "task",
      isMistake: this.#source === mistakes,
      chosenStage: state === "over" ? null : this.#source.stage,
      nextKey: state === "over" ? "practice.next" : this.#source.nextKey,
    });
  }

  /** @param {PuzzleTask} task */
  #showLine({ puzzle, moves, played, reason }) {
    const { coach, board, gameUi, stream } = this.#parts;
    const { line, themes } = puzzle;
    const isDone = this.#exercise.state === "done";
    const best = isDone ? (this.#exercise.verdict?.move ?? puzzle.answers[0]) : null;
    coach.showComparison(puzzle.record, [played, best], board, gameUi);
    const choices = isDone && reason === null ? stream.reasons(puzzle) : [];
    coach.showReasons(choices, (id) => this.#sayWhy(id));
    if (!isDone) return coach.showLine(null);
    const at = moves.length > 0 && moves[0] !== line[0] ? -1 : moves.length;
    const reasons = choices.length > 0 ? [] : describeThemes(themes);
    coach.showLine({ names: line.map(gameUi.moveName), at, reasons });
  }

  /** Scores a reason that the visitor has chosen. @param {string} id */
  #sayWhy(id) {
    const { task } = this.#exercise;
    const { stream, progressed } = this.#parts;
    if (!task || task.reason !== null) return;
    task.reason = id;
    const isRight = stream.judgeReason(task.puzzle, id, task.isSolved);
    this.#say(task, () => t(isRight ? "why.right" : "why.wrong"));
    this.#showLine(task);
    progressed();
    byId("go").focus();
  }

  /** @param {PuzzleTask} task */
  #showHint({ puzzle, view, hints }) {
    this.#parts.board.highlight(hintCells(puzzle, view, hints));
  }

  /** @param {PuzzleTask} task */
  #hintText({ puzzle, view, hints }) {
    return describeHint(puzzle, view, hints, this.#parts.gameUi.moveName);
  }

  /** @param {string} id */
  #writeAddress(id) {
    try {
      history.replaceState(null, "", location.pathname + location.search + (id && `#${id}`));
    } catch {
      // Refused by the browser after many changes.
    }
  }
}
