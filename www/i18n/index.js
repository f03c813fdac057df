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
/**
 * The messages of each bundle added so far, as far as they are loaded, in the current language.
 * @type {Map<AnyMessages, Record<string, string>>}
 */
const tables = new Map([[common, common.en]]);

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
  if (tables.has(messages)) return;
  const { en } = messages;
  const isFetched = typeof en === "function";
  tables.set(messages, isFetched ? {} : en);
  if (!isFetched) table = { ...en, ...table };
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

/** Resolves when all messages added so far are loaded in the language wanted by then. */
export const loadMessages = () => fetchWanted();

/** Resolves when all bundles are loaded in the language wanted by then. @returns {Promise<void>} */
async function fetchWanted() {
  const language = wanted;
  const known = [...tables.keys()];
  try {
    const loaded = await withTimeout(
      Promise.all(known.map((messages) => tableOf(messages, language))),
    );
    if (language !== wanted || tables.size > known.length) return fetchWanted();
    for (const [at, messages] of known.entries()) tables.set(messages, loaded[at]);
    table = Object.assign({}, ...loaded);
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

/**
 * `t`, `plural` and `isKey`, typed for additional bundles, whose messages take precedence: the bundles of several games
 * have the same keys.
 * @template {AnyMessages[]} Bundles
 * @param {Bundles} bundles
 * @returns {import("./i18n.types").Translator<import("./i18n.types").KeyOf<Bundles[number]> | Key>}
 */
export function translatorFor(...bundles) {
  /** @param {string} key @returns {string | undefined} */
  function find(key) {
    for (const bundle of bundles) {
      const text = tables.get(bundle)?.[key];
      if (text !== undefined) return text;
    }
    return table[key];
  }
  /** @param {string} key @returns {key is Key} */
  const isKey = (key) => find(key) !== undefined;
  /** @param {string} key @param {Values} [values] */
  const t = (key, values = {}) => fill(/** @type {string} */ (find(key)), values);
  /** @param {string} stem @param {number} count @param {Values} [values] */
  function plural(stem, count, values = {}) {
    const form = `${stem}.${new Intl.PluralRules(current).select(count)}`;
    return t(isKey(form) ? form : `${stem}.other`, { ...values, count });
  }
  return /** @type {any} */ ({ t, plural, isKey });
}

/**
 * - `t(key, values)`: a message in the current language with its placeholders replaced
 * - `plural(stem, count, values)`: a message that depends on a count: one key per plural category of the language
 *   ("one", "few", …), and "other" as the fallback
 * - `isKey(key)`
 */
export const { t, plural, isKey } = /** @type {import("./i18n.types").Translator<Key>} */ (
  translatorFor()
);

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
