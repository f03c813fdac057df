// Median, 90th percentile and maximum of measurements as text.

/** Formats median, 90th percentile and maximum. @param {number[]} times in milliseconds */
export function spread(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    ((sorted[Math.ceil(share * times.length) - 1] ?? 0) / 1000).toFixed(3);
  return `median ${at(0.5)} s, 90 % ${at(0.9)} s, longest ${at(1)} s`;
}
