// The fields of an experiment: labelled, checked when somebody starts it, and remembered as they were.

import { element, textElement } from "../ui/create.js";

/** @typedef {import("../i18n/index.js").Key} Key */

/**
 * A number to be typed, with the least and the greatest that make sense.
 * @param {Key} name @param {number} value @param {[number, number]} range
 */
export function numberField(name, value, [least, greatest]) {
  const field = element("input", {
    type: "number",
    min: least,
    max: greatest,
    step: 1,
    value,
    required: "",
  });
  return { field, label: element("label", { class: "field" }, textElement("span", name), field) };
}

/**
 * A choice among several.
 * @param {Key} name @param {[value: string, text: string][]} choices
 */
export function choiceField(name, choices) {
  const field = element("select", {});
  fill(field, choices);
  return { field, label: element("label", { class: "field" }, textElement("span", name), field) };
}

/** @param {HTMLSelectElement} field @param {[value: string, text: string][]} choices */
export function fill(field, choices) {
  const before = field.value;
  field.replaceChildren(...choices.map(([value, text]) => element("option", { value }, text)));
  if (choices.some(([value]) => value === before)) field.value = before;
}

/** @param {Key} name */
export function tickField(name) {
  const field = element("input", { type: "checkbox" });
  return {
    field,
    label: element("label", { class: "tick" }, field, " ", textElement("span", name)),
  };
}
