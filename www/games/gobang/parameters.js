// Fields for the parameters of CPC-Gobang below the board.

import { translatorFor } from "../../i18n/index.js";
import { bindField, markChanged } from "../../table/parameter-field.js";
import { changedOnly, valuesOf, withValues } from "../../table/parameters.js";
import { playerName } from "../../table/player-names.js";
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

  /**
   * @param {Pick<import("../../table/table.js").Table, "rules" | "settings">} table
   * @param {() => void} leave  returns to the game
   */
  constructor({ rules: { info }, settings }, leave) {
    this.#players = info.players;
    this.#settings = settings;
    for (const field of this.#fields) this.#bind(field);
    this.#listenToKeys(leave);
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
    this.#title.textContent = t("numbers.title", { player: playerName(id) });
    for (const field of this.#fields) {
      const parameter = this.#parameterIn(field);
      const [value] = valuesOf(parameter, this.#changes());
      if (field !== document.activeElement || field.value === "") field.value = String(value);
      markChanged(field, parameter, this.#changes());
    }
  }

  /** @param {string} id @param {Numbers} all @param {string} name @returns {number} */
  valueIn(id, all, name) {
    return valuesOf(this.#parameterOf(id, name), all[id] ?? {})[0];
  }

  /**
   * Arrow keys walk from number to number; Enter takes a number and, pressed again, returns to the game.
   * @param {() => void} leave
   */
  #listenToKeys(leave) {
    const numbers = this.#fields.filter((field) => field instanceof HTMLInputElement);
    for (const [at, field] of numbers.entries()) {
      field.addEventListener("focus", () => field.select());
      field.addEventListener("keydown", (event) => {
        const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
        if (ctrlKey || altKey || metaKey || shiftKey) return;
        const next = numbers[at + stepOf(key, field)];
        const isTaken =
          field.value === String(valuesOf(this.#parameterIn(field), this.#changes())[0]);
        if (next && next !== field) next.focus();
        else if (key === "Enter" && isTaken) leave();
        else return;
        event.preventDefault();
      });
    }
  }

  /** @param {Field} field */
  #parameterIn(field) {
    return this.#parameterOf(this.#player, field.dataset.number);
  }

  #changes() {
    return this.#numbers[this.#player] ?? {};
  }

  /** @param {Field} field */
  #bind(field) {
    const parameter = () => this.#parameterIn(field);
    const binding = {
      get parameter() {
        return parameter();
      },
      values: () => valuesOf(parameter(), this.#changes()),
      refuse: (/** @type {import("../../table/parameter-field.js").Refusal} */ refusal) => {
        const values = { ...refusal, name: refusal.name.toUpperCase() };
        this.#note.textContent = t("numbers.wrong", values);
      },
    };
    bindField(field, binding, 0, (value) => {
      if (field instanceof HTMLInputElement) this.#report(parameter(), value);
      this.#change(withValues(parameter(), this.#changes(), [value]));
    });
  }

  /** @param {Parameter} parameter @param {number} value */
  #report({ name, default: [original] }, value) {
    const values = { name: name.toUpperCase(), value, original };
    this.#note.textContent = t(value === original ? "numbers.note" : "numbers.changed", values);
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

/**
 * Number of fields that an arrow key moves; left and right leave a field at the ends of its text.
 * @param {string} key @param {HTMLInputElement} field
 */
function stepOf(key, { selectionStart, selectionEnd, value }) {
  if (key === "ArrowUp" || (key === "ArrowLeft" && selectionStart === 0)) return -1;
  const isAtEnd = selectionEnd === value.length;
  return key === "ArrowDown" || (key === "ArrowRight" && isAtEnd) ? 1 : 0;
}
