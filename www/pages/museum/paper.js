// The paper machine: an exercise in which the visitor computes a move by hand, number by number, as the program does.
// Loaded when it begins.

import { Exercise } from "../../exercise/exercise.js";
import { formatNumber, translatorFor } from "../../i18n/index.js";
import { buttonById, byId } from "../../ui/dom.js";
import { text } from "./display.js";
import { messages } from "./i18n/museum.js";
import { Machine } from "./machine.js";

const { t } = translatorFor(messages);

/** Milliseconds for which the program's own time is measured, and the maximum number of its moves. */
const MEASURED = 25;
const MAX_RUNS = 10_000;

/**
 * @typedef {object} Question
 * @property {string} asked the variable
 * @property {string} answer
 * @property {string} words the line of the listing
 * @property {string} board
 * @property {number | null} cell
 * @property {string} known values of the other variables
 */

/** @typedef {import("../../exercise/exercise.js").Verdict} Verdict */
/** @typedef {import("../../exercise/exercise.js").Task<string, Verdict> & Question} Task */

export class Paper {
  #kind;
  #glue;
  #tell;
  #board;
  #cells;
  #questions;
  #answer = byId("paper-answer", HTMLInputElement);
  /** Null before it begins. @type {Exercise<string, Verdict, Task> | null} */
  #exercise = null;
  #began = 0;
  /** Verdict on the last answer, also while the next question is shown. */
  #verdict = "";

  /** @param {import("./sheet.js").Sheet} sheet */
  constructor({ kind, glue, tell, board, cells }) {
    this.#kind = kind;
    this.#glue = glue;
    this.#tell = tell;
    this.#board = board;
    this.#cells = cells;
    this.#questions = questionsOf(kind, glue);
    buttonById("paper-show").addEventListener("click", () => {
      this.#answer.value = this.#exercise?.task?.answer ?? "";
      this.#answer.focus();
    });
    byId("paper-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#check();
    });
  }

  translate() {
    this.#show();
  }

  async begin() {
    this.#exercise = new Exercise({
      tasks: Object.keys(this.#questions),
      load: (id) => taskOf(this.#questions[Number(id)]),
    });
    this.#began = performance.now();
    this.#verdict = "";
    await this.#exercise.start();
    this.#show();
    this.#answer.focus();
  }

  async #check() {
    const exercise = this.#exercise;
    const verdict = await exercise?.attempt(this.#answer.value);
    if (!exercise || !verdict) return;
    this.#verdict = t(verdict.isFinal ? "paper.right" : "paper.wrong");
    if (verdict.isFinal) {
      this.#answer.value = "";
      await exercise.next();
    }
    this.#show();
    if (exercise.state === "over") return;
    this.#tell(`${this.#verdict} ${byId("paper-question").textContent}`);
    this.#answer.focus();
  }

  #show() {
    const isOver = this.#exercise?.state === "over";
    const task = isOver ? null : this.#exercise?.task;
    byId("paper-form").hidden = !task;
    buttonById("paper-go").hidden = Boolean(task);
    this.#board.draw(this.#cells, task?.board ?? "", { touched: task?.cell });
    byId("paper-verdict").textContent = task ? this.#verdict : "";
    byId("paper-end").textContent = isOver ? this.#ending() : "";
    if (isOver) this.#tell(byId("paper-end").textContent ?? "");
    if (task) this.#ask(task);
  }

  /** @param {Task} task */
  #ask({ asked, words, known, cell }) {
    const count = { at: (this.#exercise?.index ?? 0) + 1, all: this.#questions.length };
    byId("paper-count").textContent = t("paper.count", count);
    byId("paper-line").textContent = words;
    byId("paper-known").textContent = known;
    byId("paper-question").textContent = t("paper.question", {
      name: asked,
      cell: cell === null ? "" : this.#kind.cellName(cell),
    });
  }

  #ending() {
    const { program, record } = this.#kind.paper;
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    const time = t("paper.time", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
    const own = formatNumber(timeOf(this.#glue, record, program), 3);
    const words = t("paper.end", { time, count: this.#questions.length, own });
    return `${words} ${text("paper.original")}`;
  }
}

/** @param {Question} question @returns {Task} */
const taskOf = (question) => ({
  ...question,
  judge(answer) {
    const isRight = plain(answer) === plain(question.answer);
    return { isFinal: isRight, points: 1, maxPoints: 1 };
  },
});

/** Normalizes an answer for comparison. @param {string} given */
const plain = (given) =>
  given
    .trim()
    .toLowerCase()
    .replace("−", "-")
    .replaceAll(/[\s.,]/g, "");

/** @param {import("./museum.types").RoomKind} kind @param {import("./museum.types").RoomGlue} glue @returns {Question[]} */
function questionsOf({ paper, programs, kinds, cellName }, glue) {
  const { asks, cells, limit = Number.MAX_SAFE_INTEGER, choice = true } = paper;
  const listing = programs.find(({ id }) => id === paper.program)?.listing ?? [];
  const machine = new Machine(glue, paper.record, paper.program);
  const stops = new Set(Object.keys(asks).map(Number));
  const names = Object.values(asks);
  /** @type {Question[]} */
  const questions = [];
  /** @param {[string, number]} entry */
  const written = ([name, value]) =>
    `${name} = ${kinds[name] === "cell" ? (value < 0 ? "–" : cellName(value)) : value}`;
  while (questions.length < limit && !machine.isDone) {
    const earlier = new Map(names.map((name) => [name, machine.values.get(name)]));
    machine.goOn(1);
    const asked = asks[machine.line];
    const isAsked = stops.has(machine.line) && machine.changed.has(asked);
    if (!isAsked || (cells && !cells.includes(machine.cell ?? -1))) continue;
    if (paper.nonzero && machine.values.get(asked) === 0) continue;
    const before = new Map([...machine.values, [asked, earlier.get(asked)]]);
    const known = [...before].flatMap(([name, value]) =>
      value !== undefined && paper.known.includes(name) ? written([name, value]) : [],
    );
    questions.push({
      asked,
      answer: String(machine.values.get(asked)),
      words: listing[machine.line - 1]?.[1] ?? "",
      board: machine.board,
      cell: machine.cell,
      known: known.join("   "),
    });
  }
  if (choice)
    questions.push({
      asked: t("paper.move"),
      answer: machine.move,
      words: listing.at(-1)?.[1] ?? "",
      board: "",
      cell: null,
      known: "",
    });
  machine.free();
  return questions;
}

/**
 * The program's mean time for the move in milliseconds; a single move is too short for the clock.
 * @param {import("./museum.types").RoomGlue} glue @param {string} record @param {string} program
 */
function timeOf(glue, record, program) {
  const match = glue.Match.read(record);
  const began = performance.now();
  let [runs, passed] = [0, 0];
  do {
    match.trace(program, 1, 0, 0)?.free();
    runs += 1;
    passed = performance.now() - began;
  } while (passed < MEASURED && runs < MAX_RUNS);
  match.free();
  return passed / runs;
}
