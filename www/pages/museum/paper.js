// The paper machine: the visitor works out one move by hand, number by number, as the program does, and is
// checked. Fetched when it is begun.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { buttonById, byId } from "../../ui/dom.js";
import { text } from "./display.js";
import { messages } from "./i18n/museum.js";
import { Machine } from "./machine.js";

const { t } = translatorFor(messages);

/** Milliseconds for which the program's own time is measured, and so many moves at most. */
const MEASURED = 25;
const MOST_RUNS = 10_000;

/**
 * @typedef {object} Task
 * @property {string} asked what it is the value of
 * @property {string} answer
 * @property {string} words the line of the listing
 * @property {string} board
 * @property {number | null} cell
 * @property {string} known what the other variables hold
 */

export class Paper {
  #kind;
  #glue;
  #tell;
  #board;
  #cells;
  #tasks;
  #answer = byId("paper-answer", HTMLInputElement);
  /** -1 before it begins. */
  #at = -1;
  #began = 0;
  /** What has been said of the last answer. */
  #verdict = "";

  /** @param {import("./sheet.js").Sheet} sheet */
  constructor({ kind, glue, tell, board, cells }) {
    this.#kind = kind;
    this.#glue = glue;
    this.#tell = tell;
    this.#board = board;
    this.#cells = cells;
    this.#tasks = tasksOf(kind, glue);
    buttonById("paper-show").addEventListener("click", () => {
      this.#answer.value = this.#task().answer;
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

  #task() {
    return this.#tasks[this.#at];
  }

  begin() {
    this.#at = 0;
    this.#began = performance.now();
    this.#verdict = "";
    this.#show();
    this.#answer.focus();
  }

  #check() {
    const isRight = plain(this.#answer.value) === plain(this.#task().answer);
    this.#verdict = t(isRight ? "paper.right" : "paper.wrong");
    if (isRight) {
      this.#at += 1;
      this.#answer.value = "";
    }
    this.#show();
    if (!this.#task()) return;
    this.#tell(`${this.#verdict} ${byId("paper-question").textContent}`);
    this.#answer.focus();
  }

  #show() {
    const task = this.#task();
    const isDone = this.#at === this.#tasks.length;
    byId("paper-form").hidden = !task;
    buttonById("paper-go").hidden = task !== undefined;
    this.#board.draw(this.#cells, task?.board ?? "", { touched: task?.cell });
    byId("paper-verdict").textContent = task ? this.#verdict : "";
    byId("paper-end").textContent = isDone ? this.#ending() : "";
    if (isDone) this.#tell(byId("paper-end").textContent ?? "");
    if (task) this.#ask(task);
  }

  /** @param {Task} task */
  #ask({ asked, words, known, cell }) {
    const count = { at: this.#at + 1, all: this.#tasks.length };
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
    const words = t("paper.end", { time, count: this.#tasks.length, own });
    return `${words} ${text("paper.original")}`;
  }
}

/** An answer as it is compared. @param {string} given */
const plain = (given) =>
  given
    .trim()
    .toLowerCase()
    .replace("−", "-")
    .replaceAll(/[\s.,]/g, "");

/** @param {import("./types.js").RoomKind} kind @param {import("./types.js").RoomGlue} glue @returns {Task[]} */
function tasksOf({ paper, programs, kinds, cellName }, glue) {
  const { asks, cells, limit = Number.MAX_SAFE_INTEGER, choice = true } = paper;
  const listing = programs.find(({ id }) => id === paper.program)?.listing ?? [];
  const machine = new Machine(glue, paper.record, paper.program);
  const stops = new Set(Object.keys(asks).map(Number));
  const names = Object.values(asks);
  /** @type {Task[]} */
  const tasks = [];
  /** @param {[string, number]} entry */
  const written = ([name, value]) =>
    `${name} = ${kinds[name] === "cell" ? (value < 0 ? "–" : cellName(value)) : value}`;
  while (tasks.length < limit && !machine.isDone) {
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
    tasks.push({
      asked,
      answer: String(machine.values.get(asked)),
      words: listing[machine.line - 1]?.[1] ?? "",
      board: machine.board,
      cell: machine.cell,
      known: known.join("   "),
    });
  }
  if (choice)
    tasks.push({
      asked: t("paper.move"),
      answer: machine.move,
      words: listing.at(-1)?.[1] ?? "",
      board: "",
      cell: null,
      known: "",
    });
  machine.free();
  return tasks;
}

/**
 * How many milliseconds the program takes for the move, on an average: one is too short for the clock.
 * @param {import("./types.js").RoomGlue} glue @param {string} record @param {string} program
 */
function timeOf(glue, record, program) {
  const room = new glue.Room(record);
  const began = performance.now();
  let [runs, passed] = [0, 0];
  do {
    room.watch(program, 1, 0, 0)?.free();
    runs += 1;
    passed = performance.now() - began;
  } while (passed < MEASURED && runs < MOST_RUNS);
  room.free();
  return passed / runs;
}
