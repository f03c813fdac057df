// Fails with advice if a browser is not installed.

/**
 * @template T
 * @param {T | undefined} found
 * @param {string} name
 * @returns {T}
 */
export function requireBrowser(found, name) {
  if (!found)
    throw new Error(`${name} is not installed; node scripts/setup.mjs installs it where possible`);
  return found;
}
