// The lessons on the page: their list, and the open one with its task, check, solution and match.

import { Exercise } from "../../../exercise/exercise.js";
import { openStoredValue } from "../../../exercise/stored-value.js";
import { translatorFor } from "../../../i18n/index.js";
import { computerContestant, programContestant } from "../../../programs/play/contestants.js";
import { faultText } from "../../../programs/play/fault-text.js";
import { ProgramError } from "../../../programs/program-error.js";
import { element } from "../../../ui/create.js";
import { buttonById, byId, isUsable, setUsable } from "../../../ui/dom.js";
import { read, write } from "../../../ui/storage.js";
import { textLanguage } from "../editor/editor.js";
import { openRules, playerName } from "../games.js";
import { messages } from "../i18n/lessons.js";
import { playSeries, verdictOf } from "../play/series.js";
import { lessons } from "./lessons.js";
import { samplePositions } from "./positions.js";

/** @typedef {import("../../../programs/play/play.types").Program} Program */
/** @typedef {import("../../../programs/play/play.types").Seat} Seat */
/** @typedef {import("../../../programs/play/play.types").TextLanguage} TextLanguage */
/** @typedef {import("./lesson.types").Lesson} Lesson */
/** @typedef {import("./lesson.types").Finding} Finding */
/** @typedef {{ error: ProgramError, record: string | null }} Fault */
/** @typedef {import("../../../exercise/exercise.js").Verdict & { finding: Finding | null, fault: Fault | null, program: Program }} Judged */
/** @typedef {import("../../../exercise/exercise.js").Task<Program, Judged>} LessonTask */

/**
 * @typedef {object} Host
 * @property {() => Program} program the program in the editor
 * @property {(program: Program) => string} open adds a program to the editor, or selects the one of that name
 * @property {(program: Program) => string} add adds a program under a free name
 * @property {(source: string) => void} change replaces the text of the program
 * @property {(player: string) => void} oppose selects the opponent
 * @property {() => void} match plays ten games
 * @property {(record: string) => void} show shows a position
 * @property {(record: string) => Promise<void>} drawTree lets the program move in a position and draws its search tree
 * @property {(error: unknown) => void} failed
 * @property {(sentence: string) => void} announce
 */

const DONE = "stratege.1.workshop.lessons";

/** A position whose search tree fits on the page. */
const SMALL = { count: 1, plies: /** @type {const} */ ([6, 12]), moves: 5 };

const { t } = translatorFor(messages);

