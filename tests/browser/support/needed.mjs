// What a test says when its browser is not there.

/**
 * @template T
 * @param {T | undefined} found
 * @param {string} name
 * @returns {T}
 */
export function needed(found, name) {
  if (!found) throw new Error(`${name} is not installed; npm run setup does that where it can`);
  return found;
}
