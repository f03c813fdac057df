// The choice of the letters of the pieces.

import { element, textElement } from "../../ui/create.js";
import { messages } from "./i18n/tools.js";
import { chooseLetters, chosenLetters, LETTERS } from "./piece-letters.js";

/** @typedef {import("../../i18n/types.js").KeyOf<typeof messages>} Words */

/** @param {import("../../table/controls.js").Table} table */
export function letterChoice(table) {
  const note = table.note("letters");
  const field = element(
    "select",
    { id: "piece-letters" },
    text("letters.own", ""),
    text("letters.figurine", "figurine"),
    ...Object.keys(LETTERS)
      .filter((key) => key !== "figurine")
      .map((tag) => element("option", { value: tag, lang: tag }, nameOf(tag))),
  );
  field.value = chosenLetters();
  field.addEventListener("change", () => {
    chooseLetters(field.value);
    note.write(field.value);
    table.settings.change({});
  });
  const label = textElement("span", /** @type {any} */ ("letters"));
  return [element("label", { class: "choice" }, field, label)];
}

/** @param {Words} key @param {string} value */
const text = (key, value) => textElement("option", /** @type {any} */ (key), { value });

/** A language in its own words, and its letters. @param {string} tag */
function nameOf(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return `${name}: ${[...LETTERS[tag]].join(" ")}`;
}
