/**
 * The middle value by a number that each value has; the upper one of two.
 * @template T
 * @param {T[]} values
 * @param {(value: T) => number} [key]
 */
export const median = (values, key = Number) =>
  values.toSorted((one, other) => key(one) - key(other))[values.length >> 1];
