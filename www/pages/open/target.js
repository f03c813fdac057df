// Finds the page that opens a shared text: the game of a record or link in it, or of a file format.

/** Games by id: page, and the beginning of their texts as the source of a regular expression. @typedef {Record<string, { file: string, beginning: string | null }>} Openable */

/**
 * The address for a text; null if only the user knows its game.
 * @param {string} text @param {Openable} games
 */
export function targetOf(text, games) {
  const names = Object.keys(games).join("|");
  const [record, game] =
    withoutEncoding(text).match(new RegExp(`\\b(${names}):[^:\\n]*:[^\\n]*`)) ?? [];
  if (record) return `${games[game].file}#${encodeURI(record.trim())}`;
  const found = Object.values(games).find(
    ({ beginning }) => beginning !== null && new RegExp(beginning).test(text.trim()),
  );
  return found ? importAddress(found.file, text) : null;
}

/** The address that offers to import a text. @param {string} file @param {string} text */
export const importAddress = (file, text) => `${file}?import=${encodeURIComponent(text)}`;

/** The text with the escapes of a link resolved. @param {string} text */
function withoutEncoding(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
