// The page's language and the messages in it; all texts of the page come from here. Uses no DOM: www/ui/page-texts.js
// writes the messages into the page.

import { withTimeout } from "../engine/loading.js";
import { messages as common } from "./common.js";
import { fill } from "./fill.js";

/** @typedef {import("./i18n.types").MessageKey} Key */
/** @typedef {import("./i18n.types").AnyMessages} AnyMessages */
/** @typedef {import("./i18n.types").Language} Language */
/** Values for the placeholders of a message. @typedef {Record<string, string | number>} Values */

/** @type {readonly Language[]} */
const LANGUAGES = ["de", "en", "fi"];

/** @type {Language} */
let current = "en";
/** The language chosen last; its messages may still be loading. @type {Language} */
let wanted = current;
/** All messages in the current language. @type {Record<string, string>} */
let table = { ...common.en };
/** All bundles added so far, for a change of language. */
const bundles = [/** @type {AnyMessages} */ (common)];

/** @param {unknown} tag @returns {tag is Language} */
export function isLanguage(tag) {
  return LANGUAGES.some((language) => language === tag);
}

/**
 * The first available language in order of preference.
 * @param {readonly string[]} preferred @returns {Language}
 */
export function bestLanguage(preferred) {
  return preferred.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

/** Adds a bundle: its English at once unless that is loaded on demand, then the current language. @param {AnyMessages} messages */
export async function addMessages(messages) {
  if (bundles.includes(messages)) return;
  bundles.push(messages);
  const isFetched = typeof messages.en === "function";
  if (!isFetched) table = { ...messages.en, ...table };
  if (isFetched || wanted !== "en") await fetchWanted();
}

/**
 * Loads a language and switches to it, unless another is chosen meanwhile. If loading fails, nothing changes.
 * @param {Language} language
 */
export function setLanguage(language) {
  wanted = language;
  return fetchWanted();
}

/** Resolves when all bundles are loaded in the language wanted by then. @returns {Promise<void>} */
async function fetchWanted() {
  const language = wanted;
  const known = [...bundles];
  try {
    const tables = await withTimeout(
      Promise.all(known.map((messages) => tableOf(messages, language))),
    );
    if (language !== wanted || bundles.length > known.length) return fetchWanted();
    table = Object.assign({}, ...tables);
    current = language;
  } catch {
    // Offline, for instance: keep the previous language, also for bundles added meanwhile.
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

/**
 * A message in the current language with its placeholders replaced.
 * @param {Key} key @param {Values} [values]
 */
export const t = (key, values = {}) => fill(table[key], values);

/**
 * A message that depends on a count: one key per plural category of the language ("one", "few", …), and "other" as the
 * fallback.
 * @template {string} Stem
 * @param {`${Stem}.other` extends Key ? Stem : never} stem
 * @param {number} count @param {Values} [values]
 */
export function plural(stem, count, values = {}) {
  const form = `${stem}.${new Intl.PluralRules(current).select(count)}`;
  return t(isKey(form) ? form : /** @type {Key} */ (`${stem}.other`), { ...values, count });
}

/**
 * `t`, `plural` and `isKey`, typed for additional bundles.
 * @template {AnyMessages[]} Bundles
 * @param {Bundles} _bundles  for their keys only
 * @returns {import("./i18n.types").Translator<import("./i18n.types").KeyOf<Bundles[number]> | Key>}
 */
export function translatorFor(..._bundles) {
  return /** @type {any} */ ({ t, plural, isKey });
}

/** Number formats. @type {Record<Language, { minus: string, thousands: string, point: string }>} */
const NUMERALS = {
  de: { minus: "-", thousands: ".", point: "," },
  en: { minus: "-", thousands: ",", point: "." },
  fi: { minus: "\u2212", thousands: "\u00a0", point: "," },
};

/**
 * Rounds by the decimal digits: 1.005 is a tie and rounds up, although its binary value is smaller.
 * @param {number} size @param {number} digits
 */
function rounded(size, digits) {
  const shifted = Number(`${size}e${digits}`);
  if (Number.isInteger(size) || Number.isNaN(shifted)) return size; // 1e-7 has an exponent already
  return Math.round(shifted) / 10 ** digits;
}

/** As `toLocaleString` would, whose first call takes half a frame. @param {number} value @param {number} [digits] */
export function formatNumber(value, digits = 0) {
  const { minus, thousands, point } = NUMERALS[current];
  const [whole, fraction] = rounded(Math.abs(value), digits).toFixed(digits).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const sign = value < 0 || Object.is(value, -0) ? minus : "";
  return sign + grouped + (fraction ? point + fraction : "");
}
