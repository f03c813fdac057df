// The fields for the parameters of CPC-Gobang. A valid change takes effect at once; an invalid one is explained and
// undone.

import { translatorFor } from "../../i18n/index.js";
import { isAllowed } from "../../table/parameters.js";
import { messages } from "./i18n/game.js";

/** @typedef {import("../../table/settings.js").Numbers} Numbers */

const { t } = translatorFor(messages);

/** @param {Pick<import("../../table/controls.js").Table, "rules" | "settings">} table */
export function createNumbers({ rules: { info }, settings }) {
  const { players } = info;
  const fields = /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([
    ...document.querySelectorAll("#numbers [data-number]"),
  ]);
  const note = /** @type {HTMLElement} */ (document.getElementById("numbers-note"));
  const title = /** @type {HTMLElement} */ (document.getElementById("numbers-title"));
  const original = document.getElementById("numbers-original");
  let player = "";
  /** @type {Numbers} */
  let numbers = {};

  for (const field of fields) field.addEventListener("change", () => take(field));
  original?.addEventListener("click", () => {
    const { [player]: _, ...others } = numbers;
    settings.change({ numbers: others });
    note.textContent = t("numbers.restored");
  });

  /** @param {HTMLInputElement | HTMLSelectElement} field */
  function take(field) {
    const name = field.dataset.number ?? "";
    const parameter = parameterOf(player, name);
    const { min, max, default: defaults } = parameter;
    const shown = name.toUpperCase();
    const given = field.value.trim();
    const value = Number(given);
    const before = valueIn(player, numbers, name);
    if (given === "" || !isAllowed(parameter, value)) {
      field.value = String(before);
      note.textContent = t("numbers.wrong", {
        name: shown,
        least: min,
        greatest: max,
        value: before,
      });
      return;
    }
    const { [name]: _, ...others } = numbers[player] ?? {};
    const changed = value === defaults[0] ? others : { ...others, [name]: value };
    if (field instanceof HTMLInputElement) {
      const words = { name: shown, value, original: defaults[0] };
      note.textContent = t(value === defaults[0] ? "numbers.note" : "numbers.changed", words);
    }
    settings.change({ numbers: { ...numbers, [player]: changed } });
  }

  /** @param {string} id @param {string} name */
  function parameterOf(id, name) {
    const parameter = players
      .find((one) => one.id === id)
      ?.parameters.find((one) => one.name === name);
    if (!parameter) throw new Error(`${id} has no number "${name}".`);
    return parameter;
  }

  /** @param {string} id @param {Numbers} all @param {string} name @returns {number} */
  function valueIn(id, all, name) {
    const changed = all[id]?.[name];
    return typeof changed === "number" ? changed : parameterOf(id, name).default[0];
  }

  return {
    valueIn,

    focus: () => fields[0].focus(),

    /** @param {string} id @param {Numbers} all */
    draw(id, all) {
      [player, numbers] = [id, all];
      const called = players.find((one) => one.id === id)?.name ?? id;
      title.textContent = t("numbers.title", { player: called });
      for (const field of fields) {
        const name = field.dataset.number ?? "";
        const value = valueIn(id, all, name);
        if (field !== document.activeElement || field.value === "") field.value = String(value);
        field.toggleAttribute("data-changed", value !== parameterOf(id, name).default[0]);
      }
    },
  };
}
