// The fields for the parameters of CPC-Gobang. A valid change takes effect at once; an invalid one is explained and
// undone.

import { translatorFor } from "../../i18n/index.js";
import { isAllowed } from "../../table/parameters.js";
import { messages } from "./i18n/game.js";

/** @typedef {import("../../table/settings.js").Numbers} Numbers */

const { t } = translatorFor(messages);

/** @typedef {import("../../engine/types.js").PlayerInfo} PlayerInfo */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

export class ParameterFields {
  #players;
  #settings;
  #fields = /** @type {Field[]} */ ([...document.querySelectorAll("#numbers [data-number]")]);
  #note = /** @type {HTMLElement} */ (document.getElementById("numbers-note"));
  #title = /** @type {HTMLElement} */ (document.getElementById("numbers-title"));
  #player = "";
  /** @type {Numbers} */
  #numbers = {};

  /** @param {Pick<import("../../table/table.js").Table, "rules" | "settings">} table */
  constructor({ rules: { info }, settings }) {
    this.#players = info.players;
    this.#settings = settings;
    for (const field of this.#fields) field.addEventListener("change", () => this.#take(field));
    const original = document.getElementById("numbers-original");
    original?.addEventListener("click", () => this.#restore());
  }

  focus() {
    this.#fields[0].focus();
  }

  /** @param {string} id @param {Numbers} all */
  draw(id, all) {
    this.#player = id;
    this.#numbers = all;
    const player = this.#players.find((one) => one.id === id)?.name ?? id;
    this.#title.textContent = t("numbers.title", { player });
    for (const field of this.#fields) {
      const name = field.dataset.number ?? "";
      const value = this.valueIn(id, all, name);
      if (field !== document.activeElement || field.value === "") field.value = String(value);
      field.toggleAttribute("data-changed", value !== this.#parameterOf(id, name).default[0]);
    }
  }

  /** @param {string} id @param {Numbers} all @param {string} name @returns {number} */
  valueIn(id, all, name) {
    const changed = all[id]?.[name];
    return typeof changed === "number" ? changed : this.#parameterOf(id, name).default[0];
  }

  #restore() {
    const { [this.#player]: _, ...others } = this.#numbers;
    this.#settings.change({ numbers: others });
    this.#note.textContent = t("numbers.restored");
  }

  /** @param {Field} field */
  #take(field) {
    const name = field.dataset.number ?? "";
    const parameter = this.#parameterOf(this.#player, name);
    const given = field.value.trim();
    const value = Number(given);
    if (given === "" || !isAllowed(parameter, value)) return this.#refuse(field, parameter);
    const [original] = parameter.default;
    const { [name]: _, ...others } = this.#numbers[this.#player] ?? {};
    const changed = value === original ? others : { ...others, [name]: value };
    if (field instanceof HTMLInputElement) {
      const words = { name: name.toUpperCase(), value, original };
      this.#note.textContent = t(value === original ? "numbers.note" : "numbers.changed", words);
    }
    this.#settings.change({ numbers: { ...this.#numbers, [this.#player]: changed } });
  }

  /** Says what is allowed, and undoes the change. @param {Field} field @param {PlayerInfo["parameters"][number]} parameter */
  #refuse(field, { name, min, max }) {
    const value = this.valueIn(this.#player, this.#numbers, name);
    field.value = String(value);
    const words = { name: name.toUpperCase(), least: min, greatest: max, value };
    this.#note.textContent = t("numbers.wrong", words);
  }

  /** @param {string} id @param {string} name */
  #parameterOf(id, name) {
    const parameter = this.#players
      .find((one) => one.id === id)
      ?.parameters.find((one) => one.name === name);
    if (!parameter) throw new Error(`${id} has no number "${name}".`);
    return parameter;
  }
}
