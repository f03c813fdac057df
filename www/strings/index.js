// Every text on the page goes through here: which language is spoken, and a sentence in it.
// Knows no DOM; www/page/texts.js puts the sentences where they belong.

import { en } from "./en.js";

/** @typedef {import("./en.js").Key | keyof import("./game.js").GameWords | import("./en/tools.js").Key | import("./en/keeping.js").Key | import("./en/themes.js").Key | import("./en/playing.js").Key | import("./en/knowing.js").Key | import("./en/laboratory.js").Key | keyof typeof import("./en/exchange.js").en} Key */
/** @typedef {import("./game.js").Lexicon} Lexicon */
/** @typedef {"de" | "en" | "fi"} Language */

/** English comes with the page, the others when somebody speaks them. @type {Record<Language, () => Promise<import("./en.js").Strings>>} */
const TABLES = {
  de: async () => (await import("./de.js")).de,
  en: async () => en,
  fi: async () => (await import("./fi.js")).fi,
};

/** @type {Language} */
let current = "en";
/** All words that can be said now. @type {Record<string, string>} */
let table = en;
/** Where the words beside the common ones come from: the game's own, and those of what was fetched later. @type {Lexicon[]} */
const lexicons = [];

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

/** Takes more words into what can be said; at once in English, and soon in the language that is spoken. @param {Lexicon} words */
export async function learn(words) {
  if (lexicons.includes(words)) return;
  lexicons.push(words);
  table = { ...words.en, ...table };
  if (current !== "en") await speak(current);
}

/**
 * Fetches a language and speaks it from now on; one that cannot be fetched leaves everything as it was.
 * @param {Language} tag
 */
export async function speak(tag) {
  const known = [...lexicons];
  try {
    const own = known.map((words) => (tag === "en" ? words.en : words[tag]()));
    const tables = await Promise.all([TABLES[tag](), ...own]);
    if (lexicons.length > known.length) return speak(tag); // more has been learnt while these were on their way
    table = Object.assign({}, ...tables);
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
  return Object.hasOwn(table, key);
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

/**
 * The same two for a board, which may say its game's own words as well.
 * @template {object} Words
 * @param {Words} _english  the game's English table, for its keys
 */
export function speakerOf(_english) {
  /** @typedef {(keyof Words & string) | Key} Any */
  return {
    say: /** @type {(key: Any, words?: Record<string, string | number>) => string} */ (say),
    sayCount:
      /** @type {<Stem extends string>(stem: `${Stem}.one` extends Any ? Stem : never, count: number, words?: Record<string, string | number>) => string} */ (
        sayCount
      ),
    isKey: /** @type {(key: string) => key is keyof Words & string} */ (isKey),
  };
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
  const inMove = details.place !== undefined && !table[key].includes("{place}");
  return inMove ? say("error.at-move", { place: details.place, why }) : why;
}

/** @typedef {{ code?: string, details?: Record<string, string>, message?: string }} Complaint */
