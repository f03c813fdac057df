// Errors of programs as sentences.

import { translatorFor } from "../../i18n/index.js";
import { messages } from "../i18n/programs.js";
import { LANGUAGE_NAMES } from "../stored/program-files.js";

/** @typedef {import("../program-error.js").ProgramError} ProgramError */

const { t, isKey } = translatorFor(messages);

/** The line and the cause of an error. @param {Pick<ProgramError, "code" | "message" | "line">} error @param {import("./play.types").Program["language"]} language */
export function faultText({ code, message, line }, language) {
  const key = `fault.${code}`;
  const values = { message, language: LANGUAGE_NAMES[language] };
  const why = t(isKey(key) ? key : "fault.unknown", values);
  return line === null ? why : t("fault.line", { line, why });
}
