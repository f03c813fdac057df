// Chooses the message of an error code.

/** @typedef {{ code?: string, details?: Record<string, string>, message?: string }} CodedError */

/**
 * The message of an error, else the error's own message.
 * @template {string} Key
 * @param {CodedError} error
 * @param {(key: string) => key is Key} isKey @param {(key: Key, values?: Record<string, string>) => string} t
 */
export function errorSentence(error, isKey, t) {
  const { code, details = {}, message } = error;
  const specificKey = `error.${code}.${details.reason}`;
  const key = isKey(specificKey) ? specificKey : `error.${code}`;
  if (!code || !isKey(key)) return message ?? String(error);
  const why = t(key, details);
  // In "bad-position", `place` is a character and not the number of a move.
  const isMove = code !== "bad-position" && details.place !== undefined;
  const inMove = isMove && !t(key).includes("{place}");
  return inMove ? t(/** @type {Key} */ ("error.at-move"), { place: details.place, why }) : why;
}
