// The form with which teachers build an exercise, and its link.

import { formatNumber, translatorFor } from "../../../i18n/index.js";
import { frameFor } from "../../../panels/share/snippet.js";
import { element } from "../../../ui/create.js";
import { gameOf, games, openRules, playerName } from "../games.js";
import { exerciseFragment, MAX_POSITIONS, MAX_TASK, MAX_TITLE } from "./exercise-link.js";
import { messages } from "./i18n/exercises.js";
import { ExerciseError, readExercise } from "./read-exercise.js";

/** @typedef {import("./exercise.types").BuiltExercise} BuiltExercise */
/** @typedef {keyof typeof import("./i18n/exercises.js").en} Key */
/** @typedef {Pick<import("./exercise-panel.js").Host, "program" | "position" | "failed" | "announce"> & { open(exercise: BuiltExercise): void }} Host */

const { t } = translatorFor(messages);

/** Page of the exercise in a frame, and the height of the frame in pixels. */
const FRAME_PAGE = "embed-workshop.html";
const FRAME_HEIGHT = 1_200;

export class ExerciseBuilder {
  #host;
  #fields = createFields();
  #status = element("p", { class: "verdict" });
  #result = element("div");
  /** The sentence of the status. @type {() => string} */
  #say = () => "";
  /** Elements with a text of the bundle. @type {[HTMLElement, Key][]} */
  #texts = [];

  /** @param {HTMLElement} form @param {Host} host */
  constructor(form, host) {
    this.#host = host;
    const { title, task, position, isOwn, moves, player, most, link, frame } = this.#fields;
    const create = this.#button("build.create", "strong", () => this.#create());
    this.#result.append(
      this.#labelled("build.link", link),
      this.#labelled("build.frame", frame),
      element(
        "p",
        { class: "buttons" },
        this.#button("build.try", "plain", () => this.#try()),
      ),
    );
    this.#result.hidden = true;
    form.replaceChildren(
      this.#text("p", "build.how"),
      this.#labelled("build.title", title),
      this.#labelled("build.task", task),
      this.#labelled("build.position", position),
      element(
        "p",
        { class: "buttons" },
        this.#button("build.take", "plain", () => this.#take()),
      ),
      this.#text("p", "build.setup", { class: "hint" }),
      element("label", { class: "check" }, isOwn, " ", this.#text("span", "build.program")),
      this.#labelled("build.moves", moves),
      this.#labelled("build.player", player),
      this.#labelled("build.most", most),
      element("p", { class: "buttons" }, create),
      this.#status,
      this.#result,
    );
    position.addEventListener("input", () => this.#listPlayers());
    for (const field of [link, frame]) field.addEventListener("focus", () => field.select());
    this.#take();
    this.translate();
  }

  translate() {
    for (const [one, key] of this.#texts) one.textContent = t(key);
    this.#status.textContent = this.#say();
    this.#listPlayers();
  }

  /** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Key} key @param {Record<string, string>} [attributes] */
  #text(tag, key, attributes = {}) {
    const result = element(tag, attributes);
    this.#texts.push([result, key]);
    return result;
  }

  /** @param {Key} key @param {HTMLElement} field */
  #labelled = (key, field) =>
    element("label", { class: "long" }, this.#text("span", key), " ", field);

  /** @param {Key} key @param {string} look @param {() => void} press */
  #button(key, look, press) {
    const result = this.#text("button", key, { type: "button", class: look });
    result.addEventListener("click", press);
    return result;
  }

  #take() {
    const record = this.#host.position();
    if (record !== null) this.#fields.position.value = record;
    this.#listPlayers();
  }

