// The fields of an experiment: labelled, checked when somebody starts it, and remembered as they were.

import { make, worded } from "../tools/make.js";

/** @typedef {import("../strings/index.js").Key} Key */

/**
 * A number to be typed, with the least and the greatest that make sense.
 * @param {Key} name @param {number} value @param {[number, number]} range
 */
export function numberField(name, value, [least, greatest]) {
  const field = make("input", {
    type: "number",
    min: least,
    max: greatest,
    step: 1,
    value,
    required: "",
  });
  return { field, label: make("label", { class: "field" }, worded("span", name), field) };
}

/**
 * A choice among several.
 * @param {Key} name @param {[value: string, text: string][]} choices
 */
export function choiceField(name, choices) {
  const field = make("select", {});
  fill(field, choices);
  return { field, label: make("label", { class: "field" }, worded("span", name), field) };
}

/** @param {HTMLSelectElement} field @param {[value: string, text: string][]} choices */
export function fill(field, choices) {
  const before = field.value;
  field.replaceChildren(...choices.map(([value, text]) => make("option", { value }, text)));
  if (choices.some(([value]) => value === before)) field.value = before;
}

/** @param {Key} name */
export function tickField(name) {
  const field = make("input", { type: "checkbox" });
  return { field, label: make("label", { class: "tick" }, field, " ", worded("span", name)) };
}
