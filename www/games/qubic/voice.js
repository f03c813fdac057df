// The typewriter's lines in the page's language or, if the user wants it, in the Finnish of its program.

import { fill } from "../../i18n/fill.js";
import { language, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/typewriter.js";

const { t } = translatorFor(messages);

/** @typedef {Parameters<typeof t>[0]} Line */

export class Voice {
  /** Finnish lines, if switched on; null otherwise. @type {Record<string, string> | null} */
  #finnish = null;

  /** @param {boolean} isOn */
  async speakFinnish(isOn) {
    this.#finnish = isOn ? (await import("./i18n/typewriter.fi.js")).fi : null;
  }

  /** The language of the lines if it differs from the page's; else empty. */
  get language() {
    return this.#finnish && language() !== "fi" ? "fi" : "";
  }

  /** Whether it prints in capitals, like the old program. */
  get #isOld() {
    return this.#finnish !== null || language() === "fi";
  }

  /** @param {Line} key @param {Record<string, string | number>} [values] */
  line(key, values = {}) {
    const text = this.#finnish ? fill(this.#finnish[key], values) : t(key, values);
    return this.#isOld ? text.toLocaleUpperCase("fi") : text;
  }

  /** Whether a typed answer means yes, in the lines' or the page's language: as in the listing, two letters decide. @param {string} text */
  isYes(text) {
    const begin = (/** @type {string} */ word) => word.slice(0, 2).toLocaleUpperCase(language());
    const typed = text.trim();
    return [this.line("tw.yes"), t("tw.yes")].some(
      (word) => typed.length > 1 && begin(typed) === begin(word),
    );
  }
}
