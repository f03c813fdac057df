// Display setting for the piece letters.

import { element, textElement } from "../../ui/create.js";
import { messages } from "./i18n/tools.js";
import { chooseLetters, chosenLetters, LETTERS } from "./piece-letters.js";

/** @typedef {import("../../i18n/i18n.types").KeyOf<typeof messages>} MessageKey */

/** @param {import("../../table/table.js").Table} table */
export function letterChoice(table) {
  const storage = table.storage("letters");
  const field = element(
    "select",
    { id: "piece-letters" },
    text("letters.own", ""),
    text("letters.figurine", "figurine"),
    ...tags.map((tag) => element("option", { value: tag, lang: tag }, nameOf(tag))),
  );
  field.value = chosenLetters();
  field.addEventListener("change", () => {
    chooseLetters(field.value);
    storage.write(field.value);
    table.settings.change({});
  });
  const label = textElement("span", /** @type {any} */ ("letters"));
  return [element("label", { class: "choice" }, field, label)];
}

/** @param {MessageKey} key @param {string} value */
const text = (key, value) => textElement("option", /** @type {any} */ (key), { value });

/** @typedef {Exclude<keyof typeof LETTERS, "figurine">} Tag of a language */

/** Names of the languages. `Intl.DisplayNames` would take milliseconds for each. @type {Record<Tag, string>} */
const NAMES = {
  en: "English",
  de: "Deutsch",
  fi: "suomi",
  fr: "français",
  es: "español",
  it: "italiano",
  nl: "Nederlands",
  sv: "svenska",
  pt: "português",
  pl: "polski",
  cs: "čeština",
  hu: "magyar",
};

const tags = /** @type {Tag[]} */ (Object.keys(NAMES));

/** Label of a language with its letters. @param {Tag} tag */
const nameOf = (tag) => `${NAMES[tag]}: ${[...LETTERS[tag]].join(" ")}`;
