// Every text on the page goes through here: the language, and messages in it.
// Knows no DOM; www/ui/page-texts.js puts the messages where they belong.

import { messages as common } from "./common.js";

/** @typedef {import("./i18n.types").MessageKey} Key */
/** @typedef {import("./i18n.types").AnyMessages} AnyMessages */
/** @typedef {import("./i18n.types").Language} Language */
/** @typedef {Record<string, string | number>} Values what fills the braces of a message */

/** @type {readonly Language[]} */
const LANGUAGES = ["de", "en", "fi"];

/** @type {Language} */
let current = "en";
/** The language that was chosen last; its texts may be on their way. @type {Language} */
let wanted = current;
/** All messages in the current language. @type {Record<string, string>} */
let table = { ...common.en };
/** The bundles that have been added: the common one, the game's own, and those of what was fetched later. */
const bundles = [/** @type {AnyMessages} */ (common)];

/** @param {unknown} tag @returns {tag is Language} */
export function isLanguage(tag) {
  return LANGUAGES.some((language) => language === tag);
}

/**
 * The first language that the page has, of those that a person prefers.
 * @param {readonly string[]} preferred @returns {Language}
 */
export function bestLanguage(preferred) {
  return preferred.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

/** Adds a bundle: in English at once if that is here, and soon in the language of the page. @param {AnyMessages} messages */
export async function addMessages(messages) {
  if (bundles.includes(messages)) return;
  bundles.push(messages);
  const isFetched = typeof messages.en === "function";
  if (!isFetched) table = { ...messages.en, ...table };
  if (isFetched || wanted !== "en") await fetchWanted();
}

/**
 * Fetches a language and uses it from now on, unless another is chosen meanwhile; one that cannot be fetched leaves
 * everything as it was.
 * @param {Language} language
 */
export function setLanguage(language) {
  wanted = language;
  return fetchWanted();
}

/** Resolves when all bundles are there in the language that is wanted by then. @returns {Promise<void>} */
async function fetchWanted() {
  const language = wanted;
  const known = [...bundles];
  try {
    const tables = await Promise.all(known.map((messages) => tableOf(messages, language)));
    if (language !== wanted || bundles.length > known.length) return fetchWanted();
    table = Object.assign({}, ...tables);
    current = language;
  } catch {
    // Offline, for instance: the language before stays, for bundles too that have been added meanwhile.
    if (language === wanted) wanted = current;
    if (language !== wanted) return fetchWanted();
  }
}

/** @param {AnyMessages} messages @param {Language} language */
export async function tableOf(messages, language) {
  const known = messages[language];
  return typeof known === "function" ? (await known())[language] : known;
}

export function language() {
  return current;
}

/** @param {string} key @returns {key is Key} */
export function isKey(key) {
  return Object.hasOwn(table, key);
}

/** A text with its braces filled in. @param {string} text @param {Values} values */
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));

/**
 * A message in the current language, with its braces filled in.
 * @param {Key} key @param {Values} [values]
 */
export const t = (key, values = {}) => fill(table[key], values);

/**
 * A message that depends on a number: it has a form for each plural category of its language ("one", "few", …),
 * and "other" for the rest.
 * @template {string} Stem
 * @param {`${Stem}.other` extends Key ? Stem : never} stem
 * @param {number} count @param {Values} [values]
 */
export function plural(stem, count, values = {}) {
  const form = `${stem}.${new Intl.PluralRules(current).select(count)}`;
  return t(isKey(form) ? form : /** @type {Key} */ (`${stem}.other`), { ...values, count });
}

/**
 * The same three, typed for messages beside those that every page has.
 * @template {AnyMessages[]} Bundles
 * @param {Bundles} _bundles  for their keys
 * @returns {import("./i18n.types").Translator<import("./i18n.types").KeyOf<Bundles[number]> | Key>}
 */
export function translatorFor(..._bundles) {
  return /** @type {any} */ ({ t, plural, isKey });
}

/** How numbers are written. @type {Record<Language, { minus: string, thousands: string, point: string }>} */
const NUMERALS = {
  de: { minus: "-", thousands: ".", point: "," },
  en: { minus: "-", thousands: ",", point: "." },
  fi: { minus: "\u2212", thousands: "\u00a0", point: "," },
};

/**
 * By the digits that it is written with: 1.005 is a tie, and goes up, though the binary number lies below it.
 * @param {number} size @param {number} digits
 */
function rounded(size, digits) {
  const shifted = Number(`${size}e${digits}`);
  if (Number.isInteger(size) || Number.isNaN(shifted)) return size; // 1e-7 has an exponent already
  return Math.round(shifted) / 10 ** digits;
}

/** As `toLocaleString` has it, whose first call costs a page half of a frame. @param {number} value @param {number} [digits] */
export function formatNumber(value, digits = 0) {
  const { minus, thousands, point } = NUMERALS[current];
  const [whole, fraction] = rounded(Math.abs(value), digits).toFixed(digits).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const sign = value < 0 || Object.is(value, -0) ? minus : "";
  return sign + grouped + (fraction ? point + fraction : "");
}
