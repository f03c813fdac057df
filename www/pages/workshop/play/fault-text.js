// Errors of programs as sentences.

import { translatorFor } from "../../../i18n/index.js";
import { messages } from "../i18n/workshop.js";

/** @typedef {import("../../../programs/program-error.js").ProgramError} ProgramError */

const { t, isKey } = translatorFor(messages);

/** Names of the languages, which are the same everywhere. */
export const LANGUAGE_NAMES = { python: "Python", javascript: "JavaScript", wasm: "WebAssembly" };

/** The line and the cause of an error. @param {ProgramError} error @param {import("./play.types").Program["language"]} language */
export function faultText({ code, message, line }, language) {
  const key = `fault.${code}`;
  const values = { message, language: LANGUAGE_NAMES[language] };
  const why = t(isKey(key) ? key : "fault.unknown", values);
  return line === null ? why : t("fault.line", { line, why });
}
