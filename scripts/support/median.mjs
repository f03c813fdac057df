/** @param {number[]} numbers */
export const median = (numbers) =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1];