export class LessonPanel {
  #host;
  /** Ids of the completed lessons. */
  #done = openStoredValue({ read: () => read(DONE), write: (text) => write(DONE, text) }, parseIds);
  /** @type {Lesson | null} */
  #lesson = null;
  /** @type {Exercise<Program, Judged, LessonTask> | null} */
  #exercise = null;
  /** The sentence below the task; null for that of the last verdict. @type {(() => string) | null} */
  #say = null;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    const press = (/** @type {string} */ id, /** @type {() => unknown} */ act) => {
      const button = buttonById(id);
      button.addEventListener("click", () => isUsable(button) && act());
    };
    press("lesson-check", () => this.#check());
    press("lesson-solution", () => this.#showSolution());
    press("lesson-next", () => this.#openNext());
    press("lesson-close", () => this.#close());
    press("lesson-position", () => this.#showPosition());
    press("lesson-tree", () => this.#drawTree());
    press("lesson-match", () => this.#match());
    this.translate();
  }

  /** Counterpart of an unchanged program of a lesson in the other language; null without one. @param {string} source @param {TextLanguage} from @param {TextLanguage} to */
  counterpart(source, from, to) {
    const programs = lessons.flatMap(({ starter, solution }) => [starter, solution]);
    return programs.find((program) => program[from] === source)?.[to] ?? null;
  }

  translate() {
    const done = this.#done.read();
    const entries = lessons.map(({ id }, at) => {
      const label = t("lessons.open", { number: at + 1, title: t(titleKey(id)) });
      const mark = done.includes(id) ? ` ✓ (${t("lessons.done")})` : "";
      const button = element("button", { type: "button", class: "plain" }, label + mark);
      if (lessons[at] === this.#lesson) button.setAttribute("aria-current", "step");
      button.addEventListener("click", () => this.#open(lessons[at]));
      return element("li", {}, button);
    });
    byId("lesson-list").replaceChildren(...entries);
    this.#draw();
  }

  /** @param {Lesson} lesson */
  async #open(lesson) {
    this.#lesson = lesson;
    this.#say = null;
    const language = textLanguage(this.#host.program().language);
    const { id, game, starter } = lesson;
    this.#host.open({ name: this.#title(lesson), game, language, source: starter[language] });
    this.#host.oppose(lesson.opponent);
    this.#exercise = new Exercise({
      tasks: [id],
      load: () => ({ judge: (program, signal) => judge(lesson, program, signal) }),
      changed: () => this.#changed(),
    });
    await this.#exercise.start();
    this.translate();
    byId("lesson-title").focus();
  }

  #openNext() {
    const at = this.#lesson ? lessons.indexOf(this.#lesson) : -1;
    if (at + 1 < lessons.length) this.#open(lessons[at + 1]);
  }

  #close() {
    this.#exercise?.cancel();
    this.#lesson = null;
    this.translate();
    byId("lessons-title").focus();
  }

  async #check() {
    this.#say = null;
    try {
      if (this.#exercise?.state === "done") await this.#exercise.start();
      await this.#exercise?.attempt(this.#host.program());
    } catch (error) {
      this.#host.failed(error);
    }
  }

  #changed() {
    const { state, verdict } = /** @type {Exercise<Program, Judged, LessonTask>} */ (
      this.#exercise
    );
    if (state === "done" && this.#lesson) {
      const { id } = this.#lesson;
      this.#done.update((ids) => (ids.includes(id) ? ids : [...ids, id]));
      this.translate();
    } else this.#draw();
    if (verdict && (state === "done" || state === "task"))
      this.#host.announce(byId("lesson-verdict").textContent ?? "");
  }

  #showSolution() {
    if (!this.#lesson) return;
    const { game, solution } = this.#lesson;
    const language = textLanguage(this.#host.program().language);
    const name = this.#host.add({
      ...{ name: this.#title(this.#lesson), game, language, source: solution[language] },
    });
    this.#tell(() => t("lessons.solution.added", { name }));
  }

  #showPosition() {
    const verdict = this.#exercise?.verdict;
    const record = verdict?.finding?.record ?? verdict?.fault?.record;
    if (record) this.#host.show(record);
  }

  /** Draws the search tree in a position with few moves. */
  async #drawTree() {
    if (!this.#lesson) return;
    const rules = await openRules(this.#lesson.game);
    const [position] = samplePositions(
      { rules, start: rules.info.starts[0] },
      { ...SMALL, accept: ({ view }) => view.legal.length <= SMALL.moves },
    );
    await this.#host.drawTree(position.record);
  }

  #match() {
    if (!this.#lesson) return;
    this.#host.oppose(this.#lesson.opponent);
    this.#host.match();
  }

  /** @param {() => string} sentence */
  #tell(sentence) {
    this.#say = sentence;
    this.#draw();
    this.#host.announce(sentence());
  }

  /** @param {Lesson} lesson */
  #title = (lesson) => `${lessons.indexOf(lesson) + 1} ${t(titleKey(lesson.id))}`;

  #draw() {
    const lesson = this.#lesson;
    byId("lesson").hidden = lesson === null;
    if (!lesson) return;
    const { id, game, opponent } = lesson;
    const name = playerName(game, opponent);
    byId("lesson-title").textContent = t("lessons.open", {
      number: lessons.indexOf(lesson) + 1,
      title: t(titleKey(id)),
    });
    byId("lesson-idea").textContent = t(/** @type {"lesson.legal.idea"} */ (`lesson.${id}.idea`));
    byId("lesson-task").textContent = t(/** @type {"lesson.legal.task"} */ (`lesson.${id}.task`));
    byId("lesson-verdict").textContent = this.#say?.() ?? this.#verdictText(name);
    const { state, verdict } = this.#exercise ?? { state: "loading", verdict: null };
    const record = verdict?.finding?.record ?? verdict?.fault?.record ?? null;
    byId("lesson-position").hidden = state !== "task" || record === null;
    buttonById("lesson-match").textContent = t("lessons.match", { name });
    byId("lesson-tree").hidden = !lesson.hasTree;
    setUsable(buttonById("lesson-check"), state === "task" || state === "done");
    byId("lesson-next").hidden = lessons.at(-1) === lesson;
  }

  /** @param {string} opponent */
  #verdictText(opponent) {
    const { state, verdict } = this.#exercise ?? { state: "loading", verdict: null };
    if (state === "judging") return t("lessons.checking");
    if (!verdict) return "";
    const { finding, fault, program } = verdict;
    if (fault) return t("lessons.fault", { why: faultText(fault.error, program.language) });
    if (!finding) return t("lessons.passed", { name: opponent });
    const key = `lesson.${this.#lesson?.id}.${finding.reason}`;
    return t(/** @type {"lesson.greedy.fewer"} */ (key), finding.values);
  }
}

