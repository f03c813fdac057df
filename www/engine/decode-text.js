// Decodes the bytes of a text file.

/** @param {ArrayBuffer} contents */
export const decodeText = (contents) => {
  const [first, second] = new Uint8Array(contents, 0, Math.min(2, contents.byteLength));
  // UTF-16 is only recognised by its byte order mark.
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(contents);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(contents);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(contents);
  } catch {
    return new TextDecoder("windows-1252").decode(contents); // many old files
  }
};
