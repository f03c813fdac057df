// Every text on the page goes through here: which language is spoken, and a sentence in it.
// Knows no DOM; www/page/texts.js puts the sentences where they belong.

import { en } from "./en.js";

/** @typedef {import("./en.js").Key} Key */
/** @typedef {"de" | "en" | "fi"} Language */

/** @typedef {import("./en.js").Strings} Strings */

/** English comes with the page, the others when somebody speaks them. @type {Record<Language, () => Promise<Strings>>} */
const TABLES = {
  de: async () => (await import("./de.js")).de,
  en: async () => en,
  fi: async () => (await import("./fi.js")).fi,
};

/** @type {Language} */
let current = "en";
/** @type {Strings} */
let table = en;

/** @param {unknown} tag @returns {tag is Language} */
export function isLanguage(tag) {
  return typeof tag === "string" && Object.hasOwn(TABLES, tag);
}

/**
 * The first language that we speak, of those that a person prefers.
 * @param {readonly string[]} preferred @returns {Language}
 */
export function bestLanguage(preferred) {
  return preferred.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

/**
 * Fetches a language and speaks it from now on; one that cannot be fetched leaves everything as it was.
 * @param {Language} tag
 */
export async function speak(tag) {
  try {
    table = await TABLES[tag]();
    current = tag;
  } catch {
    // Offline, for instance: the language before stays.
  }
}

export function language() {
  return current;
}

/** @param {string} key @returns {key is Key} */
export function isKey(key) {
  return Object.hasOwn(en, key);
}

/**
 * A text in the current language, with its words in braces filled in.
 * @param {Key} key @param {Record<string, string | number>} [words]
 */
export function say(key, words = {}) {
  return table[key].replace(/\{(\w+)\}/g, (hole, name) => String(words[name] ?? hole));
}

/**
 * A text that differs between one and many.
 * @template {string} Stem
 * @param {`${Stem}.one` extends Key ? Stem : never} stem
 * @param {number} count @param {Record<string, string | number>} [words]
 */
export function sayCount(stem, count, words = {}) {
  const form = new Intl.PluralRules(current).select(count) === "one" ? "one" : "other";
  return say(/** @type {Key} */ (`${stem}.${form}`), { ...words, count });
}

/** @param {number} value @param {number} [digits] */
export function sayNumber(value, digits = 0) {
  return value.toLocaleString(current, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/**
 * What is wrong, in the current language; an error that we have no words for speaks for itself.
 * @param {unknown} error
 */
export function sayError(error) {
  const { code, details = {}, message } = /** @type {Complaint} */ (error ?? {});
  const closer = `error.${code}.${details.reason}`;
  const key = isKey(closer) ? closer : `error.${code}`;
  if (!code || !isKey(key)) return message ?? String(error);
  const why = say(key, details);
  const inMove = details.place !== undefined && !en[key].includes("{place}");
  return inMove ? say("error.at-move", { place: details.place, why }) : why;
}

/** @typedef {{ code?: string, details?: Record<string, string>, message?: string }} Complaint */
