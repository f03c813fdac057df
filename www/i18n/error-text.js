// Converts errors of the rules, the engines and the page into sentences in the page's language.

import { errorSentence } from "./error-sentence.js";
import { isKey, t } from "./index.js";

/**
 * The message of an error code in the current language, else the error's own message.
 * @param {unknown} error
 */
export const errorText = (error) =>
  errorSentence(/** @type {import("./error-sentence.js").CodedError} */ (error ?? {}), isKey, t);
