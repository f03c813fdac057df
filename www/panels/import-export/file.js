// Limits and names of the files that can be imported.

/** Maximum size of a file in bytes, which a browser tab can handle. */
export const MAX_FILE_SIZE = 16_000_000;

/** Whether a file name has one of the extensions. @param {string} name @param {string[]} extensions */
export const hasExtension = (name, extensions) =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension));
