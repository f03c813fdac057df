// The voice of the typewriter: the language of the page; or, where somebody wants it, the Finnish of its program.

import { fill, language, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/typewriter.js";

const { t } = translatorFor(messages);

/** @typedef {Parameters<typeof t>[0]} Line */

export class Voice {
  /** The lines in Finnish, where the page speaks another language. @type {Record<string, string> | null} */
  #finnish = null;

  /** @param {boolean} wanted */
  async speakFinnish(wanted) {
    this.#finnish = wanted ? (await import("./i18n/typewriter.fi.js")).fi : null;
  }

  /** The language of its lines, where it is not that of the page. */
  get language() {
    return this.#finnish && language() !== "fi" ? "fi" : "";
  }

  /** Whether it prints as the old program did: capitals, and every code that is typed once more. */
  get isOld() {
    return this.#finnish !== null || language() === "fi";
  }

  /** @param {Line} key @param {Record<string, string | number>} [values] */
  line(key, values = {}) {
    const text = this.#finnish ? fill(this.#finnish[key], values) : t(key, values);
    return this.isOld ? text.toLocaleUpperCase("fi") : text;
  }

  /** Whether what somebody typed means this word, here or in the language of the page. @param {string} text @param {Line} key */
  means(text, key) {
    const typed = text.toLocaleLowerCase(language());
    const words = [this.line(key), t(key)].map((word) => word.toLocaleLowerCase(language()));
    return typed !== "" && words.some((word) => word.startsWith(typed));
  }
}
