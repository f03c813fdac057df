// Behaviour of a field for one parameter value: a valid value takes effect at once, an invalid one is refused and the
// previous one restored. Used by the laboratory and by fields next to a board.

import { isChanged, parseValue } from "./parameters.js";

/** @typedef {import("./parameters.js").Parameter} Parameter */
/** The range that a refused value violated, and the current value. @typedef {{ name: string, min: number, max: number, value: number }} Refusal */

/**
 * A parameter and its current values, for the fields that edit it.
 * @typedef {object} Binding
 * @property {Parameter} parameter
 * @property {() => number[]} values  a copy
 * @property {(values: number[]) => void} set
 * @property {(refusal: Refusal) => void} refuse  explains why a value was refused
 */

/**
 * @param {HTMLInputElement | HTMLSelectElement} field @param {Pick<Binding, "parameter" | "values" | "refuse">} binding
 * @param {number} at  index of the value @param {(value: number) => void} entered
 */
export function bindField(field, binding, at, entered) {
  field.addEventListener("change", () => {
    const { parameter, values, refuse } = binding;
    const given = parseValue(parameter, field.value);
    if (given !== null) return entered(given);
    const value = values()[at];
    field.value = String(value);
    refuse({ name: parameter.name, min: parameter.min, max: parameter.max, value });
  });
}

/** Marks an element if its parameter differs from the original. @param {Element} element @param {Parameter} parameter @param {import("./parameters.js").Changes} changes */
export function markChanged(element, parameter, changes) {
  element.toggleAttribute("data-changed", isChanged(parameter, changes));
}
