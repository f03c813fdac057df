// The lessons on the page: their list, and the open one with its task, check, solution and match.

import { Exercise } from "../../../exercise/exercise.js";
import { openStoredValue } from "../../../exercise/stored-value.js";
import { translatorFor } from "../../../i18n/index.js";
import { faultText } from "../../../programs/play/fault-text.js";
import { element } from "../../../ui/create.js";
import { buttonById, byId, isUsable, setUsable } from "../../../ui/dom.js";
import { read, write } from "../../../ui/storage.js";
import { textLanguage } from "../editor/editor.js";
import { gameName, openRules, playerName } from "../games.js";
import { messages } from "../i18n/lessons.js";
import { judge } from "./judge.js";
import { lessons } from "./lessons.js";
import { samplePositions } from "./positions.js";

/** @typedef {import("../../../programs/play/play.types").Program} Program */
/** @typedef {import("../../../programs/play/play.types").TextLanguage} TextLanguage */
/** @typedef {import("./lesson.types").Assignment} Assignment */
/** @typedef {import("./judge.js").Judged} Judged */
/** @typedef {import("../../../exercise/exercise.js").Task<Program, Judged>} LessonTask */

/**
 * @typedef {object} Host
 * @property {() => Program} program the program in the editor
 * @property {(program: Program) => string} open adds a program to the editor, or selects the one of that name
 * @property {(program: Program) => string} add adds a program under a free name
 * @property {(source: string) => void} change replaces the text of the program
 * @property {(player: string) => void} oppose selects the opponent
 * @property {() => void} match plays ten games
 * @property {(game: string, record: string) => void} show shows a position
 * @property {(game: string, record: string) => Promise<unknown>} place puts a position on the board
 * @property {(game: string, record: string) => Promise<void>} drawTree lets the program move in a position and draws its search tree
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
  /** @type {Assignment | null} */
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
      button.addEventListener("click", () => isUsable(button) && this.#perform(act));
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
    return programs.find((program) => program?.[from] === source)?.[to] ?? null;
  }

  translate() {
    const done = this.#done.read();
    const entries = lessons.map(({ id }, at) => {
      const label = t("lessons.open", { number: at + 1, title: t(titleKey(id)) });
      const mark = done.includes(id) ? ` ✓ (${t("lessons.done")})` : "";
      const button = element("button", { type: "button", class: "plain" }, label + mark);
      if (lessons[at] === this.#lesson) button.setAttribute("aria-current", "step");
      button.addEventListener("click", () => this.#perform(() => this.open(lessons[at])));
      return element("li", {}, button);
    });
    byId("lesson-list").replaceChildren(...entries);
    this.#draw();
  }

  /** Follows a change of the program in the editor. */
  programChanged() {
    this.#draw();
  }

  /** Opens a lesson, by default in the language of the program in the editor. @param {Assignment} lesson @param {TextLanguage} [wanted] */
  async open(lesson, wanted) {
    this.#exercise?.cancel();
    this.#exercise = null;
    this.#lesson = lesson;
    this.#say = null;
    const language = wanted ?? textLanguage(this.#host.program().language);
    const { id, game, starter, opponent, record } = lesson;
    this.#host.open({ name: this.#title(lesson), game, language, source: starter[language] });
    if (opponent) this.#host.oppose(opponent);
    if (record) await this.#host.place(game, record);
    if (lesson !== this.#lesson) return; // another one was opened meanwhile
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
    const at = this.#lesson ? placeOf(this.#lesson) : -1;
    return at + 1 < lessons.length ? this.open(lessons[at + 1]) : undefined;
  }

  /** Performs an action and reports its error. @param {() => unknown} act */
  async #perform(act) {
    try {
      await act();
    } catch (error) {
      this.#host.failed(error);
    }
  }

  #close() {
    this.#exercise?.cancel();
    this.#lesson = null;
    this.translate();
    byId("lessons-title").focus();
  }

  async #check() {
    this.#say = null;
    if (this.#exercise?.state === "done") await this.#exercise.start();
    await this.#exercise?.attempt(this.#host.program());
  }

  #changed() {
    const { state, verdict } = /** @type {Exercise<Program, Judged, LessonTask>} */ (
      this.#exercise
    );
    if (state === "done" && this.#lesson) {
      const { id } = this.#lesson;
      if (!this.#lesson.texts) this.#done.update((ids) => (ids.includes(id) ? ids : [...ids, id]));
      this.translate();
    } else this.#draw();
    if (verdict && (state === "done" || state === "task"))
      this.#host.announce(byId("lesson-verdict").textContent ?? "");
  }

  #showSolution() {
    if (!this.#lesson?.solution) return;
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
    return this.#lesson && record ? this.#host.show(this.#lesson.game, record) : undefined;
  }

  /** Draws the search tree in a position with few moves. */
  async #drawTree() {
    if (!this.#lesson) return;
    const { game, record } = this.#lesson;
    const rules = await openRules(game);
    await this.#host.drawTree(game, record ?? smallPosition(rules));
  }

  #match() {
    if (!this.#lesson?.opponent) return;
    this.#host.oppose(this.#lesson.opponent);
    this.#host.match();
  }

  /** @param {() => string} sentence */
  #tell(sentence) {
    this.#say = sentence;
    this.#draw();
    this.#host.announce(sentence());
  }

  /** Name of the lesson's program. @param {Assignment} lesson */
  #title = (lesson) => lesson.texts?.title() ?? `${placeOf(lesson) + 1} ${t(titleKey(lesson.id))}`;

  #draw() {
    const lesson = this.#lesson;
    byId("lesson").hidden = lesson === null;
    if (!lesson) return;
    const { game, opponent, solution } = lesson;
    const name = opponent ? playerName(game, opponent) : "";
    const { title, idea, task } = lesson.texts ?? textsOf(lesson);
    byId("lesson-title").textContent = title();
    byId("lesson-idea").textContent = idea();
    byId("lesson-task").textContent = task();
    const isOfGame = game === this.#host.program().game;
    byId("lesson-verdict").textContent = isOfGame
      ? (this.#say?.() ?? this.#verdictText(name))
      : t("lessons.other-game", { game: gameName(game) });
    const { state, verdict } = this.#exercise ?? { state: "loading", verdict: null };
    const record = verdict?.finding?.record ?? verdict?.fault?.record ?? null;
    byId("lesson-position").hidden = state !== "task" || record === null;
    buttonById("lesson-match").textContent = t("lessons.match", { name });
    byId("lesson-match").hidden = opponent === null;
    byId("lesson-solution").hidden = solution === null;
    byId("lesson-tree").hidden = !lesson.hasTree;
    setUsable(buttonById("lesson-check"), isOfGame && (state === "task" || state === "done"));
    for (const id of ["lesson-position", "lesson-match", "lesson-tree"])
      setUsable(buttonById(id), isOfGame);
    byId("lesson-next").hidden = [-1, lessons.length - 1].includes(placeOf(lesson));
  }

  /** @param {string} opponent */
  #verdictText(opponent) {
    const { state, verdict } = this.#exercise ?? { state: "loading", verdict: null };
    if (state === "judging") return t("lessons.checking");
    if (!verdict) return "";
    const { finding, fault, program } = verdict;
    if (fault) return t("lessons.fault", { why: faultText(fault.error, program.language) });
    const { texts } = /** @type {Assignment} */ (this.#lesson);
    if (texts) return texts.verdict(finding);
    if (!finding) return t("lessons.passed", { name: opponent });
    const key = `lesson.${this.#lesson?.id}.${finding.reason}`;
    return t(/** @type {"lesson.greedy.fewer"} */ (key), finding.values);
  }
}

/** A position whose search tree fits on the page. @param {import("../../../engine/rules-module.js").Rules} rules */
function smallPosition(rules) {
  const [{ record }] = samplePositions(
    { rules, start: rules.info.starts[0] },
    { ...SMALL, accept: ({ view }) => view.legal.length <= SMALL.moves },
  );
  return record;
}

/** Texts of the bundle. @param {Assignment} lesson */
const textsOf = (lesson) => ({
  title: () => t("lessons.open", { number: placeOf(lesson) + 1, title: t(titleKey(lesson.id)) }),
  idea: () => t(/** @type {"lesson.legal.idea"} */ (`lesson.${lesson.id}.idea`)),
  task: () => t(/** @type {"lesson.legal.task"} */ (`lesson.${lesson.id}.task`)),
});

/** Index in the list; -1 for an exercise. @param {Assignment} lesson */
const placeOf = (lesson) => lessons.findIndex(({ id }) => id === lesson.id);

/** @param {string} id */
const titleKey = (id) => /** @type {"lesson.legal"} */ (`lesson.${id}`);

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
