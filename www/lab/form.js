// Labelled form fields of experiments, validated on start.

import { element, textElement } from "../ui/create.js";

/** @typedef {import("../i18n/index.js").Key} Key */

/**
 * A number field with a range.
 * @param {Key} name @param {number} value @param {[number, number]} range
 */
export function numberField(name, value, [min, max]) {
  const field = element("input", {
    type: "number",
    min,
    max,
    step: 1,
    value,
    required: "",
  });
  return { field, label: element("label", { class: "field" }, textElement("span", name), field) };
}

/**
 * A select field.
 * @param {Key} name @param {[value: string, text: string][]} choices
 */
export function choiceField(name, choices) {
  const field = element("select", {});
  fillOptions(field, choices);
  return { field, label: element("label", { class: "field" }, textElement("span", name), field) };
}

/** @param {HTMLSelectElement} field @param {[value: string, text: string][]} choices */
export function fillOptions(field, choices) {
  const before = field.value;
  field.replaceChildren(...choices.map(([value, text]) => element("option", { value }, text)));
  if (choices.some(([value]) => value === before)) field.value = before;
}

/** @param {Key} name */
export function checkboxField(name) {
  const field = element("input", { type: "checkbox" });
  return {
    field,
    label: element("label", { class: "checkbox" }, field, " ", textElement("span", name)),
  };
}
