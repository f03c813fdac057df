// Reads whatever the game knows: the chosen format first, then the others, then a position, a record or a link.

import { t } from "../../i18n/index.js";

/** @typedef {import("../../table/formats.types").Found} Found */
/** @typedef {import("../../table/formats.types").Format} Format */

/**
 * @param {import("../../table/table.js").Table} table @param {import("../../table/formats.types").Formats} formats
 * @param {Format} chosen @param {string} text @param {boolean} more
 * @returns {Found[]}
 */
export function readAny(table, formats, chosen, text, more) {
  const others = formats.list.filter((format) => format !== chosen);
  const ways = [chosen, ...others].map((format) => () => format.read(text, more));
  const faults = [];
  for (const way of [...ways, () => readPlain(table, text.trim())]) {
    const found = attempt(way);
    if (found.some((one) => "record" in one)) return found;
    faults.push(found);
  }
  return faults[0]; // the errors of the chosen format
}

/** @param {() => Found[]} read @returns {Found[]} */
function attempt(read) {
  try {
    return read();
  } catch (error) {
    return [{ error }];
  }
}

/** A link or a record, or a position to begin from. @param {import("../../table/table.js").Table} table @param {string} text @returns {Found[]} */
function readPlain({ rules }, text) {
  const plain = decodeURI(text.slice(text.indexOf("#") + 1));
  const match = plain.startsWith(`${rules.info.id}:`) ? rules.read(plain) : rules.begin(text);
  try {
    return [{ name: t("name"), record: match.record(), notes: "" }];
  } finally {
    match.free();
  }
}
