// The fields for the parameters of CPC-Gobang below the board.

import { translatorFor } from "../../i18n/index.js";
import { bindField, markChanged } from "../../table/parameter-field.js";
import { changedOnly, valuesOf, withValues } from "../../table/parameters.js";
import { messages } from "./i18n/game.js";

/** @typedef {import("../../table/settings.js").Numbers} Numbers */
/** @typedef {import("../../table/parameters.js").Parameter} Parameter */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

const { t } = translatorFor(messages);

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
    for (const field of this.#fields) this.#bind(field);
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
      const parameter = this.#parameterOf(id, field.dataset.number);
      const [value] = valuesOf(parameter, this.#changes());
      if (field !== document.activeElement || field.value === "") field.value = String(value);
      markChanged(field, parameter, this.#changes());
    }
  }

  /** @param {string} id @param {Numbers} all @param {string} name @returns {number} */
  valueIn(id, all, name) {
    return valuesOf(this.#parameterOf(id, name), all[id] ?? {})[0];
  }

  #changes() {
    return this.#numbers[this.#player] ?? {};
  }

  /** @param {Field} field */
  #bind(field) {
    const parameter = () => this.#parameterOf(this.#player, field.dataset.number);
    const binding = {
      get parameter() {
        return parameter();
      },
      values: () => valuesOf(parameter(), this.#changes()),
      refuse: (/** @type {import("../../table/parameter-field.js").Refusal} */ refusal) => {
        const words = { ...refusal, name: refusal.name.toUpperCase() };
        this.#note.textContent = t("numbers.wrong", words);
      },
    };
    bindField(field, binding, 0, (value) => {
      if (field instanceof HTMLInputElement) this.#report(parameter(), value);
      this.#change(withValues(parameter(), this.#changes(), [value]));
    });
  }

  /** @param {Parameter} parameter @param {number} value */
  #report({ name, default: [original] }, value) {
    const words = { name: name.toUpperCase(), value, original };
    this.#note.textContent = t(value === original ? "numbers.note" : "numbers.changed", words);
  }

  /** @param {import("../../table/parameters.js").Changes} changes */
  #change(changes) {
    const parameters = this.#players.find(({ id }) => id === this.#player)?.parameters ?? [];
    const changed = changedOnly(changes, parameters);
    this.#settings.change({ numbers: { ...this.#numbers, [this.#player]: changed } });
  }

  #restore() {
    this.#change({});
    this.#note.textContent = t("numbers.restored");
  }

  /** @param {string} id @param {string} [name] @returns {Parameter} */
  #parameterOf(id, name) {
    const parameter = this.#players
      .find((one) => one.id === id)
      ?.parameters.find((one) => one.name === name);
    if (!parameter) throw new Error(`${id} has no parameter "${name}".`);
    return parameter;
  }
}
