// The participants of a tournament: collected from the device's programs, files, links and the game's old programs.

import { formatNumber, translatorFor } from "../../../i18n/index.js";
import { LANGUAGE_NAMES, readProgramFile } from "../../../programs/stored/program-files.js";
import { element } from "../../../ui/create.js";
import { byId } from "../../../ui/dom.js";
import { onLaunchedFiles } from "../../../ui/launched-files.js";
import { GREEDY, RANDOM } from "../editor/examples.js";
import { programInFragment } from "../files/program-link.js";
import { gameOf, games, playerName } from "../games.js";
import { messages } from "../i18n/tournament.js";
import { readClassFile } from "./class-file.js";
import { MAX_ENTRANTS } from "./plan.js";

/** @typedef {import("./tournament.types").Entrant} Entrant */
/** @typedef {import("./tournament.types").Tournament} Tournament */
/** @typedef {import("../../../programs/play/play.types").Program} Program */

const { t, plural } = translatorFor(messages);

const EXAMPLES = { random: RANDOM, greedy: GREEDY };

/** Old programs of a game, whose moves are the same on every device. @param {string} game */
const oldPrograms = (game) => gameOf(game).programs.filter(([id]) => !id.startsWith("level-"));

export class Entrants {
  /** @type {Entrant[]} */
  list = [];
  #listener;
  #game = byId("class-game", HTMLSelectElement);

  /** @param {{ changed(): void, opened(tournament: Tournament): void, say(sentence: string): void, programs(): Program[] }} listener `opened`: a file with a tournament */
  constructor(listener) {
    this.#listener = listener;
    this.#game.addEventListener("change", () => this.clear());
    const files = byId("class-input", HTMLInputElement);
    files.addEventListener("change", async () => {
      const chosen = [...(files.files ?? [])];
      files.value = "";
      await this.#open(chosen);
    });
    onLaunchedFiles(async (launched) => {
      await this.#open(launched);
      byId("class-title").scrollIntoView();
    });
    const link = byId("class-link", HTMLFormElement);
    link.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#addLink();
    });
  }

  get game() {
    return this.#game.value;
  }

  /** Shows the participants of a tournament. @param {Tournament} tournament */
  show({ game, entrants }) {
    this.#game.value = game;
    this.list = [...entrants];
    this.draw();
  }

  clear() {
    this.list = [];
    this.draw();
    this.#listener.changed();
  }

  addOwn() {
    const own = this.#listener.programs().filter(({ game }) => game === this.game);
    this.#add(own.map(({ name, language, source }) => ({ name, language, source })));
  }

  addBaseline() {
    const { value } = byId("class-baseline", HTMLSelectElement);
    if (value in EXAMPLES) {
      const id = /** @type {keyof typeof EXAMPLES} */ (value);
      const source = EXAMPLES[id].javascript;
      this.#add([{ name: t(`class.${id}`), language: "javascript", source }]);
    } else this.#add([{ name: playerName(this.game, value), player: value }]);
  }

  draw() {
    const { game } = this;
    const choice = byId("class-baseline", HTMLSelectElement);
    const former = choice.value;
    const examples = /** @type {const} */ (["random", "greedy"]);
    choice.replaceChildren(
      ...examples.map((id) => element("option", { value: id }, t(`class.${id}`))),
      ...oldPrograms(game).map(([id]) => element("option", { value: id }, playerName(game, id))),
    );
    if ([...choice.options].some(({ value }) => value === former)) choice.value = former;
    byId("class-none").hidden = this.list.length > 0;
    byId("class-entrants").replaceChildren(...this.list.map((one, at) => this.#entry(one, at)));
  }

  /** @param {Entrant} entrant @param {number} at */
  #entry(entrant, at) {
    const { name } = entrant;
    const language = "player" in entrant ? "" : ` (${LANGUAGE_NAMES[entrant.language]})`;
    const remove = element("button", { type: "button", class: "round" }, "×");
    remove.ariaLabel = t("class.remove", { name });
    remove.addEventListener("click", () => {
      this.list = this.list.filter((_, other) => other !== at);
      this.draw();
      this.#listener.changed();
      byId("class-title").focus();
    });
    return element("li", {}, `${name}${language} `, remove);
  }

  /** Adds participants under free names, as many as there is room for. @param {Entrant[]} entrants */
  #add(entrants) {
    const room = MAX_ENTRANTS - this.list.length;
    const added = entrants.slice(0, Math.max(0, room));
    for (const entrant of added)
      this.list = [...this.list, { ...entrant, name: this.#freeName(entrant.name) }];
    this.draw();
    this.#listener.changed();
    this.#listener.say(
      entrants.length > room
        ? t("class.full", { count: MAX_ENTRANTS })
        : plural("class.added", added.length, { count: formatNumber(added.length) }),
    );
  }

  /** @param {string} wanted */
  #freeName(wanted) {
    const isTaken = (/** @type {string} */ name) => this.list.some((one) => one.name === name);
    let name = wanted.slice(0, 56);
    for (let number = 2; isTaken(name); number += 1) name = `${wanted.slice(0, 56)} ${number}`;
    return name;
  }

  /** @param {File[]} files programs, or one file of a tournament */
  async #open(files) {
    /** @type {Entrant[]} */
    const entrants = [];
    /** @type {string | null} */
    let refused = null;
    for (const file of files) {
      const program = await readProgramFile(file);
      if (program) {
        entrants.push(program);
        continue;
      }
      const tournament = readClassFile(await file.text(), (game) =>
        games.includes(game) ? gameOf(game).programs.map(([id]) => id) : null,
      );
      if (tournament) return this.#listener.opened(tournament);
      refused = file.name;
    }
    this.#add(entrants);
    if (refused !== null) this.#listener.say(t("class.refused", { name: refused }));
  }

  async #addLink() {
    const field = byId("class-address", HTMLInputElement);
    const at = field.value.indexOf("#");
    const program = at < 0 ? null : await programInFragment(field.value.slice(at), games);
    if (program?.game !== this.game) return this.#listener.say(t("class.no-link"));
    field.value = "";
    const { name, language, source } = program;
    this.#add([{ name, language, source }]);
  }
}
