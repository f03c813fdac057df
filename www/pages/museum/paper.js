// The paper machine: an exercise in which the visitor computes a move by hand, value by value, as the program does.
// Loaded when it starts.

import { Exercise } from "../../exercise/exercise.js";
import { formatNumber, translatorFor } from "../../i18n/index.js";
import { Machine } from "../../museum/machine.js";
import { buttonById, byId } from "../../ui/dom.js";
import { text } from "./display.js";
import { messages } from "./i18n/museum.js";

const { t } = translatorFor(messages);

/** Milliseconds and maximum number of runs for timing the program. */
const MIN_MEASURE_MS = 25;
const MAX_RUNS = 10_000;

/**
 * @typedef {object} Prompt
 * @property {string} variable the variable
 * @property {string} answer
 * @property {string} words the line of the listing
 * @property {string} board
 * @property {number | null} cell
 * @property {string} known values of the other variables
 */

/** @typedef {import("../../exercise/exercise.js").Verdict} Verdict */
/** @typedef {import("../../exercise/exercise.js").Task<string, Verdict> & Prompt} Task */

export class Paper {
  #kind;
  #glue;
  #announce;
  #board;
  #cells;
  #prompts;
  #answer = byId("paper-answer", HTMLInputElement);
  /** Null before it begins. @type {Exercise<string, Verdict, Task> | null} */
  #exercise = null;
  #began = 0;
  /** Seconds until the last answer. */
  #seconds = 0;
  /** Verdict on the last answer, also shown with the next prompt. @type {"paper.right" | "paper.wrong" | null} */
  #verdict = null;

  /** @param {import("./sheet.js").Sheet} sheet */
  constructor({ kind, glue, announce, board, cells }) {
    this.#kind = kind;
    this.#glue = glue;
    this.#announce = announce;
    this.#board = board;
    this.#cells = cells;
    this.#prompts = promptsOf(kind, glue);
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
      tasks: Object.keys(this.#prompts),
      load: (id) => taskOf(this.#prompts[Number(id)]),
    });
    this.#began = performance.now();
    this.#verdict = null;
    await this.#exercise.start();
    this.#show();
    this.#answer.focus();
  }

  async #check() {
    const exercise = this.#exercise;
    const verdict = await exercise?.attempt(this.#answer.value);
    if (!exercise || !verdict) return;
    this.#verdict = verdict.isFinal ? "paper.right" : "paper.wrong";
    this.#seconds = Math.round((performance.now() - this.#began) / 1000);
    if (verdict.isFinal) {
      this.#answer.value = "";
      await exercise.next();
    }
    this.#show();
    if (exercise.state === "over") return;
    this.#announce(`${t(this.#verdict)} ${byId("paper-prompt").textContent}`);
    this.#answer.focus();
  }

  #show() {
    const isOver = this.#exercise?.state === "over";
    const task = isOver ? null : this.#exercise?.task;
    byId("paper-form").hidden = !task;
    buttonById("paper-go").hidden = Boolean(task);
    this.#board.draw(this.#cells, task?.board ?? "", { touched: task?.cell });
    byId("paper-verdict").textContent = task && this.#verdict ? t(this.#verdict) : "";
    byId("paper-end").textContent = isOver ? this.#ending() : "";
    if (isOver) this.#announce(byId("paper-end").textContent ?? "");
    if (task) this.#showPrompt(task);
  }

  /** @param {Task} task */
  #showPrompt({ variable, words, known, cell }) {
    const count = { at: (this.#exercise?.index ?? 0) + 1, all: this.#prompts.length };
    byId("paper-count").textContent = t("paper.count", count);
    byId("paper-line").textContent = words;
    byId("paper-known").textContent = known;
    byId("paper-prompt").textContent = t("paper.question", {
      name: variable,
      cell: cell === null ? "" : this.#kind.cellName(cell),
    });
  }

  #ending() {
    const { program, record } = this.#kind.paper;
    const seconds = this.#seconds;
    const time = t("paper.time", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
    const own = formatNumber(measureTime(this.#glue, record, program), 3);
    const words = t("paper.end", { time, count: this.#prompts.length, own });
    return `${words} ${text("paper.original")}`;
  }
}

/** @param {Prompt} prompt @returns {Task} */
const taskOf = (prompt) => ({
  ...prompt,
  judge(answer) {
    const isRight = normalize(answer) === normalize(prompt.answer);
    return { isFinal: isRight, points: 1, maxPoints: 1 };
  },
});

/** Normalizes an answer for comparison. @param {string} answer */
const normalize = (answer) =>
  answer
    .trim()
    .toLowerCase()
    .replace("−", "-")
    .replaceAll(/[\s.,]/g, "");

/** @param {import("../../museum/museum.types").RoomKind} kind @param {import("../../museum/museum.types").RoomGlue} glue @returns {Prompt[]} */
function promptsOf({ paper, programs, kinds, cellName }, glue) {
  const { requested, cells, limit = Number.MAX_SAFE_INTEGER, choice = true } = paper;
  const listing = programs.find(({ id }) => id === paper.program)?.listing ?? [];
  const machine = new Machine(glue, paper.record, paper.program);
  const stops = new Set(Object.keys(requested).map(Number));
  const names = Object.values(requested);
  /** @type {Prompt[]} */
  const prompts = [];
  /** @param {[string, number]} entry */
  const written = ([name, value]) =>
    `${name} = ${kinds[name] === "cell" ? (value < 0 ? "–" : cellName(value)) : value}`;
  while (prompts.length < limit && !machine.isDone) {
    const earlier = new Map(names.map((name) => [name, machine.values.get(name)]));
    machine.run(1);
    const variable = requested[machine.line];
    const isPrompted = stops.has(machine.line) && machine.changed.has(variable);
    if (!isPrompted || (cells && !cells.includes(machine.cell ?? -1))) continue;
    if (paper.nonzero && machine.values.get(variable) === 0) continue;
    const before = new Map([...machine.values, [variable, earlier.get(variable)]]);
    const known = [...before].flatMap(([name, value]) =>
      value !== undefined && paper.known.includes(name) ? written([name, value]) : [],
    );
    prompts.push({
      variable,
      answer: String(machine.values.get(variable)),
      words: listing[machine.line - 1]?.[1] ?? "",
      board: machine.board,
      cell: machine.cell,
      known: known.join("   "),
    });
  }
  if (choice)
    prompts.push({
      variable: t("paper.move"),
      answer: machine.move,
      words: listing.at(-1)?.[1] ?? "",
      board: "",
      cell: null,
      known: "",
    });
  machine.free();
  return prompts;
}

/**
 * The program's mean milliseconds for the move, over several runs because one is too short to measure.
 * @param {import("../../museum/museum.types").RoomGlue} glue @param {string} record @param {string} program
 */
function measureTime(glue, record, program) {
  const match = glue.Match.read(record);
  const began = performance.now();
  let [runs, passed] = [0, 0];
  do {
    match.trace(program, 1, 0, 0)?.free();
    runs += 1;
    passed = performance.now() - began;
  } while (passed < MIN_MEASURE_MS && runs < MAX_RUNS);
  match.free();
  return passed / runs;
}
