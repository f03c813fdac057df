// The choice of a time control for a new game: none, presets, or minutes and seconds of the user's own.

import { t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { clampField, numberField, readClock } from "../clock.js";
import { choice } from "./radios.js";

/** @typedef {import("../clock.js").TimeControl} TimeControl */

/** Minutes per side and seconds per move. @type {Record<string, [number, number]>} */
const PRESETS = { "3 + 2": [3, 2], "10 + 0": [10, 0] };

/** @param {import("../../table/table.js").Table} table */
export function createClockChoice(table) {
  const minutes = numberField("new-minutes", 1, 180, 10);
  const increment = numberField("new-increment", 0, 60, 0);
  const own = element(
    "div",
    { class: "own-time" },
    element("label", {}, minutes, textElement("span", "clock.minutes")),
    element("label", {}, increment, textElement("span", "clock.increment")),
  );
  const radios = element("div", { class: "choices" });
  const view = element("div", {}, radios, own);
  const chosen = () => radios.querySelector("input:checked")?.getAttribute("value") ?? "none";
  const showOwn = () => {
    own.hidden = chosen() !== "own";
    for (const field of [minutes, increment]) field.disabled = own.hidden; // hidden errors would block the form
  };
  radios.addEventListener("change", showOwn);

  return {
    view,

    /** Shows the choices, with the current time control selected. */
    show() {
      const current = readClock(table.storage("clock").read());
      const preset = Object.keys(PRESETS).find(
        (name) => String(PRESETS[name]) === String([current.minutes, current.increment]),
      );
      const selected = current.used ? (preset ?? "own") : "none";
      const names = { none: t("chooser.clock.none"), ...presetNames, own: t("chooser.clock.own") };
      radios.replaceChildren(
        ...Object.entries(names).map(([value, name]) =>
          choice("new-clock", value, value === selected, name),
        ),
      );
      minutes.valueAsNumber = current.minutes;
      increment.valueAsNumber = current.increment;
      showOwn();
    },

    /** @returns {TimeControl} */
    chosen() {
      const value = chosen();
      const typed = [clampField(minutes, 10), clampField(increment, 0)];
      const [perSide, perMove] = PRESETS[value] ?? typed;
      return { used: value !== "none", minutes: perSide, increment: perMove };
    },
  };
}

const presetNames = Object.fromEntries(Object.keys(PRESETS).map((name) => [name, name]));
