// The median of measurements.

/**
 * Returns the median by `key`, of an even number of values the upper one.
 * @template T
 * @param {T[]} values
 * @param {(value: T) => number} [key]
 */
export const median = (values, key = Number) =>
  values.toSorted((one, other) => key(one) - key(other))[values.length >> 1];
