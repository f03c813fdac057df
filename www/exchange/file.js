// Texts from files and into files.

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

/** Lets the browser save a text. @param {string} name @param {string} text */
export function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
