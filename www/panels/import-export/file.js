// Texts from files.

/** Larger files are refused: a browser tab would not survive much more. */
export const LARGEST = 16_000_000;

/** The text of a file; old ones are not always UTF-8. @param {File} file */
export async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** What a file that is no text has in it. @param {File} file */
export const bytesOf = async (file) => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

/** Whether a file is of one of some kinds. @param {string} name @param {string[]} endings */
export const endsWith = (name, endings) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));
