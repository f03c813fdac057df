// What is wrong, in words.

import { isKey, t } from "./index.js";

/**
 * What is wrong, in the current language; an error without a message of ours speaks for itself.
 * @param {unknown} error
 */
export function errorText(error) {
  const { code, details = {}, message } = /** @type {CodedError} */ (error ?? {});
  const closer = `error.${code}.${details.reason}`;
  const key = isKey(closer) ? closer : `error.${code}`;
  if (!code || !isKey(key)) return message ?? String(error);
  const why = t(key, details);
  // In a position the place is a character.
  const isMove = code !== "bad-position" && details.place !== undefined;
  const inMove = isMove && !t(key).includes("{place}");
  return inMove ? t("error.at-move", { place: details.place, why }) : why;
}

/** @typedef {{ code?: string, details?: Record<string, string>, message?: string }} CodedError */
