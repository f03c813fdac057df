// Exercises that teachers build: the one that came with a link, which waits for a click, and the form that builds one.
// Loaded with the first of both.

import { addMessages, translatorFor } from "../../../i18n/index.js";
import { element } from "../../../ui/create.js";
import { byId } from "../../../ui/dom.js";
import { gameName, gameOf, games, openRules, playerName } from "../games.js";
import { drawPosition } from "../play/position-board.js";
import { ExerciseBuilder } from "./exercise-builder.js";
import { goalsOf, lessonOf } from "./exercise-lesson.js";
import { exerciseInFragment } from "./exercise-link.js";
import { messages } from "./i18n/exercises.js";
import { readExercise } from "./read-exercise.js";

/** @typedef {import("./exercise.types").BuiltExercise} BuiltExercise */

/**
 * @typedef {object} Host
 * @property {() => import("../../../programs/play/play.types").Program} program the program in the editor
 * @property {() => string | null} position record of the position on the board
 * @property {(lesson: import("../lessons/lesson.types").Assignment, language?: import("../../../programs/play/play.types").TextLanguage) => void} open opens a lesson, in a language
 * @property {() => void} dropped called when the exercise of the link is opened or ignored
 * @property {(sentence: string) => void} notify
 * @property {(error: unknown) => void} failed
 * @property {(sentence: string) => void} announce
 */

const { t } = translatorFor(messages);

/** @param {string} game */
const playersOf = (game) => (games.includes(game) ? gameOf(game).programs.map(([id]) => id) : null);

/** @param {Host} host */
export async function createExercisePanel(host) {
  await addMessages(messages);
  return new ExercisePanel(host);
}

export class ExercisePanel {
  #host;
  /** The exercise of the link, until it is opened or ignored. @type {BuiltExercise | null} */
  #visitor = null;
  #section = byId("exercise");
  /** @type {ExerciseBuilder | null} */
  #builder = null;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Shows the exercise of a fragment; none of its programs runs. @param {string} fragment */
  async visit(fragment) {
    const found = await exerciseInFragment(fragment, playersOf);
    try {
      this.#visitor = found && readExercise(await openRules(found.game), found);
    } catch {
      this.#visitor = null;
    }
    await this.#draw();
    if (!this.#visitor) this.#host.notify(t("exercise.refused"));
  }

  /** Shows the form that builds an exercise. */
  build() {
    this.#builder ??= new ExerciseBuilder(byId("build-form"), {
      ...this.#host,
      open: (exercise) => this.#open(exercise),
    });
  }

  translate() {
    this.#builder?.translate();
    return this.#draw();
  }

  /** @param {BuiltExercise} exercise */
  #open(exercise) {
    const { game, program } = exercise;
    const lesson = lessonOf(exercise, (player) => playerName(game, player));
    this.#host.open(lesson, program?.language);
  }

  /** @param {boolean} isOpened */
  #leave(isOpened) {
    const exercise = this.#visitor;
    this.#visitor = null;
    this.#section.hidden = true;
    this.#host.dropped();
    if (exercise && isOpened) this.#open(exercise);
  }

  async #draw() {
    const exercise = this.#visitor;
    this.#section.hidden = exercise === null;
    if (!exercise) return;
    const { title, task, game, record } = exercise;
    const view = (await openRules(game)).view(record);
    const board = element("div");
    drawPosition(board, game, view, gameOf(game).look, { marks: {}, label: t("exercise.board") });
    const button = (
      /** @type {"exercise.open" | "exercise.drop"} */ key,
      /** @type {string} */ look,
    ) => {
      const result = element("button", { type: "button", class: look }, t(key));
      result.addEventListener("click", () => this.#leave(key === "exercise.open"));
      return result;
    };
    this.#section.setAttribute("aria-labelledby", "exercise-title");
    this.#section.replaceChildren(
      element("h2", { id: "exercise-title", tabindex: -1 }, t("exercise")),
      element("h3", {}, title),
      element("p", { class: "exercise-task" }, task),
      element(
        "p",
        {},
        goalsOf(exercise, (player) => playerName(game, player)),
      ),
      board,
      element("p", { class: "hint" }, t("exercise.for", { game: gameName(game) })),
      element(
        "p",
        { class: "buttons" },
        button("exercise.open", "strong"),
        button("exercise.drop", "plain"),
      ),
    );
  }
}
