// Validators for the shape of stored data.

/** @typedef {(value: any) => boolean} Shape */

export const isText = (/** @type {unknown} */ value) => typeof value === "string";
export const isFlag = (/** @type {unknown} */ value) => typeof value === "boolean";
export const isNumber = (/** @type {unknown} */ value) =>
  typeof value === "number" && value >= 0 && value < Number.POSITIVE_INFINITY;

/** An integer in an inclusive range. @param {number} [min] @param {number} [max] @returns {Shape} */
export const whole =
  (min = 0, max = 0xffff_ffff) =>
  (value) =>
    Number.isInteger(value) && value >= min && value <= max;

/** @param {Shape} isItem @returns {Shape} */
export const listOf = (isItem) => (value) => Array.isArray(value) && [...value].every(isItem);

/** A list that may have holes. @param {Shape} isItem @returns {Shape} */
export const sparseListOf = (isItem) => (value) =>
  Array.isArray(value) && [...value].every((item) => item === undefined || isItem(item));

/** @param {Record<string, Shape>} shapes  by field name @returns {Shape} */
export const fields = (shapes) => (value) =>
  isObject(value) && Object.entries(shapes).every(([name, isRight]) => isRight(value[name]));

/** @param {Shape} isRight @returns {Shape} */
export const optional = (isRight) => (value) =>
  value === undefined || value === null || isRight(value);

/** Changed parameters of a player. @type {Shape} */
export const isChanges = (value) =>
  isObject(value) && Object.values(value).every((one) => [one].flat().every(Number.isInteger));

/** @type {Shape} */
export const isStanding = fields({ wins: whole(), draws: whole(), losses: whole() });

/** @param {any} value */
const isObject = (value) =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