/** @param {string} id */
const titleKey = (id) => /** @type {"lesson.legal"} */ (`lesson.${id}`);

/**
 * Checks a program. An error of the program is part of the verdict, with the position in which it occurred.
 * @param {Lesson} lesson @param {Program} program @param {AbortSignal} signal @returns {Promise<Judged>}
 */
async function judge(lesson, program, signal) {
  const { game } = lesson;
  const { source } = program;
  const language = textLanguage(program.language);
  const rules = await openRules(game);
  const start = rules.info.starts[0];
  const own = programContestant({ ...program, game });
  /** @type {string | null} */
  let record = null;
  /** @type {Seat[]} */
  const seats = [];
  const open = async (/** @type {string} */ other) => {
    const seat = await programContestant({ ...program, game, source: other }).open(1, signal);
    seats.push(seat);
    return seat;
  };
  const verdict = (/** @type {Finding | null} */ finding, /** @type {Fault | null} */ fault) => {
    const isFinal = !finding && !fault;
    return { isFinal, points: 1, maxPoints: 1, finding, fault, program };
  };
  try {
    const finding = await lesson.check({
      ...{ rules, start, language, source, open },
      async seat() {
        const seat = await open(source);
        return {
          choose(position) {
            record = position;
            return seat.choose(position, { signal });
          },
          close: () => seat.close(),
        };
      },
      async score(player, games) {
        const other = computerContestant(rules, player, player);
        const size = navigator.hardwareConcurrency ?? 1;
        try {
          const options = { games, seed: 1, size, signal };
          const series = await playSeries(rules, start, [own, other], options);
          if (series.fault) {
            record = series.fault.record;
            throw series.fault.error;
          }
          return verdictOf(series).mean;
        } finally {
          other.close();
        }
      },
    });
    return verdict(finding, null);
  } catch (error) {
    if (error instanceof ProgramError) return verdict(null, { error, record });
    throw error;
  } finally {
    for (const seat of seats) seat.close();
  }
}

/** @param {string | null} text */
function parseIds(text) {
  try {
    const ids = JSON.parse(text ?? "[]");
    const valid = lessons.map(({ id }) => id).filter((id) => ids.includes(id));
    return { value: valid, isDamaged: false };
  } catch {
    return { value: /** @type {string[]} */ ([]), isDamaged: true };
  }
}
