// A player's parameters with the user's changes: parsing, ranges, comparison with the original.

/** @typedef {import("../engine/engine.types").PlayerInfo["parameters"][number]} Parameter */
/** Changed values by parameter name. @typedef {Record<string, number | number[]>} Changes */

/**
 * Whether a value is in a parameter's range; the same check as `Parameters::with_changes` in src/core/parameters.rs.
 * @param {Parameter} parameter @param {any} value
 */
export const isAllowed = ({ min, max }, value) =>
  Number.isInteger(value) && value >= min && value <= max;

/** Parses a typed value; null if it is not a number in range. @param {Parameter} parameter @param {string} text */
export function parseValue(parameter, text) {
  const value = Number(text);
  return text.trim() !== "" && isAllowed(parameter, value) ? value : null;
}

/** A copy of the parameter's values. @param {Parameter} parameter @param {Changes} changes @returns {number[]} */
export function valuesOf({ name, default: original }, changes) {
  const changed = changes[name];
  return changed === undefined ? [...original] : [changed].flat();
}

/** @param {Parameter} parameter @param {Changes} changes */
export const isChanged = (parameter, changes) =>
  valuesOf(parameter, changes).some((value, at) => value !== parameter.default[at]);

/** The changes with new values of one parameter. @param {Parameter} parameter @param {Changes} changes @param {number[]} values @returns {Changes} */
export const withValues = ({ name }, changes, values) => ({
  ...changes,
  [name]: values.length === 1 ? values[0] : values,
});

/** The changes that differ from the original. @param {Changes} changes @param {readonly Parameter[]} parameters @returns {Changes} */
export function changedOnly(changes, parameters) {
  const names = new Set(
    parameters.filter((one) => isChanged(one, changes)).map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(changes).filter(([name]) => names.has(name)));
}