  /** The record of the position: a link has it in its fragment. */
  #record() {
    const { value } = this.#fields.position;
    const text = value.slice(value.indexOf("#") + 1).trim();
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  /** Lists the old programs of the game, whose moves are the same on every device. */
  #listPlayers() {
    const { player } = this.#fields;
    const former = player.value;
    const [game] = this.#record().split(":");
    const ids = games.includes(game) ? gameOf(game).programs.map(([id]) => id) : [];
    player.replaceChildren(
      element("option", { value: "" }, t("build.nobody")),
      ...ids
        .filter((id) => !id.startsWith("level-"))
        .map((id) => element("option", { value: id }, playerName(game, id))),
    );
    if (ids.includes(former)) player.value = former;
  }

  /** The exercise of the fields; null after an error, which is reported. @returns {Promise<BuiltExercise | null>} */
  async #read() {
    const fields = this.#fields;
    const { language, source } = this.#host.program();
    const [title, task] = [fields.title.value.trim(), fields.task.value.trim()];
    const record = this.#record();
    const [game] = record.split(":");
    const moves = fields.moves.value.split(/[\s,;]+/).filter(Boolean);
    const player = fields.player.value || null;
    const most = fields.most.value === "" ? null : Number(fields.most.value);
    const isBadNumber = most !== null && !(Number.isInteger(most) && most >= 1);
    if (title === "" || task === "") return this.#refuse("build.no-title", fields.title);
    if (!games.includes(game)) return this.#refuse("build.no-position", fields.position);
    if (fields.isOwn.checked && language === "wasm")
      return this.#refuse("build.module", fields.isOwn);
    if (fields.most.validity.badInput || isBadNumber || (most ?? 1) > MAX_POSITIONS)
      return this.#refuse("build.no-number", fields.most);
    if (moves.length === 0 && player === null && most === null)
      return this.#refuse("build.no-goal", fields.moves);
    const program = fields.isOwn.checked && language !== "wasm" ? { language, source } : null;
    try {
      const all = { title, task, game, record, program, moves, player, most };
      return readExercise(await openRules(game), all);
    } catch (error) {
      if (!(error instanceof ExerciseError)) throw error;
      const field = error.code === "no-move" ? fields.moves : fields.position;
      return this.#refuse(`build.${error.code}`, field, error.move);
    }
  }

  /** @param {Key} key @param {HTMLElement} field that has to be changed @param {string} [move] */
  #refuse(key, field, move = "") {
    this.#result.hidden = true;
    this.#tell(() => t(key, { move, most: formatNumber(MAX_POSITIONS) }));
    field.focus();
    return null;
  }

  async #create() {
    try {
      const exercise = await this.#read();
      if (!exercise) return;
      const fragment = await exerciseFragment(exercise);
      const address = (/** @type {string} */ page) =>
        new URL(`${page}#${fragment}`, location.href).href;
      const { link, frame } = this.#fields;
      link.value = address("workshop.html");
      frame.value = frameFor(address(FRAME_PAGE), exercise.title, FRAME_HEIGHT);
      this.#result.hidden = false;
      this.#tell(() => t("build.done"));
      link.focus();
    } catch (error) {
      this.#host.failed(error);
    }
  }

  async #try() {
    const exercise = await this.#read();
    if (exercise) this.#host.open(exercise);
  }

  /** @param {() => string} sentence */
  #tell(sentence) {
    this.#say = sentence;
    this.#status.textContent = sentence();
    this.#host.announce(sentence());
  }
}

const createFields = () => ({
  title: element("input", {
    type: "text",
    maxlength: MAX_TITLE,
    autocomplete: "off",
    name: "build-title",
  }),
  task: element("textarea", { rows: 3, maxlength: MAX_TASK, name: "build-task" }),
  position: element("input", {
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    name: "build-position",
  }),
  isOwn: element("input", { type: "checkbox", name: "build-program" }),
  moves: element("input", {
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    name: "build-moves",
  }),
  player: element("select", { name: "build-player" }),
  most: element("input", {
    type: "number",
    min: 1,
    max: MAX_POSITIONS,
    step: 1,
    name: "build-most",
  }),
  link: element("input", { type: "text", readonly: "", name: "build-link" }),
  frame: element("textarea", { rows: 3, readonly: "", name: "build-frame" }),
});
